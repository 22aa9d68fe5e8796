/**
 * Passages that were found lately, whole and ready to be ranked: reading and taking apart their rows was a third of a
 * question. What is remembered holds for one revision of the robot's knowledge, which every change to a document raises,
 * whichever process makes it (`schema/knowledge.ts`).
 */
import type { StoredPassage } from "../../../ports/knowledge-store.ts";

/** How far the knowledge of a robot has come. */
export interface KnowledgeKey {
  readonly robot_key: number;
  readonly revision: number;
}

/** Remembered passages, bounded in what they take. */
export interface PassageMemory {
  /** The passage; null: the index knows it, but it is not to be shown; undefined: not remembered. */
  find(key: KnowledgeKey, passage_id: number): StoredPassage | null | undefined;
  keep(key: KnowledgeKey, passage_id: number, passage: StoredPassage | null): void;
}

interface Entry {
  readonly key: KnowledgeKey;
  readonly passage: StoredPassage | null;
  readonly size: number;
}

/** What all of it may take, in bytes and roughly. */
const MOST_BYTES = 24 * 1024 * 1024;
const BYTES_OF_ENTRY = 400;
const BYTES_OF_TERM = 32;

/** An empty memory. Two generations: what was not asked for while half of the room was filled is forgotten. */
export function createPassageMemory(most_bytes = MOST_BYTES): PassageMemory {
  let young = new Map<number, Entry>();
  let old = new Map<number, Entry>();
  let used = 0;
  const add = (passage_id: number, entry: Entry): void => {
    if (used + entry.size > most_bytes / 2) {
      old = young;
      young = new Map();
      used = 0;
    }
    young.set(passage_id, entry);
    used += entry.size;
  };
  return {
    find: ({ robot_key, revision }, passage_id) => {
      const entry = young.get(passage_id) ?? old.get(passage_id);
      // The robot, too: the database gives no number twice, but an older copy may take its place.
      if (entry?.key.robot_key !== robot_key || entry.key.revision !== revision) return undefined;
      if (!young.has(passage_id)) add(passage_id, entry);
      return entry.passage;
    },
    keep: (key, passage_id, passage) => add(passage_id, { key, passage, size: sizeOf(passage) }),
  };
}

function sizeOf(passage: StoredPassage | null): number {
  if (passage === null) return BYTES_OF_ENTRY;
  const { text, heading, heading_terms, sentence_terms } = passage;
  const terms = sentence_terms.reduce((sum, sentence) => sum + sentence.length, heading_terms.length);
  return BYTES_OF_ENTRY + 2 * (text.length + heading.length) + BYTES_OF_TERM * terms;
}
