/** The settings of the answers: the embedded engine alone, or an upstream model held to its passages; embeddings beside either. */
import * as z from "zod";

const timeout = (what: string) => z.int().min(100).max(3_600_000).describe(`${what}, in milliseconds.`);
const tokens = (what: string) => z.int().min(16).max(2_000_000).describe(what);
const address = (what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .refine(
      (url) => !URL.canParse(url) || !new URL(url).username,
      "takes no password: use the secret beside it",
    )
    .nullable()
    .describe(what);

const Model = z.strictObject({
  base_url: address("An OpenAI-compatible server, as in http://127.0.0.1:8080/v1."),
  model: z.string().min(1).max(256).nullable().describe("The model's name there."),
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/))
    .describe("Further headers of each call, as a JSON object; none of them secret."),
  stream: z.boolean().describe("Ask for the answer piece by piece."),
  first_byte_timeout_ms: timeout("How long the model may take to begin"),
  idle_timeout_ms: timeout("How long it may pause"),
  total_timeout_ms: timeout("How long a whole answer may take"),
  max_bytes: z
    .int()
    .min(1_024)
    .max(2 ** 28)
    .describe("The longest reply that is read, in bytes."),
  max_input_tokens: tokens("Tokens of a prompt: rules, passages, history and question together."),
  max_output_tokens: tokens("Tokens of an answer at most."),
  temperature: z.number().min(0).max(2).nullable().describe("null leaves it to the server."),
  strict: z
    .boolean()
    .describe(
      "Check an answer before anything of it is shown, and give the extractive one when it holds unsupported facts.",
    ),
  ask_from: z
    .number()
    .min(0)
    .max(1)
    .describe(
      "How sure the engine must be that the passages hold the answer, 0 to 1, before the model is asked; 1: as sure as to answer by itself.",
    ),
  converse: z.boolean().describe("Greetings and thanks go to the model as well."),
  fallback: z
    .enum(["embedded", "error"])
    .describe("What answers when the model fails: the embedded engine, or an error (503)."),
});

const Embeddings = z.strictObject({
  base_url: address("An OpenAI-compatible server with /embeddings; null: retrieval by words alone."),
  model: z.string().min(1).max(256).nullable().describe("The embedding model's name there."),
  dimensions: z.int().min(1).max(8_192).nullable().describe("Asked of the server; null takes what it gives."),
  batch: z.int().min(1).max(500).describe("Texts a request."),
  timeout_ms: timeout("How long a request may take"),
  supporting_similarity: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe(
      "Cosine from which a passage supports an answer even when its words do not; depends on the model. null: never.",
    ),
});

/** How questions are answered. */
export const Answers = z
  .strictObject({
    engine: z
      .enum(["embedded", "model"])
      .describe(
        "embedded: sentences that were taught; model: an upstream model writes from the same passages.",
      ),
    model: Model,
    daily_tokens: z
      .int()
      .min(1)
      .max(2 ** 40)
      .nullable()
      .describe("Tokens a tenant may use in a UTC day, by server; null: no limit."),
    over_budget: z
      .enum(["embedded", "refuse"])
      .describe(
        "What happens when they are used up: the embedded engine answers, or the call is refused (429).",
      ),
    embeddings: Embeddings,
    runtime_gaps: z
      .enum(["off", "public", "all"])
      .describe("Which runtime channels' unanswered questions are kept in the gap ledger."),
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
