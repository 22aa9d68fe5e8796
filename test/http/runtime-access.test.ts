/** Who may ask the runtime: keys, scopes, channels and limits, in the order of their checks. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RateLimiter } from "../../src/ports/rate-limiter.ts";
import { createTurnedClock } from "../support/appliance.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
const clock = createTurnedClock();
const limited: { refuse: "admit" | "failed" | null; calls: string[] } = { refuse: null, calls: [] };
const rateLimiter: RateLimiter = {
  consume: async (name) => {
    limited.calls.push(name);
    if (name === "runtime_key") return limited.refuse === "admit" ? 7 : 0;
    return name === "failed_keys" && limited.refuse === "failed" ? 90 : 0;
  },
  close: async () => undefined,
};

beforeAll(async () => {
  house = await startRuntime({
    replaced: { clock, rateLimiter },
    settings: {
      "rate_limits.mode": "enforce",
    },
  });
});
afterEach(() => {
  limited.refuse = null;
  limited.calls.length = 0;
});
afterAll(() => house.stop());

describe.each(ENDPOINTS)("POST $path", (tested) => {
  const { path, scope } = tested;
  const ask = (body: unknown, headers?: Record<string, string>) => house.ask(path, body, headers);

  it("401 without a key, with a wrong scheme, with a key that is none, whatever the body", async () => {
    const headers: (string | undefined)[] = [
      undefined,
      "",
      "Bearer",
      "Bearer ",
      "Basic abc",
      "Bearer sk-1",
      `Bearer ${house.api_key}x`,
      house.api_key,
    ];
    for (const authorization of headers) {
      const reply = await house.call("POST", path, "{", authorization === undefined ? {} : { authorization });
      expectError(reply, 401, { code: "invalid_api_key", type: "authentication_error", param: null });
      expect(reply.headers.get("www-authenticate")).toBe("Bearer");
    }
    expect(limited.calls.every((call) => call === "failed_keys")).toBe(true);
  });

  it("401 for a key anywhere but in its header", async () => {
    const places: [string, Record<string, string>][] = [
      [`${path}?api_key=${house.api_key}`, {}],
      [path, { "x-api-key": house.api_key }],
      [path, { "api-key": house.api_key, cookie: `api_key=${house.api_key}` }],
    ];
    for (const [where, headers] of places)
      expectError(await house.call("POST", where, bodyOf(house, tested), headers), 401, {
        code: "invalid_api_key",
      });
  });

  it("the scheme is read in any case, as HTTP wants it", async () => {
    for (const scheme of ["bearer", "BEARER"]) {
      const authorization = `${scheme} ${house.api_key}`;
      expect((await ask(bodyOf(house, tested), { authorization })).status).toBe(200);
    }
  });

  it("401 for a key with another's secret, a revoked and an expired key", async () => {
    const revoked = await house.issue();
    const use = () => ask(bodyOf(house, tested), { authorization: `Bearer ${revoked.api_key}` });
    expect((await use()).status).toBe(200);
    await house.appliance.flows.revokeKey(revoked.key_id, "test");
    expectError(await use(), 401, { code: "invalid_api_key", message: expect.stringContaining("revoked") });
    const expiring = await house.issue({ expires_at: clock.now() + 1_000 });
    clock.advance(2_000);
    expectError(await ask(bodyOf(house, tested), { authorization: `Bearer ${expiring.api_key}` }), 401, {
      message: expect.stringContaining("expired"),
    });
  });

  it("403 without the scope, before the body is looked at", async () => {
    const others = ["responses", "chat_completions", "channels:private"].filter((name) => name !== scope);
    const { api_key } = await house.issue({ scopes: others });
    expectError(await ask("{", { authorization: `Bearer ${api_key}` }), 403, {
      code: "missing_scope",
      type: "permission_error",
      param: null,
    });
  });

  it("403 for a private channel without channels:private", async () => {
    const { api_key } = await house.issue({ scopes: [scope] });
    const body = bodyOf(house, tested, { conversation_channel: house.private_channel });
    expectError(await ask(body, { authorization: `Bearer ${api_key}` }), 403, {
      code: "missing_scope",
      message: expect.stringContaining("channels:private"),
    });
    expect((await ask(bodyOf(house, tested), { authorization: `Bearer ${api_key}` })).status).toBe(200);
  });

  it("400 unknown_channel for one that does not exist and for another tenant's: they cannot be told apart", async () => {
    const replies = await Promise.all(
      ["chn_nobody", house.foreign_channel, "", "x".repeat(5_000)].map((conversation_channel) =>
        ask(bodyOf(house, tested, { conversation_channel })),
      ),
    );
    for (const reply of replies)
      expectError(reply, 400, {
        code: "unknown_channel",
        param: "conversation_channel",
        type: "invalid_request_error",
      });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it("a key's default channel answers requests that name none", async () => {
    const { api_key } = await house.issue({ default_channel_id: house.private_channel });
    const reply = await ask(bodyOf(house, tested, { conversation_channel: undefined }), {
      authorization: `Bearer ${api_key}`,
    });
    expect(reply.status).toBe(200);
    expect(house.asked.at(-1)!.robot.visibility).toBe("private");
  });

  it("429 comes after 401 and 403 and before 400, with Retry-After", async () => {
    limited.refuse = "admit";
    const { api_key } = await house.issue({ scopes: ["channels:private"] });
    expect((await ask("{", { authorization: "Bearer no" })).status).toBe(401);
    expect((await ask("{", { authorization: `Bearer ${api_key}` })).status).toBe(403);
    const reply = await ask("{");
    expectError(reply, 429, { code: "rate_limit_exceeded", type: "rate_limit_error" });
    expect(reply.headers.get("retry-after")).toBe("7");
    expect(reply.headers.get("x-should-retry")).toBeNull();
  });

  it("429 for too many wrong keys; a wait over a minute is not to be waited for by itself", async () => {
    limited.refuse = "failed";
    const reply = await ask("{", { authorization: "Bearer no" });
    expectError(reply, 429, { type: "rate_limit_error" });
    expect([reply.headers.get("retry-after"), reply.headers.get("x-should-retry")]).toEqual(["90", "false"]);
  });
});

describe("a key whose tenant is gone", () => {
  it("403 for a key whose tenant is gone; chat completions say 404 tenant_not_found", async () => {
    const { api_key } = await house.issue();
    const { database } = house.appliance.adapters;
    await database.write([
      {
        sql: "UPDATE api_keys SET tenant_id = 'ten_gone' WHERE key_id = :id",
        args: { id: `key_${api_key.slice(8, 32)}` },
      },
    ]);
    const headers = { authorization: `Bearer ${api_key}` };
    expectError(await house.ask("/v1/responses", {}, headers), 403, {
      code: "tenant_deleted",
      type: "permission_error",
    });
    expectError(await house.ask("/v1/chat/completions", {}, headers), 404, {
      code: "tenant_not_found",
      type: "invalid_request_error",
    });
  });
});

describe("keys", () => {
  it("the last use is recorded, at most once a minute", async () => {
    const { api_key, key_id } = await house.issue();
    const lastUse = async () =>
      (await house.appliance.adapters.keys.list(house.tenant_id)).find((key) => key.key_id === key_id)!
        .last_used_at;
    const use = () => house.call("GET", "/v1/models", undefined, { authorization: `Bearer ${api_key}` });
    expect(await lastUse()).toBeNull();
    await use();
    await expect.poll(lastUse).toBe(clock.now());
    const first = clock.now();
    clock.advance(30_000);
    await use();
    expect(await lastUse()).toBe(first);
    clock.advance(31_000);
    await use();
    await expect.poll(lastUse).toBe(clock.now());
  });

  it("the database holds no secret", async () => {
    const { api_key } = await house.issue();
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM api_keys" });
    expect(JSON.stringify(rows)).not.toContain(api_key.slice(32, 80));
  });

  it.each([
    [{ scopes: [] }, "invalid_request"],
    [{ scopes: ["admin"] }, "invalid_request"],
    [{ expires_at: 1 }, "invalid_request"],
    [{ default_channel_id: "chn_nobody" }, "unknown_channel"],
  ])("%j is not issued", async (fields, reason) => {
    await expect(house.issue(fields)).rejects.toMatchObject({ reason });
  });

  it("a key is not issued for another tenant's channel, nor for a private one without its scope", async () => {
    await expect(house.issue({ default_channel_id: house.foreign_channel })).rejects.toMatchObject({
      reason: "unknown_channel",
    });
    await expect(
      house.issue({ default_channel_id: house.private_channel, scopes: ["responses"] }),
    ).rejects.toMatchObject({ reason: "invalid_request" });
  });
});
