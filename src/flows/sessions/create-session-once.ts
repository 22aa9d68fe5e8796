/** Session creation that a client may repeat (`decisions.md`: Retries): the same key and body give the same session. */
import type { PublicChatSession } from "../../contract/resources/public-chat-session.ts";
import type { Directory } from "../../ports/directory.ts";
import type { CreateSessionCommand } from "./create-session.ts";
import type { HeldClaim } from "../claimed-work.ts";
import type { Idempotency } from "../idempotency.ts";

/** What the flow needs. */
export interface CreateSessionOnceOptions {
  readonly createSession: (
    command: CreateSessionCommand,
    claim?: HeldClaim<PublicChatSession>,
  ) => Promise<PublicChatSession>;
  readonly idempotency: Idempotency;
  readonly directory: Directory;
}

/** A creation with the key of its request; null: it came without one. */
export interface CreateSessionOnceCommand extends CreateSessionCommand {
  readonly idempotency_key: string | null;
}

/** Gives the flow. Refuses as `create-session` does, and with `idempotency_key_reused`. */
export function createCreateSessionOnce({ createSession, idempotency, directory }: CreateSessionOnceOptions) {
  return async ({ idempotency_key, ...command }: CreateSessionOnceCommand): Promise<PublicChatSession> => {
    const { source, slug, origin, client_hash, request } = command;
    const context = await directory.findRobot(slug);
    return idempotency.run<PublicChatSession, PublicChatSession>({
      // A session's id opens it: another client with the same key must not be given it.
      scope: JSON.stringify(["create_session", source, slug, origin, client_hash]),
      key: idempotency_key,
      body: request,
      memory_only: context?.robot.retention_mode === "none",
      takes_claim: true,
      work: (claim) => createSession(command, claim),
      toStored: (session) => session,
      fromStored: (session) => session,
    });
  };
}
