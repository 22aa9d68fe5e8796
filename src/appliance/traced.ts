/** Puts spans around adapters, where requests are traced; flows and adapters know nothing of it. */
import type { Answerer } from "../ports/answerer.ts";
import type { ChatModel } from "../ports/chat-model.ts";
import type { Database } from "../ports/database.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { Forms } from "../ports/forms.ts";
import type { SpanAttributes, Tracer } from "../ports/tracer.ts";

/** A span for each answer, with its outcome. */
export function traceAnswerer(answerer: Answerer, tracer: Tracer): Answerer {
  if (!tracer.enabled) return answerer;
  return {
    answer: (question) =>
      tracer.within({ name: "answer", kind: "internal" }, async (span) => {
        const answer = await answerer.answer(question);
        span.set({ "chat_assistant.outcome": answer.outcome });
        return answer;
      }),
  };
}

/** A span for each unit of writing: its wait for the commit. Reads take microseconds and get none. */
export function traceDatabase(database: Database, tracer: Tracer): Database {
  if (!tracer.enabled) return database;
  return {
    ...database,
    write: (unit) =>
      tracer.within({ name: "database write", kind: "client" }, async (span) => {
        span.set({ "db.operation.batch.size": unit.length });
        const outcome = await database.write(unit);
        span.set({ "chat_assistant.committed": outcome.committed });
        return outcome;
      }),
  };
}

/** A span for each delivery, with its status. */
export function traceForms(forms: Forms, tracer: Tracer): Forms {
  if (!tracer.enabled) return forms;
  return {
    isConfigured: (relay) => forms.isConfigured(relay),
    deliver: (payload, relay) =>
      tracer.within({ name: "relay", kind: "client" }, async (span) => {
        const delivery = await forms.deliver(payload, relay);
        span.set({ "chat_assistant.relay_status": delivery.status });
        if (delivery.status === "failed") span.fail("relay_failed");
        return delivery;
      }),
  };
}

/** Which server a model is on, and its name there. */
export interface TracedModel {
  readonly base_url: string;
  readonly model: string;
  readonly tracer: Tracer;
}

/** A span for each call of a chat model, named as OpenTelemetry's conventions for generative AI do; no prompt, no text. */
export function traceChatModel(chat: ChatModel, { base_url, model, tracer }: TracedModel): ChatModel {
  if (!tracer.enabled) return chat;
  return {
    complete: (request) => {
      const name = request.sampling?.model ?? model;
      const attributes = { "gen_ai.operation.name": "chat", ...describeModel(base_url, name) };
      return tracer.within({ name: `chat ${name}`, kind: "client", attributes }, async (span) => {
        const completion = await chat.complete(request);
        const { usage } = completion;
        if (usage) {
          span.set({
            "gen_ai.usage.input_tokens": usage.input_tokens,
            "gen_ai.usage.output_tokens": usage.output_tokens,
          });
        }
        return completion;
      });
    },
  };
}

/** A span for each embedding of texts. */
export function traceEmbedder(embedder: Embedder, { base_url, model, tracer }: TracedModel): Embedder {
  if (!tracer.enabled) return embedder;
  const attributes = { "gen_ai.operation.name": "embeddings", ...describeModel(base_url, model) };
  return {
    ...embedder,
    embed: (texts, signal) =>
      tracer.within({ name: `embeddings ${model}`, kind: "client", attributes }, () =>
        embedder.embed(texts, signal),
      ),
  };
}

function describeModel(base_url: string, model: string): SpanAttributes {
  const { hostname, port, protocol } = new URL(base_url);
  return {
    "gen_ai.request.model": model,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
  };
}
