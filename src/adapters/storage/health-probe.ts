/** Whether the database can be written and read: what health asks of it. */
import type { Database } from "../../ports/database.ts";

export const PROBE_WRITE = /* sql */ `INSERT INTO health_probe (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = :at`;
export const PROBE_READ = /* sql */ `SELECT at FROM health_probe WHERE id = 1`;

/** Writes a row and reads it back; `now` in milliseconds. Rejects with the fault of a database that can do neither. */
export async function probeDatabase(database: Database, now: number): Promise<boolean> {
  await database.write([{ sql: PROBE_WRITE, args: { at: now } }]);
  const rows = await database.read({ sql: PROBE_READ });
  return rows.length === 1;
}
