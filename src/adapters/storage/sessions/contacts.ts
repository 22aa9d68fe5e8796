/** The contacts of sessions in SQL, as bytes: what a visitor left has to be told, and erased, whatever became of it. */
import type { ContactDetails } from "../../../domain/contact.ts";
import type { Database, Row } from "../../../ports/database.ts";
import type { SessionStore } from "../../../ports/session-store.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";

const DETAILS = ["name", "email", "phone", "company", "message"] as const;

/** The columns of `toContact`, of a table or alias: `contacts` or `c`. */
export const contactColumns = (table: string): string =>
  byteColumns(DETAILS.map((column) => `${table}.${column}`));

/** A row with these columns, and whatever else it has. */
export const toContact = <R extends Row>(row: R): R & ContactDetails =>
  toTextColumns(DETAILS, row) as unknown as R & ContactDetails;

const OF_SESSION = /* sql */ `session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)`;
export const FIND_CONTACT = /* sql */ `SELECT ${contactColumns("contacts")} FROM contacts
  WHERE ${OF_SESSION} ORDER BY created_at DESC LIMIT 1`;

export const FIND_SAME_CONTACT = /* sql */ `SELECT contact_id FROM contacts WHERE ${OF_SESSION} AND name IS :name
    AND email IS :email AND phone IS :phone AND company IS :company AND message IS :message LIMIT 1`;

/** How sessions find their contacts. */
export const createContacts = (
  database: Database,
): Pick<SessionStore, "findContact" | "findSameContact"> => ({
  findContact: async (session_id) => {
    const [row] = await database.read({ sql: FIND_CONTACT, args: { session_id } });
    return row ? toContact(row) : null;
  },
  findSameContact: async (session_id, contact) => {
    const args = { session_id, ...contact };
    const rows = await database.read<{ contact_id: string }>({ sql: FIND_SAME_CONTACT, args });
    return rows[0]?.contact_id ?? null;
  },
});
