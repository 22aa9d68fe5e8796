/** The conversation of the chat page: sending, trying again, files, rating, and its end. */
import { describe, expect, it } from "vitest";
import { expand, finish, handOff, redeem } from "../../src/web/chat/closing.ts";
import { argumentsOf, RECEIPT, sends, start } from "./situation.ts";

describe("a conversation", () => {
  it("creates the session with the first message and only then", async () => {
    const { conversation, calls } = start();
    expect(calls).toEqual([]);
    await conversation.send("Hi", []);
    await conversation.send("And?", []);
    expect(calls.map(([name]) => name)).toEqual(["createSession", "send", "send"]);
    expect(sends(calls)[1]?.request.history.map(({ text }) => text)).toEqual(["Hi", "Yes."]);
  });

  // The service refuses a longer one, and with it all that comes after.
  it("brings no text that is too long for a history, and no half of a character", async () => {
    const { conversation, calls } = start();
    await conversation.send(`${"x".repeat(59)}😀 and more`, []);
    await conversation.send("And?", []);
    await expand(conversation);
    await finish(conversation, "user_closed");
    const cut = [`${"x".repeat(59)}�`, "Yes."];
    expect(sends(calls)[1]?.request.history.map(({ text }) => text)).toEqual(cut);
    const handed = calls.slice(-2).map(([, values]) => (values as { text: string }[][]).at(-1));
    for (const history of handed) expect(history?.slice(0, 2).map(({ text }) => text)).toEqual(cut);
  });

  it("sends nothing after a refusal", async () => {
    const { conversation, calls } = start();
    conversation.dispatch({ type: "restarted" });
    conversation.dispatch({ type: "refused" });
    await conversation.send("Hi", []);
    expect(calls).toEqual([]);
  });

  it("retries with the same idempotency key, so that a question is counted once", async () => {
    const { conversation, calls, failing } = start();
    await conversation.send("Hi", []);
    failing.push("network");
    await conversation.send("Again", []);
    expect(conversation.state().failure?.kind).toBe("network");
    await conversation.retry();
    const [, failed, retried] = sends(calls);
    expect(retried?.key).toBe(failed?.key);
    expect(retried?.request).toEqual(failed?.request);
    expect(conversation.state().messages).toHaveLength(4);
  });

  it("keeps the key of the first message when its session could not be created", async () => {
    const { conversation, calls, failing } = start();
    failing.push("rate_limited");
    await conversation.send("Hi", []);
    expect(conversation.state().failure?.kind).toBe("rate_limited");
    await conversation.retry();
    const keys = calls
      .filter(([name]) => name === "createSession")
      .map(([, values]) => (values as string[])[1]);
    expect(keys).toEqual(["key_1", "key_1"]);
    expect(conversation.state().messages).toHaveLength(2);
  });

  it("calls an unknown assistant not available rather than closed", async () => {
    const { conversation, failing } = start();
    failing.push("closed");
    await conversation.send("Hi", []);
    expect(conversation.state()).toMatchObject({ phase: "chat", failure: { kind: "denied" } });
  });

  it("stops waiting on request and keeps the message", async () => {
    const { conversation, failing } = start();
    await conversation.send("Hi", []);
    failing.push("stopped");
    const sending = conversation.send("Slow", []);
    await Promise.resolve();
    conversation.stop();
    await sending;
    expect(conversation.state()).toMatchObject({ failure: { kind: "stopped" }, pending: { text: "Slow" } });
  });

  it("stops at once while the session is still being created, and sends nothing afterwards", async () => {
    const { conversation, calls, opening } = start();
    let open = (): void => undefined;
    opening.until = new Promise<void>((resolve) => (open = resolve));
    const sending = conversation.send("Hi", []);
    conversation.stop();
    await sending;
    expect(conversation.state()).toMatchObject({ failure: { kind: "stopped" }, pending: { text: "Hi" } });
    open();
    await expect.poll(() => conversation.state().session).not.toBeNull();
    expect(sends(calls)).toEqual([]);
    await conversation.retry();
    expect(calls.map(([name]) => name)).toEqual(["createSession", "send"]);
  });

  it("stays with one session, where a message was stopped and another sent while it was being created", async () => {
    const { conversation, calls, opening } = start();
    let open = (): void => undefined;
    opening.until = new Promise<void>((resolve) => (open = resolve));
    const stopped = conversation.send("One", []);
    conversation.stop();
    await stopped;
    conversation.withdraw();
    const sending = conversation.send("Two", []);
    open();
    await sending;
    const { session } = conversation.state();
    expect(sends(calls).map(({ session_id }) => session_id)).toEqual([session?.session_id]);
  });

  it("gives a withdrawn message back to the composer, before what was typed since", async () => {
    const { conversation, failing } = start();
    failing.push("invalid");
    await conversation.send("First", []);
    conversation.write("second");
    conversation.withdraw();
    expect(conversation.draft()).toBe("First\nsecond");
    expect(conversation.state().pending).toBeNull();
  });

  it("gives the files of a withdrawn message back, before those attached since, as many as a message takes", async () => {
    const { conversation, calls, failing } = start();
    const more = [1, 2].map((number) => ({ ...RECEIPT, file_name: `${number}.pdf` }));
    failing.push("attachments");
    await conversation.send("Read", [RECEIPT]);
    expect(conversation.files()).toEqual([]);
    conversation.write("", more);
    conversation.withdraw();
    expect(conversation.files()).toEqual([RECEIPT, more[0]]);
    await conversation.send(conversation.draft(), conversation.files());
    expect(sends(calls).at(-1)?.request.attachments).toEqual([RECEIPT, more[0]]);
  });

  it("keeps text and files of a message over the limit as the last note", async () => {
    const { conversation, failing } = start();
    await conversation.send("Hi", []);
    failing.push("limit_reached");
    await conversation.send("One more", [RECEIPT]);
    expect(conversation.state().phase).toBe("limit");
    expect(conversation.draft()).toBe("One more");
    expect(conversation.files()).toEqual([RECEIPT]);
  });

  it("keeps the text of a message to a closed session for the next chat", async () => {
    const { conversation, failing } = start();
    await conversation.send("Hi", []);
    failing.push("closed");
    await conversation.send("Still there?", []);
    expect(conversation.state()).toMatchObject({ phase: "finished", pending: null });
    conversation.dispatch({ type: "restarted" });
    expect(conversation.draft()).toBe("Still there?");
  });

  it("sends files once and keeps no bytes in the state", async () => {
    const { conversation, calls } = start();
    await conversation.send("Read", [RECEIPT]);
    expect(sends(calls)[0]?.request.attachments).toEqual([RECEIPT]);
    expect(JSON.stringify(conversation.state())).not.toContain(RECEIPT.content_base64);
    await finish(conversation, "user_closed");
    expect(JSON.stringify(calls.at(-1))).not.toContain(RECEIPT.content_base64);
  });

  it("carries the bytes to the finish where the server keeps none", async () => {
    const { conversation, calls } = start("none");
    await conversation.send("Read", [RECEIPT]);
    await finish(conversation, "user_closed");
    expect(JSON.stringify(calls.at(-1))).toContain(RECEIPT.content_base64);
  });

  it("brings the texts of files back with the history only where the server keeps none", async () => {
    for (const mode of ["full", "none"] as const) {
      const { conversation, calls } = start(mode);
      await conversation.send("Read", [RECEIPT]);
      await conversation.send("And?", []);
      const [file] = sends(calls)[1]!.request.history[0]!.attachments!;
      expect(file).toMatchObject({ file_name: "receipt.pdf" });
      expect(JSON.stringify(file).includes("9 euros")).toBe(mode === "none");
    }
  });

  it("leaves a rating that was changed before the first one arrived", async () => {
    const { conversation } = start();
    await conversation.send("Hi", []);
    const slow = conversation.rate({ message_id: "msg_a1", rating: "up" });
    const feedback = { rating: "down", status: "choosing" } as const;
    conversation.dispatch({ type: "rated", message_id: "msg_a1", feedback });
    await slow;
    expect(conversation.state().feedback["msg_a1"]).toEqual(feedback);
  });

  it("rates an answer and says when that failed", async () => {
    const { conversation, calls, failing } = start();
    await conversation.send("Hi", []);
    failing.push("unavailable");
    const rating = { message_id: "msg_a1", rating: "down", reason: "Other", details: "x" } as const;
    await conversation.rate(rating);
    expect(conversation.state().feedback["msg_a1"]?.status).toBe("failed");
    await conversation.rate(rating);
    expect(conversation.state().feedback["msg_a1"]).toEqual({
      rating: "down",
      status: "sent",
      reason: "Other",
    });
    await conversation.rate(rating);
    const given = calls.filter(([name]) => name === "feedback").map(([, values]) => values as unknown[]);
    expect(given[0]?.slice(0, 2)).toEqual([
      "ses_1",
      { rating: "down", message_id: "msg_a1", feedback_reason: "Other", feedback_details: "x" },
    ]);
    // What failed may have arrived; what was answered and is said once more is meant anew.
    const [first, again, anew] = given.map(([, , key]) => key);
    expect([first === again, again === anew]).toEqual([true, false]);
  });
});

