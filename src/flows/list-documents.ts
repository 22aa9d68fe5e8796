/** The documents of a robot whose sources begin alike: the parts of a file, the answers of one kind, or all. */
import { endOfPrefix } from "../domain/taught-file.ts";
import type { KnowledgeDocument, KnowledgeStore } from "../ports/knowledge-store.ts";

const PAGE = 500;

/** In order of their sources, a page at a time; with the prefix "" every document. The prefix itself is no document of its own. */
export async function* listDocuments(
  knowledge: Pick<KnowledgeStore, "list">,
  robot_id: string,
  prefix: string,
): AsyncGenerator<KnowledgeDocument> {
  const until = endOfPrefix(prefix);
  let after = prefix;
  for (;;) {
    const page = await knowledge.list(robot_id, { after, until, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.source ?? after;
  }
}
