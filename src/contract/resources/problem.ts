/** The error body of the public, widget and health endpoints: RFC 9457 problem details with a stable code. */
import * as z from "zod";
import { LISTED_PROBLEMS } from "../limits.ts";
import { api } from "../registry.ts";

/** A refusal or a fault, without anything internal. `svc.error` carries the same object. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().describe("Stable and machine-readable."),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .max(LISTED_PROBLEMS)
      .optional(),
  })
  .register(api, {
    id: "Problem",
    description: "Why a request was refused or could not be served (RFC 9457).",
  });

/** A refusal or a fault. */
export type Problem = z.infer<typeof Problem>;