describe("the end of a conversation", () => {
  it("finishes with the reason, and with a follow-up when a note is left", async () => {
    const plain = start();
    await plain.conversation.send("Hi", []);
    await finish(plain.conversation, "question_limit", { text: "", uploads: [] });
    expect(argumentsOf(plain.calls)[1]).toBe("question_limit");
    const noted = start();
    await noted.conversation.send("Hi", []);
    noted.conversation.write("Call me", [RECEIPT]);
    await finish(noted.conversation, "question_limit", { text: "Call me", uploads: [RECEIPT] });
    const [, reason, history] = argumentsOf(noted.calls) as [string, string, { text: string }[]];
    expect(reason).toBe("follow_up_requested");
    expect(history.at(-1)).toMatchObject({ role: "user", text: "Call me", attachments: [RECEIPT] });
    expect(noted.conversation.state().messages.at(-1)?.text).toBe("Call me");
    expect([noted.conversation.draft(), noted.conversation.files()]).toEqual(["", []]);
    expect(noted.conversation.state()).toMatchObject({ phase: "finished", ending: { delivered: true } });
  });

  it("does nothing without a session", async () => {
    const { conversation, calls } = start();
    await finish(conversation, "user_closed");
    await handOff(conversation, { email: "marie@example.com" });
    expect(await expand(conversation)).toBeNull();
    expect(calls).toEqual([]);
  });

  it("hands off with one key for the same details", async () => {
    const { conversation, calls, failing } = start();
    await conversation.send("Hi", []);
    failing.push("network");
    await handOff(conversation, { email: "marie@example.com" });
    expect(conversation.state().trouble?.during).toBe("contact");
    await handOff(conversation, { email: "marie@example.com" });
    const keys = calls.filter(([name]) => name === "handOff").map(([, values]) => (values as string[])[2]);
    expect(new Set(keys).size).toBe(1);
    expect(conversation.state()).toMatchObject({ phase: "finished", ending: { how: "contact" } });
  });

  it("puts an expand token into the fragment and never into a query", async () => {
    const { conversation } = start();
    await conversation.send("Hi", []);
    expect(await expand(conversation)).toBe("https://chat.example/chat/acme#t=tok%2F1");
  });

  it("redeems a token, and tells an expired one from a lost connection", async () => {
    const { conversation, failing } = start();
    await redeem(conversation, "tok");
    expect(conversation.state()).toMatchObject({
      phase: "chat",
      session: { session_id: "ses_9", remaining_questions: 1 },
    });
    failing.push("network");
    await redeem(conversation, "tok");
    expect(conversation.state()).toMatchObject({ phase: "restoring", trouble: { during: "redeem" } });
    failing.push("expired");
    await redeem(conversation);
    expect(conversation.state().phase).toBe("expired");
  });
});
