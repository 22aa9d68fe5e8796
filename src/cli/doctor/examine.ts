/** Examines an installation: gathers what the checks look at, without migrating anything, and runs them. */
import { type Inspection, inspectDatabase } from "../../adapters/storage/embedded/copy.ts";
import { findWrongTexts } from "../../adapters/storage/embedded/texts.ts";
import { pendingOf } from "../../adapters/storage/schema/migrate.ts";
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import { DataDirectoryFault, findSecretFault, placesIn } from "../../adapters/system/data-directory.ts";
import { type Appliance, createAppliance } from "../../appliance.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { DatabaseFault } from "../../ports/database.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { isMissing } from "../missing-database.ts";
import { CHECKS } from "./checks.ts";
import { localUrl } from "./reach.ts";
import { findPendingOnServer } from "./server.ts";
import { MOST_WRONG_TEXTS } from "./texts.ts";
import { type Check, type Finding, findingsOf, type Site, toReason } from "./finding.ts";

/** Runs every check, one after the other: some look at what an earlier one caused. */
export async function examine({ settings, secrets }: Resolved): Promise<readonly Finding[]> {
  const quiet = { ...settings, log: { ...settings.log, level: "silent" as const } };
  const file = databaseFileOf(settings, secrets);
  const inspected = inspect(file);
  const wrong_texts = findWrong(file, inspected);
  // Also where nothing is opened: the next command would stumble over it.
  const opened =
    findSecretFault(settings.data) ?? (await openCarefully({ settings: quiet, secrets }, inspected));
  const site: Site = {
    settings,
    secrets,
    places: placesIn(settings.data),
    file,
    inspected,
    wrong_texts,
    appliance: opened instanceof Error ? null : opened,
    base_url: (settings.public_base_url ?? localUrl(settings)).replace(/\/+$/, ""),
    now: Date.now(),
  };
  const found: Finding[] = opened instanceof Error ? [toFinding(opened)] : [];
  try {
    for (const check of CHECKS) found.push(...(await runCheck(check, site)));
    return found;
  } finally {
    await site.appliance?.close();
  }
}

function toFinding(error: Error): Finding {
  if (error instanceof DataDirectoryFault) return findingsOf("secrets").error(toReason(error), error.hint);
  const remedy = "Correct what it names, then run `chat-assistant doctor` again.";
  return findingsOf("settings").error(toReason(error), remedy);
}

async function runCheck(check: Check, site: Site): Promise<readonly Finding[]> {
  try {
    return await check.run(site);
  } catch (error) {
    const hint = error instanceof DatabaseFault ? error.hint : undefined;
    const remedy =
      hint ?? "Run it again with DEBUG=1; if it stays, report it with `chat-assistant --version`.";
    return [findingsOf(check.name).error(`The check could not be done: ${toReason(error)}.`, remedy)];
  }
}

function inspect(file: Site["file"]): Site["inspected"] {
  if (file === null || isMissing(file.path)) return null;
  try {
    return inspectDatabase(file);
  } catch (error) {
    return toError(error);
  }
}

function findWrong(file: Site["file"], inspected: Site["inspected"]): Site["wrong_texts"] {
  const isSound = inspected !== null && !(inspected instanceof Error) && inspected.integrity === "ok";
  if (file === null || !isSound || !inspected.own) return null;
  try {
    return findWrongTexts(file, MOST_WRONG_TEXTS);
  } catch (error) {
    return toError(error);
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

// Null: there is no database yet, or it is not usable as it is. An error: the settings do not fit together.
async function openCarefully(
  resolved: Pick<Resolved, "settings" | "secrets">,
  inspected: Site["inspected"],
): Promise<Appliance | Error | null> {
  const onServer = databaseFileOf(resolved.settings, resolved.secrets) === null;
  try {
    const isCurrent = onServer
      ? (await findPendingOnServer(resolved)).length === 0
      : isFileCurrent(inspected);
    return isCurrent ? await createAppliance(resolved) : null;
  } catch (error) {
    return onServer ? null : toError(error);
  }
}

function isFileCurrent(inspected: Site["inspected"]): boolean {
  if (inspected === null || inspected instanceof Error) return false;
  const { own, integrity, migrations } = inspected;
  return own && integrity === "ok" && isUpToDate(migrations);
}

function isUpToDate(migrations: Inspection["migrations"]): boolean {
  try {
    return pendingOf(migrations, MIGRATIONS).length === 0;
  } catch {
    return false;
  }
}
