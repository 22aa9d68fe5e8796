/** Attachments where the operator runs a virus scanner: nothing malicious gets any further, and nothing without its word. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance, robotSeed, tenantSeed } from "../support/appliance.ts";
import { NOTHING, watchBlobs } from "../support/attachment-house.ts";
import { note } from "../support/attachments.ts";
import { type ScriptedScanner, EICAR, findEicar, startScriptedScanner } from "../support/clamd.ts";
import { createRecordingForms } from "../support/forms.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError } from "../support/runtime-calls.ts";
import { createVisitor } from "../support/visitor.ts";

let scanner: ScriptedScanner;
let house: TestAppliance;
const forms = createRecordingForms();
beforeAll(async () => {
  scanner = await startScriptedScanner();
  house = await startAppliance({
    settings: { "sweeps.enabled": false, "scanning.address": scanner.address },
    seed: tenantSeed([robotSeed(), robotSeed({ slug: "quiet", retention_mode: "none" })], {
      plan: "business",
      notification_emails: ["team@acme.example"],
    }),
    replaced: { forms },
  });
});
beforeEach(() => {
  scanner.say = findEicar;
  scanner.shown.length = 0;
  forms.delivered.length = 0;
});
afterAll(async () => {
  await house.stop();
  await scanner.stop();
});
const { newSession, send, finish, handOff } = createVisitor(() => house);
const { changes } = watchBlobs(() => house);

const VOUCHER = "What is the voucher code?";
const clean = note("The voucher code is AURORA.");
const infected = note(EICAR, "invoice.txt");

describe("a visitor's file", () => {
  it("that is clean is read as ever, once it was looked through", async () => {
    const reply = await send(await newSession(), { message: VOUCHER, attachments: [clean] });
    expect(reply.status).toBe(200);
    expect(reply.json.answer).toContain("AURORA");
    expect(scanner.shown.map(String)).toEqual(["The voucher code is AURORA."]);
  });

  it.each(["application/json", "text/event-stream"])(
    "that is malicious is refused: 400 (%s)",
    async (accept) => {
      const id = await newSession();
      const changed = await changes(async () => {
        const reply = await send(id, { message: VOUCHER, attachments: [clean, infected] }, { accept });
        expect([reply.status, reply.json.code]).toEqual([400, "attachment_infected"]);
        expect(JSON.stringify(reply.json)).toContain("attachments[1]");
      });
      expect(changed).toEqual(NOTHING);
      const next = await send(id, { message: "Is the shop open on Sundays?" });
      expect(next.json.question_count).toBe(1);
    },
  );

  it("without a verdict is refused with 503 and Retry-After, and taken once there is one", async () => {
    scanner.say = () => ["stream: Can't allocate memory ERROR\0"];
    const id = await newSession();
    const changed = await changes(async () => {
      const reply = await send(id, { message: VOUCHER, attachments: [clean] });
      expect([reply.status, reply.json.code]).toEqual([503, "attachments_unavailable"]);
      expect(reply.headers.get("retry-after")).toBe("10");
    });
    expect(changed).toEqual(NOTHING);
    scanner.say = findEicar;
    const again = await send(id, { message: VOUCHER, attachments: [clean] });
    expect([again.status, again.json.question_count]).toEqual([200, 1]);
  });

  it("is not shown to the scanner before it was admitted", async () => {
    const reply = await send(await newSession(), {
      message: VOUCHER,
      attachments: [clean, { ...clean, size_bytes: 1 }],
    });
    expect(reply.json.code).toBe("attachment_invalid");
    expect(scanner.shown).toEqual([]);
  });

  it("a message without files asks no scanner", async () => {
    scanner.say = () => null;
    expect((await send(await newSession(), { message: VOUCHER })).status).toBe(200);
    expect(scanner.shown).toEqual([]);
  });
});

describe("a file that the browser brings to the end", () => {
  const history = (file: object) => [
    {
      message_id: "m1",
      role: "user",
      text: VOUCHER,
      created_at: "2026-01-15T12:00:00.000Z",
      attachments: [file],
    },
  ];
  const endings = [
    ["finish", (id: string, file: object) => finish(id, { history: history(file) })],
    [
      "contact hand-off",
      (id: string, file: object) =>
        handOff(id, { consent_accepted: true, email: "ana@example.com", history: history(file) }),
    ],
  ] as const;

  it.each(endings)("%s: malicious is refused, nothing is relayed, the session stays", async (_, end) => {
    const id = await newSession("quiet");
    const refused = await end(id, infected);
    expect([refused.status, refused.json.code]).toEqual([400, "attachment_infected"]);
    expect(refused.json.errors[0].path).toBe("history.0.attachments.0");
    expect(forms.delivered).toEqual([]);
    expect((await send(id, { message: VOUCHER })).status).toBe(200);
    const ended = await end(id, clean);
    expect(ended.status).toBeLessThan(300);
    expect(forms.delivered).toHaveLength(1);
  });
});

describe.each(ENDPOINTS)("POST $path", (tested) => {
  let runtime: RuntimeHouse;
  beforeAll(async () => {
    runtime = await startRuntime({ settings: { "scanning.address": scanner.address } });
  });
  afterAll(() => runtime.stop());

  it("refuses a malicious file, and one without a verdict", async () => {
    const attachments = [infected];
    expectError(await runtime.ask(tested.path, bodyOf(runtime, tested, { attachments })), 400, {
      code: "attachment_infected",
      param: "attachments[0]",
    });
    scanner.say = () => [];
    const reply = await runtime.ask(tested.path, bodyOf(runtime, tested, { attachments: [clean] }));
    expectError(reply, 503, { code: "attachments_unavailable" });
    expect(runtime.converted).toEqual([]);
  });
});
