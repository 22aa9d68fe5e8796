/** A bad body is told by the places that are wrong in it (`decisions.md`: Errors on public and widget endpoints). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

let house: TestAppliance;
beforeAll(async () => {
  house = await startAppliance();
});
afterAll(() => house.stop());

const { newSession } = createVisitor(() => house);

const turn = (fields: object = {}) => ({
  message_id: "m_1",
  role: "user",
  text: "Hi",
  created_at: "2026-01-15T12:00:00.000Z",
  ...fields,
});
const file = (fields: object = {}) => ({
  file_name: "a.txt",
  content_type: "text/plain",
  size_bytes: 5,
  content_base64: "aGVsbG8=",
  ...fields,
});
const message = (fields: object) => ({ message: "Hi", ...fields });
const contact = (fields: object) => ({ consent_accepted: true, ...fields });

describe("a bad body", () => {
  it.each<[string, object, string]>([
    ["messages", { message: 5 }, "message"],
    ["messages", { message: " " }, "message"],
    ["messages", { message: "x".repeat(8_001) }, "message"],
    ["messages", message({ consent_accepted: false }), "consent_accepted"],
    ["messages", message({ history: [turn(), turn({ role: "system" })] }), "history.1.role"],
    ["messages", message({ history: [turn(), turn({ text: "x".repeat(16_001) })] }), "history.1.text"],
    ["messages", message({ attachments: [file(), file({ size_bytes: 4 })] }), "attachments.1.size_bytes"],
    ["messages", message({ attachments: [file({ file_name: "a/b" })] }), "attachments.0.file_name"],
    ["messages", message({ attachments: [file({ content_base64: "@" })] }), "attachments.0.content_base64"],
    ["messages", message({ attachments: [file({ content_type: "x/y" })] }), "attachments.0.content_type"],
    [
      "finish",
      { history: [turn({ attachments: Array.from({ length: 6 }, () => file()) })] },
      "history.0.attachments",
    ],
    ["contact-handoffs", contact({}), "email"],
    ["contact-handoffs", contact({ email: "nobody" }), "email"],
    ["contact-handoffs", contact({ phone: "call me" }), "phone"],
  ])("to %s names the place: %j", async (what, body, place) => {
    const reply = await house.call("POST", `/v1/public/sessions/${await newSession()}/${what}`, body);
    expect([400, 413]).toContain(reply.status);
    expect(reply.json.errors).toEqual([{ path: place, message: expect.any(String) }]);
  });

  it("to session creation names the consent", async () => {
    const reply = await house.call("POST", "/v1/public/robots/shop/sessions", {});
    expect(reply.json.errors).toEqual([{ path: "consent_accepted", message: reply.json.detail }]);
  });

  it("that is no JSON has no place, nor has what is refused for another reason", async () => {
    expect((await house.call("POST", "/v1/public/robots/shop/sessions", "{")).json.errors).toBeUndefined();
    expect((await house.call("GET", "/v1/public/robots/nobody/config")).json.errors).toBeUndefined();
  });
});
