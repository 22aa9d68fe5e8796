/** Small numbers as somebody writes them, in figures or in words of the languages that have spaces. */
const NUMBER_WORDS = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  ),
  "um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito".split(
    " ",
  ),
  "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto".split(
    " ",
  ),
];
const NUMBERS = new Map(NUMBER_WORDS.flatMap((words) => words.map((word, at) => [word, at + 1] as const)));

/** The source of a pattern for one such number. */
export const ONE_NUMBER = `(?:\\d{1,3}|${[...NUMBERS.keys()].join("|")})`;

/** The number that a folded word or figure is; NaN where it is none. */
export const toNumber = (written: string): number => NUMBERS.get(written) ?? Number(written);
