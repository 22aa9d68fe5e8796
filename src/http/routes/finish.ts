/** POST /v1/public/sessions/{sessionId}/finish. */
import type { H3Plugin } from "h3";
import { type FinishedSession, FinishSession } from "../../contract/resources/finished-session.ts";
import { type BodyBounds, readBody } from "../body.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the route needs. */
export interface FinishRouteOptions extends EndpointOptions {
  readonly finishSession: (session_id: string, request: FinishSession) => Promise<FinishedSession>;
  /** Finish may bring a whole transcript. */
  readonly transcript_body: BodyBounds;
}

/** Finishes a session. */
export function finishRoute(options: FinishRouteOptions): H3Plugin {
  return serveEndpoint(
    "finish_session",
    async (event) => {
      const body = { schema: FinishSession, ...options.transcript_body, optional: true };
      const request = await readBody(nodeOf(event).request, body);
      return options.finishSession(paramOf(event, "sessionId"), request);
    },
    options,
  );
}
