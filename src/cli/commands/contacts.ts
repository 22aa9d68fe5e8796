/** `contacts`: who left an address, as a list or as a table for other programs. */
import { toCsvLine } from "../../domain/csv.ts";
import { toPrintable } from "../../domain/printable.ts";
import type { ContactLine } from "../../ports/records.ts";
import { readActor } from "../actor.ts";
import { listAll } from "../../flows/list-all.ts";
import { findRobotId } from "../find-robot.ts";
import { printList, toIso, toPage } from "../output/list.ts";
import type { CommonFlags, JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { isTaken } from "../output/print.ts";
import { toTime } from "../output/table.ts";

const PAGE = 500;
const BYTE_ORDER_MARK = "\uFEFF";

/** Lists, newest first. */
export async function list(
  flags: JsonFlags & { readonly robot?: string; readonly limit: number },
): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot_id = await findRobotId(appliance, flags.robot);
    const rows = await appliance.adapters.records.listContacts({
      robot_id,
      before: null,
      limit: flags.limit + 1,
    });
    printList(
      {
        name: "contacts",
        ...toPage(rows, flags.limit),
        nothing: "Nobody left a contact.",
        toShown: (row) => ({ ...row, created_at: toIso(row.created_at) }),
        columns: [
          ["WHEN (UTC)", (row) => toTime(row.created_at)],
          ["PROTOCOL", (row) => row.protocol_number],
          ["ROBOT", (row) => row.robot ?? "–"],
          ["NAME", (row) => row.name ?? "–"],
          ["E-MAIL", (row) => row.email ?? "–"],
          ["PHONE", (row) => row.phone ?? "–"],
          ["COMPANY", (row) => row.company ?? "–"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

const COLUMNS = [
  "created_at",
  "protocol_number",
  "robot",
  "name",
  "email",
  "phone",
  "company",
  "message",
] as const;

const toCells = (row: ContactLine) =>
  COLUMNS.map((column) => (column === "created_at" ? toIso(row.created_at) : row[column]));

/** Prints all contacts as CSV, newest first; nothing is held in memory but a page. */
export async function exportAll(
  flags: CommonFlags & { readonly robot?: string; readonly bom?: boolean },
): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { records, audit } = appliance.adapters;
    const robot_id = await findRobotId(appliance, flags.robot);
    const out = process.stdout;
    const write = (text: string) => out.write(out.isTTY ? toPrintable(text) : text);
    write(`${flags.bom ? BYTE_ORDER_MARK : ""}${toCsvLine(COLUMNS)}`);
    const rows = listAll<ContactLine>(PAGE, (last) =>
      records.listContacts({ robot_id, before: last ?? null, limit: PAGE }),
    );
    let contacts = 0;
    for await (const row of rows) {
      write(toCsvLine(toCells(row)));
      contacts += 1;
      if (!isTaken()) break;
    }
    const details = { contacts, robot: flags.robot ?? null };
    await audit.append({ actor: readActor(), action: "contacts.exported", subject: "contacts", details });
    return 0;
  });
}
