/** `sessions show`: one session with what is kept of its transcript, files and ratings. Its id is never printed. */
import type { TurnAttachment } from "../../domain/attachments.ts";
import type { Session } from "../../domain/session.ts";
import { withAttachments } from "../../domain/session-attachments.ts";
import type { TranscriptTurn } from "../../domain/transcript.ts";
import { generalRatings, type RatedAnswer, ratingOf, toLine } from "../../domain/transcript-text.ts";
import { findByProtocol } from "../../flows/sessions/find-session.ts";
import { counted } from "../output/counted.ts";
import { indent, printFields, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";

const MOST_TURNS = 1_000;
const MOST_FILES = 1_000;

/** Shows a session with what is kept of it. */
export async function run(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const session = await findByProtocol(adapters.sessions, protocol_number);
    const { session_id, robot_id } = session;
    const context = await adapters.directory.findRobotById(robot_id);
    const last = await adapters.sessions.readTurns(session_id, MOST_TURNS + 1);
    const more = last.length > MOST_TURNS;
    const turns = withAttachments(
      last.slice(-MOST_TURNS),
      await adapters.attachments.list(session_id, MOST_FILES),
    );
    const feedback = await adapters.feedback.listOfSession(session_id);
    const shown = toShown(session, context?.robot.slug ?? null);
    const transcript = turns.map((turn) => ({ ...turn, created_at: toIso(turn.created_at) }));
    if (flags.json) printJson({ ...shown, transcript, more, feedback });
    else {
      printFields(shown);
      if (more) print(`\nThere are earlier messages: these are the last ${MOST_TURNS}.`);
      printTranscript(turns, feedback);
    }
    return 0;
  });
}

function toShown(session: Session, robot: string | null) {
  const {
    session_id: _id,
    client_hash: _client,
    reservations: _held,
    robot_id: _robot,
    closing,
    ...fields
  } = session;
  const { relay = null, ...ending } = closing ?? {};
  return {
    ...fields,
    robot,
    status: closing ? "closed" : "active",
    created_at: toIso(fields.created_at),
    consent_at: toIso(fields.consent_at),
    deadline_at: toIso(fields.deadline_at),
    ...ending,
    ...("closed_at" in ending ? { closed_at: toIso(ending.closed_at) } : {}),
    ...(relay ? { ...relay, forms_relay_attempted_at: toIso(relay.forms_relay_attempted_at) } : {}),
  };
}

// What was said stands further in than what is told about it, so that nobody can write a line that looks like it.
function printTranscript(turns: readonly TranscriptTurn[], feedback: readonly RatedAnswer[]): void {
  for (const turn of turns) {
    print(`\n${toTime(turn.created_at)} UTC ${turn.role}:\n  ${indent(turn.text, 2)}`);
    for (const file of turn.attachments ?? []) print(toFileLine(file));
    const rating = ratingOf(turn, feedback);
    if (rating) print(`rating: ${toRatingWords(rating)}`);
  }
  if (turns.length === 0) print("\nNo text of the conversation is kept.");
  for (const rating of generalRatings(turns, feedback))
    print(`\n${rating.message_id === null ? RATED_WHOLE : RATED_GONE}: ${toRatingWords(rating)}`);
}

const RATED_WHOLE = "rating of the whole conversation";
const RATED_GONE = "rating of an answer that is not kept";

const toFileLine = ({ file_name, content_type, size_bytes }: TurnAttachment): string =>
  `attachment: ${toLine(file_name)} (${toLine(content_type)}, ${counted(size_bytes, "byte")})`;

const toRatingWords = ({ rating, feedback_reason, feedback_details }: RatedAnswer): string =>
  [rating, toLine(feedback_reason ?? ""), toLine(feedback_details ?? "")].filter(Boolean).join(" – ");
