/**
 * The database file itself: created whole or not at all, and judged before it is used, since the binding opens an
 * empty, foreign or damaged file in silence and writes into it.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

import { DatabaseFault } from "../../../ports/database.ts";
import { createDurably } from "../../system/durable-file.ts";
import { makeFolder } from "../../system/make-folder.ts";

import {
  APPLICATION_ID,
  type Connection,
  type ConnectionOptions,
  openBareConnection,
  openConnection,
  writeEmptyDatabase,
} from "./connection.ts";
import { readFirstComplaint } from "./complaints.ts";
import { explainUnreadable, keepFingerprint, RESTORE } from "./key.ts";
import { isAsLeft, leaveMark } from "./mark.ts";
import { kindOf, toFault, unavailable } from "../driver/faults.ts";

/**
 * `bounded`: damage is looked for in files up to 8 MiB (about 5 ms a MiB) that are not as they were left; `full`: in any
 * file; `none`: never.
 */
export type IntegrityCheck = "bounded" | "full" | "none";

/** What opening a file needs to know. */
export interface FileOptions extends ConnectionOptions {
  readonly integrity_check?: IntegrityCheck | undefined;
}

const OPENING_ATTEMPTS = 50;
const OPENING_PAUSE_MS = 20;
const BOUNDED_CHECK_BYTES = 8 * 1024 * 1024;

/** Opens the file, which is created when it does not exist. Throws a `database_unavailable` fault with a hint. */
export function openFile(options: FileOptions): Connection {
  if (options.path === ":memory:") return openConnection(options);
  try {
    if (!existsSync(options.path)) createFile(options);
    if (statSync(options.path).size === 0) {
      throw unavailable(`storage: cannot use ${options.path}: the file is empty`, { hint: RESTORE });
    }
    return openPatiently(options);
  } catch (error) {
    throw kindOf(error) === "damaged" ? explainUnreadable(options, error) : openFault(options, error);
  }
}

/** Blocks, since nothing is served yet: the journal's recovery by another process does not heed the driver's wait. */
function openPatiently(options: FileOptions): Connection {
  for (let attempts_left = OPENING_ATTEMPTS; ; attempts_left -= 1) {
    try {
      return openChecked(options);
    } catch (error) {
      if (kindOf(error) !== "busy" || attempts_left <= 1) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_PAUSE_MS);
    }
  }
}

function openChecked(options: FileOptions): Connection {
  const connection = openConnection(options);
  try {
    checkOwner(connection, options.path);
    checkIntegrity(connection, options);
    if (options.encryption_key !== undefined) keepFingerprint(options.path, options.encryption_key);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Another process may create the file at the same time: the first link wins, and both open the same file.
 * NOTE: the bytes are copied because the binding keeps its closed draft open for a while: on one and the same inode
 * SQLite would go on with the draft's shared memory, which other processes do not see.
 */
function createFile(options: FileOptions): void {
  makeFolder(dirname(options.path));
  const draft = `${options.path}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  try {
    writeEmptyDatabase({ ...options, path: draft });
    createDurably(options.path, readFileSync(draft));
  } finally {
    for (const file of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(file, { force: true });
  }
}

function checkOwner(connection: Connection, path: string): void {
  const { application_id } = connection.ask("PRAGMA application_id");
  if (application_id === APPLICATION_ID) return;
  throw unavailable(`storage: cannot use ${path}: it is another application's database`, {
    hint: "Set database.url to this service's own file, or to a path where none exists yet.",
  });
}

function checkIntegrity(connection: Connection, options: FileOptions): void {
  const check = options.integrity_check ?? "bounded";
  if (check === "none") return;
  if (check === "bounded" && (isLarge(options.path) || isAsLeft(options.path))) return;
  const quick_check = lookThrough(connection);
  if (quick_check === "ok") return;
  throw unavailable(`storage: cannot use ${options.path}: it is damaged (${quick_check})`, {
    hint: RESTORE,
  });
}

const isLarge = (path: string): boolean => statSync(path).size > BOUNDED_CHECK_BYTES;

/** "ok", or the first damage that was found. A value that breaks a rule of its table is none: all else can be served. */
function lookThrough(connection: Connection): string {
  connection.command("PRAGMA ignore_check_constraints=ON");
  const found = readFirstComplaint(connection, "quick_check");
  connection.command("PRAGMA ignore_check_constraints=OFF");
  return found;
}

/** To be called when the file was closed: looks through it for the next start, which then need not. */
export function leaveFile(options: FileOptions): void {
  if (options.integrity_check === "none") return;
  leaveMark(options.path, () => !isLarge(options.path) && isWhole(options));
}

// What the connection in use holds in memory would hide what became of the file.
function isWhole(options: FileOptions): boolean {
  const connection = openBareConnection(options);
  try {
    return lookThrough(connection) === "ok";
  } finally {
    connection.close();
  }
}

/** The binding reports a path that cannot be opened as a plain error, Node's own calls by their codes. */
function openFault(options: FileOptions, error: unknown): Error {
  // SQLite cannot make its index of the journal, and says no more than "disk I/O error".
  if (kindOf(error) === "medium" && hasNoRoom(options.path))
    return unavailable(`storage: cannot open ${options.path}: the disk is full`, {
      cause: error,
      hint: "Free space on that disk, then try again.",
    });
  const fault = toFault(error, `open ${options.path}`);
  if (fault instanceof DatabaseFault) return fault;
  return unavailable(fault.message, {
    cause: error,
    hint: "Check that its folder exists, has room and may be written by this user.",
  });
}

// Less than a page: not even the smallest of files.
const hasNoRoom = (path: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < 4_096;
  } catch {
    return false;
  }
};
