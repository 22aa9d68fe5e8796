/** POST /v1/public/robots/{slug}/sessions. */
import type { H3Event, H3Plugin } from "h3";
import { CreateSession, type PublicChatSession } from "../../contract/resources/public-chat-session.ts";
import type { CreateSessionOnceCommand } from "../../flows/sessions/create-session-once.ts";
import { readBody } from "../body.ts";
import type { ClientAddresses } from "../client-address.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the route needs. */
export interface SessionRouteOptions extends EndpointOptions {
  readonly createSessionOnce: (command: CreateSessionOnceCommand) => Promise<PublicChatSession>;
  readonly clients: ClientAddresses;
  readonly body_bytes: number;
}

/** What a request for a session says, whichever surface it comes from. */
export async function readCreation(
  { body_bytes, clients }: SessionRouteOptions,
  event: H3Event,
): Promise<Omit<CreateSessionOnceCommand, "source" | "origin">> {
  const { request } = nodeOf(event);
  const idempotency_key = idempotencyKeyOf(request);
  const body = { schema: CreateSession, most_bytes: body_bytes, optional: true };
  return {
    slug: paramOf(event, "slug"),
    client_hash: clients.keyOf(request),
    idempotency_key,
    request: await readBody(request, body),
  };
}

/** Creates a public chat session. */
export function robotSessionsRoute(options: SessionRouteOptions): H3Plugin {
  return serveEndpoint(
    "create_robot_session",
    async (event) => {
      const creation = await readCreation(options, event);
      return options.createSessionOnce({ ...creation, source: "public_chat", origin: null });
    },
    options,
  );
}
