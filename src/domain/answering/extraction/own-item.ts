/**
 * Several sentences below one label: "- **Cleaning**: we suggest one every three months. About £25, 45 minutes." Who asks what the
 * cleaning costs is told the sentence of that item that says it, and not what the other items cost.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import { isMeasure } from "../question/measures.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { labelAt, listAround, toLines } from "../text/lists.ts";
import type { AskedOfRobot } from "./lead.ts";
import { isAmong, thingOf, wordsOf } from "./own-row.ts";

/** In which unit a duration is asked for, and how a page writes it; of folded text. */
const UNITS: readonly (readonly [asked: Readonly<Record<Locale, RegExp>>, told: RegExp])[] = [
  [
    {
      en: /\bhow many minutes\b/,
      "pt-BR": /\bquantos minutos\b/,
      it: /\bquanti minuti\b/,
      ja: /何分/,
    },
    /\d ?(?:min\b|minut|分(?!の))|\b(?:half an|an) hour\b|\bmei[ao] hora\b|\bmezz'?ora\b|時間/,
  ],
  [
    { en: /\bhow many hours\b/, "pt-BR": /\bquantas horas\b/, it: /\bquante ore\b/, ja: /何時間/ },
    /\bhours?\b|\d ?h\b|\bhoras?\b|\bor[ae]\b|時間/,
  ],
  [
    { en: /\bhow many days\b/, "pt-BR": /\bquantos dias\b/, it: /\bquanti giorni\b/, ja: /何日/ },
    /\bdays?\b|\bdias?\b|\bgiorn[oi]\b|日/,
  ],
];

/** Whether a sentence shows what was asked for, in the unit that was asked for. */
function shows({ shows, text }: RankedSentence, { folded, locale, kind }: AskedOfRobot): boolean {
  if (shows !== true) return false;
  const unit = kind === "duration" ? UNITS.find(([asked]) => asked[locale].test(folded)) : undefined;
  return unit === undefined || unit[1].test(fold(text));
}

/** A name before a dash. */
const NAMED = /^([\p{L}\p{N}][^–—:：.!?。,;\n]{1,40}) [–—] (?=\S)/u;

/** The name that opens a paragraph of several sentences: "Taster – for those who have never done it. €40 with all equipment." */
function nameOpening({ from, index, text }: RankedSentence): string {
  const [, name = ""] = NAMED.exec(text) ?? [];
  const isOpening = toLines(from.passage).some(([first, ...others]) => first === index && others.length > 0);
  return isOpening ? name : "";
}

/** The sentences of the item or paragraph that begins with a labelled one, that one included. */
function itemOf<S extends RankedSentence>(first: S, ranked: readonly S[]): readonly S[] {
  const { passage } = first.from;
  const items = nameOpening(first) === "" ? listAround(passage, first.index)?.items : toLines(passage);
  const item = items?.find(([index]) => index === first.index);
  return ranked
    .filter(({ from, index }) => from === first.from && item?.includes(index) === true)
    .toSorted((one, other) => one.index - other.index);
}

/**
 * The label with the sentence behind it that shows what is asked for, where the label is the asked thing and says nothing of it by
 * itself. Undefined where several items are of that thing, or none shows it.
 */
export function findInOwnItem<S extends RankedSentence>(
  ranked: readonly S[],
  asked: AskedOfRobot,
): readonly S[] | undefined {
  const thing = thingOf(asked);
  if (!isMeasure(asked.kind) || thing.length === 0 || hasContext(asked)) return undefined;
  const labelled = ranked.filter((one) => {
    const label = labelAt(one.text) || nameOpening(one);
    if (label === "") return false;
    const words = wordsOf(label, asked);
    const isThere = (at: number): boolean => isAmong(asked.terms[at], words);
    return thing.some(isThere) && thing.every((at) => isThere(at) || isFound(one.from.heading, at));
  });
  const [first] = labelled;
  if (!first || labelled.length > 1 || shows(first, asked)) return undefined;
  const [told, ...others] = itemOf(first, ranked).filter((one) => one !== first && shows(one, asked));
  return told && others.length === 0 ? [first, told] : undefined;
}
