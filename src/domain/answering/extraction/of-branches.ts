/**
 * Answers of businesses in several places: who names one is told of that one, who names none is told of each by its name.
 */
import { fold } from "../../language/normalise.ts";
import { CONTACT_WORDS, findShown, isContact } from "../text/contacts.ts";
import { type Branch, type Branches, findNamed } from "../question/branches.ts";
import { isFound } from "../ranking/match.ts";
import { namedBeside } from "./named-beside.ts";
import { asksForHours } from "../question/hours-words.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { PLACE_WORDS } from "../question/place-words.ts";
import type { Choice } from "./list-answer.ts";
import { chooseParallel, ofBranch, takeOfEach } from "./of-siblings.ts";
import { chooseHours } from "./opening-hours.ts";
import { isOpeningRow, speaksAbove } from "./weekday-hours.ts";
import { tellsOfDay } from "./of-day.ts";
import type { Asked } from "../question/question.ts";

/** Hours of more days: "On Saturdays from 10 to 2." */
const GOING_ON = /^\P{L}*(?:on|at|aos?|às?|nos?|nas?|il|la|di|nel|al|土|日|祝|平日|週末)[^.。]*\d/iu;

/** Whether a question asks for what every branch has: hours, a telephone number, a mail address, or where it is. */
function asksOfEach(asked: Asked): boolean {
  if (asksForHours(asked)) return true;
  if (isContact(asked.kind) && asked.terms.every(({ role }) => role === "cue")) return true;
  const beside = isContact(asked.kind) ? namedBeside(asked) : undefined;
  const words = new Set(Object.values(CONTACT_WORDS).map((word) => fold(word[asked.locale])));
  return beside?.every((at) => words.has(asked.terms[at]?.word ?? "")) ?? false;
}

/** Whether a question asks for it of each branch, or of the one that it names. */
export function asksOfPlaces(asked: Asked, branches: Branches): boolean {
  const meant = findMeant(branches, asked);
  return asksOfEach(meant ? withoutName(asked, meant) : asked);
}

/** The passages to read beside the best ones, where each branch has an answer of its own. */
export function besideOf<P extends Passage>(
  best: readonly RankedPassage<P>[],
  others: readonly RankedPassage<P>[],
  branches: Branches,
): RankedPassage<P>[] {
  const families = new Set(best.flatMap(({ passage }) => branches.get(passage)?.siblings ?? []));
  return others.filter(({ passage }) => {
    const branch = branches.get(passage);
    return branch !== undefined && families.has(branch);
  });
}

/** Whether a sentence has the name of its branch and nothing else of the question. */
function holdsNameOnly({ from, index }: RankedSentence, asked: Asked, { terms }: Branch): boolean {
  const found = from.sentences[index] ?? [];
  return asked.terms.every(
    ({ variants, role }, at) =>
      role === "cue" || !isFound(found, at) || variants.some((variant) => terms.has(variant)),
  );
}

/**
 * The sentences without those of branches that a question does not mean; of the one that it names, without those that only
 * name it where others hold more of the question.
 */
export function ofNamedBranch<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  branches: Branches,
): readonly RankedSentence<P>[] {
  const named = findMeant(branches, asked);
  if (!named) return ranked;
  const branchOf = ({ from }: RankedSentence<P>): Branch | undefined => branches.get(from.passage);
  const own = ranked.filter((sentence) => {
    const branch = branchOf(sentence);
    return branch === undefined || branch === named || !named.siblings.includes(branch);
  });
  // A place is told by many sentences: that one tells some place says nothing.
  const shows = ({ shows: told }: RankedSentence<P>): boolean => told === true && asked.kind !== "where";
  const telling = own.filter((sentence) => shows(sentence) || !holdsNameOnly(sentence, asked, named));
  return telling.some((sentence) => branchOf(sentence) === named) ? telling : own;
}

/** The branch that a question names. */
function findMeant(branches: Branches, asked: Asked): Branch | undefined {
  for (const family of new Set(Array.from(branches.values(), ({ siblings }) => siblings))) {
    const named = family[0] && findNamed(family[0], asked);
    if (named) return named;
  }
  return undefined;
}

