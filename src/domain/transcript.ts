/** Transcripts: the turns of a conversation, the server's or the browser's (`interface.md`: Transcript message). */
import { CLOSING_NOTES } from "../contract/limits.ts";
import type { TranscriptMessage } from "../contract/resources/transcript-message.ts";
import { admitCount, readContext, type TurnAttachment } from "./attachments.ts";
import { Refusal } from "./refusal.ts";
import { isLongerThan } from "./text.ts";

/** One turn as the domain keeps it. */
export interface TranscriptTurn {
  readonly message_id: string;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly created_at: number;
  /** The files that came with it; absent when there were none, or they are not known here. */
  readonly attachments?: readonly TurnAttachment[];
}

/** How long the texts of a history may be. */
export interface TranscriptLimits {
  readonly transcript_text_characters: number;
  readonly extracted_text_characters: number;
}

/** Refuses with `too_large` when a text is longer than the operator allows. */
export function admitTextLength(text: string, most_characters: number, param: string): void {
  if (!isLongerThan(text, most_characters)) return;
  throw new Refusal("too_large", {
    param,
    detail: `${param} may have ${most_characters} characters at most.`,
  });
}

/** The browser's history as turns, without the bytes of files; every text within the operator's limit. */
export function toTurns(
  history: readonly TranscriptMessage[],
  limits: TranscriptLimits,
): readonly TranscriptTurn[] {
  return history.map(({ message_id, role, text, created_at, attachments = [] }, at) => {
    admitTextLength(text, limits.transcript_text_characters, `history[${at}].text`);
    const turn = { message_id, role, text, created_at: Date.parse(created_at) };
    const param = (index: number) => `history[${at}].attachments[${index}]`;
    admitCount(attachments.map((_, index) => ({ param: param(index) })));
    if (attachments.length === 0) return turn;
    const read = attachments.map((context, index) =>
      readContext(context, param(index), limits.extracted_text_characters),
    );
    return { ...turn, attachments: read };
  });
}

/** The turns as the interface shows them. */
export function toTranscript(turns: readonly TranscriptTurn[]): TranscriptMessage[] {
  return turns.map(({ attachments, ...turn }) => ({
    ...turn,
    created_at: new Date(turn.created_at).toISOString(),
    ...(attachments ? { attachments: attachments.map((file) => ({ ...file })) } : {}),
  }));
}

/**
 * The fuller of the server's and the browser's transcript. The browser's counts only where the server keeps none
 * or knows fewer turns: what the server has is what was said.
 */
export function chooseTranscript(
  kept: readonly TranscriptTurn[],
  handed: readonly TranscriptTurn[],
): readonly TranscriptTurn[] {
  return handed.length > kept.length ? handed : kept;
}

/** A conversation at its end: what was said before, and what the browser's user said last. */
export interface ClosingTranscript {
  readonly said: readonly TranscriptTurn[];
  /** Reached no message endpoint, as a last note at the question limit; the newest ones. */
  readonly notes: readonly TranscriptTurn[];
}

/**
 * The transcript at the end of a session: the fuller one as above, but where that is the server's it goes on with what
 * the browser's user said after the last answer.
 */
export function closeTranscript(
  kept: readonly TranscriptTurn[],
  handed: readonly TranscriptTurn[],
): ClosingTranscript {
  const isKnown = (turn: TranscriptTurn): boolean =>
    kept.some(
      ({ message_id, role, text }) =>
        message_id === turn.message_id || (role === turn.role && text === turn.text),
    );
  const end = 1 + handed.findLastIndex((turn) => turn.role === "assistant" || isKnown(turn));
  const whole = handed.length > kept.length ? handed : [...kept, ...handed.slice(end)];
  const notes = handed.slice(end).slice(-CLOSING_NOTES);
  return { said: whole.slice(0, whole.length - notes.length), notes };
}
