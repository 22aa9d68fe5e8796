/** The runtime: origins whose pages may call it. They are read where the service begins to serve, and stop it. */
import { readRuntimeOrigins } from "../../http/cors.ts";
import { type Check, findingsOf, toReason } from "./finding.ts";

/** Says something only of an origin that is none. */
export const runtimeCheck: Check = {
  name: "runtime",
  run: async ({ settings: { runtime } }) => {
    try {
      readRuntimeOrigins(runtime.cors_origins);
      return [];
    } catch (error) {
      const remedy = "Correct it, or take it out: the service does not start with it.";
      return [findingsOf("runtime").error(`${toReason(error)}.`, remedy)];
    }
  },
};
