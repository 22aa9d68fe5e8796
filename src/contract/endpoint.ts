/** What a row of the endpoint table says, and the refusals that rows share (`interface.md`: Endpoints). */
import type { z } from "zod";
import type { ReasonCode } from "./errors.ts";

/** Who may call: anybody, a page of an allowed origin, the bearer of an API key. */
export type Auth = "none" | "origin" | "bearer";

/** Which error shape and which checks an endpoint has. */
export type Surface = "health" | "public" | "widget" | "runtime";

/** One row of the table. */
export interface Endpoint {
  readonly id: string;
  readonly method: "GET" | "POST";
  /** With `{name}` for path parameters. */
  readonly path: string;
  readonly auth: Auth;
  readonly surface: Surface;
  readonly summary: string;
  readonly request?: z.ZodType;
  /** The request may come without a body. */
  readonly body_optional?: true;
  readonly success: { readonly status: 200 | 201; readonly schema: z.ZodType; readonly stream?: true };
  readonly refusals: readonly ReasonCode[];
  /** Takes `Idempotency-Key`. */
  readonly idempotent?: true;
}

/** Refusals of every endpoint that reads a body. */
export const BODY: readonly ReasonCode[] = [
  "malformed_json",
  "invalid_request",
  "invalid_text",
  "too_large",
  "unsupported_media_type",
];
/** Refusals of every endpoint that takes `Idempotency-Key`. */
export const RETRIED: readonly ReasonCode[] = ["invalid_idempotency_key", "idempotency_key_reused"];
/** Refusals of every endpoint that takes attachments. */
export const ATTACHMENTS: readonly ReasonCode[] = [
  "attachment_invalid",
  "attachment_type_mismatch",
  "attachment_type_not_accepted",
  "attachment_infected",
  "attachments_unavailable",
];
