/** Ages told by schools: 小5の息子, 年長さん, 小学生以上, "4歳〜中学生". In years, from folded text. */
import { between, type NumberSpan, type SpanPattern } from "./number-words.ts";

/** Nobody is older. */
export const MAX_AGE = 120;

/** An age that somebody has, and the word of the text that tells it. */
export interface AskedAge {
  readonly age: number;
  readonly word: string;
}

/** School years of Japan, by their first letter: the age in the first of them. */
const SCHOOL_YEAR = /(?<![途集大最])(小|中|高)(?:学|校)?([1-6])(?![\d階回日時人名週か個畳分])/;
const AGE_BEFORE_SCHOOL_YEAR: Readonly<Record<string, number>> = { 小: 5.5, 中: 11.7, 高: 14.7 };
const KINDERGARTEN: readonly (readonly [RegExp, number])[] = [
  [/年少(?=の|さん|児)/, 3.5],
  [/(?<!一)年中(?=の|さん|児)/, 4.5],
  [/年長(?=の|さん|児)/, 5.5],
];

/** How old somebody is whose year of school is told; undefined where none is. */
export function findPupil(folded: string): AskedAge | undefined {
  const [, school = "", year = ""] = SCHOOL_YEAR.exec(folded) ?? [];
  const before = AGE_BEFORE_SCHOOL_YEAR[school];
  if (before !== undefined) return { age: before + Number(year), word: year };
  const kindergarten = KINDERGARTEN.find(([name]) => name.test(folded));
  const word = kindergarten && kindergarten[0].exec(folded)?.[0];
  return kindergarten && word !== undefined ? { age: kindergarten[1], word } : undefined;
}

/** How old the youngest are in a year of primary school. */
const toAge = (year: number): number => year + 5;
const toYears = (from: number, to: number): NumberSpan => between(toAge(from), toAge(to) + 1);

/** How pages tell spans of ages by schools. */
export const SCHOOL_SPANS: readonly SpanPattern[] = [
  [/[1-5][歳才](?:~|〜|から)(?:未就学|就学前)/g, () => between(1, 6)],
  [/(?<!\d)(\d{1,2})[歳才](?:以上)?(?:~|〜|から|・)小学生/g, (from) => between(from, 12.4)],
  [/(?<!\d)(\d{1,2})[歳才](?:以上)?(?:~|〜|から|・)中学生/g, (from) => between(from, 15.5)],
  [/小(?:学校?)?([1-6])(?:年生?)?(?:~|〜|から)(?:小(?:学校?)?)?([1-6])年?生?/g, toYears],
  [/小(?:学校?)?([1-6])(?:年生?)?(?:~|〜|から)中学/g, (from) => between(toAge(from), 15.5)],
  [/小(?:学校?)?([1-6])年?生?以上/g, (from) => between(toAge(from), MAX_AGE)],
  [/小・?中学生/g, () => between(6, 15.5)],
  [/小学生以上/g, () => between(6, MAX_AGE)],
  [/小学生以下/g, () => between(0, 12.4)],
  [/中学生以上/g, () => between(12.5, MAX_AGE)],
  [/高校生以上/g, () => between(15.5, MAX_AGE)],
  [/小学生/g, () => between(6, 12.4)],
  [/中学生/g, () => between(12.5, 15.5)],
  [/高校生/g, () => between(15.6, 18.5)],
  [/未就学児|幼児/g, () => between(0, 6)],
];
