/** The commands that keep an installation well: `backup`, `db`, `doctor`. */
import type { Command } from "commander";
import { type Run, toGiven, toWhole, withJson, withServerFlags } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

type CreateFlags = JsonFlags & {
  readonly to?: string;
  readonly keep?: number;
  readonly withoutDatabase?: boolean;
};

const MOST_KEPT = 1_000;

const toKept = toWhole(1, MOST_KEPT, `1 to ${MOST_KEPT} backups can be kept.`);

function addBackup(program: Command, run: Run): void {
  const backup = program.command("backup").summary("copies of everything durable, and bringing them back");
  withJson(backup.command("create"))
    .summary("back up the data directory, while the server runs")
    .description(
      "Makes a folder with the database, the blobs, the secret of the installation and a manifest with checksums.",
    )
    .option("--to <directory>", "where to (default: backups/ in the data directory)", toGiven)
    .option("--keep <number>", "delete all but the newest backups there, before-migration ones aside", toKept)
    .option("--without-database", "only blobs and secret: for a database on a libSQL server")
    .addHelpText("after", "\nExample:\n  $ chat-assistant backup create --to /mnt/backups --keep 14")
    .action(async ({ withoutDatabase, ...flags }: CreateFlags) => {
      const database = withoutDatabase !== true;
      run.exit_code = await (await import("../commands/backup.ts")).create({ ...flags, database });
    });
  addBackupUses(backup, run);
}

function addBackupUses(backup: Command, run: Run): void {
  withJson(backup.command("list"))
    .summary("list the backups in the data directory")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/backup.ts")).list(flags);
    });
  withJson(backup.command("verify <backup>"))
    .summary("check every file of a backup, and its database")
    .action(async (folder: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/backup.ts")).verify(folder, flags);
    });
  withJson(backup.command("restore <backup>"))
    .summary("bring a backup back into the data directory")
    .description("Verifies the backup first. What stands in the directory is set aside, never deleted.")
    .option("--yes", "restore although the data directory is not empty")
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant backup restore /mnt/backups/chat-assistant-… --data ./data",
    )
    .action(async (folder: string, flags: JsonFlags & { yes?: boolean }) => {
      run.exit_code = await (await import("../commands/backup.ts")).restore(folder, flags);
    });
}

function addDatabase(program: Command, run: Run): void {
  const database = program.command("db").summary("work on the database file");
  withJson(database.command("encrypt"))
    .summary("encrypt a plain database and its blobs with the key of the settings")
    .description(
      "Stop the server first. The key comes from CHAT_ASSISTANT_DATABASE_KEY or …_KEY_FILE. " +
        "What is encrypted already stays as it is, so that an interrupted run can be done again.",
    )
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/db.ts")).encrypt(flags);
    });
  withJson(database.command("rekey"))
    .summary("change the key of an encrypted database and its blobs")
    .description(
      "Stop the server first. The key that it has comes from the settings, the new one from a file. " +
        "A run that was interrupted is done again; until then the server runs with whichever key opens the database.",
    )
    .requiredOption("--new-key-file <file>", "the file with the new key")
    .addHelpText(
      "after",
      "\nExample:\n  $ openssl rand -base64 32 > new-key && chat-assistant db rekey --new-key-file new-key",
    )
    .action(async (flags: JsonFlags & { readonly newKeyFile: string }) => {
      run.exit_code = await (await import("../commands/db.ts")).rekey(flags);
    });
}

function addDoctor(program: Command, run: Run): void {
  withServerFlags(withJson(program.command("doctor")))
    .summary("find what is wrong with an installation, and what mends it")
    .description(
      "Checks settings, machine, database, backups and everything around, beside the running server. " +
        "Asks one published robot a question through the public address and erases it. Exits with 1 on errors.",
    )
    .addHelpText("after", "\nExample:\n  $ chat-assistant doctor --data /var/lib/chat-assistant")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/doctor.ts")).run(flags);
    });
}

/** Adds the commands. */
export function addUpkeep(program: Command, run: Run): void {
  addDoctor(program, run);
  addBackup(program, run);
  addDatabase(program, run);
}
