/** Attachments that are refused, or hostile: nothing is left of them, and nobody else waits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestAppliance } from "../support/appliance.ts";
import { contractPdf, note, uploadOf } from "../support/attachments.ts";
import { makeDocx, makeZip } from "../adapters/conversion/fixtures.ts";
import { createVisitor } from "../support/visitor.ts";
import { NOTHING, prepareAttachmentHouse, watchBlobs } from "../support/attachment-house.ts";

let house: TestAppliance;
const { asked, reset, start } = prepareAttachmentHouse();
beforeAll(async () => {
  house = await start();
});
beforeEach(reset);
afterAll(() => house.stop());
const { newSession, send } = createVisitor(() => house);
const { changes } = watchBlobs(() => house);

const VOUCHER = "What is the voucher code?";

describe("attachments that are refused leave no row and no blob", () => {
  const good = note("hello");
  const PDF = "application/pdf";
  it.each<[string, unknown[], number, string]>([
    ["a wrong size", [{ ...good, size_bytes: 6 }], 400, "attachment_invalid"],
    ["no base64", [{ ...good, content_base64: "aGVsbG8" }], 400, "attachment_invalid"],
    ["a path as name", [{ ...good, file_name: "../x.txt" }], 400, "attachment_invalid"],
    ["another type than declared", [{ ...good, content_type: PDF }], 400, "attachment_type_mismatch"],
    ["an unknown type", [{ ...good, content_type: "audio/mpeg" }], 400, "attachment_type_not_accepted"],
    ["six files", Array.from({ length: 6 }, () => good), 400, "invalid_request"],
    ["a missing field", [{ ...good, file_name: undefined }], 400, "invalid_request"],
    ["one good, one bad", [good, { ...good, size_bytes: 1 }], 400, "attachment_invalid"],
    ["more than 10 MiB", [note("x".repeat(10 * 1024 * 1024 + 1))], 413, "too_large"],
  ])("%s", async (_, attachments, status, code) => {
    const id = await newSession();
    const changed = await changes(async () => {
      const reply = await send(id, { message: VOUCHER, attachments }, { accept: "text/event-stream" });
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    });
    expect(changed).toEqual(NOTHING);
    expect(asked).toEqual([]);
  });

  it("more than 25 MiB together: 413", async () => {
    const id = await newSession();
    const large = note("y".repeat(9 * 1024 * 1024));
    const changed = await changes(async () => {
      const reply = await send(id, { message: VOUCHER, attachments: [large, large, large] });
      expect([reply.status, reply.json.code]).toEqual([413, "too_large"]);
    });
    expect(changed).toEqual(NOTHING);
  });

  it("a plan without attachments: 403 attachments_not_in_plan, before anything is looked at", async () => {
    const id = await newSession("thrifty");
    const changed = await changes(async () => {
      const reply = await send(id, { message: VOUCHER, attachments: [{ ...good, size_bytes: 6 }] });
      expect([reply.status, reply.json.code]).toEqual([403, "attachments_not_in_plan"]);
    });
    expect(changed).toEqual(NOTHING);
  });

  it("an empty message without files: 400 message_required", async () => {
    const reply = await send(await newSession(), { message: " ", attachments: [] });
    expect([reply.status, reply.json.code]).toEqual([400, "message_required"]);
  });

  /** A session that keeps files already. */
  async function keepFiles(count: number, size_bytes: number): Promise<string> {
    const id = await newSession();
    const row = { file_name: "a.txt", content_type: "text/plain", size_bytes, extracted_text: null };
    const of = { message_id: "m", blob_id: "sha256-x" };
    await house.appliance.adapters.sessions.appendTurns({
      session_id: id,
      reservation_id: "rsv_x",
      deadline_at: Number.MAX_SAFE_INTEGER,
      turns: [],
      files: {
        claim_id: "clm_x",
        created_at: 1,
        attachments: Array.from({ length: count }, () => ({ ...row, ...of })),
      },
    });
    return id;
  }

  it("a session keeps 100 MiB together: 413 beyond", async () => {
    const id = await keepFiles(1, 100 * 1024 * 1024 - good.size_bytes);
    const reply = await send(id, { message: VOUCHER, attachments: [good, note("x")] });
    expect([reply.status, reply.json.code]).toEqual([413, "too_large"]);
    expect((await send(id, { message: VOUCHER, attachments: [good] })).status).toBe(200);
  });

  it("a session keeps a bounded number of files: 413 beyond", async () => {
    const id = await keepFiles(96, 1);
    const five = Array.from({ length: 5 }, () => good);
    const reply = await send(id, { message: VOUCHER, attachments: five });
    expect([reply.status, reply.json.code]).toEqual([413, "too_large"]);
    expect((await send(id, { message: VOUCHER, attachments: five.slice(1) })).status).toBe(200);
  });
});

describe("hostile attachments", () => {
  it("one after another leave /health/live fast", { timeout: 60_000 }, async () => {
    const MIB = 1024 * 1024;
    const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const hostile = [
      uploadOf("bomb.docx", makeZip({ "word/document.xml": { content: Buffer.alloc(40 * MIB, 32) } }), WORD),
      uploadOf("deep.docx", makeDocx("<w:p>".repeat(20_000) + "</w:p>".repeat(20_000)), WORD),
      uploadOf("deep.rtf", `{\\rtf1 ${"{".repeat(20_000)}deep`, "application/rtf"),
      uploadOf("deep.html", `<html>${"<div>".repeat(50_000)}deep`, "text/html"),
      uploadOf("cut.pdf", contractPdf().content_base64.slice(0, 300), "text/plain"),
    ];
    const times: number[] = [];
    const state = { isRunning: true };
    const probe = (async () => {
      while (state.isRunning) {
        const begun = performance.now();
        expect((await house.call("GET", "/health/live")).status).toBe(200);
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    for (const file of hostile) {
      const reply = await send(await newSession(), { message: "", attachments: [file] });
      expect(reply.status).toBe(200);
      if (file.file_name !== "cut.pdf") expect(reply.json.answer).toMatch(/too (complex|large)/);
    }
    state.isRunning = false;
    await probe;
    const sorted = times.toSorted((left, right) => left - right);
    // The bound of the requirement, with room for a machine that others use, too.
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(100);
  });
});
