/** The runtime error object (`interface.md`: Resources, Runtime error object). */
import * as z from "zod";
import { api } from "../registry.ts";

/** The five kinds of error that SDKs know. */
export const RuntimeErrorType = z.enum([
  "api_error",
  "authentication_error",
  "invalid_request_error",
  "permission_error",
  "rate_limit_error",
]);

/** The five kinds of error that SDKs know. */
export type RuntimeErrorType = z.infer<typeof RuntimeErrorType>;

/** The body of every refused runtime request. */
export const RuntimeError = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      param: z.string().nullable(),
      type: RuntimeErrorType,
    }),
  })
  .register(api, { id: "RuntimeError", description: "Why a runtime request was refused or failed." });

/** The body of every refused runtime request. */
export type RuntimeError = z.infer<typeof RuntimeError>;
