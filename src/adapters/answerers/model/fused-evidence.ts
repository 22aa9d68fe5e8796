/**
 * Evidence by words and by meaning together: the embedded engine's passages joined with the nearest vectors.
 * Meaning only adds: when the embedder or the index fails or dawdles, the evidence is the engine's own.
 */
import { asksByItself, findElaborated } from "../../../domain/answering/conversation/elaboration.ts";
import { fuseScores } from "../../../domain/answering/ranking/fusion.ts";
import { readQuestion } from "../../../domain/answering/question/question.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { Evidence, EvidencePassage, EvidenceResult } from "../../../ports/evidence.ts";
import type { PassageReader } from "../../../ports/passage-reader.ts";
import type { VectorHit, VectorIndex } from "../../../ports/vector-index.ts";
import { languageOf } from "../embedded/look-up.ts";

/** What the evidence is joined from. */
export interface FusedEvidenceOptions {
  /** The embedded engine; the more passages it gives, the better they are compared. */
  readonly evidence: Evidence;
  readonly embedder: Embedder;
  readonly index: VectorIndex;
  readonly passages: PassageReader;
  /**
   * Cosine from which a passage supports an answer even when its words do not; depends on the embedding model, so that
   * there is no default: absent, meaning changes the order of passages but never whether there is an answer.
   */
  readonly supporting_similarity?: number | undefined;
  /** How long meaning is waited for. */
  readonly patience_ms?: number | undefined;
  /** Told why meaning was left out; for the log. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

const PATIENCE_MS = 1_500;
const NEAREST = 20;
/** Passages given at most. */
const GIVEN = 8;
/**
 * How much meaning counts beside words. Of 0.1 to 0.5, tried with two embedding models on the English questions, 0.3 finds most
 * among the first three and five, and keeps what words put first.
 */
const MEANING = 0.3;

/** Creates the joined evidence. */
export function createFusedEvidence(options: FusedEvidenceOptions): Evidence {
  return {
    async find(question) {
      const [found, nearest] = await Promise.all([
        options.evidence.find(question),
        findNearest(options, question),
      ]);
      if (found.conversation_only) return found;
      return nearest.length === 0 ? cut(found) : fuse(options, found, nearest);
    },
  };
}

/** What the engine found, as many as are given. */
const cut = (found: EvidenceResult): EvidenceResult =>
  found.passages.length <= GIVEN
    ? found
    : Object.assign({}, found, { passages: found.passages.slice(0, GIVEN) });

interface Nearest {
  readonly passage: EvidencePassage;
  readonly similarity: number;
}

/** The nearest passages by meaning, best first; none when anything fails. */
async function findNearest(options: FusedEvidenceOptions, question: Question): Promise<Nearest[]> {
  const patience = AbortSignal.timeout(options.patience_ms ?? PATIENCE_MS);
  const signal = question.signal ? AbortSignal.any([patience, question.signal]) : patience;
  try {
    return await Promise.race([lookUp(options, question, signal), rejectOn(signal)]);
  } catch (error) {
    if (!question.signal?.aborted) options.onFailure?.(error);
    return [];
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

async function lookUp(
  options: FusedEvidenceOptions,
  question: Question,
  signal: AbortSignal,
): Promise<Nearest[]> {
  const { robot_id } = question.robot;
  const [vector] = await options.embedder.embed([toWanted(question)], signal);
  if (!vector) return [];
  const hits = await options.index.search(robot_id, vector, NEAREST);
  if (hits.length === 0) return [];
  const passages = await options.passages.readPassages(
    robot_id,
    hits.map(({ id }) => id),
  );
  const nearest = pair(hits, passages);
  if (nearest.length < hits.length) await forget(options, robot_id, { hits, nearest });
  return nearest;
}

/**
 * The text whose meaning is looked for: of "Tell me more" the question before, of what leans back ("And on Sundays?") both. Of
 * English follow-ups that finds the right passage first for 52 instead of 44 of 100 with one embedding model, 72 instead of 61
 * with another.
 */
function toWanted(question: Question): string {
  const elaborated = findElaborated(question);
  if (elaborated) return elaborated.question.text;
  const { text, history, robot } = question;
  const locale = languageOf(question);
  if (readQuestion(text, { locale, languages: [locale] }).leans === "no") return text;
  const before = history.findLast((turn) => turn.role === "user" && asksByItself(turn.text, robot));
  return before ? `${before.text} ${text}` : text;
}

/** Passages that are gone would crowd out those that are there. */
async function forget(
  { index }: FusedEvidenceOptions,
  robot_id: string,
  { hits, nearest }: { readonly hits: readonly VectorHit[]; readonly nearest: readonly Nearest[] },
): Promise<void> {
  const there = new Set(nearest.map(({ passage }) => passage.passage_id));
  await index.remove(
    robot_id,
    hits.map(({ id }) => id).filter((id) => !there.has(id)),
  );
}

/** A passage that was removed since its vector was read is gone from the hits as well. */
function pair(hits: readonly VectorHit[], passages: readonly EvidencePassage[]): Nearest[] {
  const byId = new Map(passages.map((passage) => [passage.passage_id, passage]));
  return hits.flatMap(({ id, score }) => {
    const passage = byId.get(id);
    return passage ? [{ passage, similarity: score }] : [];
  });
}

function fuse(
  options: FusedEvidenceOptions,
  found: EvidenceResult,
  nearest: readonly Nearest[],
): EvidenceResult {
  const byId = new Map(
    [...nearest.map(({ passage }) => passage), ...found.passages].map((each) => [each.passage_id, each]),
  );
  const lists = [
    {
      hits: found.passages.map(({ passage_id: id, score }) => ({ id, score })),
      weight: 1 - MEANING,
      nothing: (found.passages[0]?.score ?? 0) / 2,
    },
    {
      hits: nearest.map(({ passage, similarity: score }) => ({ id: passage.passage_id, score })),
      weight: MEANING,
    },
  ];
  const passages = fuseScores(lists, GIVEN).flatMap(({ id, score }) => {
    const passage = byId.get(id);
    return passage ? [Object.assign({}, passage, { score })] : [];
  });
  const similarity = nearest[0]?.similarity ?? 0;
  const supports = options.supporting_similarity !== undefined && similarity >= options.supporting_similarity;
  return {
    passages,
    confidence: supports ? Math.max(found.confidence, Math.min(1, similarity)) : found.confidence,
    supported: found.supported || supports,
  };
}
