/** Model identifiers as OpenAI's clients list them; an addition to the interface, for clients that begin with it. */
import * as z from "zod";
import { api } from "../registry.ts";

/** One identifier that a request may name. */
export const Model = z
  .object({ id: z.string(), object: z.literal("model"), created: z.int(), owned_by: z.string() })
  .register(api, { id: "Model", description: "A model identifier that a runtime request may name." });

/** One identifier that a request may name. */
export type Model = z.infer<typeof Model>;

/** All identifiers that the API key may use. */
export const ModelList = z
  .object({ object: z.literal("list"), data: z.array(Model) })
  .register(api, { id: "ModelList", description: "The model identifiers that the API key may use." });

/** All identifiers that the API key may use. */
export type ModelList = z.infer<typeof ModelList>;
