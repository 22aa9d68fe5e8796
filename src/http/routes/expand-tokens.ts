/** POST /v1/public/sessions/{sessionId}/expand-tokens and POST /v1/public/expand-tokens/{token}/redeem. */
import type { H3Plugin } from "h3";
import {
  type ExpandedSession,
  type ExpandToken,
  IssueExpandToken,
} from "../../contract/resources/expand-token.ts";
import { type BodyBounds, readBody } from "../body.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the routes need. */
export interface ExpandTokenRouteOptions extends EndpointOptions {
  readonly issueExpandToken: (session_id: string, request: IssueExpandToken) => Promise<ExpandToken>;
  readonly redeemExpandToken: (token: string) => Promise<ExpandedSession>;
  /** Forty turns of the longest text. */
  readonly transcript_body: BodyBounds;
}

/** Issues a one-time token. */
export function issueExpandTokenRoute(options: ExpandTokenRouteOptions): H3Plugin {
  return serveEndpoint(
    "issue_expand_token",
    async (event) => {
      const body = { schema: IssueExpandToken, ...options.transcript_body, optional: true };
      const request = await readBody(nodeOf(event).request, body);
      return options.issueExpandToken(paramOf(event, "sessionId"), request);
    },
    options,
  );
}

/** Redeems a token, once. */
export function redeemExpandTokenRoute(options: ExpandTokenRouteOptions): H3Plugin {
  return serveEndpoint(
    "redeem_expand_token",
    (event) => options.redeemExpandToken(paramOf(event, "token")),
    options,
  );
}
