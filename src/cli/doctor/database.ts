/** The database: integrity, search index, migrations, clock, overdue sweeps, backups. */
import { accessSync, constants } from "node:fs";
import { beforeMigrationFolder } from "../../adapters/backup/back-up-before-migration.ts";
import { listBackups } from "../../adapters/backup/list-backups.ts";
import { type Inspection, MOST_ROWS } from "../../adapters/storage/embedded/copy.ts";
import type { BrokenRule } from "../../adapters/storage/embedded/rules.ts";
import { isDamage } from "../../adapters/storage/driver/faults.ts";
import { pendingOf } from "../../adapters/storage/schema/migrate.ts";
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import type { DataPlaces } from "../../adapters/system/data-directory.ts";
import { DatabaseFault } from "../../ports/database.ts";
import { findPatternFault } from "../../sweeps/schedule.ts";
import { counted } from "../output/counted.ts";
import { SEED_OR_NAME, toMissing } from "../missing-database.ts";
import { judgeServer } from "./server.ts";
import {
  type Check,
  type Finding,
  type Findings,
  findingsOf,
  isUnread,
  type Site,
  toReason,
} from "./finding.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OVERDUE_MS = 60 * MINUTE_MS;
const BACKUP_DAYS = 7;
const MOST_AUDITED = 1_000;

export const CHECK_SEARCH_INDEX = /* sql */ `INSERT INTO passage_index (passage_index) VALUES ('integrity-check')`;
export const NEWEST_RECORD = /* sql */ `SELECT max(
  coalesce((SELECT max(at) FROM health_probe), 0),
  coalesce((SELECT at FROM audit_log ORDER BY seq DESC LIMIT 1), 0),
  coalesce((SELECT created_at FROM sessions ORDER BY session_key DESC LIMIT 1), 0)) AS at`;
export const READ_SECURE_DELETE = /* sql */ `SELECT secure_delete FROM pragma_secure_delete`;
export const COUNT_ROBOTS = /* sql */ `SELECT count(*) AS found FROM robots`;

const RESTORE = "Stop the service, then `chat-assistant backup restore <backup> --yes`.";

// What may be whole is not to be replaced by a backup.
const OWNER = "Run it as the account that owns the data directory.";

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const MEND_VALUES =
  "All else is served. `chat-assistant seed` writes tenants, robots and channels anew; set other values right with the program that wrote them, or stop the service and `chat-assistant backup restore <backup> --yes`.";

/** The file itself: readable with this key, whole, of this version. */
export const databaseCheck: Check = {
  name: "database",
  run: async (site) => {
    const { file, inspected } = site;
    if (file === null) return [await judgeServer(site)];
    const find = findingsOf("database");
    if (inspected === null) return [find.warning(toMissing(file), SEED_OR_NAME)];
    try {
      if (inspected instanceof Error) throw inspected;
      return judgeInspection(inspected, find);
    } catch (error) {
      const hint = error instanceof DatabaseFault ? error.hint : undefined;
      return [find.error(toReason(error), isReadable(file.path) ? (hint ?? RESTORE) : OWNER)];
    }
  },
};

function judgeInspection(inspection: Inspection, find: Findings): readonly Finding[] {
  const { own, integrity, migrations } = inspection;
  if (!own) return [find.error("The file is another application's database.", "Set database.url or --data.")];
  if (/passage_index/.test(integrity)) {
    const index = findingsOf("search index");
    return [index.error(`The search index is damaged: ${integrity}.`, RESTORE)];
  }
  if (integrity !== "ok") return [find.error(`The database is damaged: ${integrity}.`, RESTORE)];
  return [
    find.ok("The database is whole."),
    judgeMigrations(pendingOf(migrations, MIGRATIONS)),
    ...judgeRules(inspection),
  ];
}

function judgeRules({ broken_rules }: Inspection): readonly Finding[] {
  if (broken_rules.length === 0) return [];
  const named = broken_rules.map(nameBroken).join(", ");
  const what = `Another program wrote values that their tables do not allow: ${named}.`;
  return [findingsOf("values").warning(what, MEND_VALUES)];
}

function nameBroken({ table, rule, rows }: BrokenRule): string {
  if (rows.length === 0) return table;
  const named = rows.length < MOST_ROWS ? rows.join("; ") : `${rows.join("; ")} and maybe more`;
  return `${table} (${named}: not ${rule})`;
}

function judgeMigrations(pending: readonly string[]): Finding {
  const find = findingsOf("migrations");
  if (pending.length === 0) return find.ok("The database is up to date.");
  const verb = pending.length === 1 ? "is" : "are";
  const what = `${counted(pending.length, "migration")} ${verb} pending: ${pending.join(", ")}.`;
  return find.warning(what, "Run `chat-assistant migrate`, or restart the service; a backup is made first.");
}

