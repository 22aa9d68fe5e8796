/** A finished conversation for tests of its relay, and the real templates. */
import path from "node:path";
import { readStrings } from "../../src/adapters/pages/strings.ts";
import { createTemplates, type Templates } from "../../src/adapters/pages/templates.ts";
import type { Locale } from "../../src/contract/locale.ts";
import { composeRelay, type RelayInput, type RelayPayload } from "../../src/domain/relay.ts";
import type { RelayStrings } from "../../src/domain/transcript-text.ts";

export const RELAY_ID = "rly_dGhpcyBpcyBubyBzZWNyZXQ";
export const SESSION_ID = "ses_a-credential-that-stays-inside";
const STARTED = Date.UTC(2026, 0, 31, 14, 5, 20);

export function builtinTemplates(): Templates {
  return createTemplates({ directories: [path.resolve("templates")] });
}

export function stringsOf(locale: Locale, prefix = ""): RelayStrings {
  return readStrings(builtinTemplates(), locale, prefix);
}

/** A conversation of two questions; the second answer is rated. */
export function relayInput(changed: Partial<RelayInput> = {}): RelayInput {
  const locale = changed.robot?.locale ?? "en";
  return {
    relay_id: RELAY_ID,
    session: {
      session_id: SESSION_ID,
      tenant_id: "ten_acme",
      robot_id: "rob_marie",
      source: "widget",
      widget_origin: "https://shop.example",
      visitor_label: "Gate 7",
      client_hash: null,
      protocol_number: "ACM-20260131-A1B2C3",
      question_count: 2,
      max_questions: null,
      retention_mode: "full",
      retention_days: 30,
      created_at: STARTED,
      consent_at: STARTED,
      terms_version: "terms",
      deadline_at: STARTED,
      reservations: [],
      closing: null,
    },
    closing: { close_reason: "user_closed", closed_at: STARTED + 300_000, summary: "Asked about prices." },
    robot: { slug: "marie", assistant_name: "Marie", locale },
    tenant: { company_name: "Acme & Sons", notification_emails: ["desk@acme.example", "ana@acme.example"] },
    turns: [
      { message_id: "msg_1", role: "user", text: "What does it cost?", created_at: STARTED },
      { message_id: "msg_2", role: "assistant", text: "Ten euros.\nPer day.", created_at: STARTED + 1_000 },
      { message_id: "msg_3", role: "user", text: "<b>And</b> 日本?", created_at: STARTED + 60_000 },
      { message_id: "msg_4", role: "assistant", text: "I do not know.", created_at: STARTED + 61_000 },
    ],
    feedback: [
      {
        message_id: "msg_4",
        rating: "down",
        feedback_reason: "Not what I asked",
        feedback_details: "I asked\nabout Japan",
      },
    ],
    contact: null,
    attachments: [],
    strings: stringsOf(locale, "relay."),
    ...changed,
  };
}

export function relayPayload(changed: Partial<RelayInput> = {}): RelayPayload {
  return composeRelay(relayInput(changed));
}
