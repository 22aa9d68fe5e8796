/** POST /v1/public/sessions/{sessionId}/feedback. */
import type { H3Plugin } from "h3";
import { type Feedback, GiveFeedback } from "../../contract/resources/feedback.ts";
import type { GiveFeedbackOnceCommand } from "../../flows/sessions/give-feedback-once.ts";
import { readBody } from "../body.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the route needs. */
export interface FeedbackRouteOptions extends EndpointOptions {
  readonly giveFeedbackOnce: (command: GiveFeedbackOnceCommand) => Promise<Feedback>;
  readonly body_bytes: number;
}

/** Records a rating. */
export function feedbackRoute(options: FeedbackRouteOptions): H3Plugin {
  return serveEndpoint(
    "give_feedback",
    async (event) => {
      const { request } = nodeOf(event);
      const idempotency_key = idempotencyKeyOf(request);
      const body = await readBody(request, { schema: GiveFeedback, most_bytes: options.body_bytes });
      const session_id = paramOf(event, "sessionId");
      return options.giveFeedbackOnce({ session_id, idempotency_key, request: body });
    },
    options,
  );
}
