/** Things that the taught passages are about; the passage of a number is about the word at its remainder. */
export const WORDS =
  "bicycle wheel brake saddle pump lamp chain pedal frame basket lock helmet tyre bell spoke".split(" ");
