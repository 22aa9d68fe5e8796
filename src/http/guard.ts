/**
 * What stands before every endpoint: CORS headers first (a refusal has to be readable, too), then the rate limit,
 * both before a byte of the body is read. One place, by the endpoint's row of the contract.
 */
import type { H3Event } from "h3";
import type { Endpoint } from "../contract/endpoint.ts";
import { IDENTIFIER_CHARACTERS } from "../contract/limits.ts";
import type { Refusal } from "../domain/refusal.ts";
import type { FindSessionPlace } from "../flows/sessions/find-session-place.ts";
import type { ClientAddresses } from "./client-address.ts";
import type { Cors } from "./cors.ts";
import { nodeOf, paramOf } from "./node-event.ts";
import type { AdmitCall, Tier } from "./rate-limit.ts";

/** What the guard needs. */
export interface GuardOptions {
  readonly cors: (endpoint: Endpoint) => Cors;
  readonly admitCall: AdmitCall;
  readonly clients: ClientAddresses;
  readonly findSessionPlace: FindSessionPlace;
}

/** What stands before one endpoint. */
export interface EndpointGuard {
  /** Sets the CORS headers and counts the call. Refuses with `rate_limit_exceeded`. */
  admit(event: H3Event): Promise<void>;
  /** Counts a refused guess (an unknown slug or session); refuses with `rate_limit_exceeded` instead when there were too many. */
  countMiss(event: H3Event, refusal: Refusal): Promise<void>;
  /** Answers a preflight: its headers; null when the endpoint takes none. */
  readonly preflight: ((event: H3Event) => Promise<Record<string, string>>) | null;
}

/** Gives each endpoint its guard. */
export type Guard = (endpoint: Endpoint) => EndpointGuard;

const EXPOSED = "retry-after, x-request-id, x-should-retry";
const PREFLIGHT_SECONDS = "600";
const PUBLIC_HEADERS = "content-type, idempotency-key, accept";
// The SDKs of this interface add headers of their own, by these names; all browsers but Chrome send their user-agent, too.
const RUNTIME_HEADER =
  /^(?:authorization|content-type|accept|user-agent|idempotency-key|openai-[\w-]{1,40}|x-stainless-[\w-]{1,40})$/;
const MOST_RUNTIME_HEADERS = 32;

/** Gives the guard. */
export function createGuard(options: GuardOptions): Guard {
  return (endpoint) => {
    if (endpoint.surface === "health") return OPEN;
    const cors = options.cors(endpoint);
    const toTiers = tiersOf(endpoint, options);
    const otherTier = (event: H3Event): readonly Tier[] => [
      { limit: "other", key: options.clients.keyOf(nodeOf(event).request) },
    ];
    return {
      admit: async (event) => {
        if (cors.varies) await allowOrigin(cors, event);
        const tiers = toTiers?.(event);
        if (tiers) await options.admitCall(await tiers);
      },
      countMiss: async (event, { reason }) => {
        // Every guess has a limit key of its own where slugs and sessions are limited one by one.
        const isGuess = reason === "unknown_slug" || reason === "unknown_session";
        if (isGuess && LIMITED_APART.has(endpoint.id)) await options.admitCall(otherTier(event));
      },
      preflight: cors.varies
        ? async (event) => {
            await options.admitCall(otherTier(event));
            return answerPreflight(endpoint, cors, event);
          }
        : null,
    };
  };
}

const OPEN: EndpointGuard = { admit: async () => {}, countMiss: async () => {}, preflight: null };

const LIMITED_APART = new Set([
  "robot_config",
  "widget_config",
  "create_robot_session",
  "create_widget_session",
  "send_message",
]);

type ToTiers = (event: H3Event) => readonly Tier[] | Promise<readonly Tier[]>;

// The runtime counts by itself, once it knows the key (`runtime-limiter.ts`).
function tiersOf({ id, surface }: Endpoint, { clients, findSessionPlace }: GuardOptions): ToTiers | null {
  const clientOf = (event: H3Event): string => clients.keyOf(nodeOf(event).request);
  // All slugs that are too long to exist share one count.
  const slugOf = (event: H3Event): string => {
    const slug = paramOf(event, "slug");
    return slug.length > IDENTIFIER_CHARACTERS ? "" : slug;
  };
  if (surface === "runtime") return null;
  switch (id) {
    case "robot_config":
    case "widget_config":
      return (event) => [{ limit: "config", key: `${clientOf(event)}:${slugOf(event)}` }];
    case "create_robot_session":
    case "create_widget_session":
      return (event) => [
        { limit: "session_create", key: `${clientOf(event)}:${slugOf(event)}` },
        { limit: "session_create_ceiling", key: slugOf(event) },
      ];
    case "send_message":
      return async (event) => {
        const place = await findSessionPlace(paramOf(event, "sessionId"));
        return [{ limit: "messages", key: `${clientOf(event)}:${place?.robot_id ?? ""}` }];
      };
    default:
      return (event) => [{ limit: "other", key: clientOf(event) }];
  }
}

async function allowOrigin(cors: Cors, event: H3Event): Promise<void> {
  const { response } = nodeOf(event);
  response.setHeader("vary", "Origin");
  const origin = await cors.decide(event);
  if (origin === null) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", EXPOSED);
  response.setHeader("cross-origin-resource-policy", "cross-origin");
}

async function answerPreflight(
  { method, surface }: Endpoint,
  cors: Cors,
  event: H3Event,
): Promise<Record<string, string>> {
  const { headers } = nodeOf(event).request;
  const vary = "Origin, Access-Control-Request-Method, Access-Control-Request-Headers";
  const origin = await cors.decide(event);
  if (origin === null) return { vary };
  const wanted = headers["access-control-request-headers"];
  return {
    vary,
    "access-control-allow-origin": origin,
    "access-control-allow-methods": method,
    "access-control-allow-headers": surface === "runtime" ? toRuntimeHeaders(wanted ?? "") : PUBLIC_HEADERS,
    "access-control-max-age": PREFLIGHT_SECONDS,
  };
}

const toRuntimeHeaders = (wanted: string): string =>
  wanted
    .toLowerCase()
    .split(",", MOST_RUNTIME_HEADERS)
    .map((name) => name.trim())
    .filter((name) => RUNTIME_HEADER.test(name))
    .join(", ");
