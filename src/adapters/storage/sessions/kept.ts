/**
 * What is kept of many sessions at once: on a libSQL server every read is a round trip, and one for each session's messages,
 * files and ratings would be most of what an export waits for.
 */
import type { SessionAttachment } from "../../../domain/session-attachments.ts";
import type { RatedAnswer } from "../../../domain/transcript-text.ts";
import type { Database } from "../../../ports/database.ts";
import type { KeptOfSession } from "../../../ports/records.ts";
import { byteColumns, packedTexts, toTextOrNull } from "../packed-texts.ts";
import { toTurn, type TurnRow } from "./turn-row.ts";

/** Rows of one read. */
const PAGE = 1_000;

const OF_ASKED = /* sql */ `k.session_key IN (SELECT value FROM json_each(:positions))`;
export const LIST_TURNS_OF_SESSIONS = /* sql */ `SELECT k.session_key AS position, k.seq AS place, k.message_id, k.role,
    ${packedTexts("k.text")}, k.created_at
  FROM messages k WHERE ${OF_ASKED} AND (k.session_key, k.seq) > (:position, :place)
  ORDER BY k.session_key, k.seq LIMIT ${PAGE}`;
export const LIST_FILES_OF_SESSIONS = /* sql */ `SELECT k.session_key AS position, k.attachment_key AS place, k.message_id,
    k.file_name, k.content_type, k.size_bytes, k.blob_id, k.extracted_text
  FROM session_attachments k WHERE ${OF_ASKED} AND (k.session_key, k.attachment_key) > (:position, :place)
  ORDER BY k.session_key, k.attachment_key LIMIT ${PAGE}`;
export const LIST_FEEDBACK_OF_SESSIONS = /* sql */ `SELECT k.session_key AS position, k.feedback_key AS place, k.message_id,
    k.rating, k.feedback_reason, ${byteColumns(["k.feedback_details"])}
  FROM feedback k WHERE ${OF_ASKED} AND (k.session_key, k.feedback_key) > (:position, :place)
  ORDER BY k.session_key, k.feedback_key LIMIT ${PAGE}`;

type RatedRow = Omit<RatedAnswer, "feedback_details"> & { readonly feedback_details: Uint8Array | null };

interface Placed {
  readonly position: number;
  readonly place: number;
}

/** Of the sessions at these positions, in their order. */
export async function listKept(
  database: Database,
  positions: readonly number[],
): Promise<readonly KeptOfSession[]> {
  const asked = JSON.stringify(positions);
  const turns = await readAll<TurnRow & Placed>(database, LIST_TURNS_OF_SESSIONS, asked);
  const files = await readAll<SessionAttachment & Placed>(database, LIST_FILES_OF_SESSIONS, asked);
  const feedback = await readAll<RatedRow & Placed>(database, LIST_FEEDBACK_OF_SESSIONS, asked);
  return positions.map((position) => ({
    turns: (turns.get(position) ?? []).map(toTurn),
    files: files.get(position) ?? [],
    feedback: (feedback.get(position) ?? []).map(
      ({ message_id, rating, feedback_reason, feedback_details }) => ({
        message_id,
        rating,
        feedback_reason,
        feedback_details: toTextOrNull(feedback_details),
      }),
    ),
  }));
}

async function readAll<R extends Placed>(
  database: Database,
  sql: string,
  positions: string,
): Promise<ReadonlyMap<number, readonly R[]>> {
  const found = new Map<number, R[]>();
  for (let after: Placed = { position: -1, place: -1 }; ;) {
    const { position, place } = after;
    const rows = await database.read<R>({ sql, args: { positions, position, place } });
    for (const row of rows) {
      const of = found.get(row.position);
      if (of === undefined) found.set(row.position, [row]);
      else of.push(row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return found;
    after = last;
  }
}