/** The search index against itself. */
export const searchIndexCheck: Check = {
  name: "search index",
  run: async ({ appliance }) => {
    if (!appliance) return [];
    const find = findingsOf("search index");
    try {
      await appliance.adapters.database.write([{ sql: CHECK_SEARCH_INDEX }]);
      return [find.ok("The search index is whole.")];
    } catch (error) {
      // What only cannot serve now is not to be replaced by a backup.
      if (!isDamage(error)) throw error;
      return [find.error(`The search index is damaged: ${toReason(error)}.`, RESTORE)];
    }
  },
};

/** The clock against what the database has seen. */
export const clockCheck: Check = {
  name: "clock",
  run: async ({ appliance, now }) => {
    if (!appliance) return [];
    const find = findingsOf("clock");
    const rows = await appliance.adapters.database.read<{ at: number }>({ sql: NEWEST_RECORD });
    const newest = rows[0]?.at ?? 0;
    const behind_minutes = Math.round((newest - now) / MINUTE_MS);
    if (behind_minutes <= 5) return [find.ok("The clock is not behind what the database has seen.")];
    const what = `The clock is ${counted(behind_minutes, "minute")} behind the newest entry of the database.`;
    return [find.error(what, "Set the clock by the network: `timedatectl set-ntp true`.")];
  },
};

/** What should have been swept an hour ago. */
export const sweepsCheck: Check = {
  name: "sweeps",
  run: async ({ appliance, now, settings: { sweeps } }) => {
    const find = findingsOf("sweeps");
    const fault = sweeps.enabled ? await findPatternFault(sweeps.pattern) : null;
    if (fault !== null) {
      const remedy = "Correct it, or unset it: the service does not start with it.";
      return [find.error(`${fault}.`, remedy)];
    }
    if (!appliance) return [];
    const { retention } = appliance.adapters;
    const texts = await retention.countDue(now - OVERDUE_MS);
    const idle = await retention.countExpired(now - OVERDUE_MS);
    if (texts + idle === 0) return [find.ok("Nothing is overdue.")];
    const what = `Overdue for an hour: ${counted(texts, "session")} whose texts should be gone, ${idle} that should be finished.`;
    return [find.error(what, "Run `chat-assistant sweep`; keep sweeps.enabled true where the service runs.")];
  },
};

/** Whether the database overwrites what is deleted: a libSQL server does not by itself. */
export const deletedTextCheck: Check = {
  name: "deleted text",
  run: async ({ appliance }) => {
    if (!appliance) return [];
    const find = findingsOf("deleted text");
    const rows = await appliance.adapters.database.read<{ secure_delete: number }>({
      sql: READ_SECURE_DELETE,
    });
    if (rows[0]?.secure_delete === 1) return [find.ok("The database overwrites what is deleted.")];
    const what = "The libSQL server keeps deleted text in its files: it does not overwrite what is deleted.";
    return [find.warning(what, "Run it with the extension and the options of docs/libsql-server.md.")];
  },
};

/** How old the newest backup is, wherever it was made to. */
export const backupsCheck: Check = {
  name: "backups",
  run: async (site) => {
    const { places, appliance, file, now } = site;
    const find = findingsOf("backups");
    if (file === null) return [find.ok("The libSQL server keeps the database's backups.")];
    const robots = await appliance?.adapters.database.read<{ found: number }>({ sql: COUNT_ROBOTS });
    if (!isUnread(site) && !robots?.[0]?.found) return [find.ok("There is nothing to back up yet.")];
    const newest = await findNewestBackup({ places, appliance });
    if (newest === null) return [judgeNone(find, isUnread(site), places)];
    const days = Math.floor((now - newest) / DAY_MS);
    const what = `The newest backup is ${counted(days, "day")} old.`;
    return [days > BACKUP_DAYS ? find.warning(what, BACK_UP) : find.ok(what)];
  },
};

const BACK_UP = "Run `chat-assistant backup create --to <another disk>`, each night by a timer.";

// Which backups were made elsewhere stands in the database.
function judgeNone(find: Findings, is_unread: boolean, places: DataPlaces): Finding {
  const [copy] = listBackups(beforeMigrationFolder(places));
  const also = copy ? ` (${copy.folder} is a copy of the database alone, from before a migration)` : "";
  if (!is_unread) return find.warning(`There is no backup${also}.`, BACK_UP);
  const what = `There is no backup in ${places.backups_folder}${also}; of others nothing is known until the database can be used.`;
  return find.warning(what, "Look where `chat-assistant backup create --to` puts them.");
}

async function findNewestBackup({
  places,
  appliance,
}: Pick<Site, "places" | "appliance">): Promise<number | null> {
  // Copies from before a migration have no blobs, and nobody makes them each night.
  const kept = listBackups(places.backups_folder).flatMap(({ manifest }) =>
    manifest?.kind === "by_hand" ? [Date.parse(manifest.created_at)] : [],
  );
  const entries = (await appliance?.adapters.audit.listNewest(MOST_AUDITED)) ?? [];
  const audited = entries.filter(({ action }) => action === "backup.created").map(({ at }) => at);
  const times = [...kept, ...audited].filter(Number.isFinite);
  return times.length === 0 ? null : Math.max(...times);
}
