import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AttachmentUpload } from "../../src/contract/resources/attachment.ts";
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded.ts";
import type { Question } from "../../src/ports/answerer.ts";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { contractPdf, uploadOf } from "../support/attachments.ts";
import { createRecordingForms } from "../support/forms.ts";
import { readEvents } from "../support/runtime.ts";
import { makeDocx, makeZip } from "../adapters/conversion/fixtures.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
const asked: Question[] = [];
const failing = { now: false };

beforeAll(async () => {
  house = await startAppliance({
    settings: { "sweeps.enabled": false },
    seed: tenantSeed(
      [
        robotSeed(),
        robotSeed({ slug: "loja", locale: "pt-BR" }),
        robotSeed({ slug: "quiet", retention_mode: "none" }),
        robotSeed({ slug: "brief", retention_mode: "summary" }),
        robotSeed({ slug: "limited", max_questions_per_session: 1 }),
      ],
      { plan: "business", notification_emails: ["team@acme.example"] },
    ),
    replaced: {
      clock,
      forms,
      answerer: {
        answer: (question) => {
          asked.push(question);
          if (failing.now) throw new Error("the engine is on fire");
          return createEmbeddedAnswerer(house.appliance.adapters).answer(question);
        },
      },
    },
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ slug: "thrifty" })], { name: "thrifty", plan: "standard" }),
  );
});
afterAll(() => house.stop());
beforeEach(() => {
  forms.delivered.length = 0;
  asked.length = 0;
  failing.now = false;
});

const newSession = async (slug = "shop"): Promise<string> =>
  (await house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true })).json
    .session_id;
const send = (id: string, body: unknown, headers?: Record<string, string>) =>
  house.call("POST", `/v1/public/sessions/${id}/messages`, body, headers);
const finish = (id: string, body?: unknown) => house.call("POST", `/v1/public/sessions/${id}/finish`, body);
const listBlobs = () => house.appliance.adapters.blobs.list();

async function changes(work: () => Promise<unknown>) {
  const [rows, blobs] = [await house.countRows(), await listBlobs()];
  await work();
  return {
    rows: effects(rows, await house.countRows()),
    blobs: (await listBlobs()).length - blobs.length,
  };
}
const NOTHING = { rows: {}, blobs: 0 };

