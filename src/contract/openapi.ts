/**
 * The description document of the interface (OpenAPI 3.1), made from the endpoint table and the registry.
 * Served at `/openapi.json`.
 */
import * as z from "zod";
import type { Endpoint } from "./endpoint.ts";
import { SERVED_ENDPOINTS, SHARED_REFUSALS } from "./endpoints.ts";
import { type ReasonCode, REASONS } from "./errors.ts";
import { EVENTS } from "./events.ts";
import { api } from "./registry.ts";
import { Problem } from "./resources/problem.ts";
import { RuntimeError } from "./resources/runtime-error.ts";
import { INTERFACE_VERSION, OPENAPI_VERSION } from "./version.ts";

type Json = Record<string, unknown>;

const reference = (schema: z.ZodType): Json => {
  const entry = api.get(schema);
  if (!entry) throw new Error("contract: a schema of the endpoint table is not registered");
  return { $ref: `#/components/schemas/${entry.id}` };
};

function schemasOf(): Json {
  const { schemas } = z.toJSONSchema(api, {
    uri: (id) => `#/components/schemas/${id}`,
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
    },
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}

const PATH_PARAMETER = /\{(\w+)\}/g;

function parametersOf(endpoint: Endpoint): readonly Json[] {
  const inPath = [...endpoint.path.matchAll(PATH_PARAMETER)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (!endpoint.idempotent) return inPath;
  const key = { type: "string", minLength: 1, maxLength: 128 };
  return [
    ...inPath,
    {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      schema: key,
      description: "The same key and body within ten minutes answers the first result again.",
    },
  ];
}

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ReasonCode[]>();
  const shared = endpoint.surface === "health" ? [] : SHARED_REFUSALS;
  for (const code of [...endpoint.refusals, ...shared]) {
    const { status } = REASONS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content =
    endpoint.surface === "runtime"
      ? { "application/json": { schema: reference(RuntimeError) } }
      : { "application/problem+json": { schema: reference(Problem) } };
  const responses: Json = {};
  for (const [status, codes] of byStatus) responses[status] = refusalOf(codes, content);
  return responses;
}

function refusalOf(codes: readonly ReasonCode[], content: Json): Json {
  const description = codes.map((code) => `\`${code}\`: ${REASONS[code].detail}`).join(" ");
  const waits = codes.some((code) => "retry_after" in REASONS[code]);
  const headers = { "Retry-After": { schema: { type: "integer", minimum: 1 }, description: "Seconds." } };
  return { description, content, ...(waits ? { headers } : {}) };
}

const EVENT_STREAM = `Events ${Object.keys(EVENTS)
  .map((name) => `\`${name}\``)
  .join(", ")}; each has an event line and a data line with a JSON object.`;

function successOf(endpoint: Endpoint): Json {
  const { schema, stream } = endpoint.success;
  const content: Json = { "application/json": { schema: reference(schema) } };
  const events = endpoint.surface === "runtime" ? "Server-sent events when stream is true." : EVENT_STREAM;
  if (stream) content["text/event-stream"] = { schema: { type: "string", description: events } };
  return { description: endpoint.summary, content };
}

function operationOf(endpoint: Endpoint): Json {
  const unready = {
    503: {
      description: "Not ready.",
      content: { "application/json": { schema: reference(endpoint.success.schema) } },
    },
  };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.surface],
    ...(endpoint.auth === "bearer" ? { security: [{ apiKey: [] }] } : { security: [] }),
    parameters: parametersOf(endpoint),
    ...(endpoint.request
      ? {
          requestBody: {
            required: !endpoint.body_optional,
            content: { "application/json": { schema: reference(endpoint.request) } },
          },
        }
      : {}),
    responses: {
      [endpoint.success.status]: successOf(endpoint),
      ...refusalsOf(endpoint),
      ...(endpoint.id === "ready" ? unready : {}),
    },
  };
}

/** The whole document. `base_url` is the public address under which the paths stand. */
export function describeInterface(base_url: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of SERVED_ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: OPENAPI_VERSION,
    info: {
      title: "Chat Assistant Service",
      version: INTERFACE_VERSION,
      description: "Public chat, widget and OpenAI-compatible runtime of a self-hosted chat assistant.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base_url }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "A tenant-scoped API key." },
      },
      schemas: schemasOf(),
    },
  };
}
