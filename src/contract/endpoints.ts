/**
 * The endpoint table of the interface as data. Routes, OpenAPI and tests read it, so that each fact stands once.
 * `refusals` names the reasons an endpoint may answer with, beyond those that every endpoint shares.
 */
import { ADDED_ENDPOINTS } from "./added-endpoints.ts";
import { ATTACHMENTS, BODY, type Endpoint, RETRIED } from "./endpoint.ts";
import type { ReasonCode } from "./errors.ts";
import { ChatCompletionResult, CreateChatCompletion } from "./resources/chat-completion.ts";
import { Liveness, Readiness } from "./resources/health.ts";
import { PublicChatConfiguration } from "./resources/public-chat-configuration.ts";
import { CreateSession, PublicChatSession } from "./resources/public-chat-session.ts";
import { CreateResponse, ResponseResult } from "./resources/response.ts";
import { SESSION_ENDPOINTS } from "./session-endpoints.ts";

const RUNTIME: readonly ReasonCode[] = [
  ...BODY,
  ...ATTACHMENTS,
  "unsupported_parameter",
  "unsupported_content",
  "unknown_channel",
  "unknown_model",
  "invalid_api_key",
  "missing_scope",
  "rate_limit_exceeded",
  "answer_unavailable",
];

const HEALTH_ENDPOINTS: readonly Endpoint[] = [
  {
    id: "live",
    method: "GET",
    path: "/health/live",
    auth: "none",
    surface: "health",
    summary: "Liveness: the process runs.",
    success: { status: 200, schema: Liveness },
    refusals: [],
  },
  {
    id: "ready",
    method: "GET",
    path: "/health/ready",
    auth: "none",
    surface: "health",
    summary: "Readiness: the process can serve.",
    success: { status: 200, schema: Readiness },
    refusals: [],
  },
];

const CONFIG_ENDPOINTS: readonly Endpoint[] = [
  {
    id: "robot_config",
    method: "GET",
    path: "/v1/public/robots/{slug}/config",
    auth: "none",
    surface: "public",
    summary: "Public chat configuration.",
    success: { status: 200, schema: PublicChatConfiguration },
    refusals: ["unknown_slug", "rate_limit_exceeded"],
  },
  {
    id: "create_robot_session",
    method: "POST",
    path: "/v1/public/robots/{slug}/sessions",
    auth: "none",
    surface: "public",
    summary: "Create a public chat session.",
    request: CreateSession,
    body_optional: true,
    success: { status: 201, schema: PublicChatSession },
    refusals: [
      ...BODY,
      ...RETRIED,
      "consent_required",
      "website_disabled",
      "unknown_slug",
      "rate_limit_exceeded",
    ],
    idempotent: true,
  },
  {
    id: "widget_config",
    method: "GET",
    path: "/v1/public/widgets/{slug}/config",
    auth: "origin",
    surface: "widget",
    summary: "Widget-safe configuration.",
    success: { status: 200, schema: PublicChatConfiguration },
    refusals: [
      "origin_not_allowed",
      "plan_lacks_widget",
      "widget_disabled",
      "unknown_slug",
      "rate_limit_exceeded",
    ],
  },
  {
    id: "create_widget_session",
    method: "POST",
    path: "/v1/public/widgets/{slug}/sessions",
    auth: "origin",
    surface: "widget",
    summary: "Create a widget session.",
    request: CreateSession,
    body_optional: true,
    success: { status: 201, schema: PublicChatSession },
    refusals: [
      ...BODY,
      ...RETRIED,
      "consent_required",
      "origin_not_allowed",
      "plan_lacks_widget",
      "client_blocked",
      "widget_disabled",
      "unknown_slug",
      "rate_limit_exceeded",
    ],
    idempotent: true,
  },
];

const RUNTIME_ENDPOINTS: readonly Endpoint[] = [
  {
    id: "create_response",
    method: "POST",
    path: "/v1/responses",
    auth: "bearer",
    surface: "runtime",
    summary: "Responses-style runtime.",
    request: CreateResponse,
    success: { status: 200, schema: ResponseResult, stream: true },
    refusals: [...RUNTIME, "item_not_found", "tenant_deleted"],
  },
  {
    id: "create_chat_completion",
    method: "POST",
    path: "/v1/chat/completions",
    auth: "bearer",
    surface: "runtime",
    summary: "Chat Completions-style runtime.",
    request: CreateChatCompletion,
    success: { status: 200, schema: ChatCompletionResult, stream: true },
    refusals: [...RUNTIME, "tenant_not_found"],
  },
];

/** The endpoints of the interface, in its order. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...HEALTH_ENDPOINTS,
  ...CONFIG_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...RUNTIME_ENDPOINTS,
];

/** Everything that is served: the interface, and what the service adds to it. */
export const SERVED_ENDPOINTS: readonly Endpoint[] = [...ENDPOINTS, ...ADDED_ENDPOINTS];

/** The endpoint of an id; an unknown id is a programming error. */
export function findEndpoint(id: string): Endpoint {
  const endpoint = SERVED_ENDPOINTS.find((candidate) => candidate.id === id);
  if (!endpoint) throw new Error(`contract: no endpoint is named ${id}`);
  return endpoint;
}

/** Reasons with which any endpoint may answer. */
export const SHARED_REFUSALS: readonly ReasonCode[] = [
  "method_not_allowed",
  "internal_error",
  "database_unavailable",
  "shutting_down",
];