const note = (text: string, file_name = "note.txt"): AttachmentUpload => uploadOf(file_name, text);
const HOURS = "What is the voucher code?";

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
    await send(id, { message: HOURS, attachments: [note("The voucher code is QUAGGA-7.")] });
    expect((await send(id, { message: "Is the shop open on Sundays?" })).json.answer).toContain(
      "closed on Sundays",
    );
  });

  it("keeps a row for each file and the same bytes once", async () => {
    const id = await newSession();
    const files = [note("The voucher code is ZEBRA-1."), note("The voucher code is ZEBRA-1.", "copy.txt")];
    const changed = await changes(async () => {
      expect((await send(id, { message: HOURS, attachments: files })).status).toBe(200);
    });
    expect(changed).toEqual({ rows: { messages: 2, session_attachments: 2 }, blobs: 1 });
  });

  it("stages come in order, reading_attachments first and only with files", async () => {
    const id = await newSession();
    const accept = { accept: "text/event-stream" };
    const stagesOf = async (body: unknown) =>
      readEvents((await send(id, body, accept)).text).map(({ name, data }) => data.stage ?? name);
    expect(await stagesOf({ message: HOURS, attachments: [note("The voucher code is X1.")] })).toEqual([
      "reading_attachments",
      "searching_knowledge",
      "generating_answer",
      "svc.answer",
    ]);
    expect(await stagesOf({ message: HOURS })).toEqual([
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
    const { json } = await send(id, { message: HOURS, attachments: [note("word ".repeat(20_000))] });
    expect(json.attachments[0].extracted_text.length).toBeLessThanOrEqual(20_000);
    expect(asked[0]!.documents[0]!.text.length).toBeLessThanOrEqual(20_000);
  });

  it("a failed answer gives the question back and keeps nothing of the files", async () => {
    const id = await newSession();
    failing.now = true;
    const changed = await changes(async () => {
      expect((await send(id, { message: HOURS, attachments: [note("lost")] })).status).toBe(500);
    });
    expect(changed).toEqual(NOTHING);
    failing.now = false;
    expect((await send(id, { message: HOURS })).json.question_count).toBe(1);
  });

  it("a session that is closed meanwhile keeps nothing of the files", async () => {
    const id = await newSession();
    const { sessions } = house.appliance.adapters;
    const closing = { close_reason: "user_closed", closed_at: 1, summary: null, relay: null } as const;
    const { convert } = house.appliance.adapters.converter;
    Object.assign(house.appliance.adapters.converter, {
      convert: async (document: Parameters<typeof convert>[0]) => {
        await sessions.close({ session_id: id, retain_until: null, closing, claim: null, contact: null });
        return convert(document);
      },
    });
    const reply = await send(id, { message: HOURS, attachments: [note("too late, Zanzibar")] });
    Object.assign(house.appliance.adapters.converter, { convert });
    expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    await house.appliance.flows.releaseBlobs();
    const counted = await house.countRows();
    expect([counted["blob_claims"], counted["blob_removals"]]).toEqual([0, 0]);
    expect(await house.appliance.adapters.attachments.list(id, 10)).toEqual([]);
  });

  it("a repeated request answers the same files again, and counts once", async () => {
    const id = await newSession();
    const body = { message: HOURS, attachments: [note("The voucher code is AGAIN-9.")] };
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
      const reply = await send(id, { message: HOURS, attachments }, { accept: "text/event-stream" });
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    });
    expect(changed).toEqual(NOTHING);
    expect(asked).toEqual([]);
  });

  it("more than 25 MiB together: 413", async () => {
    const id = await newSession();
    const large = note("y".repeat(9 * 1024 * 1024));
    const changed = await changes(async () => {
      const reply = await send(id, { message: HOURS, attachments: [large, large, large] });
      expect([reply.status, reply.json.code]).toEqual([413, "too_large"]);
    });
    expect(changed).toEqual(NOTHING);
  });

  it("a plan without attachments: 403 attachments_not_in_plan, before anything is looked at", async () => {
    const id = await newSession("thrifty");
    const changed = await changes(async () => {
      const reply = await send(id, { message: HOURS, attachments: [{ ...good, size_bytes: 6 }] });
      expect([reply.status, reply.json.code]).toEqual([403, "attachments_not_in_plan"]);
    });
    expect(changed).toEqual(NOTHING);
  });

  it("an empty message without files: 400 message_required", async () => {
    const reply = await send(await newSession(), { message: " ", attachments: [] });
    expect([reply.status, reply.json.code]).toEqual([400, "message_required"]);
  });

  it("a session keeps a bounded number of files: 413 beyond", async () => {
    const id = await newSession();
    const { sessions } = house.appliance.adapters;
    const row = { file_name: "a.txt", content_type: "text/plain", size_bytes: 1, extracted_text: null };
    const attachments = Array.from({ length: 96 }, () => ({ ...row, message_id: "m", blob_id: "sha256-x" }));
    await sessions.appendTurns({
      session_id: id,
      reservation_id: "rsv_x",
      deadline_at: Number.MAX_SAFE_INTEGER,
      turns: [],
      files: { claim_id: "clm_x", created_at: 1, attachments },
    });
    const five = Array.from({ length: 5 }, () => good);
    const reply = await send(id, { message: HOURS, attachments: five });
    expect([reply.status, reply.json.code]).toEqual([413, "too_large"]);
    expect((await send(id, { message: HOURS, attachments: five.slice(1) })).status).toBe(200);
  });
});

