/** Attachments by retention mode: what a browser hands over, what is relayed, what is gone afterwards. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseFault } from "../../src/ports/database.ts";
import { type TestAppliance } from "../support/appliance.ts";
import { contractPdf, note, uploadOf } from "../support/attachments.ts";
import { createVisitor } from "../support/visitor.ts";
import { NOTHING, prepareAttachmentHouse, watchBlobs } from "../support/attachment-house.ts";

let house: TestAppliance;
const { clock, errors, forms, reset, start } = prepareAttachmentHouse();
beforeAll(async () => {
  house = await start();
});
beforeEach(reset);
afterAll(() => house.stop());
const { newSession, send, finish } = createVisitor(() => house);
const { changes, listBlobs } = watchBlobs(() => house);

const VOUCHER = "What is the voucher code?";

describe("retention none", () => {
  const turn = (fields: object) => ({
    message_id: "m1",
    role: "user",
    text: VOUCHER,
    created_at: "2026-01-15T12:00:00.000Z",
    ...fields,
  });

  it("keeps no row and no blob; later questions are informed by the browser's history", async () => {
    const id = await newSession("quiet");
    let context: unknown;
    const changed = await changes(async () => {
      const first = await send(id, {
        message: VOUCHER,
        attachments: [note("The voucher code is QUIET-5. It ends in May.")],
      });
      expect(first.json.answer).toContain("QUIET-5");
      context = first.json.attachments[0];
    });
    expect(changed).toEqual(NOTHING);
    const without = await send(id, { message: "When does the voucher code end?" });
    expect(without.json.answer).not.toContain("May");
    const later = await send(id, {
      message: "When does the voucher end?",
      history: [turn({ attachments: [context] })],
    });
    expect(later.json.answer).toContain("May");
  });

  it("a history's texts and names are bounded: refused beyond", async () => {
    const id = await newSession("quiet");
    const file = { file_name: "a.txt", content_type: "text/plain", size_bytes: 5 };
    const cases: [object[], number, string][] = [
      [[{ ...file, extracted_text: "x".repeat(20_001) }], 413, "too_large"],
      [[{ ...file, file_name: "a/b" }], 400, "attachment_invalid"],
      [Array.from({ length: 6 }, () => file), 400, "invalid_request"],
    ];
    for (const [attachments, status, code] of cases) {
      const reply = await send(id, { message: VOUCHER, history: [turn({ attachments })] });
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    }
  });

  it("the relay has the bytes that the browser brings to the finish, checked like uploads", async () => {
    const id = await newSession("quiet");
    await send(id, { message: VOUCHER, attachments: [note("hello")] });
    const bad = await finish(id, { history: [turn({ attachments: [{ ...note("hello"), size_bytes: 4 }] })] });
    expect([bad.status, bad.json.code]).toEqual([400, "attachment_invalid"]);
    expect(forms.delivered).toEqual([]);
    const changed = await changes(async () => {
      const reply = await finish(id, { history: [turn({ attachments: [note("hello")] })] });
      expect(reply.json.forms_relay_status).toBe("sent");
    });
    expect(changed).toEqual({ rows: { relay_attempts: 1 }, blobs: 0 });
    expect(forms.delivered[0]!.data.attachments).toEqual([
      {
        file_name: "note.txt",
        content_type: "text/plain",
        size_bytes: 5,
        sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
        content_base64: "aGVsbG8=",
      },
    ]);
  });
});

describe("the relay at finish", () => {
  it("carries the kept files with their bytes, in the list and in the transcript", async () => {
    const id = await newSession();
    const pdf = contractPdf();
    const { json } = await send(id, { message: VOUCHER, attachments: [pdf, note("The code is A-1.")] });
    expect((await finish(id)).json.forms_relay_status).toBe("sent");
    const { data } = forms.delivered[0]!;
    expect(data.attachments.map(({ file_name }) => file_name)).toEqual(["contrato.pdf", "note.txt"]);
    expect(data.attachments[0]).toMatchObject({ content_base64: pdf.content_base64 });
    expect(data.transcript[0]).toMatchObject({
      message_id: json.user_message_id,
      attachments: [{ file_name: "contrato.pdf" }, { extracted_text: "The code is A-1." }],
    });
    expect(data.full_transcript).toContain("Attachment: contrato.pdf");
  });

  const last = {
    message_id: "note_1",
    role: "user",
    text: "Call me",
    created_at: "2026-01-15T12:01:00.000Z",
    attachments: [uploadOf("last.txt", "second")],
  };

  it("has none that a browser brings where the plan has no attachments", async () => {
    const id = await newSession("thrifty");
    await send(id, { message: VOUCHER });
    expect((await finish(id, { history: [last] })).json.forms_relay_status).toBe("sent");
    expect(forms.delivered.map(({ data }) => data.attachments)).toEqual([[]]);
  });

  it("a last note at the question limit brings its own files", async () => {
    const id = await newSession("limited");
    await send(id, { message: VOUCHER, attachments: [note("first")] });
    await finish(id, { reason: "follow_up_requested", history: [last] });
    expect(forms.delivered[0]!.data.attachments).toMatchObject([
      { file_name: "note.txt", content_base64: Buffer.from("first").toString("base64") },
      { file_name: "last.txt", content_base64: Buffer.from("second").toString("base64") },
    ]);
  });

  it("a replay carries them again while they are kept", async () => {
    const id = await newSession();
    await send(id, { message: VOUCHER, attachments: [note("replayed")] });
    await finish(id);
    const session = await house.appliance.adapters.sessions.find(id);
    await house.appliance.flows.replayRelay(session!.protocol_number, "test");
    expect(forms.delivered[1]!.data.attachments).toEqual(forms.delivered[0]!.data.attachments);
    expect(forms.delivered[1]!.data.attachments[0]).toHaveProperty("content_base64");
  });

  it("retention summary: the relay has them, then rows and bytes are gone", async () => {
    const id = await newSession("brief");
    const blobs = await listBlobs();
    await send(id, { message: VOUCHER, attachments: [note("briefly here")] });
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(id);
    expect(forms.delivered[0]!.data.attachments[0]).toHaveProperty("content_base64");
    expect(await listBlobs()).toEqual(blobs);
    expect(await house.appliance.adapters.attachments.list(id, 10)).toEqual([]);
  });

  it("bytes that two sessions share stay until the last of them is gone", async () => {
    const [one, two] = [await newSession("brief"), await newSession("brief")];
    const blobs = await listBlobs();
    for (const id of [one, two]) await send(id, { message: VOUCHER, attachments: [note("shared bytes")] });
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(one);
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(two);
    expect(forms.delivered[1]!.data.attachments[0]).toHaveProperty("content_base64");
    expect(await listBlobs()).toEqual(blobs);
  });

  it("a store that hangs costs the time of one file, not of each: the others go without their bytes", async () => {
    const id = await newSession();
    const files = [1, 2, 3, 4, 5].map((number) => uploadOf(`${number}.txt`, `file ${number}`));
    await send(id, { message: VOUCHER, attachments: files });
    const { blobs } = house.appliance.adapters;
    const get = vi.spyOn(blobs, "get").mockImplementation(async () => {
      clock.advance(10_000);
      throw new DatabaseFault("database_unavailable", "blobs: the store cannot be reached");
    });
    expect((await finish(id)).json.forms_relay_status).toBe("sent");
    expect(get).toHaveBeenCalledOnce();
    get.mockRestore();
    const { attachments } = forms.delivered[0]!.data;
    expect(attachments).toMatchObject(files.map(({ file_name }) => ({ file_name, content_omitted: true })));
    expect(errors).toEqual(["a file could not be read for its relay"]);
  });

  it("a store that gives no answer at all is waited for ten seconds", async () => {
    const id = await newSession();
    await send(id, { message: VOUCHER, attachments: [note("out of reach")] });
    const get = vi.spyOn(house.appliance.adapters.blobs, "get").mockImplementation(() => {
      clock.advance(9_900);
      return new Promise(() => {});
    });
    expect((await finish(id)).json.forms_relay_status).toBe("sent");
    get.mockRestore();
    expect(forms.delivered[0]!.data.attachments[0]).toMatchObject({ content_omitted: true });
  });

  it("bytes that are lost or damaged are left out; the conversation is relayed", async () => {
    const id = await newSession();
    await send(id, { message: VOUCHER, attachments: [note("soon lost")] });
    const [kept] = await house.appliance.adapters.attachments.list(id, 1);
    await house.appliance.adapters.blobs.remove(kept!.blob_id);
    expect((await finish(id)).json.forms_relay_status).toBe("sent");
    expect(forms.delivered[0]!.data.attachments[0]).toMatchObject({
      file_name: "note.txt",
      content_omitted: true,
    });
  });
});
