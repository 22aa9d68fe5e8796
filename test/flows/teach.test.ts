import { afterEach, describe, expect, it } from "vitest";

import { openKnowledge } from "../fixtures/knowledge.ts";

const opened: Awaited<ReturnType<typeof openKnowledge>>[] = [];
async function open() {
  const all = await openKnowledge();
  opened.push(all);
  return all;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ database }) => database.close()));
});
const pupil = { tenant_id: "ten_lamps", robot_id: "rob_en", locale: "en" } as const;
const lesson = { source: "a.md", title: "A", text: "The lamp glows.", kind: "text" } as const;

describe("teaching", () => {
  it("adds, recognises and replaces a document by its source", async () => {
    const { teaching, knowledge } = await open();
    expect(await teaching.teach(pupil, lesson)).toEqual({ outcome: "added", passages: 1 });
    expect(await teaching.teach(pupil, lesson)).toEqual({ outcome: "unchanged" });
    expect(await teaching.teach(pupil, { ...lesson, text: "The lamp is out." })).toEqual({
      outcome: "replaced",
      passages: 1,
    });
    expect((await knowledge.measure("rob_en")).documents).toBe(1);
  });
  it("taught anew, replaces what another version cut into other passages, and nothing else", async () => {
    const { teaching, knowledge, database } = await open();
    await teaching.teach(pupil, lesson);
    expect(await teaching.reteach(pupil, lesson)).toEqual({ outcome: "unchanged" });
    await database.write([{ sql: "UPDATE passages SET text = 'The lamp  glows.'" }]);
    expect(await teaching.teach(pupil, lesson)).toEqual({ outcome: "unchanged" });
    expect(await teaching.reteach(pupil, lesson)).toEqual({ outcome: "replaced", passages: 1 });
    const { document_id } = (await knowledge.find("rob_en", "a.md"))!;
    expect(await knowledge.readPassages(document_id)).toMatchObject([{ text: lesson.text }]);
  });
  it("changes nothing for a document without words", async () => {
    const { teaching, knowledge } = await open();
    expect(await teaching.teach(pupil, { ...lesson, text: " \n" })).toEqual({ outcome: "empty" });
    expect((await knowledge.measure("rob_en")).documents).toBe(0);
  });
  it("teaches a text without what no database can keep: NUL, and half characters, which JSON can bring", async () => {
    const { teaching, knowledge } = await open();
    const hurt = { source: "a\0.jsonl#\ud83d", title: "The \ud83dlamp\0", text: "It gl\0ows \ude00." };
    expect(await teaching.teach(pupil, { ...lesson, ...hurt })).toMatchObject({ outcome: "added" });
    const [kept] = await knowledge.list("rob_en", { limit: 9 });
    expect(kept).toMatchObject({ source: "a.jsonl#\ufffd", title: "The \ufffdlamp" });
    expect(await knowledge.readPassages(kept!.document_id)).toMatchObject([{ text: "It glows \ufffd." }]);
    expect(await teaching.teach(pupil, { ...lesson, ...hurt })).toEqual({ outcome: "unchanged" });
  });
  it("notes the language that a document is in", async () => {
    const { teaching, knowledge } = await open();
    await teaching.teach(pupil, {
      ...lesson,
      text: "La bottega è aperta dal lunedì al venerdì e il sabato resta chiusa.",
    });
    expect(await knowledge.find("rob_en", "a.md")).toMatchObject({ locale: "it" });
  });
  it("forgets a document", async () => {
    const { teaching } = await open();
    await teaching.teach(pupil, lesson);
    expect(await teaching.forget("rob_en", "a.md")).toBe(true);
    expect(await teaching.forget("rob_en", "a.md")).toBe(false);
  });
  it("refreshes documents of another analysis version, a bounded number a call", async () => {
    const { teaching, teach, database, ask } = await open();
    await teach("en");
    await database.write([{ sql: "UPDATE documents SET analysis_version = 0" }]);
    expect(await teaching.refresh(3)).toBe(3);
    expect(await teaching.refresh(3)).toBe(1);
    expect(await teaching.refresh(3)).toBe(0);
    expect((await ask("en", "Who founded the workshop?")).outcome).toBe("answered");
  });
  it("lets other work run while it teaches a long document", async () => {
    const { teaching } = await open();
    const text = Array.from(
      { length: 3000 },
      (_, at) => `The lantern number ${at} hangs in hall ${at % 7}.`,
    ).join(" ");
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await teaching.teach(pupil, { ...lesson, text });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
  it("refuses a document beyond its bound", async () => {
    const { teaching } = await open();
    await expect(teaching.teach(pupil, { ...lesson, text: "a".repeat(5_000_001) })).rejects.toThrow(/size/);
  });
});
