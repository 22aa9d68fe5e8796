/** The calls that the page of a visitor makes, against the product that a test started. */
import { expect } from "vitest";
import { effects, type Reply, type TestAppliance } from "./appliance.ts";
import type { RecordingForms } from "./forms.ts";

const BASE = "/v1/public/sessions";
type Call = (id: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;

/** One per test file; `house` is asked at each call, as it starts in `beforeAll`. `forms` are watched where they are given. */
export function createVisitor(
  house: () => TestAppliance,
  forms: Pick<RecordingForms, "delivered"> = { delivered: [] },
) {
  const post =
    (name: string): Call =>
    (id, body, headers) =>
      house().call("POST", `${BASE}/${id}/${name}`, body, headers);
  const send = post("messages");
  const begin = async (slug = "shop"): Promise<{ session_id: string; protocol_number: string }> => {
    const consent = { consent_accepted: true };
    const reply = await house().call("POST", `/v1/public/robots/${slug}/sessions`, consent);
    expect(reply.status).toBe(201);
    return reply.json;
  };
  return {
    begin,
    send,
    finish: post("finish"),
    expand: post("expand-tokens"),
    rate: post("feedback"),
    handOff: post("contact-handoffs"),
    redeem: (token: string) => house().call("POST", `/v1/public/expand-tokens/${token}/redeem`),
    newSession: async (slug = "shop"): Promise<string> => (await begin(slug)).session_id,
    talk: async (id: string, message = "Is the shop open on Sundays?") => {
      const reply = await send(id, { message });
      expect(reply.status).toBe(200);
      return reply.json;
    },
    withoutEffect: async (work: () => Promise<void>): Promise<void> => {
      const before = await house().countRows();
      const sent = forms.delivered.length;
      await work();
      expect(effects(before, await house().countRows())).toEqual({});
      expect(forms.delivered).toHaveLength(sent);
    },
  };
}
