/** Contact handoffs: consent, the contact in the relay, and what is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTurnedClock, effects, type TestAppliance } from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";
import { startRelayed, turns } from "../support/relayed.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
beforeAll(async () => {
  house = await startRelayed({ clock, forms });
});
afterAll(() => house.stop());
beforeEach(() => {
  forms.delivered.length = 0;
  forms.answer = async () => ({ status: "sent", submission_id: "sub_1", error: null });
});

const { newSession, finish, handOff, talk, withoutEffect } = createVisitor(() => house, forms);

describe("POST …/contact-handoffs", () => {
  it("consent accepted: 201 contact_created, the session is closed with follow_up_requested and relayed with the contact", async () => {
    const id = await newSession();
    await talk(id);
    const before = await house.countRows();
    const reply = await handOff(id, {
      consent_accepted: true,
      name: "Marie",
      email: "marie@example.com",
      message: "Call me",
    });
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({
      tenant_id: expect.stringMatching(/^ten_/),
      session_id: id,
      summary: expect.any(String),
      contact_id: expect.stringMatching(/^cto_/),
      status: "contact_created",
      created_at: new Date(clock.now()).toISOString(),
    });
    expect(effects(before, await house.countRows())).toEqual({ contacts: 1, relay_attempts: 1 });
    expect(forms.delivered).toHaveLength(1);
    expect(forms.delivered[0]!.data.contact).toEqual({
      name: "Marie",
      email: "marie@example.com",
      phone: null,
      company: null,
      message: "Call me",
    });
    expect((await finish(id)).json).toMatchObject({
      close_reason: "follow_up_requested",
      forms_relay_status: "sent",
    });
  });

  it("consent declined: 201 consent_declined, contact_id null, nothing of the contact is stored, the session goes on", async () => {
    const id = await newSession();
    await withoutEffect(async () => {
      const reply = await handOff(id, { consent_accepted: false, name: "Marie", email: "marie@example.com" });
      expect(reply.status).toBe(201);
      expect(reply.json).toMatchObject({ status: "consent_declined", contact_id: null, summary: null });
    });
    expect((await talk(id)).question_count).toBe(1);
  });

  it.each([
    [{}, "invalid_request"],
    [{ consent_accepted: true }, "contact_required"],
    [{ consent_accepted: true, email: "not an address" }, "invalid_email"],
    [{ consent_accepted: true, email: "a@b.example\r\nBcc: x@y.example" }, "invalid_email"],
    [{ consent_accepted: true, phone: "call me" }, "invalid_phone"],
  ])("%j is 400 and the session stays active", async (body, code) => {
    const id = await newSession();
    await withoutEffect(async () => {
      const reply = await handOff(id, body);
      expect([reply.status, reply.json.code]).toEqual([400, code]);
    });
    expect((await finish(id)).json.close_reason).toBe("user_closed");
  });

  it("a telephone number alone is enough", async () => {
    expect(
      (await handOff(await newSession(), { consent_accepted: true, phone: "+55 (11) 91234-5678" })).status,
    ).toBe(201);
  });

  it("exactly 100 history items are taken, as by finish", async () => {
    const contact = { consent_accepted: true, email: "marie@example.com" };
    const id = await newSession();
    await withoutEffect(async () => {
      const reply = await handOff(id, { ...contact, history: turns(101) });
      expect([reply.status, reply.json.errors[0].path]).toEqual([400, "history"]);
    });
    expect((await handOff(id, { ...contact, history: turns(100) })).status).toBe(201);
  });

  it("a closed session takes no contact: 403; a declined one is answered as ever, and changes nothing", async () => {
    const id = await newSession();
    const { json: finished } = await finish(id);
    await withoutEffect(async () => {
      const reply = await handOff(id, { consent_accepted: true, email: "marie@example.com" });
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
      const declined = await handOff(id, { consent_accepted: false });
      expect([declined.status, declined.json.status]).toEqual([201, "consent_declined"]);
    });
    expect((await finish(id)).json).toEqual(finished);
  });

  it("the same Idempotency-Key and body give the first result again, and one contact", async () => {
    const id = await newSession();
    await talk(id);
    const body = { consent_accepted: true, email: "marie@example.com" };
    const send = () =>
      house.call("POST", `/v1/public/sessions/${id}/contact-handoffs`, body, { "idempotency-key": "k-1" });
    const before = await house.countRows();
    const first = await send();
    const again = await send();
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(effects(before, await house.countRows())["contacts"]).toBe(1);
    expect(forms.delivered).toHaveLength(1);
  });
});
