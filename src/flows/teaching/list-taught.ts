/**
 * What a robot was taught, in order of its sources, those that begin alike: the parts of a file, the answers of one kind,
 * or, with the prefix "", all. The prefix itself is none of them.
 */
import { endOfPrefix } from "../../domain/taught-file.ts";
import type { KnowledgeDocument, KnowledgeStore } from "../../ports/knowledge-store.ts";
import type { Original, OriginalStore, SourcePage } from "../../ports/original-store.ts";
import { listAll } from "../list-all.ts";

const PAGE = 500;

/** The documents. */
export const listDocuments = (
  knowledge: Pick<KnowledgeStore, "list">,
  robot_id: string,
  prefix: string,
): AsyncGenerator<KnowledgeDocument> => listSources((page) => knowledge.list(robot_id, page), prefix);

/** The files. */
export const listOriginals = (
  originals: Pick<OriginalStore, "list">,
  robot_id: string,
  prefix: string,
): AsyncGenerator<Original> => listSources((page) => originals.list(robot_id, page), prefix);

function listSources<T extends { readonly source: string }>(
  list: (page: SourcePage) => Promise<readonly T[]>,
  prefix: string,
): AsyncGenerator<T> {
  const until = endOfPrefix(prefix);
  return listAll<T>(PAGE, (last) => list({ after: last?.source ?? prefix, until, limit: PAGE }));
}
