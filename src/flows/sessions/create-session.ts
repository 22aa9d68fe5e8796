/** Creates a session once the terms are accepted (`interface.md`: POST …/sessions). A refusal leaves no trace. */
import type { Source } from "../../contract/resources/common.ts";
import type { CreateSession, PublicChatSession } from "../../contract/resources/public-chat-session.ts";
import { admitCreation } from "../../domain/consent.ts";
import { formatProtocolNumber } from "../../domain/protocol-number.ts";
import { Refusal } from "../../domain/refusal.ts";
import { beginSession, remainingQuestions, type Session } from "../../domain/session.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import { admitUnblocked, admitWidget } from "../../domain/widget.ts";
import type { AbuseStore } from "../../ports/abuse-store.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Directory } from "../../ports/directory.ts";
import type { Ids } from "../../ports/ids.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { Terms } from "../../ports/terms.ts";
import type { UsageCounter } from "../../ports/usage-store.ts";
import { type HeldClaim, toKeptClaim } from "../claimed-work.ts";
import { findPublished } from "../read-config.ts";
import type { SessionPlaces } from "./find-session-place.ts";

/** What the flow needs. */
export interface CreateSessionOptions {
  readonly directory: Directory;
  readonly sessions: SessionStore;
  readonly abuse: AbuseStore;
  readonly terms: Terms;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly usageCounter: UsageCounter;
  readonly places: Pick<SessionPlaces, "note">;
}

/** Whose session of which robot; for a widget with the `Origin` header of its page. */
export interface CreateSessionCommand {
  readonly slug: string;
  readonly source: Source;
  readonly origin: string | null;
  /** The client's key (`domain/client.ts`). */
  readonly client_hash: string;
  readonly request: CreateSession;
}

// 36^6 numbers a day and tenant: that eight draws are all taken does not happen before the numbers run out.
const MOST_DRAWS = 8;

/**
 * Gives the flow. Refuses with `unknown_slug`; the public chat with `website_disabled`, a widget with `widget_disabled`,
 * `origin_not_allowed`, `plan_lacks_widget`, `client_blocked`; last with `consent_required`.
 */
export function createCreateSession(options: CreateSessionOptions) {
  return async (
    command: CreateSessionCommand,
    claim?: HeldClaim<PublicChatSession>,
  ): Promise<PublicChatSession> => {
    const { directory, places, usageCounter } = options;
    const context = await findPublished(directory, command.slug);
    const widget_origin = admitSource(context, command);
    // Who is blocked is told so first. With consent the session's own statement looks.
    if (!command.request.consent_accepted) await admitClient(options, context, command);
    admitCreation(command.request.consent_accepted);
    const session = await keepNewSession(options, context, { ...command, widget_origin, claim });
    places.note(session);
    const use = command.source === "widget" ? "widget_conversations" : "page_conversations";
    usageCounter.count(session.robot_id, use);
    return toPublicSession(session);
  };
}

// The origin of a widget's page; null for the public chat.
function admitSource(
  context: RobotInContext,
  { source, origin }: Pick<CreateSessionCommand, "source" | "origin">,
): string | null {
  if (source === "widget") return admitWidget(context, origin);
  if (!context.robot.website_enabled) throw new Refusal("website_disabled");
  return null;
}

async function admitClient(
  { abuse, clock }: CreateSessionOptions,
  { tenant: { tenant_id } }: RobotInContext,
  { source, client_hash }: CreateSessionCommand,
): Promise<void> {
  if (source === "widget")
    admitUnblocked(await abuse.isBlocked({ tenant_id, client_hash, now: clock.now() }));
}

interface Admitted extends CreateSessionCommand {
  readonly widget_origin: string | null;
  readonly claim: HeldClaim<PublicChatSession> | undefined;
}

async function keepNewSession(
  options: CreateSessionOptions,
  context: RobotInContext,
  command: Admitted,
): Promise<Session> {
  const { sessions, terms, clock, ids } = options;
  const { robot, tenant } = context;
  const { source, widget_origin, client_hash, request } = command;
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const now = clock.now();
    const session = beginSession({
      robot,
      now,
      source,
      widget_origin,
      session_id: ids.create("ses"),
      protocol_number: formatProtocolNumber(tenant.protocol_letters, now, ids.protocolSuffix()),
      visitor_label: request.visitor_label ?? null,
      client_hash,
      terms_version: terms.version(context),
    });
    const kept = command.claim && toKeptClaim(command.claim, toPublicSession(session));
    if (await sessions.create(session, kept)) return session;
    // Either the number is taken, or the client is blocked.
    await admitClient(options, context, command);
  }
  throw new Error("flows: no free protocol number was found");
}

/** The session as the interface shows it. */
function toPublicSession(session: Session): PublicChatSession {
  return {
    session_id: session.session_id,
    tenant_id: session.tenant_id,
    source: session.source,
    question_count: session.question_count,
    remaining_questions: remainingQuestions(session),
    status: session.closing ? "closed" : "active",
    protocol_number: session.protocol_number,
  };
}
