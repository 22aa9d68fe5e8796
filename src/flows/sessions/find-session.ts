/** Finds a session together with the robot that serves it; every flow of a session begins here. */
import { Refusal } from "../../domain/refusal.ts";
import type { Session } from "../../domain/session.ts";
import { isServing, type RobotInContext } from "../../domain/tenant.ts";
import type { Directory } from "../../ports/directory.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { SessionPlaces } from "./find-session-place.ts";

/** What the search needs. */
export interface FindSessionOptions {
  readonly directory: Directory;
  readonly sessions: SessionStore;
}

/** The session of an id; refuses with `unknown_session`. */
export async function findSession({ sessions }: FindSessionOptions, session_id: string): Promise<Session> {
  const session = await sessions.find(session_id);
  if (!session) throw new Refusal("unknown_session");
  return session;
}

/** The session of a protocol number, for an operator; refuses with `unknown_session`, and says which command lists them. */
export async function findByProtocol(
  sessions: Pick<SessionStore, "findByProtocol">,
  protocol_number: string,
): Promise<Session> {
  const session = await sessions.findByProtocol(protocol_number);
  if (session) return session;
  throw new Refusal("unknown_session", {
    detail: `There is no session with the protocol number ${protocol_number}: \`chat-assistant sessions list\` shows them.`,
  });
}

/** The robot of a session while it still serves sessions of this source; refuses with `access_not_allowed`. */
export async function findServingRobot(
  { directory }: FindSessionOptions,
  session: Session,
): Promise<RobotInContext> {
  return admitServing(await directory.findRobotById(session.robot_id), session);
}

/** A session with what is read of it at once, and its robot where it is known which one that is. */
export interface FoundTogether<Read> {
  readonly session: Session;
  readonly read: Read;
  /** The robot that still serves it; refuses with `access_not_allowed`. */
  readonly findServing: () => Promise<RobotInContext>;
}

/**
 * Reads a session and its robot, and whatever else `read` asks for, together: a database that is far away answers it in one
 * round trip. Refuses with `unknown_session`.
 */
export async function findTogether<Read>(
  options: FindSessionOptions & { readonly places: Pick<SessionPlaces, "recall" | "note"> },
  session_id: string,
  read: () => Promise<Read>,
): Promise<FoundTogether<Read>> {
  const { directory, places } = options;
  const place = places.recall(session_id);
  const [session, found, context] = await Promise.all([
    findSession(options, session_id),
    read(),
    place ? directory.findRobotById(place.robot_id) : null,
  ]);
  places.note(session);
  const findServing = async () =>
    context ? admitServing(context, session) : findServingRobot(options, session);
  return { session, read: found, findServing };
}

/** The same of a robot that was read. */
export function admitServing(context: RobotInContext | null, { source }: Session): RobotInContext {
  if (!context || !isServing(context, source)) throw new Refusal("access_not_allowed");
  return context;
}
