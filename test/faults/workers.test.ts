/** What holds in one process holds across the workers of `serve --workers`: on one embedded file, under requests at once. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { begin, DATA, OFF, prepareRobots, serve, times } from "../support/workers.ts";

prepareRobots();

describe("what holds in one process holds across workers", () => {
  it("the limit of questions is exact, and a token is redeemed once", { timeout: 60_000 }, async () => {
    const { call, lines, stop } = await serve(OFF);
    for (let round = 0; round < 5; round += 1) {
      const id = await begin(call, "limited");
      const replies = await times(24, (index) =>
        call(`/v1/public/sessions/${id}/messages`, { message: `Open? ${index}` }),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(replies.filter(({ status }) => status === 403)).toHaveLength(21);
      const issued = await call(`/v1/public/sessions/${id}/expand-tokens`, {});
      const redeems = await times(24, () => call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {}));
      expect(redeems.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(redeems.filter(({ status }) => status === 410)).toHaveLength(23);
    }
    await stop();
    const workers = lines().filter(({ endpoint }) => endpoint === "redeem_expand_token");
    expect(new Set(workers.map(({ worker }) => worker)).size).toBe(3);
  });

  it("a transcript of which nothing is written comes along with its token", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve(OFF);
    for (let round = 0; round < 8; round += 1) {
      const id = await begin(call, "quiet");
      const created_at = "2026-01-15T12:00:00.000Z";
      const history = [{ message_id: `msg_${round}`, role: "user", text: `Round ${round}`, created_at }];
      const issued = await call(`/v1/public/sessions/${id}/expand-tokens`, { history });
      const redeemed = await call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {});
      expect(redeemed.json.transcript).toMatchObject([{ text: `Round ${round}` }]);
    }
    await stop();
  });

  it("a repeated message of which nothing is written is answered once", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve(OFF);
    const id = await begin(call, "quiet");
    const headers = { "idempotency-key": "one" };
    const message = { message: "Are you open on Sundays?" };
    const replies = await times(12, () => call(`/v1/public/sessions/${id}/messages`, message, headers));
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(replies[0]!.json.question_count).toBe(1);
    await stop();
  });

  it("rate limits are the installation's, not each worker's", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve({ CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: "7" });
    const replies = await times(30, () =>
      call("/v1/public/robots/shop/sessions", { consent_accepted: true }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(23);
    await stop();
  });

  it("one worker sweeps", { timeout: 60_000 }, async () => {
    const { call, lines, stop } = await serve({ ...OFF, CHAT_ASSISTANT_SWEEPS_PATTERN: "* * * * * *" });
    await times(30, () => begin(call, "shop"));
    const database = await openDatabase({ url: path.join(DATA, "chat-assistant.db") });
    await database.write([{ sql: "UPDATE sessions SET deadline_at = 1 WHERE status = 'active'" }]);
    await database.close();
    const swept = () =>
      lines().filter(({ message, sweep }) => message === "swept" && sweep === "idle sessions");
    await expect.poll(() => swept().reduce((sum, { done }) => sum + done, 0)).toBeGreaterThanOrEqual(30);
    await stop();
    expect(new Set(lines().flatMap(({ message, worker }) => (message === "swept" ? [worker] : [])))).toEqual(
      new Set([1]),
    );
  });
});
