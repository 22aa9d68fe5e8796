/** The settings of the answers: the embedded engine alone, or an upstream model held to its passages; embeddings beside either. */
import * as z from "zod";
import { choice, described, flag, numberIn, textOf, whole, wholeIn } from "../contract/schema-parts.ts";
import { serviceAddress } from "../contract/service-address.ts";

const timeout = (what: string) => whole(100, 3_600_000, `${what}, in milliseconds.`);
const tokens = (what: string) => whole(16, 2_000_000, what);
const ADDRESS = serviceAddress("use the secret beside it");
const address = (what: string) => described(ADDRESS.nullable(), what);

const Model = z.strictObject({
  base_url: address("An OpenAI-compatible server, as in http://127.0.0.1:8080/v1."),
  model: described(textOf(1, 256).nullable(), "The model's name there."),
  headers: described(
    z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/)),
    "Further headers of each call, as a JSON object; none of them secret.",
  ),
  stream: flag("Ask for the answer piece by piece."),
  first_byte_timeout_ms: timeout("How long the model may take to begin"),
  idle_timeout_ms: timeout("How long it may pause"),
  total_timeout_ms: timeout("How long a whole answer may take"),
  max_bytes: whole(1_024, 2 ** 28, "The longest reply that is read, in bytes."),
  max_input_tokens: tokens("Tokens of a prompt: rules, passages, history and question together."),
  max_output_tokens: tokens("Tokens of an answer at most."),
  temperature: described(numberIn(0, 2).nullable(), "null leaves it to the server."),
  strict: flag(
    "Check an answer before anything of it is shown, and give the extractive one when it holds unsupported facts.",
  ),
  ask_from: described(
    numberIn(0, 1),
    "How sure the engine must be that the passages hold the answer before the model is asked; 1: as sure as to answer by itself.",
  ),
  converse: flag("Greetings and thanks go to the model as well."),
  fallback: choice(
    ["embedded", "error"],
    "What answers when the model fails: the embedded engine, or an error (503).",
  ),
});

const Embeddings = z.strictObject({
  base_url: address("An OpenAI-compatible server with /embeddings; null: retrieval by words alone."),
  model: described(textOf(1, 256).nullable(), "The embedding model's name there."),
  dimensions: described(wholeIn(1, 8_192).nullable(), "Asked of the server; null takes what it gives."),
  batch: whole(1, 500, "Texts a request."),
  timeout_ms: timeout("How long a request may take"),
  supporting_similarity: described(
    numberIn(0, 1).nullable(),
    "Cosine from which a passage supports an answer even when its words do not; depends on the model. null: never.",
  ),
});

/** How questions are answered. */
export const Answers = z
  .strictObject({
    engine: choice(
      ["embedded", "model"],
      "embedded: sentences that were taught; model: an upstream model writes from the same passages.",
    ),
    model: Model,
    daily_tokens: described(
      wholeIn(1, 2 ** 40).nullable(),
      "Tokens a tenant may use in a UTC day, by server; null: no limit.",
    ),
    over_budget: choice(
      ["embedded", "refuse"],
      "What happens when they are used up: the embedded engine answers, or the call is refused (429).",
    ),
    suggest_topics: flag("Behind “I don't know”, name up to three headings that are near to what was asked."),
    embeddings: Embeddings,
    runtime_gaps: choice(
      ["off", "public", "all"],
      "Which runtime channels' unanswered questions are kept in the gap ledger.",
    ),
  })
  .refine(({ engine, model }) => engine !== "model" || model.base_url !== null, {
    path: ["model", "base_url"],
    message: "is needed when answers.engine is model",
  })
  .refine(({ engine, model }) => engine !== "model" || model.model !== null, {
    path: ["model", "model"],
    message: "is needed when answers.engine is model",
  })
  .refine(({ embeddings }) => embeddings.base_url === null || embeddings.model !== null, {
    path: ["embeddings", "model"],
    message: "is needed when answers.embeddings.base_url is set",
  });
