/**
 * Days and months in a text, and the spans between two of them: "Monday to Friday" tells of Wednesday, "from 16 October
 * to 31 March" of December. Names of the four languages are one table, since a question may be asked in another
 * language than the text.
 */
import { perTexts } from "../per-texts.ts";

/** A weekday (0 is Sunday), or a day of the year; without `day` the whole month (1 is January). */
export type Moment =
  | { readonly weekday: number }
  | { readonly month: number; readonly day?: number | undefined };

/** A moment named in a text, and its place there in UTF-16 units. */
export interface NamedMoment {
  readonly moment: Moment;
  readonly start: number;
  readonly end: number;
  /** The first day, where two are told of one month: "from 8 to 25 August". */
  readonly since?: number;
}

/** A span of moments of one kind, both ends included; it may run over the end of the week or year. */
export interface MomentSpan {
  readonly from: Moment;
  readonly to: Moment;
}

const WEEKDAYS = [
  "sunday|sun|domingo|dom|domenica|日",
  "monday|mon|segunda|seg|lunedi|lun|月",
  "tuesday|tues|tue|terca|ter|martedi|火",
  "wednesday|wed|quarta|qua|mercoledi|mer|水",
  "thursday|thurs|thur|thu|quinta|qui|giovedi|gio|木",
  "friday|fri|sexta|sex|venerdi|ven|金",
  "saturday|sat|sabado|sab|sabato|土",
];
const MONTHS = [
  "january|jan|janeiro|gennaio",
  "february|feb|fevereiro|febbraio",
  "march|marco|marzo",
  "april|apr|abril|aprile",
  "may|maio|maggio",
  "june|junho|giugno",
  "july|julho|luglio",
  "august|aug|agosto",
  "september|sept|sep|setembro|settembre",
  "october|oct|outubro|ottobre",
  "november|nov|novembro|novembre",
  "december|dec|dezembro|dicembre",
];

/** Every name of a day and a month, folded. */
export const MOMENT_NAMES: readonly string[] = [...WEEKDAYS, ...MONTHS].flatMap((line) =>
  line.split("|").map((name) => (/^\p{Script=Han}$/u.test(name) ? `${name}曜日` : name)),
);

