/**
 * Teaches a robot: adds, replaces or removes documents by their source. Unchanged content is recognised by its hash
 * and costs one read; after a change of the analysis the stored knowledge is analysed anew, a document at a time.
 */
import { createHash } from "node:crypto";
import type { Locale } from "../../contract/locale.ts";
import {
  analysePassage,
  draftPassages,
  type Passage,
  type PassageDraft,
} from "../../domain/answering/text/passages.ts";
import { ANALYSIS_VERSION } from "../../domain/language/analyse.ts";
import { detectLanguage } from "../../domain/language/detect.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";
import type { KnowledgeDocument, KnowledgeStore } from "../../ports/knowledge-store.ts";
import { ABANDONED_AFTER_MS, type Lesson, MOST_LESSON_CHARACTERS } from "../../ports/lesson.ts";
import { toCleanLesson } from "./clean-lesson.ts";

/** Whom to teach. */
export interface Pupil {
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly locale: Locale;
}

/** What teaching did. */
export type Taught =
  | { readonly outcome: "added" | "replaced"; readonly passages: number }
  | { readonly outcome: "unchanged" | "empty" };

/** What teaching needs. */
export interface TeachOptions {
  readonly knowledge: KnowledgeStore;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Teaching. */
export interface Teach {
  /** Adds or replaces the document with this source. `empty`: it has no words, nothing was changed. Idempotent. */
  teach(pupil: Pupil, lesson: Lesson): Promise<Taught>;
  /** As `teach`, but replaces a document whose text is cut into other passages than by the version that taught it. */
  reteach(pupil: Pupil, lesson: Lesson): Promise<Taught>;
  /** Forgets the document with this source; false when there was none. */
  forget(robot_id: string, source: string): Promise<boolean>;
  /** Analyses up to `limit` documents anew whose terms are of another version; answers how many. Clears leftovers, too. */
  refresh(limit: number): Promise<number>;
}

const CERTAIN = 0.2;

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

function localeOf(lesson: Lesson, pupil: Pupil): Locale {
  const detected = detectLanguage(`${lesson.title}\n${lesson.text}`, pupil.locale);
  return detected.certainty >= CERTAIN ? detected.locale : pupil.locale;
}

/** Analysis costs most of the teaching: it happens passage by passage, between the writes. */
function* analyseEach(drafts: readonly PassageDraft[], locale: Locale): Generator<Passage> {
  for (const draft of drafts) yield analysePassage(draft, locale);
}

/** Whether what is kept of an unchanged text is still what is made of it. */
type IsCurrent = (known: KnowledgeDocument, lesson: Lesson) => Promise<boolean>;

async function teach(
  { isCurrent, ...options }: TeachOptions & { readonly isCurrent: IsCurrent },
  pupil: Pupil,
  given: Lesson,
): Promise<Taught> {
  const lesson = toCleanLesson(given);
  if (lesson.text.length > MOST_LESSON_CHARACTERS)
    throw new Error("teach: cannot teach a document of that size");
  const { knowledge } = options;
  const content_hash = hash(`${lesson.kind}\n${lesson.title}\n${lesson.text}`);
  const known = await knowledge.find(pupil.robot_id, lesson.source);
  if (known?.content_hash === content_hash && (await isCurrent(known, lesson)))
    return { outcome: "unchanged" };
  const locale = localeOf(lesson, pupil);
  const drafts = draftPassages(lesson, locale);
  if (drafts.length === 0) return { outcome: "empty" };
  await knowledge.save({
    document_id: options.ids.create("doc"),
    tenant_id: pupil.tenant_id,
    robot_id: pupil.robot_id,
    source: lesson.source,
    title: lesson.title,
    locale,
    content_hash,
    analysis_version: ANALYSIS_VERSION,
    size_bytes: Buffer.byteLength(lesson.text),
    created_at: new Date(options.clock.now()).toISOString(),
    passages: analyseEach(drafts, locale),
  });
  return { outcome: known ? "replaced" : "added", passages: drafts.length };
}

const toCut = (passages: readonly PassageDraft[]): string =>
  JSON.stringify(passages.map(({ kind, heading, text }) => [kind, heading, text]));

async function isCutSo(
  { knowledge }: TeachOptions,
  { document_id, locale }: KnowledgeDocument,
  lesson: Lesson,
): Promise<boolean> {
  return toCut(await knowledge.readPassages(document_id)) === toCut(draftPassages(lesson, locale));
}

async function refresh({ knowledge, clock }: TeachOptions, limit: number): Promise<number> {
  await knowledge.drain(new Date(clock.now() - ABANDONED_AFTER_MS).toISOString());
  const stale = await knowledge.listStale(ANALYSIS_VERSION, limit);
  for (const document of stale) {
    const stored = await knowledge.readPassages(document.document_id);
    const passages = stored.map((passage) => analysePassage(passage, document.locale));
    await knowledge.saveAnalysis(document, ANALYSIS_VERSION, passages);
  }
  return stale.length;
}

/** The teaching flow over a knowledge store. */
export function createTeach(options: TeachOptions): Teach {
  return {
    teach: (pupil, lesson) => teach({ ...options, isCurrent: async () => true }, pupil, lesson),
    reteach: (pupil, lesson) =>
      teach({ ...options, isCurrent: (known, same) => isCutSo(options, known, same) }, pupil, lesson),
    forget: (robot_id, source) => options.knowledge.remove(robot_id, source),
    refresh: (limit) => refresh(options, limit),
  };
}
