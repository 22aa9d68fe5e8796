/** How many people somebody comes with ("we are 10", "in quattro", 10人で), and for how many pages say that something is. */
import {
  between,
  type NumberSpan,
  ONE_NUMBER,
  readSpans,
  type SpanPattern,
  toNumber,
} from "./number-words.ts";

const PEOPLE =
  "(?:people|persons?|guests|players|participants|adults|of us|pessoas|jogadores|participantes|convidados|adultos|persone|giocatori|partecipanti|ospiti|adulti)";
const ENDS = String.raw`(?= *(?:$|[?.!,;]|(?:and|how|what|e|quanto|qual|quale|che)\b))`;

/** How somebody tells it; each pattern's group is the number. */
const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`\b(${ONE_NUMBER}) ${PEOPLE}\b`),
  new RegExp(
    String.raw`\b(?:we are|we're|were|there are|group of|party of|team of|for|with) (${ONE_NUMBER})${ENDS}`,
  ),
  new RegExp(
    String.raw`\b(?:somos|seremos|formos|fossemos|vamos em|em|para|pra|grupo de) (${ONE_NUMBER})${ENDS}`,
  ),
  new RegExp(String.raw`\b(?:siamo|saremo|fossimo|in|per|gruppo di) (?:in )?(${ONE_NUMBER})${ENDS}`),
  /(?<!\d)(\d{1,3})[人名](?!目|前|あたり|につき)/,
];

/** For how many people a folded question asks: two at least; undefined where it does not say. */
export function findPartySize(folded: string): number | undefined {
  for (const pattern of ASKED) {
    const size = toNumber(pattern.exec(folded)?.[1] ?? "");
    if (size > 1) return size;
  }
  return undefined;
}

const FOR_PEOPLE = { en: "for # people", "pt-BR": "para # pessoas", it: "per # persone" } as const;

/** A folded question for another number of people than it says, or for that many where it says none. */
export function withPartySize(folded: string, size: number, locale: keyof typeof FOR_PEOPLE): string {
  const pattern = ASKED.find((one) => toNumber(one.exec(folded)?.[1] ?? "") > 1);
  if (pattern)
    return folded.replace(pattern, (all: string, written: string) => {
      const at = all.lastIndexOf(written);
      return `${all.slice(0, at)}${size}${all.slice(at + written.length)}`;
    });
  return `${folded.replace(/[ ?!.]+$/, "")} ${FOR_PEOPLE[locale].replace("#", String(size))}`;
}

const MOST = 1000;
const N = `(${ONE_NUMBER})`;
const upTo = (to: number): NumberSpan => between(1, to);
const since = (from: number): NumberSpan => between(from, MOST);

/** How pages tell it. */
const SPANS: readonly SpanPattern[] = [
  [new RegExp(String.raw`\b${N} ?(?:[-–—~〜]|to|or|a|ai|ou|o|e) ?${N} ${PEOPLE}\b`, "g"), between],
  [/(\d{1,3})[人名]?(?:様)?[-–—~〜](\d{1,3})[人名]/g, between],
  [
    new RegExp(
      String.raw`\b(?:up to|at most|max(?:imum)?(?: of)?|ate|no maximo|fino a|al massimo|massimo) ${N} ${PEOPLE}\b|\b${N} ${PEOPLE} (?:max|at most|no maximo|al massimo)`,
      "g",
    ),
    upTo,
  ],
  [/(?:定員|最大)(\d{1,3})[人名]|(\d{1,3})[人名]様?(?:まで|以下|以内)/g, upTo],
  [
    new RegExp(
      String.raw`\b(?:groups? of|grupos? de|gruppi? di|gruppo di|at least|from|a partir de|acima de|mais de|pelo menos|almeno|oltre|da) ${N}(?: ${PEOPLE})?(?: or more| ou mais| o piu| in su)?(?= ${PEOPLE}|[ ,.:;)]|$)|\b${N} (?:${PEOPLE} )?(?:or more|and over|ou mais|o piu|in su)\b`,
      "g",
    ),
    since,
  ],
  [/(\d{1,3})[人名]様?(?:以上|から)/g, since],
  [
    new RegExp(String.raw`\b${N} ${PEOPLE}\b|(\d{1,3})[人名](?!目|前|あたり|につき|追加)`, "g"),
    (size) => between(size, size),
  ],
];

/** The spans of numbers of people that a folded text tells. */
export const findPartySpans = (folded: string): NumberSpan[] => readSpans(folded, SPANS);
