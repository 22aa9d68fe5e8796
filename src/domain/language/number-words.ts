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

/** Numbers from one to another, both included. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
}

/** A span by its ends. */
export const between = (from: number, to: number): NumberSpan => ({ from, to });

/** Whether a span holds a number. */
export const holdsNumber = ({ from, to }: NumberSpan, number: number): boolean =>
  from <= number && number <= to;

/** How wide the narrowest of the spans is that holds a number; undefined where none does. */
export function widthAround(spans: readonly NumberSpan[], number: number): number | undefined {
  const widths = spans.flatMap((span) => (holdsNumber(span, number) ? [span.to - span.from] : []));
  return widths.length > 0 ? Math.min(...widths) : undefined;
}

/** How texts tell a span: a pattern, whose groups are the numbers, and the span that they mean. */
export type SpanPattern = readonly [told: RegExp, toSpan: (one: number, other: number) => NumberSpan];

/** The spans that a folded text tells. What a pattern reads the next ones do not: "from 4 to 16 years" is no "16 years" as well. */
export function readSpans(folded: string, patterns: readonly SpanPattern[]): NumberSpan[] {
  const found: NumberSpan[] = [];
  let left = folded;
  for (const [told, toSpan] of patterns) {
    for (const [, ...groups] of left.matchAll(told)) {
      const [one = Number.NaN, other = Number.NaN] = groups.filter(Boolean).map(toNumber);
      found.push(toSpan(one, other));
    }
    left = left.replace(told, (all) => " ".repeat(all.length));
  }
  return found.filter(({ from, to }) => from <= to);
}
