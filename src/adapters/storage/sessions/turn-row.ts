/** A message's row of a transcript, as sessions and the operator's lists read it. */
import type { TranscriptTurn } from "../../../domain/transcript.ts";
import { type PackedTexts, unpackText } from "../packed-texts.ts";

/** A row with the text packed. */
export type TurnRow = Omit<TranscriptTurn, "text"> & PackedTexts;

/** The message of a row. */
export const toTurn = (row: TurnRow): TranscriptTurn => ({
  message_id: row.message_id,
  role: row.role,
  text: unpackText(row),
  created_at: row.created_at,
});
