/** Messages of a transcript as they are read: their rows, and the questions for those of one session. */
import type { TranscriptTurn } from "../../../domain/transcript.ts";
import {
  packedRows,
  type PackedRows,
  packedTexts,
  type PackedTexts,
  unpackRows,
  unpackText,
} from "../packed-texts.ts";

export const READ_TURNS = packedRows(
  "message_id, role, text, created_at",
  /* sql */ `SELECT message_id, role, text, created_at FROM (
    SELECT seq, message_id, role, text, m.created_at AS created_at
    FROM messages m JOIN sessions USING (session_key)
    WHERE session_id = :session_id ORDER BY seq DESC LIMIT :limit
  ) ORDER BY seq`,
);

export const READ_TURN = /* sql */ `SELECT message_id, role, ${packedTexts("text")}, m.created_at AS created_at
  FROM messages m JOIN sessions USING (session_key)
  WHERE session_id = :session_id AND message_id = :message_id LIMIT 1`;

/** A row with the text packed. */
export type TurnRow = Omit<TranscriptTurn, "text"> & PackedTexts;

/** The message of a row. */
export const toTurn = (row: TurnRow): TranscriptTurn => ({
  message_id: row.message_id,
  role: row.role,
  text: unpackText(row),
  created_at: row.created_at,
});

/** The messages of packed rows: id, role, text and time. */
export const toTurns = (packed: PackedRows): TranscriptTurn[] =>
  unpackRows<[string, TranscriptTurn["role"], string, number]>(packed).map(
    ([message_id, role, text, created_at]) => ({ message_id, role, text, created_at }),
  );
