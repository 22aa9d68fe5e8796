/**
 * "Which memberships do you have?", "What are your prices?" where each has a heading of its own below "Memberships" or "Prices":
 * of every such section what it begins with, or its price, with its name.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { asksWhatThereIs } from "../question/answer-kind.ts";
import { type AskedTerm, hasContext } from "../question/asked-terms.ts";
import { momentTerms } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import { isSide } from "../question/sides.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { contentOf, gistOf } from "../ranking/weigh.ts";
import { isQuestion, lastHeading, parentOf } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { type Choice, takeFitting } from "./list-answer.ts";
import { asksForPrices } from "./price-list.ts";

const ROOM = 450;
/** A word of one meaning, so much at least, is as good as the word. */
const LEAST_STRENGTH = 0.5;
const LEAST_SECTIONS = 2;

const asksForSections = (asked: Asked): boolean =>
  (asksWhatThereIs(asked) || asked.kind === "price") && !hasContext(asked) && momentTerms(asked).length === 0;

function says(heading: string, term: AskedTerm, locale: Locale): boolean {
  const words = analyse(heading, locale);
  return words.some(
    (word) => term.variants.includes(word) || (term.relatives.get(word)?.instead ?? 0) >= LEAST_STRENGTH,
  );
}

/** Whether what stands right above a section is called by all that was asked for, or by prices where those of nothing were. */
function isAskedFor(passage: Passage, asked: Asked): boolean {
  const parent = parentOf(passage.heading);
  if (parent === undefined || isQuestion(passage.heading)) return false;
  const above = lastHeading(parent);
  const isSaid = (heading: string) => (term: AskedTerm) => says(heading, term, asked.locale);
  const isCalledPrices =
    asked.kind === "price" &&
    asked.terms.filter((term) => term.role === "cue" || isSide(term, asked.locale)).some(isSaid(above));
  if (asksForPrices(asked)) return isCalledPrices;
  const gist = gistOf(asked).flatMap((at) => asked.terms[at] ?? []);
  if (gist.length > 0) return gist.every(isSaid(isCalledPrices ? parent : above));
  // "The cheapest plan" says nothing but everyday words, one of which may be the name above.
  return (
    isCalledPrices ||
    contentOf(asked).some((at) => asked.terms[at] !== undefined && isSaid(above)(asked.terms[at]))
  );
}

/** The sections, of the best passage's page and heading; each with its first passage, in the order of the page. */
function sectionsOf<F extends { readonly passage: Passage }>(
  passages: readonly F[],
  asked: Asked,
): readonly F[] {
  if (!asksForSections(asked)) return [];
  const below = passages.filter(({ passage }) => isAskedFor(passage, asked));
  const [first] = below;
  const beside = below
    .filter(({ passage }) => parentOf(passage.heading) === parentOf(first?.passage.heading ?? ""))
    .toSorted((one, other) => one.passage.seq - other.passage.seq);
  const sections = beside.filter(
    ({ passage }, at) => beside.findIndex((one) => one.passage.heading === passage.heading) === at,
  );
  return sections.length >= LEAST_SECTIONS ? sections : [];
}

/** Such sections among the passages, to be read beside the best ones. */
export const findSectionsBelow = <P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): readonly RankedPassage<P>[] => sectionsOf(passages, asked);

/** What each of the sections begins with, or its price, with its name. */
export function tellSections<S extends RankedSentence>(ranked: readonly S[], asked: Asked): readonly S[] {
  const sections = sectionsOf([...new Set(ranked.map(({ from }) => from))], asked);
  return sections.flatMap((section): S[] => {
    const own = ranked
      .filter(({ from }) => from === section)
      .toSorted((one, other) => one.index - other.index);
    const found = asked.kind === "price" ? own.find(({ shows }) => shows === true) : own[0];
    return found ? [{ ...found, branch: lastHeading(section.passage.heading) }] : [];
  });
}

/** The same as far as there is room; undefined where fewer than two tell it. */
export function chooseSections<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  const told = tellSections(ranked, asked);
  return told.length >= LEAST_SECTIONS ? { ...takeFitting(told, ROOM), listed: true } : undefined;
}
