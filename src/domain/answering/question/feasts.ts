/**
 * Feasts: who asks "on Christmas Day?" means the 25th of December. A feast that the robot was never taught by its name is asked
 * by its date; one whose date it does not know either, as the public holiday that it is.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findMoments } from "../../language/calendar.ts";
import { byLocale } from "../../language/by-locale.ts";
import { fold } from "../../language/normalise.ts";

/** A feast named in a question. */
export interface NamedFeast {
  /** As it stands in the folded question. */
  readonly named: string;
  /** Its days, each as month and day in numbers. */
  readonly days: readonly string[];
  /** The days in words. */
  readonly date: string;
  /** The words that tell it, where some do: a robot that knows them is asked by them. */
  readonly telling: string | undefined;
  /** The word (in Japanese the number) of the month, none where it is another day each year: the robot has to know it, the day may stand in a span. */
  readonly month: string;
  /** Many close on these days, which are no public holidays: that a season holds them does not say that it is open. */
  readonly often_closed: boolean;
  /** What public holidays are called together, where it is one, or often taken for one: the robot is asked by the first of which it knows all words. */
  readonly holidays: readonly string[];
}

const HOLIDAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["public holidays", "bank holidays", "national holidays"],
  "pt-BR": ["feriados"],
  it: ["festivi"],
  ja: ["祝日"],
};

const MONTHS: Readonly<Record<Exclude<Locale, "ja">, string>> = {
  en: "january february march april may june july august september october november december",
  "pt-BR": "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
};

/**
 * Month-day, several with commas (0-0: another day each year), "!" where it is a public holiday, "?" where many close though it is
 * none, the name as asked (folded), and after "=" the telling word; of two that begin alike the longer one first.
 */
const CALENDAR: Readonly<Record<Locale, string>> = {
  en: `12-24 christmas eve=christmas|12-25! (?:christmas|xmas)(?: day)?=christmas|12-26! boxing day=boxing|12-31 new year'?s eve|1-1! new year(?:'?s)?(?: day)?
0-0! good friday=good friday|0-0! easter monday=easter|0-0! easter(?: sunday)?=easter|0-0! thanksgiving(?: day)?=thanksgiving|1-6 epiphany=epiphany
2-14 valentine'?s(?: day)?=valentine|5-1 may day|10-31 halloween=halloween|11-1 all saints'?(?: day)?=saints`,
  "pt-BR": `12-24 vespera (?:de|do) natal=natal|12-25! (?:dia (?:de|do) )?natal=natal|12-31 reveillon=reveillon|1-1! ano[ -]novo=reveillon|1-1! primeiro (?:de|do) janeiro|1-6 dia de reis=reis
0-0! carnaval=carnaval|0-0! sexta(?:-feira)? santa=santa|0-0! (?:domingo de )?pascoa=pascoa|0-0! corpus christi=corpus|4-21! tiradentes=tiradentes|5-1! dia do trabalh(?:o|ador)|6-24 sao joao|9-7! dia da independencia=independencia
10-12! dia das criancas|11-2! finados=finados|11-15! proclamacao da republica=proclamacao|11-20! consciencia negra=consciencia`,
  it: `12-24 vigilia(?: di natale)?=vigilia|12-25! natale=natale|12-26! santo stefano=stefano|12-31 san silvestro=silvestro|1-1! capodanno=capodanno|1-1! primo (?:di )?gennaio|1-6! (?:epifania|befana)=epifania
0-0! pasquetta=pasquetta|0-0! lunedi (?:di pasqua|dell'angelo)=pasquetta|0-0! (?:domenica di )?pasqua=pasqua|4-25! festa della liberazione=liberazione|5-1! (?:primo maggio|festa dei lavoratori)|6-2! festa della repubblica=repubblica
8-15! ferragosto=ferragosto|11-1! ognissanti=ognissanti|12-8! immacolata=immacolata`,
  ja: `12-24 クリスマス・?イ[ブヴ]=クリスマス|12-25 クリスマス=クリスマス|12-31? (?:大晦日|大?みそか|おおみそか)=大晦|1-1! (?:元日|元旦|お?正月(?!三が日))=正月|12-31,1-1? (?:年末(?:・?年始)?|年始)=年末|1-1,1-2,1-3? (?:お?正月)?(?:三が日|三ヶ日|三箇日|3が日|3ヶ日|3箇日)=が日
0-0! (?:ゴールデン・?ウ[ィイ]ーク|gw(?![a-z]))=ゴールデン|0-0! (?:シルバー・?ウ[ィイ]ーク|sw(?=は|も|[やあ開営]))=シルバー|0-0! (?:大型|[34三四]?)連休=連休|8-15? (?:お盆|旧盆)=お盆
2-11! 建国記念の?日=建国|2-14 バレンタイン(?:デー)?=バレンタイン|2-23! 天皇誕生日=天皇|0-0! 春分の日=春分|4-29! 昭和の日|5-3! 憲法記念日=憲法|5-4! みどりの日|5-5! (?:こども|子供|子ども)の日|8-11! 山の日|0-0! 敬老の日=敬老|0-0! 秋分の日=秋分
10-31 ハロウィ[ーン]+|11-3! 文化の日|11-23! 勤労感謝の日=勤労`,
};

