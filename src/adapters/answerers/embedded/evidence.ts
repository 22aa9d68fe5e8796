/** Evidence from the embedded engine: the passages that it ranks, and its own judgement on whether they suffice. */
import type { Evidence, EvidencePassage, EvidenceResult } from "../../../ports/evidence.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { asksAbout } from "../../../domain/answering/conversation/small-talk.ts";
import { findAnswer } from "./answerer.ts";
import { findTalk, type LookUp, readTaught, toLookUp } from "./conversing.ts";
import { decide, type Finding } from "./look-up.ts";

/** Passages given at most, unless more are asked for. */
const GIVEN = 8;

const CONVERSATION: EvidenceResult = {
  passages: [],
  confidence: 1,
  supported: false,
  conversation_only: true,
};

const NOTHING: EvidenceResult = { passages: [], confidence: 0, supported: false };

interface EmbeddedEvidenceOptions {
  readonly knowledge: KnowledgeStore;
  /** Passages given at most. */
  readonly given?: number;
}

/** Creates it; needs nothing but the knowledge. */
export function createEmbeddedEvidence({ knowledge, given = GIVEN }: EmbeddedEvidenceOptions): Evidence {
  return {
    find: async (question) => {
      const talk = findTalk(question);
      if (!talk) return toEvidence(await findAnswer(knowledge, question), given);
      const { told } = await readTaught(knowledge, talk, question.robot);
      if (told)
        return { passages: toPassages([{ passage: told.from, score: 1 }]), confidence: 1, supported: true };
      const lookUp = toLookUp(talk, question);
      const finding = lookUp && (await findAnswer(knowledge, { ...question, text: lookUp.text }));
      if (finding && decide(finding).suffices && isCounted(finding, lookUp.counts))
        return toEvidence(finding, given);
      // What the chat is for is not the model's to make up.
      return asksAbout(talk) ? NOTHING : CONVERSATION;
    },
  };
}

function toEvidence(finding: Finding, given: number): EvidenceResult {
  const { confidence, suffices } = decide(finding);
  return { passages: toPassages(finding.passages.slice(0, given)), confidence, supported: suffices };
}

function isCounted({ extract }: Finding, counts: LookUp["counts"]): boolean {
  const [first] = extract?.sentences ?? [];
  return extract !== undefined && counts({ text: extract.text, heading: first?.from.passage.heading ?? "" });
}

type Found = Finding["passages"][number]["passage"] & { readonly passage_id?: number };

function toPassages(
  passages: readonly Pick<Finding["passages"][number], "passage" | "score">[],
): EvidencePassage[] {
  return passages.map(({ passage, score }) => {
    const { source, heading, title, text, seq, passage_id }: Found = passage;
    // An attachment's passages are in no store: file and place name them.
    const id = passage_id === undefined ? `attached:${source}:${seq}` : String(passage_id);
    return { passage_id: id, source, heading: heading || title, text, score };
  });
}
