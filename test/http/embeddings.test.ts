/** Embeddings through the real server: found by meaning, swept anew, gone with their documents. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Secret } from "../../src/settings/secrets.ts";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";
import {
  delta,
  DONE,
  finish,
  type Script,
  type ScriptedServer,
  type Seen,
  startScripted,
} from "../upstream/scripted-server.ts";
import { createVisitor } from "../support/visitor.ts";

const QUESTION = "Can bicycles be returned within 30 days?";
const says = (text: string): Script => ({ steps: [delta(text), finish(), DONE] });
const promptOf = ({ body }: Seen): string => JSON.stringify(body.messages);

let house: TestAppliance;
let upstream: ScriptedServer;
const folders: string[] = [];
afterEach(async () => {
  await house.stop();
  await upstream.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const { newSession, send } = createVisitor(() => house);

describe("embeddings", () => {
  const MEANING = "What about giving my velocipede back for money?";
  /** Everything about giving back points one way, everything else another. */
  const vectorOf = (text: string) => (/return|giving/i.test(text) ? [1, 0, 0] : [0, 1, 0]);
  const embed = ({ body }: Seen): Script => ({
    headers: { "content-type": "application/json" },
    steps: [
      JSON.stringify({
        object: "list",
        model: body.model,
        data: body.input.map((text: string, index: number) => ({
          index,
          object: "embedding",
          embedding: vectorOf(text),
        })),
      }),
    ],
  });
  const isEmbedding = ({ path }: Seen) => path.endsWith("/embeddings");
  const settings = (model: string) => ({
    "answers.embeddings.base_url": upstream.base_url,
    "answers.embeddings.model": model,
    "answers.embeddings.supporting_similarity": 0.9,
  });
  const sweepOf = (house: TestAppliance) => house.appliance.sweeps.find(({ name }) => name === "embeddings")!;
  const countVectors = async (house: TestAppliance) => (await house.countRows())["embeddings"];

  async function open(model: string, data: string) {
    house = await startAppliance({
      data,
      settings: {
        "answers.engine": "model",
        "answers.model.base_url": upstream.base_url,
        "answers.model.model": "acme-1",
        "sweeps.enabled": false,
        ...settings(model),
      },
      secrets: { "answers.embeddings.api_key": new Secret("sk-embed") },
    });
    return house;
  }
  const newFolder = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-embeddings-"));
    folders.push(folder);
    return folder;
  };

  it("find by meaning what words do not, once the sweep has read the knowledge", async () => {
    upstream = await startScripted((call) => (isEmbedding(call) ? embed(call) : says("Within 30 days.")));
    const house = await open("vec-1", newFolder());
    const sweep = sweepOf(house);
    const due = await sweep.countDue();
    expect(due).toBe(2);
    expect(await sweep.run(200)).toBe(due);
    expect(await sweep.countDue()).toBe(0);
    expect(await countVectors(house)).toBe(due);
    expect(upstream.seen[0]?.headers.authorization).toBe("Bearer sk-embed");
    const { json } = await send(await newSession(), { message: MEANING });
    expect(json.answer).toBe("Within 30 days.");
    const asked = upstream.seen.find((call) => !isEmbedding(call));
    expect(promptOf(asked!)).toContain("Bicycles can be returned within 30 days");
  });

  it("another model reads everything anew, and the old vectors go", async () => {
    upstream = await startScripted((call) => (isEmbedding(call) ? embed(call) : says("Within 30 days.")));
    const data = newFolder();
    const first = await open("vec-1", data);
    await sweepOf(first).run(200);
    await first.stop();
    const second = await open("vec-2", data);
    expect(await sweepOf(second).countDue()).toBe(2);
    await sweepOf(second).run(200);
    await sweepOf(second).run(200);
    expect(await countVectors(second)).toBe(2);
    const rows = await second.appliance.adapters.database.read({
      sql: "SELECT DISTINCT model FROM embeddings",
    });
    expect(rows).toEqual([{ model: "vec-2" }]);
  });

  it("go with the document that they stand for, and come with a new one", async () => {
    upstream = await startScripted((call) => (isEmbedding(call) ? embed(call) : says("Within 30 days.")));
    const house = await open("vec-1", newFolder());
    await sweepOf(house).run(200);
    const { robot } = (await house.appliance.adapters.directory.findRobot("shop"))!;
    await house.appliance.flows.teach.forget(robot.robot_id, "returns.md");
    expect(await countVectors(house)).toBe(1);
    const lesson = {
      source: "pumps.md",
      title: "Pumps",
      text: "Pumps are lent for a day.",
      kind: "text" as const,
    };
    await house.appliance.flows.teach.teach(robot, lesson);
    expect(await sweepOf(house).countDue()).toBe(1);
    await sweepOf(house).run(200);
    expect(await countVectors(house)).toBe(2);
  });

  it("go also where an earlier version left them without their passages", async () => {
    upstream = await startScripted((call) => (isEmbedding(call) ? embed(call) : says("Within 30 days.")));
    const data = newFolder();
    const before = await open("vec-1", data);
    await sweepOf(before).run(200);
    await before.appliance.adapters.database.write([
      {
        sql: `WITH RECURSIVE n (at) AS (SELECT 1000 UNION ALL SELECT at + 1 FROM n WHERE at < 1300)
          INSERT INTO embeddings (robot_id, model, passage_id, document_id, dimensions, vector)
          SELECT e.robot_id, e.model, n.at, e.document_id, e.dimensions, e.vector FROM n, embeddings e WHERE e.passage_id = 1`,
      },
    ]);
    await before.stop();
    const house = await open("vec-1", data);
    expect(await countVectors(house)).toBe(303);
    const ran = [await sweepOf(house).run(200), await sweepOf(house).run(200), await sweepOf(house).run(200)];
    expect([ran, await countVectors(house)]).toEqual([[199, 102, 0], 2]);
  });

  it("go on where a failure left them, and one refused text does not hold up the others", async () => {
    let state: "down" | "picky" = "down";
    upstream = await startScripted((call) => {
      if (!isEmbedding(call)) return says("Within 30 days.");
      if (state === "down") return { status: 401, steps: ["no"] };
      const refused = call.body.input.some((text: string) => text.includes("Opening hours"));
      return refused ? { status: 400, steps: ['{"error":{"message":"too long"}}'] } : embed(call);
    });
    const house = await open("vec-1", newFolder());
    await expect(sweepOf(house).run(200)).rejects.toThrow();
    expect(await sweepOf(house).countDue()).toBe(2);
    state = "picky";
    await sweepOf(house).run(200);
    expect(await sweepOf(house).countDue()).toBe(0);
    expect(await countVectors(house)).toBe(1);
  });

  it("that cannot be had leave answers to the words", async () => {
    upstream = await startScripted((call) =>
      isEmbedding(call) ? { status: 401, steps: ["no"] } : says("Yes, within 30 days."),
    );
    await open("vec-1", newFolder());
    const { json } = await send(await newSession(), { message: QUESTION });
    expect(json.answer).toBe("Yes, within 30 days.");
  });
});
