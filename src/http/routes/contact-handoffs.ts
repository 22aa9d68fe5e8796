/** POST /v1/public/sessions/{sessionId}/contact-handoffs. */
import type { H3Plugin } from "h3";
import { type ContactHandoff, HandOffContact } from "../../contract/resources/contact-handoff.ts";
import type { HandOffContactOnceCommand } from "../../flows/sessions/hand-off-contact-once.ts";
import { type BodyBounds, readBody } from "../body.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the route needs. */
export interface ContactHandoffRouteOptions extends EndpointOptions {
  readonly handOffContactOnce: (command: HandOffContactOnceCommand) => Promise<ContactHandoff>;
  /** A handoff may bring the whole transcript, as a finish may. */
  readonly transcript_body: BodyBounds;
}

/** Takes a contact and finishes the session. */
export function contactHandoffsRoute(options: ContactHandoffRouteOptions): H3Plugin {
  return serveEndpoint(
    "hand_off_contact",
    async (event) => {
      const { request } = nodeOf(event);
      const idempotency_key = idempotencyKeyOf(request);
      const body = { schema: HandOffContact, ...options.transcript_body };
      const handoff = await readBody(request, body);
      const session_id = paramOf(event, "sessionId");
      return options.handOffContactOnce({ session_id, idempotency_key, request: handoff });
    },
    options,
  );
}
