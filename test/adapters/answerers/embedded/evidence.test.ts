/** Evidence and small talk over the real knowledge store. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createConversingAnswerer } from "../../../../src/adapters/answerers/embedded/conversing.ts";
import { createEmbeddedAnswerer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import { createEmbeddedEvidence } from "../../../../src/adapters/answerers/embedded/evidence.ts";
import { createKnowledgeStore } from "../../../../src/adapters/storage/knowledge/store.ts";
import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import { createRandomIds } from "../../../../src/adapters/system/ids.ts";
import { createTeach } from "../../../../src/flows/teaching/teach.ts";
import type { Question } from "../../../../src/ports/answerer.ts";
import type { Database } from "../../../../src/ports/database.ts";
import type { KnowledgeStore } from "../../../../src/ports/knowledge-store.ts";
import { createTurnedClock, LESSONS } from "../../../support/appliance.ts";

const robot = {
  tenant_id: "ten_a",
  robot_id: "rob_a",
  locale: "en",
  assistant_name: "Riva",
  company_name: "Acme",
  visibility: "public",
  instructions: "",
  decline_message: null,
} as const;
const ask = (text: string, more: Partial<Question> = {}): Question => ({
  robot,
  text,
  history: [],
  documents: [],
  ...more,
});

let database: Database;
let knowledge: KnowledgeStore;
beforeAll(async () => {
  database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  knowledge = createKnowledgeStore({ database });
  const teach = createTeach({ knowledge, ids: createRandomIds(), clock: createTurnedClock() });
  for (const lesson of LESSONS) await teach.teach(robot, lesson);
});
afterAll(() => database.close());

describe("the evidence of the embedded engine", () => {
  it("gives passages best first, by the ids of the store, with the engine's own judgement", async () => {
    const found = await createEmbeddedEvidence({ knowledge }).find(
      ask("Can bicycles be returned within 30 days?"),
    );
    expect(found.supported).toBe(true);
    expect(found.confidence).toBeGreaterThan(0.5);
    expect(found.conversation_only ?? false).toBe(false);
    const [best] = found.passages;
    expect(best).toMatchObject({ source: "returns.md", heading: "Returns" });
    expect(best?.passage_id).toMatch(/^\d+$/);
    const scores = found.passages.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it("agrees with the engine about what is not supported", async () => {
    const question = ask("Who painted the ceiling of the chapel?");
    const found = await createEmbeddedEvidence({ knowledge }).find(question);
    const answer = await createEmbeddedAnswerer({ knowledge }).answer(question);
    expect(answer.outcome).toBe("declined");
    expect(found.supported).toBe(false);
  });

  it("counts the question's own documents, by their file names", async () => {
    const documents = [
      { file_name: "contract.pdf", text: "The notice period of the contract is eleven weeks." },
    ];
    const found = await createEmbeddedEvidence({ knowledge }).find(
      ask("What is the notice period of the contract?", { documents }),
    );
    expect(found.passages[0]).toMatchObject({ source: "contract.pdf" });
    expect(found.passages[0]?.passage_id).toMatch(/^attached:contract\.pdf:/);
  });

  it("says of a greeting that it asks for nothing", async () => {
    const found = await createEmbeddedEvidence({ knowledge }).find(ask("Good morning!"));
    expect(found).toMatchObject({ conversation_only: true, passages: [] });
  });

  it("answers nothing of another robot", async () => {
    const foreign = ask("Can bicycles be returned?", { robot: { ...robot, robot_id: "rob_b" } });
    const found = await createEmbeddedEvidence({ knowledge }).find(foreign);
    expect(found).toMatchObject({ passages: [], supported: false });
  });
});

describe("small talk before the engine", () => {
  const answerer = () =>
    createConversingAnswerer({ answerer: createEmbeddedAnswerer({ knowledge }), knowledge });

  it("answers thanks at once, with the stages in order and the text as one piece", async () => {
    const seen: string[] = [];
    const answer = await answerer().answer(
      ask("Thank you!", { onStage: (stage) => seen.push(stage), onText: (text) => seen.push(text) }),
    );
    expect(answer).toMatchObject({ outcome: "answered", citations: [], confidence: 1 });
    expect(seen).toEqual(["searching_knowledge", "generating_answer", answer.text]);
  });

  it("leaves a question with a greeting to the engine", async () => {
    const answer = await answerer().answer(ask("Hello! Can bicycles be returned within 30 days?"));
    expect(answer.text).toContain("30 days");
  });

  it("says who it is, unless it was taught who it is", async () => {
    const pieces: string[] = [];
    const answer = await answerer().answer(ask("Who are you?", { onText: (text) => pieces.push(text) }));
    expect(answer.text).toContain("Riva");
    expect(pieces.join("")).toBe(answer.text);
    const teach = createTeach({ knowledge, ids: createRandomIds(), clock: createTurnedClock() });
    const taught = { ...robot, robot_id: "rob_taught" };
    const lesson = {
      source: "faq#1",
      title: "What is your name?",
      text: "My name is Ada of Acme.",
      kind: "qa" as const,
    };
    await teach.teach(taught, lesson);
    const named = await answerer().answer(ask("What is your name?", { robot: taught }));
    expect(named.outcome).toBe("answered");
  });

  it("keeps to max_tokens and to a gone asker", async () => {
    const short = await answerer().answer(ask("Hello", { sampling: { max_tokens: 3 } }));
    expect(short.finish).toBe("length");
    await expect(answerer().answer(ask("Hello", { signal: AbortSignal.abort() }))).rejects.toThrow();
  });
});
