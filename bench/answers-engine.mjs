/** The embedded engine over a database of its own, for the benches of answers. */
import { createEmbeddedDatabase } from "../dist/adapters/storage/embedded/database.js";
import { KNOWLEDGE_MIGRATIONS } from "../dist/adapters/storage/schema/knowledge.js";
import { createKnowledgeStore } from "../dist/adapters/storage/knowledge/store.js";
import { migrate } from "../dist/adapters/storage/schema/migrate.js";

export async function open(path) {
  const database = createEmbeddedDatabase({ path, synchronous: "NORMAL" });
  await migrate(database, KNOWLEDGE_MIGRATIONS, { now: new Date(0) });
  return { database, knowledge: createKnowledgeStore({ database }) };
}

export function robotOf(locale, robot_id = "rob_bench") {
  const names = { assistant_name: "Bench", company_name: "Bench", instructions: "", decline_message: null };
  return { tenant_id: "ten_bench", robot_id, locale, visibility: "public", ...names };
}
