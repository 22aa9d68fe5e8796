/** What SQLite's own check complains of in a database file, in words that name the table. */
import { kindOf } from "../driver/faults.ts";
import type { Connection } from "./connection.ts";
import { readRows } from "./tables.ts";

const MOST_COMPLAINTS = 100;
const READ_COMPLAINTS = /* sql */ `SELECT integrity_check AS complaint FROM pragma_integrity_check(${MOST_COMPLAINTS})`;
const FIND_TREE = /* sql */ `SELECT type || ' ' || name AS tree FROM sqlite_schema WHERE rootpage = :root`;

/** The head of complaints about pages; there is one database in a file. */
const HEAD = /^\*{3} in database main \*{3}\n/u;
const TREE = /\bTree (?<root>\d+)\b/gu;

/** All complaints, or the first alone where a page cannot be read and ends the list. Throws where not even that is told. */
export function readComplaints(connection: Connection): readonly string[] {
  try {
    return readRows(connection, READ_COMPLAINTS).map(({ complaint }) =>
      toWords(connection, String(complaint)),
    );
  } catch (error) {
    if (kindOf(error) !== "damaged") throw error;
    return [readFirstComplaint(connection, "quick_check")];
  }
}

/** `ok`, or the first thing that is wrong. */
export function readFirstComplaint(connection: Connection, check: "integrity_check" | "quick_check"): string {
  return toWords(connection, String(connection.ask(`PRAGMA ${check}(1)`)[check]));
}

/** "Tree 16 page 20: …" is told as "table messages page 20: …"; a tree that cannot be looked up keeps its number. */
function toWords(connection: Connection, complaint: string): string {
  return complaint.replace(HEAD, "").replace(TREE, (whole, root: string) => {
    try {
      return String(readRows(connection, FIND_TREE, [Number(root)])[0]?.["tree"] ?? whole);
    } catch {
      return whole;
    }
  });
}
