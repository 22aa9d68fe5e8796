/** Evidence by words and by meaning. */
import { afterEach, describe, expect, it } from "vitest";
import {
  createFusedEvidence,
  type FusedEvidenceOptions,
} from "../../../../src/adapters/answerers/model/fused-evidence.ts";
import { createVectorIndex } from "../../../../src/adapters/vectors/scan.ts";
import type { Question } from "../../../../src/ports/answerer.ts";
import type { EvidenceResult } from "../../../../src/ports/evidence.ts";
import type { VectorIndex } from "../../../../src/ports/vector-index.ts";

const passage = (passage_id: string, score = 0) => ({
  passage_id,
  source: `${passage_id}.md`,
  heading: "",
  text: passage_id,
  score,
});
const question = {
  robot: {
    tenant_id: "ten_a",
    robot_id: "rob_a",
    locale: "en",
    assistant_name: "Riva",
    company_name: "Acme",
  },
  text: "How do I send it back?",
  history: [],
  documents: [],
} as unknown as Question;
const WEAK: EvidenceResult = {
  passages: [passage("a", 3), passage("b", 2.5)],
  confidence: 0.2,
  supported: false,
};

let index: VectorIndex | undefined;
afterEach(async () => {
  await index?.close();
});

async function fused(more: Partial<FusedEvidenceOptions> = {}, found = WEAK) {
  index = createVectorIndex();
  // Removed passages still have a vector for a while: "gone".
  await index.add("rob_a", {
    ids: ["gone", "c", "b", "far"],
    vectors: Float32Array.from([1, 0, 0.9, 0.436, 0.8, 0.6, -1, 0]),
  });
  await index.add("rob_b", { ids: ["secret"], vectors: Float32Array.from([1, 0]) });
  return createFusedEvidence({
    evidence: { find: async () => found },
    embedder: { model: "m", embed: async (texts) => texts.map(() => Float32Array.from([1, 0])) },
    index,
    passages: {
      readPassages: async (robot_id, ids) =>
        robot_id === "rob_a" ? ids.filter((id) => id !== "gone").map((id) => passage(id)) : [],
    },
    ...more,
  });
}

describe("joined evidence", () => {
  it("ranks first what words and meaning both find, and never gives another robot's or a removed passage", async () => {
    const result = await (await fused()).find(question);
    expect(result.passages.map(({ passage_id }) => passage_id)).toEqual(["b", "a", "c", "far"]);
    expect(result).toMatchObject({ confidence: 0.2, supported: false });
  });

  it("keeps what words put far ahead above what meaning finds, and gives eight", async () => {
    const many = {
      ...WEAK,
      passages: [passage("a", 9), ..."cdefghijk".split("").map((id) => passage(id, 1))],
    };
    const result = await (await fused({}, many)).find(question);
    expect(result.passages.map(({ passage_id }) => passage_id).slice(0, 3)).toEqual(["a", "c", "b"]);
    expect(result.passages).toHaveLength(8);
    const failing = { model: "m", embed: async () => Promise.reject(new Error("down")) };
    const words = await (await fused({ embedder: failing }, many)).find(question);
    expect(words.passages).toEqual(many.passages.slice(0, 8));
  });

  it("looks for what was asked before where a message only asks on, and for both where it leans on that", async () => {
    const asked: string[] = [];
    const embedder = {
      model: "m",
      embed: async (texts: readonly string[]) => {
        asked.push(...texts);
        return texts.map(() => Float32Array.from([1, 0]));
      },
    };
    const history = [
      { role: "user", text: "How do I send it back?" },
      { role: "assistant", text: "By mail." },
    ] as const;
    const evidence = await fused({ embedder });
    await evidence.find({ ...question, text: "Tell me more", history });
    await evidence.find({ ...question, text: "And the lamp?", history });
    await evidence.find({ ...question, text: "Where is the nearest railway station?", history });
    await evidence.find({ ...question, text: "And the lamp?", history: [] });
    expect(asked).toEqual([
      "How do I send it back?",
      "How do I send it back? And the lamp?",
      "Where is the nearest railway station?",
      "And the lamp?",
    ]);
  });

  it("supports an answer by meaning only from the similarity that the operator names", async () => {
    expect(await (await fused({ supporting_similarity: 0.95 })).find(question)).toMatchObject({
      supported: false,
    });
    const result = await (await fused({ supporting_similarity: 0.85 })).find(question);
    expect(result.supported).toBe(true);
    expect(result.confidence).toBeCloseTo(0.9, 3);
  });

  it.each([
    [
      "the embedder fails",
      { embedder: { model: "m", embed: async () => Promise.reject(new Error("down")) } },
    ],
    [
      "the embedder dawdles",
      { embedder: { model: "m", embed: () => new Promise<never>(() => {}) }, patience_ms: 50 },
    ],
    ["the dimensions differ", { embedder: { model: "m", embed: async () => [new Float32Array(3)] } }],
    [
      "the passages cannot be read",
      { passages: { readPassages: async () => Promise.reject(new Error("busy")) } },
    ],
  ])("is the engine's own when %s", async (_name, more) => {
    const failures: unknown[] = [];
    const evidence = await fused({ ...more, onFailure: (error) => failures.push(error) });
    expect(await evidence.find(question)).toBe(WEAK);
    expect(failures).toHaveLength(1);
  });

  it("leaves small talk alone, and fails where the engine fails", async () => {
    const talk = { ...WEAK, conversation_only: true };
    expect(await (await fused({}, talk)).find(question)).toBe(talk);
    const broken = await fused({ evidence: { find: async () => Promise.reject(new Error("storage")) } });
    await expect(broken.find(question)).rejects.toThrow("storage");
  });
});
