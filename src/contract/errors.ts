/**
 * Every reason for which the service refuses or cannot serve (`interface.md`: Errors): reason → status, texts, runtime type.
 * The reason is the stable `code` of the error body. HTTP maps reasons in one place; nothing else knows a status.
 */
import type { RuntimeErrorType } from "./resources/runtime-error.ts";

/** How a reason is shown. `retry_after` marks the reasons whose answer carries `Retry-After`. */
export interface Reason {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly type: RuntimeErrorType;
  readonly retry_after?: true;
}

const refusal = (status: number, title: string, detail: string): Reason => ({
  status,
  title,
  detail,
  type: status === 403 ? "permission_error" : "invalid_request_error",
});

const unavailable = (status: number, title: string, detail: string): Reason => ({
  status,
  title,
  detail,
  type: "api_error",
  ...(status === 503 ? { retry_after: true as const } : {}),
});

/** Reason → how it is shown. The key is the public `code`. */
export const REASONS = {
  malformed_json: refusal(400, "Malformed JSON", "The request body is not valid JSON."),
  invalid_request: refusal(400, "Invalid request", "The request body does not have the expected shape."),
  invalid_text: refusal(400, "Invalid text", "A text holds a NUL character or an unpaired surrogate."),
  invalid_idempotency_key: refusal(
    400,
    "Invalid idempotency key",
    "Idempotency-Key takes 1 to 128 visible ASCII characters.",
  ),
  consent_required: refusal(
    400,
    "Consent required",
    "The visitor has to accept the terms first: send consent_accepted: true.",
  ),
  contact_required: refusal(400, "Contact required", "An e-mail address or a telephone number is needed."),
  invalid_email: refusal(400, "Invalid e-mail address", "The e-mail address is not valid."),
  invalid_phone: refusal(400, "Invalid telephone number", "The telephone number is not valid."),
  message_required: refusal(400, "Message required", "The message is empty."),
  attachment_invalid: refusal(
    400,
    "Invalid attachment",
    "An attachment's name, size or base64 content is not valid.",
  ),
  attachment_type_mismatch: refusal(
    400,
    "Attachment type mismatch",
    "The bytes of an attachment are not of its declared content type.",
  ),
  attachment_type_not_accepted: refusal(
    400,
    "Attachment type not accepted",
    "Attachments of this content type are not accepted.",
  ),
  attachment_infected: refusal(
    400,
    "Attachment refused",
    "A virus scanner found something malicious in an attachment.",
  ),
  unsupported_parameter: refusal(400, "Unsupported parameter", "A parameter is not supported."),
  unsupported_content: refusal(
    400,
    "Unsupported content",
    "A part of the input cannot be read by this service.",
  ),
  unknown_channel: refusal(
    400,
    "Unknown channel",
    "conversation_channel names no channel of this API key's tenant: it takes an id (chn_…).",
  ),
  unknown_model: refusal(400, "Unknown model", "The model is not offered by this service."),
  invalid_api_key: {
    status: 401,
    title: "Invalid API key",
    detail: "The API key is missing, invalid or revoked.",
    type: "authentication_error",
  },
  missing_scope: refusal(403, "Missing scope", "The API key lacks the scope that this request needs."),
  tenant_deleted: refusal(403, "Access not allowed", "The tenant of this API key no longer exists."),
  session_closed: refusal(403, "Session closed", "The session is closed; it takes no more messages."),
  access_not_allowed: refusal(403, "Access not allowed", "This assistant is not available here any more."),
  website_disabled: refusal(403, "Website disabled", "The public chat of this assistant is switched off."),
  question_limit_reached: refusal(
    403,
    "Question limit reached",
    "All the questions of this session are used.",
  ),
  origin_not_allowed: refusal(403, "Origin not allowed", "The widget may not be used on this site."),
  plan_lacks_widget: refusal(
    403,
    "Plan lacks widget access",
    "The plan of this assistant has no widget access.",
  ),
  client_blocked: refusal(403, "Client blocked", "This client may not start widget sessions here."),
  attachments_not_in_plan: refusal(
    403,
    "Attachments not in plan",
    "The plan of this assistant has no attachments.",
  ),
  unknown_route: refusal(404, "Not found", "There is no such endpoint."),
  unknown_slug: refusal(404, "Not found", "There is no published assistant of this name."),
  unknown_session: refusal(404, "Not found", "There is no such session."),
  widget_disabled: refusal(404, "Widget disabled", "The widget of this assistant is switched off."),
  tenant_not_found: refusal(404, "Tenant not found", "The tenant of this API key does not exist."),
  item_not_found: refusal(404, "Item not found", "An item reference names no item that is still kept."),
  model_not_found: refusal(404, "Model not found", "The model is not offered by this service."),
  method_not_allowed: refusal(405, "Method not allowed", "The endpoint does not answer this method."),
  token_not_redeemable: refusal(
    410,
    "Token not redeemable",
    "The token has expired or was already redeemed.",
  ),
  too_large: refusal(413, "Too large", "The request is larger than the service accepts."),
  unsupported_media_type: refusal(415, "Unsupported media type", "Send the body as application/json."),
  idempotency_key_reused: refusal(
    422,
    "Idempotency key reused",
    "This Idempotency-Key was used for another request.",
  ),
  rate_limit_exceeded: {
    status: 429,
    title: "Too many requests",
    detail: "Too many requests from this client; try again later.",
    type: "rate_limit_error",
    retry_after: true,
  },
  internal_error: unavailable(500, "Internal error", "Something went wrong on our side."),
  answer_unavailable: unavailable(503, "Answer unavailable", "No answer can be given at the moment."),
  attachments_unavailable: unavailable(
    503,
    "Attachments unavailable",
    "Attachments cannot be looked through for malicious content at the moment.",
  ),
  database_unavailable: unavailable(503, "Storage unavailable", "The storage cannot serve at the moment."),
  shutting_down: unavailable(503, "Shutting down", "The service is shutting down; try again shortly."),
} as const satisfies Record<string, Reason>;

/** The stable code of a refusal or a fault. */
export type ReasonCode = keyof typeof REASONS;
