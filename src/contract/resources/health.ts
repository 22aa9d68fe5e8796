/** Health bodies: liveness and readiness (`interface.md`: Endpoints). */
import * as z from "zod";
import { api } from "../registry.ts";

/** The process runs. */
export const Liveness = z
  .object({ status: z.literal("ok") })
  .register(api, { id: "Liveness", description: "The process runs." });

/** What one check found. */
export const CheckResult = z.enum(["ok", "failed"]);

/** Whether the process can serve, and which check says no. Names only, never a secret. */
export const Readiness = z
  .object({ status: z.enum(["ready", "unavailable"]), checks: z.record(z.string(), CheckResult) })
  .register(api, { id: "Readiness", description: "Whether the process can serve, check by check." });

/** Whether the process can serve. */
export type Readiness = z.infer<typeof Readiness>;
