/** Evidence from the embedded engine: the passages that it ranks, and its own judgement on whether they suffice. */
import { findSmallTalk } from "../../../domain/answering/conversation/small-talk.ts";
import type { Evidence, EvidencePassage, EvidenceResult } from "../../../ports/evidence.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { findAnswer } from "./answerer.ts";
import { decide, type Finding } from "./look-up.ts";

/** Passages given at most, unless more are asked for. */
const GIVEN = 8;

const CONVERSATION: EvidenceResult = {
  passages: [],
  confidence: 1,
  supported: false,
  conversation_only: true,
};

interface EmbeddedEvidenceOptions {
  readonly knowledge: KnowledgeStore;
  /** Passages given at most. */
  readonly given?: number;
}

/** Creates it; needs nothing but the knowledge. */
export function createEmbeddedEvidence({ knowledge, given = GIVEN }: EmbeddedEvidenceOptions): Evidence {
  return {
    find: async (question) => {
      const talk = findSmallTalk(question.text, question.robot);
      if (talk && talk !== "identity") return CONVERSATION;
      const finding = await findAnswer(knowledge, question);
      const judged = decide(finding);
      // A robot may have been taught who it is.
      if (talk && !judged.suffices) return CONVERSATION;
      return {
        passages: toPassages(finding, given),
        confidence: judged.confidence,
        supported: judged.suffices,
      };
    },
  };
}

type Found = Finding["passages"][number]["passage"] & { readonly passage_id?: number };

function toPassages({ passages }: Finding, given: number): EvidencePassage[] {
  return passages.slice(0, given).map(({ passage, score }) => {
    const { source, heading, title, text, seq, passage_id }: Found = passage;
    // An attachment's passages are in no store: file and place name them.
    const id = passage_id === undefined ? `attached:${source}:${seq}` : String(passage_id);
    return { passage_id: id, source, heading: heading || title, text, score };
  });
}