/** A question for what every branch has, as if it named none: the name says which one, and is nothing to be found. */
function withoutName<A extends Asked>(asked: A, { terms, shared }: Branch): A {
  const { place } = PLACE_WORDS[asked.locale];
  const isName = ({ variants, word }: A["terms"][number]): boolean =>
    place.test(word) || variants.some((variant) => terms.has(variant) || shared.has(variant));
  const rest: A["terms"] = asked.terms.map((term) => (isName(term) ? { ...term, role: "cue" } : term));
  // Who asks where a place is, and nothing else of it, wants its address.
  const isWhere = asked.kind === "where" && rest.every(({ role }) => role === "cue");
  return { ...asked, terms: rest, ...(isWhere ? { kind: "address" as const } : {}) };
}

/** What each branch tells of what every branch has, in the order of the text, or the one that is meant; undefined where they do not tell it. */
export function chooseEach<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  { branches, room }: { readonly branches: Branches; readonly room: number },
): Choice<P> | undefined {
  const meant = findMeant(branches, asked);
  if (meant) return chooseMeant(ranked, asked, { branches, room, meant });
  const [best] = ranked;
  const branch = best && branches.get(best.from.passage);
  if (!best || !branch) return undefined;
  if (!asksOfEach(asked)) return chooseParallel(ranked, { best, branch, branches, room });
  const told = branch.siblings
    .map((one) => ofBranch(ranked, one, branches))
    .map((own) => tellOf(own, asked, room))
    .filter(({ length }) => length > 0);
  const ofDay = told.filter((sentences) => sentences.some((sentence) => tellsOfDay(sentence, asked)));
  const choice = told.length > 1 ? takeOfEach(ofDay.length > 0 ? ofDay : told, branches, room) : undefined;
  return choice && choice.sentences.length > 0 ? choice : undefined;
}

function chooseMeant<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  { branches, room, meant }: { readonly branches: Branches; readonly room: number; readonly meant: Branch },
): Choice<P> | undefined {
  const plain = withoutName(asked, meant);
  if (!asksOfEach(plain)) return undefined;
  const own = ofBranch(ranked, meant, branches);
  const sentences = tellOf(own, plain, room);
  return sentences.length > 0 ? { sentences, cut: false } : undefined;
}

function tellOf<P extends Passage>(
  own: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): readonly RankedSentence<P>[] {
  if (isContact(asked.kind)) {
    const { kind } = asked;
    const shown = own.filter(({ text }) => findShown(fold(text), kind) !== undefined);
    return shown.toSorted((one, other) => one.index - other.index).slice(0, 1);
  }
  const hours = withoutOtherHours(chooseHours(own, asked, room)?.sentences ?? [], asked);
  const ofDay = hours.filter((sentence) => tellsOfDay(sentence, asked));
  return ofDay.length > 0 ? ofDay : hours;
}

/** The hours without those of something else ("Yoga is on Tuesdays at 7"), which do not go on from words of opening. */
function withoutOtherHours<P extends Passage>(
  hours: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] {
  const told = new Set<number>();
  for (const sentence of hours) {
    const goesOn = told.has(sentence.index - 1) && GOING_ON.test(sentence.text);
    if (isOpeningRow(sentence) || speaksAbove(sentence, asked) || goesOn) told.add(sentence.index);
  }
  return told.size === 0 ? hours : hours.filter(({ index }) => told.has(index));
}

/** The sentences, each with the name of its branch where the question does not say which one is meant. */
export function withBranchNames<P extends Passage>(
  sentences: readonly RankedSentence<P>[],
  asked: Asked,
  branches: Branches,
): readonly RankedSentence<P>[] {
  if (branches.size === 0) return sentences;
  return sentences.map((sentence) => {
    const branch = branches.get(sentence.from.passage);
    return branch === undefined || findNamed(branch, asked) ? sentence : { ...sentence, branch: branch.name };
  });
}