const numbered = (names: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(names.flatMap((line, at) => line.split("|").map((name) => [name, at + first] as const)));

const WEEKDAY = numbered(WEEKDAYS, 0);
const MONTH = numbered(MONTHS, 1);

const BESIDE_DAY = String.raw`(?:seg|ter|qua|qui|sex|sab|dom)[a-z]{0,9}\.?(?:-feira)?\s?(?:[-–—~/,]|(?:e|a|ate)\b)\s?(?:a )?`;
const besideDay = (name: string): string =>
  String.raw`(?:(?<=\b${BESIDE_DAY})${name}|(?<=^)${name}(?=\.?(?::| ?\d|$))|${name}(?=\.?\s?(?:[-–—~/,]|(?:e|a|ate) )\s?(?:a )?(?:seg|ter|qua|qui|sex|sab|dom)))`;
/** Names that are other words as well ("ter acesso", "you may bring"), and where they are names all the same. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  ter: besideDay("ter"),
  qui: besideDay("qui"),
  sex: besideDay("sex"),
  sat: String.raw`(?<!\b(?:i|we|he|she|they|who|be|been|is|was) )sat`,
  sun: String.raw`(?<!\b(?:the|in|of|full|direct|midday) )sun(?! (?:beds?|block|cream|decks?|hats?|loungers?|protection|rises?|room|sets?|shades?|terraces?)\b)`,
  // A name in Italian, the month in Portuguese once it has lost its cedilla.
  marco: String.raw`(?:(?<=\b(?:em|ate|desde|durante|apos|(?:partir|antes|depois|mes|inicio|comeco|fim|final|meados) de|\d{1,2}[oº°]?(?: de)?|(?:${MONTHS.join("|")})(?: (?:e|a|ate)|,| ?[-–—/])) ?)marco|(?<=^)marco(?=$| ?[:\d])|marco(?= de \d| ?[-–—/]|,? (?:(?:e|a|ate) )?(?:${MONTHS.join("|")})\b))`,
  may: String.raw`(?:(?<=\b(?:in|from|to|until|till|through|of|by|since|during|early|mid|late|before|after|between|end|beginning)[ -]|\d(?:st|nd|rd|th)? ?|[,–—/-] ?)may(?! (?:not|i|we|he|she|they|it|you|my|our|the|a)\b)|may(?=$| ?[-–—/:,.?!)]| \d| (?:to|until|till|through|and|or) (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)))`,
};
const namesOf = (map: ReadonlyMap<string, number>): string =>
  [...map.keys()].flatMap((name) => (/^[a-z]/.test(name) ? [AMBIGUOUS[name] ?? name] : [])).join("|");

/** "A segunda fase" is no Monday: an ordinal that goes on with a noun. */
const ORDINAL = String.raw`(?<!\b(?:segunda|terca|quarta|quinta|sexta)(?= (?!(?:ate|d[ao]s|n[ao]s|feira)\b)\p{L}{3}))`;
const weekdays = String.raw`\b(?<weekday>${namesOf(WEEKDAY)})${ORDINAL}(?:s|-feiras?| feiras?)?\b`;
const DAY = String.raw`(?<before>\d{1,2})(?:st|nd|rd|th|[oº°])?(?: (?:de|of))? `;
const SINCE = String.raw`(?<since>\d{1,2})(?:st|nd|rd|th|[oº°])? ?(?:[-–—~〜]|to|till|until|al?|ao|ate)(?: (?:the|o|dia|il))? ?`;
const months = String.raw`\b(?:(?:${SINCE})?${DAY})?(?<month>${namesOf(MONTH)})\b(?: (?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d:]))?`;
/** Days written together in the order of the week: 月水金, 土日祝; 月日 are months and days, 土木 is none of it, and a name goes on (水木しげる). */
const JAPANESE_RUN = String.raw`(?<![\p{Script=Han}\d])(?<run>(?=[月火水木金土日]{2}|[土日]祝)(?!月日)月?火?水?木?金?土?日?)(?=祝?(?:祭日|日|前日)?(?:曜日?|営業|定休|限定|以外|休|[はもにのがでだと、。,:;/()|?!〜~–—\d\s-]|から|まで|祝|やっ|あい|$))`;
const JAPANESE_DAY = String.raw`(?:(?<![\d月])|(?<=第\s?[1-5])(?=[月火水木金土日]曜)|(?<=第\s?[1-5])(?=[火水木金土](?!\p{Script=Han})))(?<kanji>[月火水木金土日])(?:曜日?|(?=\s*(?:から|[-–—~〜・]))|(?<=^(?:- )?[月火水木金土日])(?= ?[:(、\d])|(?<=[-–—~〜・]\s?[月火水木金土日])(?!\p{Script=Han})|(?<=(?:曜日|定休日?|休[館診業園]日)[ :]{1,2}[月火水木金土日])(?=[、,;]|$))`;
const japanese = String.raw`(?<!\d|第\s?)(?<month_number>\d{1,2})月(?!曜)(?:(?:(?<since_number>\d{1,2})日?(?:から|[-–—~〜]))?(?<day_number>\d{1,2})日)?|${JAPANESE_RUN}|${JAPANESE_DAY}`;
const NAMED = new RegExp(`${weekdays}|${months}|${japanese}`, "gu");
/** Parts of a month: "to late October", "a metà settembre", 8月下旬. */
const PART = String.raw`(?:early|mid|late|(?:the )?(?:beginning|middle|end) of|inizio|meta|fine|(?:o )?(?:inicio|comeco|meio|meados|fim|final) de)[ -]`;
const JAPANESE_PART = "[上中下初]旬|末日?|半ば|いっぱい";
/** What stands between the two ends of a span. */
const JOINT = new RegExp(
  String.raw`^(?:${JAPANESE_PART})?,?\s*(?:to|until|till|through|thru|ate|ad?|ao|al|alla|fino ad?l?|から|[-–—~〜])\s*(?:the |o |a |il )?(?:${PART})?$`,
);

function toMoment(groups: Readonly<Record<string, string | undefined>>): Moment | undefined {
  const { weekday, month, kanji, month_number } = groups;
  const day = groups["before"] ?? groups["after"] ?? groups["day_number"];
  const name = weekday ?? kanji;
  if (name !== undefined) return { weekday: WEEKDAY.get(name) ?? 0 };
  const number = month === undefined ? Number(month_number) : MONTH.get(month);
  if (number === undefined || number < 1 || number > 12) return undefined;
  return { month: number, day: day === undefined ? undefined : Number(day) };
}

/** Moments that a folded text names, in order. */
export const findMoments = perTexts((folded: string): readonly NamedMoment[] =>
  [...folded.matchAll(NAMED)].flatMap((match) => {
    const groups = match.groups ?? {};
    const { run } = groups;
    // Each of them stands where all do.
    if (run !== undefined)
      return Array.from(run, (day) => ({
        moment: { weekday: WEEKDAY.get(day) ?? 0 },
        start: match.index,
        end: match.index + run.length,
      }));
    const moment = toMoment(groups);
    if (!moment) return [];
    const since = groups["since"] ?? groups["since_number"];
    const named = { moment, start: match.index, end: match.index + match[0].length };
    return [since === undefined ? named : { ...named, since: Number(since) }];
  }),
);

/** Spans that a folded text names, in order; a moment by itself is one from and to itself. */
export function findSpans(folded: string): MomentSpan[] {
  const moments = findMoments(folded);
  const found: MomentSpan[] = [];
  for (const [at, { moment, start, since }] of moments.entries()) {
    const [last, before] = [found.at(-1), moments[at - 1]];
    const joined = before !== undefined && JOINT.test(folded.slice(before.end, start));
    if (joined && last && "weekday" in last.to === "weekday" in moment)
      found[found.length - 1] = { from: last.from, to: moment };
    else found.push({ from: since === undefined ? moment : { ...moment, day: since }, to: moment });
  }
  return found;
}

/** Longer than any month: days of the year in order, with gaps. */
const MONTH_LENGTH = 32;

const firstOf = (moment: Moment): number =>
  "weekday" in moment ? moment.weekday : moment.month * MONTH_LENGTH + (moment.day ?? 1);
const lastOf = (moment: Moment): number =>
  "weekday" in moment ? moment.weekday : moment.month * MONTH_LENGTH + (moment.day ?? MONTH_LENGTH - 1);

/** Whether some of a moment lies within a span. */
export function spans({ from, to }: MomentSpan, moment: Moment): boolean {
  if ("weekday" in moment !== "weekday" in from) return false;
  const [begin, end] = [firstOf(from), lastOf(to)];
  const [first, last] = [firstOf(moment), lastOf(moment)];
  return begin <= end ? first <= end && last >= begin : last >= begin || first <= end;
}
