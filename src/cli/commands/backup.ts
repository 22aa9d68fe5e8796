/** `backup`: copies of everything durable, made while a server runs; checked; brought back. */
import path from "node:path";
import { createBackup } from "../../adapters/backup/create-backup.ts";
import { beforeMigrationFolder } from "../../adapters/backup/back-up-before-migration.ts";
import { listDrafts } from "../../adapters/backup/drafts.ts";
import { listBackups, pruneBackups } from "../../adapters/backup/list-backups.ts";
import type { Manifest } from "../../adapters/backup/manifest.ts";
import { restoreBackup } from "../../adapters/backup/restore-backup.ts";
import { verifyBackup } from "../../adapters/backup/verify-backup.ts";
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import { placesIn } from "../../adapters/system/data-directory.ts";
import { readVersion } from "../../adapters/system/package-root.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { wrongRequest } from "../../domain/refusal.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { auditWithoutMigrating } from "../audit-without-migrating.ts";
import { checkpointOf, withCourse } from "../course.ts";
import { counted } from "../output/counted.ts";
import { printList } from "../output/list.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { refuseMissing } from "../missing-database.ts";
import { print, printJson, tell } from "../output/print.ts";
import { toTime } from "../output/table.ts";

const SERVER_DATABASE =
  "The database lives on a libSQL server and cannot be copied from here: back it up there. " +
  "With --without-database the blobs and the secret of the installation are backed up.";

const bytesOf = ({ parts }: Manifest): number => parts.reduce((sum, { size_bytes }) => sum + size_bytes, 0);

const describe = (folder: string, manifest: Manifest) => ({
  backup: folder,
  created_at: manifest.created_at,
  kind: manifest.kind,
  product_version: manifest.product_version,
  database: manifest.database === null ? "none" : manifest.database.encrypted ? "encrypted" : "plain",
  files: manifest.parts.length,
  size_bytes: bytesOf(manifest),
});

/** Makes a backup, beside a running server if there is one. */
export async function create(
  flags: JsonFlags & { readonly to?: string; readonly keep?: number; readonly database?: boolean },
): Promise<number> {
  const resolved = loadSettings(flags);
  const places = placesIn(resolved.settings.data);
  const wanted = flags.database !== false;
  const database = databaseFileOf(resolved.settings, resolved.secrets);
  if (wanted && database === null) throw wrongRequest(SERVER_DATABASE);
  if (wanted) refuseMissing(database);
  const { folder, manifest } = await withCourse((course) =>
    createBackup({
      database: wanted ? database : null,
      places,
      to: flags.to ?? places.backups_folder,
      kind: "by_hand",
      product_version: readVersion(),
      migrations: MIGRATIONS,
      now: new Date(),
      checkpoint: checkpointOf(course, "Stopped: no backup was made, and nothing is left of it."),
    }),
  );
  if (flags.keep !== undefined) pruneBackups(path.dirname(folder), flags.keep);
  const about = describe(folder, manifest);
  await auditWithoutMigrating(resolved, "backup.created", {
    files: about.files,
    size_bytes: about.size_bytes,
  });
  if (flags.json) printJson(about);
  else
    print(
      `${folder}: ${counted(about.files, "file")}, ${counted(about.size_bytes, "byte")}, database ${about.database}.`,
    );
  tellKept(resolved, about.database);
  return 0;
}

function tellKept({ settings }: Resolved, database: string): void {
  tell(
    "It holds the secret of the installation and what visitors wrote: keep it as safe as the data directory.",
  );
  if (settings.blobs.store === "s3")
    tell("Files of visitors and originals are in the S3 store and not in it: back that up where it is.");
  if (database === "encrypted")
    tell("The database in it opens with the same key only, which is not in it: keep the key elsewhere.");
}

/** Lists the backups of the data directory, newest first. */
export async function list(flags: JsonFlags): Promise<number> {
  const places = placesIn(loadSettings(flags).settings.data);
  const folders = [places.backups_folder, beforeMigrationFolder(places)];
  const found = folders.flatMap(listBackups);
  const backups = found.flatMap(({ folder, manifest }) => (manifest ? [describe(folder, manifest)] : []));
  printList(
    {
      name: "backups",
      rows: backups,
      nothing: `There is no backup in ${places.backups_folder}: \`chat-assistant backup create\` makes one. Those made with --to are where it put them.`,
      columns: [
        ["MADE (UTC)", (row) => toTime(Date.parse(row.created_at))],
        ["KIND", (row) => row.kind],
        ["DATABASE", (row) => row.database],
        ["BYTES", (row) => String(row.size_bytes), "right"],
        ["BACKUP", (row) => row.backup],
      ],
    },
    flags.json,
  );
  for (const { folder, manifest } of found)
    if (manifest === null) tell(`  no backup: ${folder}: its manifest is damaged, or of a newer version`);
  for (const { folder, is_left } of folders.flatMap(listDrafts))
    tell(
      is_left
        ? `  no backup: ${folder}: it was left unfinished, and goes when the next one is made`
        : `  no backup yet: ${folder}: it is being made, here or on another machine`,
    );
  return 0;
}

/** Verifies a backup. Fails with what is wrong. */
export async function verify(backup: string, flags: JsonFlags): Promise<number> {
  const { secrets } = loadSettings(flags);
  const verified = await withCourse((course) =>
    verifyBackup({
      backup,
      encryption_key: secrets["database.key"]?.reveal(),
      migrations: MIGRATIONS,
      checkpoint: checkpointOf(course, "Stopped: the backup was not looked through to its end."),
    }),
  );
  const about = { ...describe(verified.folder, verified.manifest), pending_migrations: verified.pending };
  if (flags.json) printJson(about);
  else
    print(
      `${verified.folder}: whole. ${counted(about.files, "file")}, ${counted(about.size_bytes, "byte")}, database ${about.database}.`,
    );
  return 0;
}

/** Restores a backup into the data directory. */
export async function restore(
  backup: string,
  flags: JsonFlags & { readonly yes?: boolean },
): Promise<number> {
  const resolved = loadSettings(flags);
  const { settings, secrets } = resolved;
  const places = placesIn(settings.data);
  const file = databaseFileOf(settings, secrets);
  const encryption_key = secrets["database.key"]?.reveal();
  const restored = await withCourse(async (course) => {
    const message = `Stopped: nothing was restored, and what stands in ${places.root} is as it was.`;
    const checkpoint = checkpointOf(course, message);
    const verified = await verifyBackup({ backup, encryption_key, migrations: MIGRATIONS, checkpoint });
    if (file === null && verified.manifest.database !== null)
      throw wrongRequest(
        "database.url names a server: a database is restored there, or into a file without that setting.",
      );
    return restoreBackup({
      backup: verified,
      places,
      database_file: file?.path ?? places.database_file,
      encryption_key,
      replace: flags.yes === true,
      now: new Date(),
      checkpoint,
    });
  });
  await auditWithoutMigrating(resolved, "backup.restored", { files: restored.parts });
  if (flags.json) printJson({ data: places.root, ...restored });
  else print(`${counted(restored.parts, "file")} restored into ${places.root}.`);
  if (restored.set_aside) tell(`What stood there is in ${restored.set_aside}.`);
  return 0;
}
