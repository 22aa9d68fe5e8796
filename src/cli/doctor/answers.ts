/** What answers beyond the embedded engine: the upstream model and the embeddings server, asked one short thing each. */
import { NO_TRACER } from "../../adapters/tracing/tracer.ts";
import { openEmbedder } from "../../appliance/answers/meaning.ts";
import { openChatModel } from "../../appliance/answers/model-answers.ts";
import { ModelFailure } from "../../domain/model-failure.ts";
import { type Check, type Finding, findingsOf, type Site, toReason } from "./finding.ts";

const TIMEOUT_MS = 30_000;
// Enough for a model that thinks before it speaks.
const MOST_TOKENS = 256;

export const LIST_DIMENSIONS = /* sql */ `SELECT dimensions, count(*) AS vectors FROM embeddings WHERE model = :model
  GROUP BY dimensions ORDER BY vectors DESC LIMIT 10`;

/** The upstream model, where answers are its words. */
export const modelCheck: Check = {
  name: "model",
  run: async ({ settings, secrets }) => {
    const find = findingsOf("model");
    const { engine, model, embeddings } = settings.answers;
    if (engine === "embedded")
      return [find.ok(`The embedded engine answers${embeddings.base_url ? ", with embeddings" : ""}.`)];
    const name = model.model ?? "";
    try {
      const messages = [{ role: "user" as const, content: "Reply with the word OK." }];
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const chat = openChatModel({ settings, secrets, tracer: NO_TRACER }, name);
      await chat.complete({ messages, sampling: { max_tokens: MOST_TOKENS }, signal });
      return [find.ok(`The upstream model ${name} answers.`)];
    } catch (error) {
      const what = `The upstream model ${name} does not answer: ${toReason(error)}.`;
      return [find.error(what, toRemedy(error, "CHAT_ASSISTANT_ANSWERS_MODEL", "_MODEL"))];
    }
  },
};

/** The embeddings server, and whether its vectors fit those that are stored. */
export const embeddingsCheck: Check = {
  name: "embeddings",
  run: async (site) => {
    const { settings, secrets } = site;
    const embedder = openEmbedder({ settings, secrets, tracer: NO_TRACER });
    if (embedder === null) return [];
    try {
      const [vector] = await embedder.embed(["opening hours"], AbortSignal.timeout(TIMEOUT_MS));
      return [await compare(site, embedder.model, vector?.length ?? 0)];
    } catch (error) {
      const find = findingsOf("embeddings");
      const what = `The embeddings server cannot be used: ${toReason(error)}.`;
      return [find.error(what, toRemedy(error, "CHAT_ASSISTANT_ANSWERS_EMBEDDINGS", "_MODEL, _DIMENSIONS"))];
    }
  },
};

async function compare({ appliance }: Site, model: string, given: number): Promise<Finding> {
  const find = findingsOf("embeddings");
  const stored = await appliance?.adapters.database.read<{ dimensions: number; vectors: number }>({
    sql: LIST_DIMENSIONS,
    args: { model },
  });
  const other = stored?.find(({ dimensions }) => dimensions !== given);
  if (other === undefined) return find.ok(`The embeddings server gives vectors of ${given} dimensions.`);
  return find.error(
    `The embeddings server gives vectors of ${given} dimensions, but ${other.vectors} stored ones of ${model} have ${other.dimensions}.`,
    `Set CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_DIMENSIONS=${given}: the sweep then makes all vectors anew.`,
  );
}

/** Which variables to look at: the key where it was refused, else the address and what is asked for. */
function toRemedy(error: unknown, prefix: string, others: string): string {
  const fault = error instanceof ModelFailure ? error.fault : null;
  if (fault?.kind === "refused" && (fault.status === 401 || fault.status === 403))
    return `Check ${prefix}_API_KEY.`;
  if (fault?.kind === "rate_limited") return "Wait, or ask whoever runs the server for more.";
  return `Check ${prefix}_BASE_URL and ${others}, and that the server runs and this machine may reach it.`;
}
