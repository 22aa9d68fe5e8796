/** Messages with attachments: what is asked about them, kept of them and shown of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestAppliance } from "../support/appliance.ts";
import { contractPdf, note, uploadOf } from "../support/attachments.ts";
import { readEvents } from "../support/runtime.ts";
import { makeZip } from "../adapters/conversion/fixtures.ts";
import { closeRequest } from "../support/sessions.ts";
import { createVisitor } from "../support/visitor.ts";
import { NOTHING, prepareAttachmentHouse, watchBlobs } from "../support/attachment-house.ts";

let house: TestAppliance;
const { asked, failing, reset, start } = prepareAttachmentHouse();
beforeAll(async () => {
  house = await start();
});
beforeEach(reset);
afterAll(() => house.stop());
const { newSession, send } = createVisitor(() => house);
const { changes } = watchBlobs(() => house);

const VOUCHER = "What is the voucher code?";

describe("POST …/messages with attachments", () => {
  it("a contract in PDF is asked about a clause, and again later", async () => {
    const id = await newSession("loja");
    const pdf = contractPdf();
    const first = await send(id, { message: "Qual é a multa por rescisão antecipada?", attachments: [pdf] });
    expect(first.status).toBe(200);
    expect(first.json.answer).toContain("dois alugueis mensais");
    expect(first.json.attachments).toEqual([
      {
        file_name: "contrato.pdf",
        content_type: "application/pdf",
        size_bytes: pdf.size_bytes,
        extracted_text: expect.stringContaining("deposito de garantia"),
      },
    ]);
    const later = await send(id, { message: "Quando o depósito de garantia é devolvido?" });
    expect(later.json.answer).toContain("quinze dias");
    expect(later.json).not.toHaveProperty("attachments");
  });

  it("what was taught is still answered while a file is there", async () => {
    const id = await newSession();
    await send(id, { message: VOUCHER, attachments: [note("The voucher code is QUAGGA-7.")] });
    expect((await send(id, { message: "Is the shop open on Sundays?" })).json.answer).toContain(
      "closed on Sundays",
    );
  });

  it("keeps a row for each file and the same bytes once", async () => {
    const id = await newSession();
    const files = [note("The voucher code is ZEBRA-1."), note("The voucher code is ZEBRA-1.", "copy.txt")];
    const changed = await changes(async () => {
      expect((await send(id, { message: VOUCHER, attachments: files })).status).toBe(200);
    });
    expect(changed).toEqual({ rows: { messages: 2, session_attachments: 2 }, blobs: 1 });
  });

  it("stages come in order, reading_attachments first and only with files", async () => {
    const id = await newSession();
    const accept = { accept: "text/event-stream" };
    const stagesOf = async (body: unknown) =>
      readEvents((await send(id, body, accept)).text).map(({ name, data }) => data.stage ?? name);
    expect(await stagesOf({ message: VOUCHER, attachments: [note("The voucher code is X1.")] })).toEqual([
      "reading_attachments",
      "searching_knowledge",
      "generating_answer",
      "svc.answer",
    ]);
    expect(await stagesOf({ message: VOUCHER })).toEqual([
      "searching_knowledge",
      "generating_answer",
      "svc.answer",
    ]);
  });

  it("files without a question are received in the robot's language, and inform the next question", async () => {
    const id = await newSession("loja");
    const { json } = await send(id, { message: "", attachments: [contractPdf()] });
    expect(json.answer).toBe("Li contrato.pdf. O que você gostaria de saber?");
    expect(json.question_count).toBe(1);
    expect(asked).toEqual([]);
    expect((await send(id, { message: "Qual é o aluguel mensal?" })).json.answer).toContain("350 reais");
  });

  it("a file that cannot be read does not fail the message: it is said where nothing else answers", async () => {
    const locked = uploadOf(
      "geheim.docx",
      makeZip({ "word/document.xml": { content: "x", encrypted: true } }),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    );
    const id = await newSession("loja");
    const declined = await send(id, { message: "Quem escreveu este romance?", attachments: [locked] });
    expect(declined.status).toBe(200);
    expect(declined.json.answer).toMatch(
      /^geheim\.docx: Este arquivo está protegido por senha\.[^]+Não sei responder/,
    );
    expect(declined.json.attachments[0]).not.toHaveProperty("extracted_text");
    const answered = await send(await newSession(), {
      message: "Is the shop open on Sundays?",
      attachments: [locked],
    });
    expect(answered.json.answer).not.toContain("geheim");
  });

  it("the text is bounded", async () => {
    const id = await newSession();
    const { json } = await send(id, { message: VOUCHER, attachments: [note("word ".repeat(20_000))] });
    expect(json.attachments[0].extracted_text.length).toBeLessThanOrEqual(20_000);
    expect(asked[0]!.documents[0]!.text.length).toBeLessThanOrEqual(20_000);
  });

  it("a failed answer gives the question back and keeps nothing of the files", async () => {
    const id = await newSession();
    failing.now = true;
    const changed = await changes(async () => {
      expect((await send(id, { message: VOUCHER, attachments: [note("lost")] })).status).toBe(500);
    });
    expect(changed).toEqual(NOTHING);
    failing.now = false;
    expect((await send(id, { message: VOUCHER })).json.question_count).toBe(1);
  });

  it("a session that is closed meanwhile keeps nothing of the files", async () => {
    const id = await newSession();
    const { sessions } = house.appliance.adapters;
    const { convert } = house.appliance.adapters.converter;
    Object.assign(house.appliance.adapters.converter, {
      convert: async (document: Parameters<typeof convert>[0]) => {
        await sessions.close(closeRequest(id));
        return convert(document);
      },
    });
    const reply = await send(id, { message: VOUCHER, attachments: [note("too late, Zanzibar")] });
    Object.assign(house.appliance.adapters.converter, { convert });
    expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    await house.appliance.flows.releaseBlobs();
    const counted = await house.countRows();
    expect([counted["blob_claims"], counted["blob_removals"]]).toEqual([0, 0]);
    expect(await house.appliance.adapters.attachments.list(id, 10)).toEqual([]);
  });

  it("a repeated request answers the same files again, and counts once", async () => {
    const id = await newSession();
    const body = { message: VOUCHER, attachments: [note("The voucher code is AGAIN-9.")] };
    const key = { "idempotency-key": "k-attach" };
    const first = await send(id, body, key);
    const changed = await changes(async () => {
      expect((await send(id, body, key)).json).toEqual(first.json);
    });
    expect(changed).toEqual(NOTHING);
    const other = await send(id, { ...body, attachments: [note("Another file.")] }, key);
    expect([other.status, other.json.code]).toEqual([422, "idempotency_key_reused"]);
    const quiet = await newSession("quiet");
    const once = await send(quiet, body, key);
    expect((await send(quiet, body, key)).json).toEqual(once.json);
    expect(once.json.attachments[0].extracted_text).toContain("AGAIN-9");
  });
});

describe("transcripts show attachments", () => {
  it("an expanded session carries them with their texts", async () => {
    const id = await newSession();
    await send(id, { message: VOUCHER, attachments: [note("The voucher code is EXPAND-3.")] });
    const { json } = await house.call("POST", `/v1/public/sessions/${id}/expand-tokens`);
    const expanded = await house.call("POST", `/v1/public/expand-tokens/${json.token}/redeem`);
    expect(expanded.json.transcript[0].attachments).toEqual([
      {
        file_name: "note.txt",
        content_type: "text/plain",
        size_bytes: 29,
        extracted_text: "The voucher code is EXPAND-3.",
      },
    ]);
    expect(expanded.json.transcript[1]).not.toHaveProperty("attachments");
  });

  it("with retention none the browser's history hands them over", async () => {
    const id = await newSession("quiet");
    const context = { file_name: "a.txt", content_type: "text/plain", size_bytes: 5, extracted_text: "hi" };
    const history = [
      {
        message_id: "m1",
        role: "user",
        text: "Hello",
        created_at: "2026-01-15T12:00:00.000Z",
        attachments: [context],
      },
    ];
    const { json } = await house.call("POST", `/v1/public/sessions/${id}/expand-tokens`, { history });
    const expanded = await house.call("POST", `/v1/public/expand-tokens/${json.token}/redeem`);
    expect(expanded.json.transcript).toEqual(history);
  });
});
