/** Writes to the audit log of a database as it is: of commands that must not migrate what they work on. */
import { createAuditLog } from "../adapters/storage/audit.ts";
import { pendingMigrations } from "../adapters/storage/schema/migrate.ts";
import { openDatabase } from "../adapters/storage/open-database.ts";
import { MIGRATIONS } from "../adapters/storage/schema/migrations.ts";
import { createSystemClock } from "../adapters/system/clock.ts";
import { createRandomIds } from "../adapters/system/ids.ts";
import { databaseFileOf } from "../appliance/database-file.ts";
import type { AuditFact } from "../domain/audit.ts";
import type { Resolved } from "../settings/resolve.ts";
import { readActor } from "./actor.ts";

/** Appends an entry about the installation; nothing when the database is a server's or still of an older version. */
export async function auditWithoutMigrating(
  { settings, secrets }: Pick<Resolved, "settings" | "secrets">,
  action: string,
  details: AuditFact["details"],
): Promise<void> {
  const file = databaseFileOf(settings, secrets);
  if (file === null) return;
  const database = await openDatabase({ ...file, url: file.path });
  try {
    if ((await pendingMigrations(database, MIGRATIONS)).length > 0) return;
    const log = createAuditLog({ database, clock: createSystemClock(), ids: createRandomIds() });
    await log.append({ actor: readActor(), action, subject: "installation", details });
  } finally {
    await database.close();
  }
}
