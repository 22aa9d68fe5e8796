/** Abuse blocks: whom they keep out of a tenant's widgets, for how long, and what is kept of an address. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTurnedClock, effects, type TestAppliance } from "../support/appliance.ts";
import { createWidgetVisitor, SITE, startWidgets } from "../support/widgets.ts";

const DAY_MS = 86_400_000;

const clock = createTurnedClock();
let house: TestAppliance;
beforeAll(async () => {
  house = await startWidgets(clock);
});
afterAll(() => house.stop());
const { create } = createWidgetVisitor(() => house);

async function withoutEffect<T>(work: () => Promise<T>): Promise<T> {
  const before = await house.countRows();
  const value = await work();
  expect(effects(before, await house.countRows())).toEqual({});
  return value;
}

describe("abuse blocks", () => {
  const client = "198.51.100.7";
  const actor = "cli:tester";
  const flows = () => house.appliance.flows;
  const listed = () => house.appliance.adapters.abuse.list(clock.now());

  it("keep the client of a session from widget sessions of that tenant, and of nothing else", async () => {
    const { protocol_number } = (await create("shop", { client })).json;
    await flows().blockClient({ protocol_number, days: 7, reason: "spam", actor });
    await withoutEffect(async () => {
      for (const slug of ["shop", "website-off"]) {
        const reply = await create(slug, { client, body: {} });
        expect([reply.status, reply.json.code]).toEqual([403, "client_blocked"]);
      }
    });
    expect((await create("other-tenant", { client })).status).toBe(201);
    expect((await create("shop", { client: "198.51.100.8" })).status).toBe(201);
    const headers = { "x-forwarded-for": client };
    expect(
      (await house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true }, headers))
        .status,
    ).toBe(201);
    expect(
      (await house.call("GET", "/v1/public/widgets/shop/config", undefined, { ...headers, origin: SITE }))
        .status,
    ).toBe(200);
    expect(await listed()).toMatchObject([{ protocol_number, reason: "spam" }]);
  });

  it("are over after their days", async () => {
    const { protocol_number } = (await create("shop", { client: "198.51.100.20" })).json;
    await flows().blockClient({ protocol_number, days: 2, reason: null, actor });
    clock.advance(2 * DAY_MS - 1);
    expect((await create("shop", { client: "198.51.100.20" })).status).toBe(403);
    clock.advance(1);
    expect((await create("shop", { client: "198.51.100.20" })).status).toBe(201);
    expect((await listed()).map((block) => block.protocol_number)).not.toContain(protocol_number);
  });

  it("are taken back by the number of any session of the client, public chats included", async () => {
    const headers = { "x-forwarded-for": "198.51.100.30" };
    const chat = await house.call(
      "POST",
      "/v1/public/robots/shop/sessions",
      { consent_accepted: true },
      headers,
    );
    const { protocol_number } = (await create("shop", { client: "198.51.100.30" })).json;
    await flows().blockClient({ protocol_number: chat.json.protocol_number, days: 1, reason: null, actor });
    expect((await create("shop", { client: "198.51.100.30" })).status).toBe(403);
    await flows().unblockClient(protocol_number, actor);
    expect((await create("shop", { client: "198.51.100.30" })).status).toBe(201);
    await expect(flows().unblockClient(protocol_number, actor)).rejects.toMatchObject({
      reason: "invalid_request",
    });
  });

  it("count an IPv6 client by its /64", async () => {
    const { protocol_number } = (await create("shop", { client: "2001:db8:5:6::1" })).json;
    await flows().blockClient({ protocol_number, days: 1, reason: null, actor });
    expect((await create("shop", { client: "2001:db8:5:6:ffff::2" })).status).toBe(403);
    expect((await create("shop", { client: "2001:db8:5:7::1" })).status).toBe(201);
  });

  it.each([0, -1, 1.5, 3_651])("refuse %s days", async (days) => {
    await expect(
      flows().blockClient({ protocol_number: "x", days, reason: null, actor }),
    ).rejects.toMatchObject({
      reason: "invalid_request",
    });
  });

  it("need a session", async () => {
    await expect(
      flows().blockClient({ protocol_number: "ACM-20260101-AAAAAA", days: 1, reason: null, actor }),
    ).rejects.toMatchObject({ reason: "unknown_session" });
  });

  it("block against create: after a block was acknowledged no session of the client appears, in 25 rounds", async () => {
    for (let round = 0; round < 25; round += 1) {
      const attacker = `198.51.101.${round}`;
      const first = (await create("shop", { client: attacker })).json;
      const { client_hash } = (await house.appliance.adapters.sessions.find(first.session_id))!;
      const count = async () =>
        (
          await house.appliance.adapters.database.read<{ n: number }>({
            sql: "SELECT count(*) AS n FROM sessions WHERE client_hash = :client_hash",
            args: { client_hash },
          })
        )[0]!.n;
      const creations = Array.from({ length: 8 }, () => create("shop", { client: attacker }));
      await flows().blockClient({ protocol_number: first.protocol_number, days: 1, reason: null, actor });
      const atBlock = await count();
      const statuses = (await Promise.all(creations)).map(({ status }) => status);
      expect(await count()).toBe(atBlock);
      expect(statuses.filter((status) => status === 201)).toHaveLength(atBlock - 1);
      expect(statuses.every((status) => status === 201 || status === 403)).toBe(true);
    }
  });

  it("no address stands in the database", async () => {
    const { database } = house.appliance.adapters;
    const rows = await database.read({ sql: "SELECT * FROM sessions" });
    const blocks = await database.read({ sql: "SELECT * FROM abuse_blocks" });
    expect(JSON.stringify([rows, blocks])).not.toMatch(/198\.51|203\.0|2001:db8|127\.0/);
  });
});
