/** Counting, as every store does it. */
import type { Argument, Database, WriteOutcome } from "../../ports/database.ts";

/** What a statement counts: the column `found` of its only row. */
export async function countFound(
  database: Pick<Database, "read">,
  sql: string,
  args: Readonly<Record<string, Argument>>,
): Promise<number> {
  return (await database.read<{ found: number }>({ sql, args }))[0]?.found ?? 0;
}

/** How many rows a statement of a unit changed and gave back (`at`: which, -1 the last one); 0 when the unit was not written. */
export function countChanged(outcome: WriteOutcome, at = 0): number {
  return outcome.committed ? (outcome.rows.at(at)?.length ?? 0) : 0;
}
