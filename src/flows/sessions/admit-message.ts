/**
 * What a message needs to be answered, read all at once: where the database is far away, that is one round trip, in which its
 * question is counted, too (`reserve-question.ts`).
 */
import { MESSAGE_HISTORY_ITEMS } from "../../contract/limits.ts";
import type { SendMessage } from "../../contract/resources/message.ts";
import type { ReadAttachment } from "../../domain/attachments.ts";
import { admitActive, type Session } from "../../domain/session.ts";
import { MOST_DOCUMENTS, type SessionAttachment } from "../../domain/session-attachments.ts";
import { isServing, type RobotInContext } from "../../domain/tenant.ts";
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { KnowledgeStore } from "../../ports/knowledge-store.ts";
import { admitFiles, type VisitorFileOptions } from "../files/visitor-files.ts";
import { admitServing, findServingRobot, findSession, type FindSessionOptions } from "./find-session.ts";
import type { SessionPlaces } from "./find-session-place.ts";
import type { Asked } from "./reserve-question.ts";

/** What the reading needs. */
export interface AdmitMessageOptions extends FindSessionOptions, VisitorFileOptions {
  readonly places: SessionPlaces;
  readonly knowledge: Pick<KnowledgeStore, "asOfNow">;
}

/** Which message of which session. */
export interface Message {
  readonly session_id: string;
  readonly request: SendMessage;
}

/** A message that is to be answered. */
export interface AdmittedMessage extends Asked {
  readonly session: Session;
  readonly context: RobotInContext;
  readonly past: Past;
  readonly attachments: readonly ReadAttachment[];
  /** The robot's knowledge as it was when the message came, where that was asked for already. */
  readonly known: Promise<KnowledgeStore> | undefined;
}

/** What the session keeps of what was said and sent before. */
interface Past {
  readonly turns: readonly TranscriptTurn[];
  readonly files: readonly SessionAttachment[];
}

/**
 * What is known of the session and its robot without asking; undefined: not enough, or it would be refused. Files are looked at
 * before their question is counted.
 */
export function believe(
  { places, directory }: AdmitMessageOptions,
  { session_id, request }: Message,
): Asked | undefined {
  const place = request.attachments?.length ? undefined : places.recall(session_id);
  const context = place && directory.recallRobot(place.robot_id);
  if (!place || !context || !isServing(context, place.source)) return undefined;
  return { session: { session_id, created_at: place.created_at }, robot: context.robot };
}

/** Reads and admits. Refuses with `unknown_session`, `access_not_allowed`, `session_closed`, and as `admitFiles` does. */
export async function admitMessage(
  options: AdmitMessageOptions,
  { session_id, request }: Message,
  believed: Asked | undefined,
): Promise<AdmittedMessage> {
  const { directory, knowledge, places } = options;
  const known = believed && knowledge.asOfNow(believed.robot.robot_id);
  // Whoever asks for it is told of the fault.
  known?.catch(() => {});
  const [session, past, expected] = await Promise.all([
    findSession(options, session_id),
    readPast(options, session_id),
    believed ? directory.findRobotById(believed.robot.robot_id) : null,
  ]);
  places.note(session);
  const context = expected ? admitServing(expected, session) : await findServingRobot(options, session);
  admitActive(session);
  const uploads = request.attachments ?? [];
  const attachments = await admitFiles(options, { session, context, uploads });
  return { session, robot: context.robot, context, past, attachments, known };
}

// Of a first question there is nothing to read, but who knows.
async function readPast({ sessions, attachments }: AdmitMessageOptions, session_id: string): Promise<Past> {
  const [turns, files] = await Promise.all([
    sessions.readTurns(session_id, MESSAGE_HISTORY_ITEMS),
    attachments.list(session_id, MOST_DOCUMENTS),
  ]);
  return { turns, files };
}
