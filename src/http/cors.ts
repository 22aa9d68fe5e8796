/**
 * Which pages may read an answer (`decisions.md`: Widget origin): the allowed site on widget endpoints, the session's own
 * site and the public chat on session endpoints, the configured ones on the runtime. Never with credentials.
 */
import type { H3Event } from "h3";
import type { Endpoint } from "../contract/endpoint.ts";
import { decideOrigin, parseOrigin } from "../domain/origin.ts";
import type { FindSessionPlace } from "../flows/sessions/find-session-place.ts";
import type { Directory } from "../ports/directory.ts";
import { nodeOf, paramOf } from "./node-event.ts";

/** What the decision needs. */
export interface CorsOptions {
  readonly directory: Directory;
  readonly findSessionPlace: FindSessionPlace;
  /** The address of the service as visitors see it; the public chat's origin is its origin. */
  readonly base_url: () => string;
  /** Origins that may call the runtime. A bad one is an error that says what to write. */
  readonly runtime_origins: readonly string[];
}

/** Whose pages an endpoint answers. `none`: no CORS header is ever sent. */
type Audience = "none" | "widget" | "session" | "own" | "runtime";

/** Decides for one endpoint. */
export interface Cors {
  /** Whether the endpoint's answers depend on the origin at all. */
  readonly varies: boolean;
  /** The origin to allow, of what the `Origin` header says; null: nobody. */
  decide(event: H3Event): Promise<string | null>;
}

type Decide = (origin: string, event: H3Event) => boolean | Promise<boolean>;

function audienceOf({ surface, path }: Endpoint, runtime_origins: readonly string[]): Audience {
  if (surface === "widget") return "widget";
  if (surface === "runtime") return runtime_origins.length > 0 ? "runtime" : "none";
  if (path.includes("{sessionId}")) return "session";
  return path.includes("{token}") ? "own" : "none";
}

/** The origins that may call the runtime, as browsers send them. One that is none is an error that says what to write. */
export const readRuntimeOrigins = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => {
    const origin = parseOrigin(text);
    if (!origin) throw new Error(`runtime.cors_origins: ${text} is no origin: write https://app.example`);
    return origin;
  });

/** Gives the decision of each endpoint. */
export function createCors(options: CorsOptions): (endpoint: Endpoint) => Cors {
  const runtimeOrigins = readRuntimeOrigins(options.runtime_origins);
  const isOwn = (origin: string): boolean => new URL(options.base_url()).origin === origin;

  const deciders: Readonly<Record<Audience, Decide>> = {
    none: () => false,
    runtime: (origin) => runtimeOrigins.includes(origin),
    own: isOwn,
    session: async (origin, event) => {
      if (isOwn(origin)) return true;
      const place = await options.findSessionPlace(paramOf(event, "sessionId"));
      return place?.widget_origin === origin;
    },
    widget: async (origin, event) => {
      const robot = (await options.directory.findRobot(paramOf(event, "slug")))?.robot;
      return robot?.published === true && decideOrigin(origin, robot.widget_origins).allowed;
    },
  };

  return (endpoint) => {
    const audience = audienceOf(endpoint, runtimeOrigins);
    const decide = deciders[audience];
    return {
      varies: audience !== "none",
      decide: async (event) => {
        const header = nodeOf(event).request.headers.origin;
        const origin = header === undefined ? null : parseOrigin(header);
        return origin !== null && (await decide(origin, event)) ? origin : null;
      },
    };
  };
}
