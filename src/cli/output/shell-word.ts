/** A path within a command that people copy into a shell. */

/** As it stands where a shell takes it so, else in quotes. */
export const toShellWord = (word: string): string =>
  /^[\p{L}\p{N}\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
