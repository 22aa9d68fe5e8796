/**
 * The embedded engine, loaded when it is asked for the first time: what it knows of languages is a tenth of a start, and
 * nobody asks a server that is not ready.
 */
import type { Answerer } from "../../ports/answerer.ts";
import type { Summariser } from "../../ports/summariser.ts";
import type { Stores } from "../stores.ts";

/** What answers without a model. */
export interface LateAnswers {
  readonly answerer: Answerer;
  readonly summariser: Summariser;
  /** Loads it now, for the first question not to wait. */
  readonly loadEngine: () => Promise<void>;
}

/** Gives it; nothing is loaded yet. */
export function createLateAnswers(stores: Stores, suggest_topics: boolean): LateAnswers {
  let loading: ReturnType<typeof load> | null = null;
  const loaded = () => (loading ??= load(stores, suggest_topics));
  return {
    answerer: { answer: async (question) => (await loaded()).answerer.answer(question) },
    summariser: {
      summarise: async (subject, turns) => (await loaded()).summariser.summarise(subject, turns),
    },
    loadEngine: async () => {
      await loaded();
    },
  };
}

async function load({ knowledge }: Stores, suggest_topics: boolean) {
  const [{ createConversingAnswerer }, { createEmbeddedAnswerer }, { createEmbeddedSummariser }] =
    await Promise.all([
      import("../../adapters/answerers/embedded/conversing.ts"),
      import("../../adapters/answerers/embedded/answerer.ts"),
      import("../../adapters/answerers/embedded/summariser.ts"),
    ]);
  return {
    answerer: createConversingAnswerer({
      answerer: createEmbeddedAnswerer({ knowledge, suggest_topics }),
      knowledge,
    }),
    summariser: createEmbeddedSummariser(),
  };
}
