/**
 * Which pages may read an answer (`decisions.md`: Widget origin): the allowed site on widget endpoints, the session's own
 * site and the public chat on session endpoints, the configured ones on the runtime. Never with credentials.
 */
import type { H3Event } from "h3";
import type { Endpoint } from "../contract/endpoint.ts";
import { decideOrigin, parseOrigin } from "../domain/origin.ts";
import type { FindSessionPlace } from "../flows/find-session-place.ts";
import type { Directory } from "../ports/directory.ts";

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

/** What is asked: the `Origin` header and the path's parameters. */
export interface CorsQuestion {
  readonly origin: string | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;
}

/** Decides for one endpoint. */
export interface Cors {
  /** Whether the endpoint's answers depend on the origin at all. */
  readonly varies: boolean;
  /** The origin to allow; null: nobody. */
  decide(question: CorsQuestion): Promise<string | null>;
}

/** What a question looks like in an event. */
export function toCorsQuestion(event: H3Event, origin: string | undefined): CorsQuestion {
  return { origin, params: event.context.params };
}

type Decide = (origin: string, params: CorsQuestion["params"]) => boolean | Promise<boolean>;

function audienceOf({ surface, path }: Endpoint, runtime_origins: readonly string[]): Audience {
  if (surface === "widget") return "widget";
  if (surface === "runtime") return runtime_origins.length > 0 ? "runtime" : "none";
  if (path.includes("{sessionId}")) return "session";
  return path.includes("{token}") ? "own" : "none";
}

/** Gives the decision of each endpoint. */
export function createCors(options: CorsOptions): (endpoint: Endpoint) => Cors {
  const runtimeOrigins = options.runtime_origins.map((text) => {
    const origin = parseOrigin(text);
    if (!origin) throw new Error(`runtime.cors_origins: ${text} is no origin: write https://app.example`);
    return origin;
  });
  const isOwn = (origin: string): boolean => new URL(options.base_url()).origin === origin;

  const deciders: Readonly<Record<Audience, Decide>> = {
    none: () => false,
    runtime: (origin) => runtimeOrigins.includes(origin),
    own: isOwn,
    session: async (origin, params) => {
      if (isOwn(origin)) return true;
      const place = await options.findSessionPlace(params?.["sessionId"] ?? "");
      return place?.widget_origin === origin;
    },
    widget: async (origin, params) => {
      const robot = (await options.directory.findRobot(params?.["slug"] ?? ""))?.robot;
      return robot?.published === true && decideOrigin(origin, robot.widget_origins).allowed;
    },
  };

  return (endpoint) => {
    const audience = audienceOf(endpoint, runtimeOrigins);
    const decide = deciders[audience];
    return {
      varies: audience !== "none",
      decide: async ({ origin: header, params }) => {
        const origin = header === undefined || audience === "none" ? null : parseOrigin(header);
        return origin !== null && (await decide(origin, params)) ? origin : null;
      },
    };
  };
}
