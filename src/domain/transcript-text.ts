/**
 * A finished conversation as plain text in the robot's language: the `full_transcript` that goes to the forms service
 * (`interface.md`: POST …/finish). A rating stands under the answer that it rates.
 */
import type { GiveFeedback } from "../contract/resources/feedback.ts";
import type { TurnAttachment } from "./attachments.ts";
import { toPlainAnswer } from "./plain-answer.ts";
import type { TranscriptTurn } from "./transcript.ts";

/** Words by key, from `templates/locales/<locale>.json`; a missing one shows as its key. */
export type RelayStrings = Readonly<Record<string, string>>;

/** A rating as the relay shows it; `message_id` names the answer, null rates the whole conversation. */
export interface RatedAnswer {
  readonly message_id: string | null;
  readonly rating: GiveFeedback["rating"];
  /** One of the interface's reasons; another one shows as it is. */
  readonly feedback_reason: string | null;
  readonly feedback_details: string | null;
}

/** What the text is made of. Ratings come oldest first: the last one of an answer counts. */
export interface TranscriptTextInput {
  readonly assistant_name: string;
  readonly turns: readonly TranscriptTurn[];
  readonly feedback: readonly RatedAnswer[];
  /** Earlier turns were left out. */
  readonly is_cut: boolean;
  readonly strings: RelayStrings;
}

const REASON_KEYS = {
  "Incorrect or incomplete": "relay.reason.incorrect",
  "Not what I asked": "relay.reason.not_asked",
  "Slow or buggy": "relay.reason.slow",
  "Tone or style": "relay.reason.tone",
  "Safety or legal": "relay.reason.safety",
  Other: "relay.reason.other",
} satisfies Readonly<Record<NonNullable<GiveFeedback["feedback_reason"]>, string>>;

// What ends a line somewhere, besides the line feed.
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const OBEYED = /(?![\t\n])\p{Cc}/gu;
const INDENT = "  ";

/**
 * The conversation as text: who and when at the start of a line, what was said below it and indented, so that
 * nobody can write a line that looks like another's.
 */
export function writeTranscript(input: TranscriptTextInput): string {
  const { strings, turns, feedback } = input;
  const blocks = turns.map((turn) => {
    const rating = ratingOf(turn, feedback);
    const files = (turn.attachments ?? []).map((file) => attachmentLine(file, strings));
    const text = textOf(turn);
    const said = text === "" ? [] : [indent(text)];
    const lines = [`${speakerOf(turn, input)} – ${toMinute(turn.created_at)}`, ...said, ...files];
    return [...lines, ...(rating ? [feedbackLine(rating, strings)] : [])].join("\n");
  });
  const general = generalRatings(turns, feedback).map((rating) => feedbackLine(rating, strings, "general"));
  const omitted = input.is_cut ? [wordOf(strings, "relay.omitted")] : [];
  return [...omitted, ...blocks, ...general].join("\n\n");
}

/** What was said, as text: an answer may be Markdown, a visitor's message is what was typed. */
export function textOf({ role, text }: Pick<TranscriptTurn, "role" | "text">): string {
  return role === "assistant" ? toPlainAnswer(text) : text;
}

/** A file of a message in one line: `Attachment: contract.pdf`. */
function attachmentLine({ file_name }: TurnAttachment, strings: RelayStrings): string {
  return INDENT + labelled(wordOf(strings, "relay.attachment"), toLine(file_name), strings);
}

/** The name over a turn. */
export function speakerOf(
  turn: Pick<TranscriptTurn, "role">,
  { assistant_name, strings }: Pick<TranscriptTextInput, "assistant_name" | "strings">,
): string {
  return turn.role === "assistant" ? toLine(assistant_name) : wordOf(strings, "relay.visitor");
}

/** The last rating of an answer; null for a visitor's message and for an answer without one. */
export function ratingOf(
  turn: Pick<TranscriptTurn, "message_id" | "role">,
  feedback: readonly RatedAnswer[],
): RatedAnswer | null {
  if (turn.role !== "assistant") return null;
  return feedback.findLast(({ message_id }) => message_id === turn.message_id) ?? null;
}

/** The ratings that belong to none of these answers. */
export function generalRatings(
  turns: readonly Pick<TranscriptTurn, "message_id" | "role">[],
  feedback: readonly RatedAnswer[],
): readonly RatedAnswer[] {
  const answers = new Set(
    turns.filter(({ role }) => role === "assistant").map(({ message_id }) => message_id),
  );
  return feedback.filter(({ message_id }) => message_id === null || !answers.has(message_id));
}

/** A rating in one line: `Feedback: bad answer – Not what I asked – the details`. */
export function feedbackLine(
  { rating, feedback_reason, feedback_details }: RatedAnswer,
  strings: RelayStrings,
  about: "answer" | "general" = "answer",
): string {
  const reason = toReason(feedback_reason ?? "", strings);
  const details = toLine(feedback_details ?? "");
  const parts = [wordOf(strings, `relay.rating.${rating}`), reason, details].filter((part) => part !== "");
  return labelled(wordOf(strings, `relay.feedback.${about}`), parts.join(" – "), strings);
}

function toReason(reason: string, strings: RelayStrings): string {
  const key = new Map(Object.entries(REASON_KEYS)).get(reason);
  return key === undefined ? toLine(reason) : wordOf(strings, key);
}

/** A word of the locale. */
export function wordOf(strings: RelayStrings, key: string): string {
  return strings[key] ?? key;
}

/** A label and its value in one line, with the colon of the language; words without one have the usual. */
export function labelled(label: string, value: string, strings: RelayStrings): string {
  return `${label}${strings["relay.colon"] ?? ": "}${value}`;
}

/** `2026-01-31 14:05 UTC`: read alike in every language. `at` in milliseconds since 1970. */
export function toMinute(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** A text without control characters in one line. */
export function toLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}

/** The lines of a text, whatever ends them, without what a reader's terminal would obey. */
export function toLines(text: string): readonly string[] {
  return text.replaceAll(LINE_ENDS, "\n").replaceAll(OBEYED, "").split("\n");
}

function indent(text: string): string {
  return toLines(text)
    .map((line) => (line === "" ? "" : INDENT + line))
    .join("\n");
}
