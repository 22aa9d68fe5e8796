import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WrittenRelay } from "../../src/domain/tenant-relay.ts";
import { type ScriptedServer, startServer } from "../adapters/outbound/server.ts";
import { effects, robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

const emails = { notification_emails: ["team@example.com"] };
let common: ScriptedServer;
let own: ScriptedServer;
let status: number;
let house: TestAppliance;

const save = (name: string, relay: WrittenRelay | null) => {
  const { tenant, robots } = tenantSeed([robotSeed({ slug: `${name}-shop` })], { name, ...emails });
  return house.appliance.flows.seed({ tenant: { ...tenant, relay }, robots });
};

beforeEach(async () => {
  status = 200;
  common = await startServer((_, response) => response.end('{"id":"common"}'));
  own = await startServer((_, response) => {
    response.statusCode = status;
    response.end('{"id":"own"}');
  });
  house = await startAppliance({
    seed: null,
    settings: {
      "relay.transport": "http",
      "relay.http.url": common.url,
      "relay.http.allow_private": true,
      "relay.tenants.allow_private": true,
    },
  });
  await save("plain", null);
  await save("acme", { transport: "http", http: { url: `${own.url}/acme` } });
  await save("quiet", { transport: "none" });
});
afterEach(async () => {
  await house.stop();
  await Promise.all([common.close(), own.close()]);
});

const visitor = createVisitor(() => house);
async function converse(slug: string): Promise<string> {
  const session_id = await visitor.newSession(slug);
  await visitor.talk(session_id);
  return session_id;
}
const finish = async (slug: string) => (await visitor.finish(await converse(slug), {})).json;

describe("a finished conversation", () => {
  it("goes to its tenant's own receiver, to that of the settings, or to nobody", async () => {
    expect(await finish("plain-shop")).toMatchObject({ forms_relay_submission_id: "common" });
    expect(await finish("acme-shop")).toMatchObject({
      forms_relay_status: "sent",
      forms_relay_submission_id: "own",
    });
    expect(await finish("quiet-shop")).toMatchObject({
      forms_relay_status: "not_configured",
      forms_relay_attempted_at: null,
    });
    expect([common.seen.length, own.seen.length]).toEqual([1, 1]);
    expect(JSON.parse(own.seen[0]!.body.toString()).data).toMatchObject({ slug: "acme-shop" });
  });

  it("goes where the files say when it ends, not when it began", async () => {
    const session_id = await converse("plain-shop");
    await save("plain", { transport: "http", http: { url: own.url } });
    await visitor.finish(session_id, {});
    expect([common.seen.length, own.seen.length]).toEqual([0, 1]);
  });

  it("is replayed to its tenant's own receiver, with the same id", async () => {
    status = 500;
    const failed = await finish("acme-shop");
    expect(failed).toMatchObject({ forms_relay_status: "failed", forms_relay_error: "http_500" });
    status = 200;
    const delivery = await house.appliance.flows.replayRelay(failed.protocol_number, "marie");
    expect(delivery).toMatchObject({ status: "sent", submission_id: "own" });
    const [audited] = await house.appliance.adapters.audit.listNewest(1);
    const subject = failed.protocol_number;
    expect(audited).toMatchObject({ actor: "marie", action: "relay.replayed", subject });
    const ids = own.seen.map(({ headers }) => headers["webhook-id"]);
    expect([new Set(ids).size, ids.length, common.seen.length]).toEqual([1, 2, 0]);
    await save("acme", { transport: "none" });
    const refused = house.appliance.flows.replayRelay(failed.protocol_number, "marie");
    await expect(refused).rejects.toThrow("tenant.yaml");
    expect(own.seen).toHaveLength(2);
  });
});

describe("a replay", () => {
  it("of what is being delivered is refused, and nothing is sent a second time", async () => {
    const session_id = await converse("acme-shop");
    status = 500;
    const { protocol_number } = (await visitor.finish(session_id, {})).json;
    status = 200;
    const replay = () => house.appliance.flows.replayRelay(protocol_number, "marie");
    const both = await Promise.allSettled([replay(), replay()]);
    const refused = both.filter((one) => one.status === "rejected");
    expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(refused.map(({ reason }) => String(reason.message))).toEqual([
      expect.stringContaining("being delivered at this moment"),
    ]);
    expect(own.seen).toHaveLength(2);
    expect(await replay()).toMatchObject({ status: "sent" });
  });
});

describe("seeding a tenant's relay", () => {
  it("is a change of its own, and none the second time", async () => {
    const { flows, adapters } = house.appliance;
    const { tenant, robots } = tenantSeed([robotSeed({ slug: "acme-shop" })], { name: "acme", ...emails });
    const relay = { transport: "http", http: { url: "${env:ACME_URL}" } } as const;
    const seed = { tenant: { ...tenant, relay }, robots };
    const { changes, ...plan } = await flows.planSeed(seed, { prune: false });
    expect(changes).toEqual([{ kind: "tenant", name: "acme", change: "changed", fields: ["relay"] }]);
    const before = await house.countRows();
    await flows.applySeed({ changes, ...plan }, "marie");
    expect(effects(before, await house.countRows())).toEqual({ audit_log: 1 });
    expect((await flows.planSeed(seed, { prune: false })).changes).toEqual([]);
    expect((await adapters.directory.findTenant("acme"))?.relay).toEqual(relay);
    const without = await flows.planSeed({ tenant, robots }, { prune: false });
    expect(without.changes).toMatchObject([{ fields: ["relay"] }]);
    expect(without.entry.tenant.relay).toBeNull();
  });
});
