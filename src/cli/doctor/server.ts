/** A database on a libSQL server: whether it answers, and is of this version. */
import { openDatabase } from "../../adapters/storage/open-database.ts";
import { pendingMigrations } from "../../adapters/storage/schema/migrate.ts";
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import { DatabaseFault } from "../../ports/database.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { counted } from "../output/counted.ts";
import { type Finding, findingsOf, toReason } from "./finding.ts";

type Configured = Pick<Resolved, "settings" | "secrets">;

/** The migrations that the server's database lacks. Throws when it cannot be asked. */
export async function findPendingOnServer({ settings, secrets }: Configured): Promise<readonly string[]> {
  const auth_token = secrets["database.auth_token"]?.reveal();
  const database = await openDatabase({ url: settings.database.url ?? "", auth_token });
  try {
    return await pendingMigrations(database, MIGRATIONS);
  } finally {
    await database.close();
  }
}

/** What is to be said of it, and what to do. */
export async function judgeServer(configured: Configured): Promise<Finding> {
  const find = findingsOf("database");
  try {
    const pending = await findPendingOnServer(configured);
    if (pending.length === 0) return find.ok("The libSQL server answers.");
    const what = `The libSQL server's database lacks ${counted(pending.length, "migration")}.`;
    return find.error(what, "Back the server up, then run `chat-assistant migrate`.");
  } catch (error) {
    const hint = error instanceof DatabaseFault ? error.hint : undefined;
    const remedy = hint ?? "Check database.url and CHAT_ASSISTANT_DATABASE_AUTH_TOKEN.";
    return find.error(`The libSQL server cannot be used: ${toReason(error)}.`, remedy);
  }
}
