import { describe, expect, it } from "vitest";
import { INITIAL_STATE, type ChatState } from "../../src/web/chat/session-state.ts";
import { createChatMemory, type KeyedStorage } from "../../src/web/chat/storage.ts";

const CHAT: ChatState = {
  ...INITIAL_STATE,
  phase: "chat",
  session: { session_id: "ses_1", protocol_number: null, remaining_questions: null },
};
const PENDING = { key: "k1", text: "Hi", created_at: "2026-01-01T10:00:00Z", attachments: [] };

function setUp() {
  const kept = new Map<string, string>();
  const storage: KeyedStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  let time = 0;
  const memory = createChatMemory({
    storage: () => storage,
    key: "ca:acme:",
    lifetime_ms: 1000,
    now: () => time,
  });
  return { memory, kept, wait: (ms: number) => void (time += ms) };
}

describe("what a reload needs", () => {
  it("is kept under one key and comes back", () => {
    const { memory, kept } = setUp();
    memory.save({ state: CHAT, draft: "half" });
    expect([...kept.keys()]).toEqual(["ca:acme:"]);
    expect(memory.load()).toEqual({ state: CHAT, draft: "half" });
  });

  it("is nothing before consent and after a refusal", () => {
    const { memory, kept } = setUp();
    memory.save({ state: CHAT, draft: "" });
    memory.save({ state: { ...INITIAL_STATE, phase: "refused" }, draft: "" });
    expect(kept.size).toBe(0);
    memory.save({ state: INITIAL_STATE, draft: "typed" });
    expect(kept.size).toBe(0);
  });

  it("is forgotten after the session's idle time", () => {
    const { memory, kept, wait } = setUp();
    memory.save({ state: CHAT, draft: "" });
    wait(1000);
    expect(memory.load()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it("offers an interrupted message again with its key", () => {
    const { memory } = setUp();
    memory.save({
      state: { ...CHAT, pending: PENDING, progress: { stage: null, slow: false }, busy: "finish" },
      draft: "",
    });
    expect(memory.load()?.state).toMatchObject({
      pending: { key: "k1" },
      failure: { kind: "interrupted", retryable: true },
      progress: null,
      busy: null,
    });
  });

  it("offers a rating that was on its way again, and leaves what was said as it was", () => {
    const { memory } = setUp();
    const said = { ...PENDING, text: '{"status":"sending"}' };
    const feedback = { rating: "down", reason: "Other", status: "sending" } as const;
    const sent = { rating: "up", status: "sent" } as const;
    memory.save({ state: { ...CHAT, pending: said, feedback: { msg_1: feedback, msg_2: sent } }, draft: "" });
    expect(memory.load()?.state).toMatchObject({
      pending: { text: '{"status":"sending"}' },
      feedback: { msg_1: { ...feedback, status: "failed" }, msg_2: sent },
    });
  });

  it("returns a message whose files are gone to the composer", () => {
    const { memory } = setUp();
    const file = { file_name: "a.pdf", content_type: "application/pdf", size_bytes: 1 };
    memory.save({ state: { ...CHAT, pending: { ...PENDING, attachments: [file] } }, draft: "" });
    expect(memory.load()).toMatchObject({ state: { pending: null, failure: null }, draft: "Hi" });
  });

  it("returns such a message before what was typed since", () => {
    const { memory } = setUp();
    const file = { file_name: "a.pdf", content_type: "application/pdf", size_bytes: 1 };
    memory.save({ state: { ...CHAT, pending: { ...PENDING, attachments: [file] } }, draft: "and this" });
    expect(memory.load()?.draft).toBe("Hi\nand this");
  });

  it("never fails where storage is refused, full or spoilt", () => {
    const refusing = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const full = { getItem: refusing, setItem: refusing, removeItem: refusing };
    for (const storage of [refusing, () => full, () => null]) {
      const memory = createChatMemory({ storage, key: "k", lifetime_ms: 1, now: () => 0 });
      memory.save({ state: CHAT, draft: "" });
      expect(memory.load()).toBeNull();
    }
    const { memory: spoilt, kept } = setUp();
    kept.set("ca:acme:", "{not json");
    expect(spoilt.load()).toBeNull();
  });
});
