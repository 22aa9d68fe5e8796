/**
 * Weighs a question by what a robot knows: how often its words stand in the knowledge and in what the asker attached,
 * and what was probably meant by those that stand nowhere.
 */
import { setImmediate as othersTurn } from "node:timers/promises";

import type { Locale } from "../../../contract/locale.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { type ReadQuestion, readQuestion } from "../../../domain/answering/question/question.ts";
import { cutWords, joinWords, respell } from "../../../domain/answering/question/joined-words.ts";
import { chooseSwap, findSwaps } from "../../../domain/answering/question/swaps.ts";
import { spellingsOf } from "../../../domain/answering/ranking/slips.ts";
import { findUnknown, weighQuestion, type WeighedQuestion } from "../../../domain/answering/ranking/weigh.ts";
import { stem } from "../../../domain/language/analyse.ts";
import { vocabularyOf } from "../../../domain/language/chat-writing.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { addFrequencies, type Known } from "./attached.ts";

/** A question to be weighed by what a robot knows. */
export interface Asked {
  readonly read: ReadQuestion;
  readonly languages: readonly Locale[];
  readonly passages: number;
  readonly documents: number;
  readonly attached: readonly Known[];
}

type Frequencies = ReadonlyMap<string, number>;

/** How often the question's words stand in the robot's knowledge and in what the asker attached. */
async function countTerms(knowledge: KnowledgeStore, robot_id: string, asked: Asked): Promise<Frequencies> {
  const terms = asked.read.terms.flatMap((term) => [...term.variants, ...term.relatives.keys()]);
  return addFrequencies(await knowledge.frequencies(robot_id, terms), asked.attached);
}

/** The question as it was probably meant, when two of its characters were exchanged. */
async function withoutSwap(
  knowledge: KnowledgeStore,
  robot_id: string,
  { asked, known }: { readonly asked: Asked; readonly known: Frequencies },
): Promise<ReadQuestion | undefined> {
  const { read } = asked;
  const swaps = findSwaps(read, known);
  if (swaps.length === 0) return undefined;
  const tried = new Set(
    swaps.flatMap(({ before, after, word }) => [...before, ...after, ...(word === undefined ? [] : [word])]),
  );
  const meant = chooseSwap(
    swaps,
    addFrequencies(await knowledge.frequencies(robot_id, [...tried]), asked.attached),
  );
  return meant === undefined ? undefined : reread(asked, meant);
}

/** The question with the spaces that were left out between two words, or typed within one, where the robot says them so. */
async function withSpaces(
  knowledge: KnowledgeStore,
  robot_id: string,
  { asked, known }: { readonly asked: Asked; readonly known: Frequencies },
): Promise<ReadQuestion | undefined> {
  const { read, languages } = asked;
  // A robot of many passages says every short word: that it does proves nothing.
  if (asked.passages > FEW_PASSAGES) return undefined;
  const unnamed = findUnknown(read, known).flatMap(({ name, word }) => (name ? [] : [word]));
  const isUnsaid = ({ kind, variants }: ReadQuestion["terms"][number]): boolean =>
    kind === "word" && !variants.some((variant) => known.has(variant));
  const unsaid = new Set(read.terms.filter(isUnsaid).map(({ word }) => word));
  const spellings = [...cutWords(unnamed, vocabularyOf(read.locale)), ...joinWords(read.folded, unsaid)];
  if (spellings.length === 0) return undefined;
  const stems = (word: string): string[] => languages.map((language) => stem(word, language));
  const tried = new Set(spellings.flatMap(({ meant }) => meant.flatMap(stems)));
  const told = addFrequencies(await knowledge.frequencies(robot_id, [...tried]), asked.attached);
  const meant = respell(read.folded, spellings, (word) => stems(word).some((term) => told.has(term)));
  return meant === undefined ? undefined : reread(asked, meant);
}

/** The question with other words, in the conversation in which it was asked. */
function reread({ read, languages }: Asked, meant: string): ReadQuestion {
  const context = read.terms.filter((term) => term.role === "context");
  return { ...read, terms: [...readQuestion(meant, { locale: read.locale, languages }).terms, ...context] };
}

/** The question with the weight of each of its words, slips of the keys undone. */
export async function weigh(
  knowledge: KnowledgeStore,
  robot_id: string,
  asked: Asked,
): Promise<WeighedQuestion> {
  const known = await countTerms(knowledge, robot_id, asked);
  const meant =
    (await withoutSwap(knowledge, robot_id, { asked, known })) ??
    (await withSpaces(knowledge, robot_id, { asked, known }));
  return meant
    ? weighWords(knowledge, robot_id, {
        asked: { ...asked, read: meant },
        known: await countTerms(knowledge, robot_id, { ...asked, read: meant }),
      })
    : weighWords(knowledge, robot_id, { asked, known });
}

async function weighWords(
  knowledge: KnowledgeStore,
  robot_id: string,
  { asked, known }: { readonly asked: Asked; readonly known: Frequencies },
): Promise<WeighedQuestion> {
  const { read, languages } = asked;
  const spellings = new Map(findUnknown(read, known).map(({ word }) => [word, spellingsOf(word, languages)]));
  const tried = [...spellings.values()].flat();
  if (tried.length > 0) await othersTurn();
  const guessed = tried.length > 0 ? await knowledge.frequencies(robot_id, tried) : known;
  const frequencies = new Map([...guessed, ...known]);
  const { passages, documents } = asked;
  return weighQuestion(read, { passages: Math.max(1, passages), documents, frequencies, spellings });
}