interface Feast extends Omit<NamedFeast, "named"> {
  readonly name: RegExp;
}

/** Another day each year. */
const VARIABLE = "0-0";
const LINE = /^([\d,-]+)([!?]?) (.+?)(?:=([^=]+))?$/u;

function toFeast(line: string, locale: Locale): Feast {
  const [, on = "", sign, name = "", telling] = LINE.exec(line) ?? [];
  const days = on.split(",");
  const pattern = locale === "ja" ? name : `\\b(?:${name})(?![\\p{L}\\p{N}'])`;
  const feast = {
    name: new RegExp(pattern, "u"),
    days,
    telling,
    often_closed: sign === "?",
    holidays: sign ? HOLIDAYS[locale] : [],
  };
  if (on === VARIABLE) return { ...feast, date: "", month: "" };
  const [month = "", day] = on.split(/[-,]/);
  if (locale === "ja") {
    const dates = days.map((one) => `${one.replace("-", "月")}日`);
    return { ...feast, date: dates.join("・"), month };
  }
  const word = MONTHS[locale].split(" ")[Number(month) - 1] ?? "";
  return { ...feast, date: `${day} ${word}`, month: word };
}

const feastsOf = byLocale((locale): readonly Feast[] =>
  CALENDAR[locale].split(/\n|\|(?=\d+-)/u).map((line) => toFeast(line, locale)),
);

/** All names at once: most texts hold none. */
const anyFeastOf = byLocale(
  (locale) =>
    new RegExp(
      feastsOf(locale)
        .map(({ name }) => name.source)
        .join("|"),
      "u",
    ),
);

/** Feasts that a question names, each once; usually none. */
export function findFeasts(text: string, locale: Locale): NamedFeast[] {
  let left = fold(text);
  if (!anyFeastOf(locale).test(left)) return [];
  const found: NamedFeast[] = [];
  for (const { name, ...feast } of feastsOf(locale)) {
    const [named] = name.exec(left) ?? [];
    if (named === undefined) continue;
    left = left.replace(named, " ");
    found.push({ ...feast, named });
  }
  return found;
}

/** Feasts that a text names by their dates ("il 25 aprile"). */
export function findDatedFeasts(text: string, locale: Locale): NamedFeast[] {
  const folded = fold(text);
  return findMoments(folded).flatMap(({ moment, start, end }) => {
    if (!("month" in moment) || moment.day === undefined) return [];
    const on = `${moment.month}-${moment.day}`;
    const feast = feastsOf(locale).find(({ days }) => days.includes(on));
    return feast ? [{ ...feast, named: folded.slice(start, end) }] : [];
  });
}

/** Whether a text names one of the feasts, by its name or by its date alone. */
export function namesFeast(text: string, feasts: readonly NamedFeast[], locale: Locale): boolean {
  if (feasts.length === 0) return false;
  const named = [...findFeasts(text, locale), ...findDatedFeasts(text, locale)];
  return feasts.some(({ days, telling }) =>
    named.some((one) =>
      one.days.some((on) => days.includes(on) && (on !== VARIABLE || one.telling === telling)),
    ),
  );
}

/** The question as one for public holidays, where it names one of them and the robot knows what those are called. */
export function askHolidays(
  text: string,
  locale: Locale,
  knows: (word: string) => boolean,
): string | undefined {
  const dated = findDatedFeasts(text, locale).filter(({ often_closed }) => !often_closed);
  const named = [...findFeasts(text, locale), ...dated];
  const feast = named.find(({ holidays }) => holidays.length > 0);
  const said = feast?.holidays.find((name) => name.split(" ").every(knows));
  return feast && said !== undefined ? fold(text).replace(feast.named, said) : undefined;
}

/** What a feast is asked by where the robot does not know its name: its date, or the name of all public holidays. */
function sayOtherwise(
  { telling, month, date, holidays, often_closed }: NamedFeast,
  knows: (word: string) => boolean,
): string | undefined {
  // A season around it is no answer, and a date would hide what is asked for.
  if (often_closed) return undefined;
  if (telling?.split(" ").every(knows) === true) return undefined;
  if (month !== "" && knows(month)) return date;
  return holidays.find((name) => name.split(" ").every(knows));
}

/** The question with dates (or public holidays) in place of the feasts that only those can find; its own text when there are none. */
export function dateFeasts(
  text: string,
  feasts: readonly NamedFeast[],
  knows: (word: string) => boolean,
): string {
  const otherwise = feasts.flatMap((feast) => {
    const said = sayOtherwise(feast, knows);
    return said === undefined ? [] : { named: feast.named, said };
  });
  // Names are found folded; what stands around them loses its capitals, which only hint at names.
  return otherwise.reduce(
    (asked, { named, said }) => asked.replace(named, said),
    otherwise.length > 0 ? fold(text) : text,
  );
}