describe("transcripts show attachments", () => {
  it("an expanded session carries them with their texts", async () => {
    const id = await newSession();
    await send(id, { message: HOURS, attachments: [note("The voucher code is EXPAND-3.")] });
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

describe("retention none", () => {
  const turn = (fields: object) => ({
    message_id: "m1",
    role: "user",
    text: HOURS,
    created_at: "2026-01-15T12:00:00.000Z",
    ...fields,
  });

  it("keeps no row and no blob; later questions are informed by the browser's history", async () => {
    const id = await newSession("quiet");
    let context: unknown;
    const changed = await changes(async () => {
      const first = await send(id, {
        message: HOURS,
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
      const reply = await send(id, { message: HOURS, history: [turn({ attachments })] });
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    }
  });

  it("the relay has the bytes that the browser brings to the finish, checked like uploads", async () => {
    const id = await newSession("quiet");
    await send(id, { message: HOURS, attachments: [note("hello")] });
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
    const { json } = await send(id, { message: HOURS, attachments: [pdf, note("The code is A-1.")] });
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

  it("a last note at the question limit brings its own files", async () => {
    const id = await newSession("limited");
    await send(id, { message: HOURS, attachments: [note("first")] });
    const last = {
      message_id: "note_1",
      role: "user",
      text: "Call me",
      created_at: "2026-01-15T12:01:00.000Z",
      attachments: [uploadOf("last.txt", "second")],
    };
    await finish(id, { reason: "follow_up_requested", history: [last] });
    expect(forms.delivered[0]!.data.attachments).toMatchObject([
      { file_name: "note.txt", content_base64: Buffer.from("first").toString("base64") },
      { file_name: "last.txt", content_base64: Buffer.from("second").toString("base64") },
    ]);
  });

  it("a replay carries them again while they are kept", async () => {
    const id = await newSession();
    await send(id, { message: HOURS, attachments: [note("replayed")] });
    await finish(id);
    const session = await house.appliance.adapters.sessions.find(id);
    await house.appliance.flows.replayRelay(session!.protocol_number, "test");
    expect(forms.delivered[1]!.data.attachments).toEqual(forms.delivered[0]!.data.attachments);
    expect(forms.delivered[1]!.data.attachments[0]).toHaveProperty("content_base64");
  });

  it("retention summary: the relay has them, then rows and bytes are gone", async () => {
    const id = await newSession("brief");
    const blobs = await listBlobs();
    await send(id, { message: HOURS, attachments: [note("briefly here")] });
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(id);
    expect(forms.delivered[0]!.data.attachments[0]).toHaveProperty("content_base64");
    expect(await listBlobs()).toEqual(blobs);
    expect(await house.appliance.adapters.attachments.list(id, 10)).toEqual([]);
  });

  it("bytes that two sessions share stay until the last of them is gone", async () => {
    const [one, two] = [await newSession("brief"), await newSession("brief")];
    const blobs = await listBlobs();
    for (const id of [one, two]) await send(id, { message: HOURS, attachments: [note("shared bytes")] });
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(one);
    expect(await listBlobs()).toHaveLength(blobs.length + 1);
    await finish(two);
    expect(forms.delivered[1]!.data.attachments[0]).toHaveProperty("content_base64");
    expect(await listBlobs()).toEqual(blobs);
  });

  it("bytes that are lost or damaged are left out; the conversation is relayed", async () => {
    const id = await newSession();
    await send(id, { message: HOURS, attachments: [note("soon lost")] });
    const [kept] = await house.appliance.adapters.attachments.list(id, 1);
    await house.appliance.adapters.blobs.remove(kept!.blob_id);
    expect((await finish(id)).json.forms_relay_status).toBe("sent");
    expect(forms.delivered[0]!.data.attachments[0]).toMatchObject({
      file_name: "note.txt",
      content_omitted: true,
    });
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
