/** The knowledge of one document, as if its robot had been taught nothing else. */
import { createPostings } from "../../../domain/answering/ranking/postings.ts";
import type { KnowledgeSize, KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";

/** `passages` are all of the document, in order; `locales` those of the robot. What is read around a passage is of its document anyway. */
export function ofOneDocument(
  knowledge: KnowledgeStore,
  passages: readonly StoredPassage[],
  locales: KnowledgeSize["locales"],
): KnowledgeStore {
  const postings = createPostings();
  const byId = new Map<number, StoredPassage>();
  let words = 0;
  for (const passage of passages) {
    const { passage_id, heading_terms, sentence_terms } = passage;
    byId.set(passage_id, passage);
    words += heading_terms.length + sentence_terms.flat().length;
    const lines = sentence_terms.map((terms) => terms.join(" "));
    postings.add(passage_id, heading_terms.join(" "), lines.join("\n"));
  }
  const totals = { passages: passages.length, words };
  return {
    ...knowledge,
    measure: async () => ({ documents: 1, passages: passages.length, bytes: 0, locales }),
    frequencies: async (_, terms) =>
      new Map(
        terms.map((term) => [term, postings.frequencyOf(term)] as const).filter(([, count]) => count > 0),
      ),
    search: async ({ groups, limit }) =>
      postings.search({ groups, limit, totals }).flatMap((passage_id) => byId.get(passage_id) ?? []),
  };
}
