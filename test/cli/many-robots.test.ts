/** Tenants and robots are found also where there are more robots than one list holds, and where a tenant has none. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";
import { runCommand } from "../support/command.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-many-robots-"));
let house: TestAppliance;
const run = (...words: string[]) => runCommand([...words, "--data", data]);

const tenant = (name: string) => ({
  sql: `INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
    VALUES ('ten_' || :name, :name, :name, 'en', 'business', 'ABC', '[]', 0)`,
  args: { name },
});
const robots = (name: string, count: number) => ({
  sql: `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < :count)
    INSERT INTO robots (robot_id, tenant_id, slug, assistant_name, locale, published, website_enabled, widget_enabled,
      widget_origins, session_timeout_minutes, session_lifetime_hours, retention_mode, retention_days, public_channel_id)
    SELECT 'rob_' || :name || at, 'ten_' || :name, :name || '-' || at, 'Ada', 'en', 1, 1, 1, '[]', 30, 24, 'full', 30,
      'chn_' || :name || at FROM n`,
  args: { name, count },
});

const channels = {
  sql: `INSERT INTO channels (channel_id, tenant_id, robot_id, name, visibility, instructions)
    SELECT public_channel_id, tenant_id, robot_id, 'public', 'public', '' FROM robots WHERE slug LIKE 'many-%' OR slug LIKE 'zulu-%'`,
};

beforeAll(async () => {
  house = await startAppliance({ data, settings: { "sweeps.enabled": false } });
  await house.appliance.adapters.database.write([
    ...["many", "zulu", "bare"].map(tenant),
    robots("many", 1_000),
    robots("zulu", 1),
    channels,
  ]);
}, 60_000);
afterAll(async () => {
  await house.stop();
  rmSync(data, { recursive: true, force: true });
});

describe("beside a thousand robots of another tenant", () => {
  it.each(["zulu", "ten_zulu"])("lists the robots of %s", async (word) => {
    const { stdout, stderr } = await run("robots", "list", "--tenant", word, "--json");
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ robots: [{ slug: "zulu-1", tenant: "zulu" }], more: false });
  });

  it("finds a tenant without robots by its id, and names it among those that there are", async () => {
    expect(await run("keys", "issue", "--tenant", "ten_bare", "--scopes", "responses")).toMatchObject({
      code: 0,
    });
    expect((await run("keys", "list", "--tenant", "nobody")).stderr).toMatch(
      /there are: .*bare, .*many, zulu/u,
    );
  });

  it("reads the files of every robot anew", async () => {
    const { robot } = (await house.appliance.adapters.directory.findRobot("zulu-1"))!;
    const lesson = { source: "a.md", title: "A", text: "A bell costs 9 euros.", kind: "text" as const };
    const bytes = new TextEncoder().encode(lesson.text);
    await house.appliance.flows.teachFile({ pupil: robot, source: "a.md", lessons: [lesson], bytes });
    expect(JSON.parse((await run("knowledge", "reindex", "--json")).stdout)).toMatchObject({ files: 1 });
  });

  it("names the robot of a gap", async () => {
    await house.appliance.adapters.gaps.record({
      gap_id: "gap_1",
      tenant_id: "ten_zulu",
      robot_id: "rob_zulu1",
      key_hash: "hash",
      question: "Do you sell zeppelins?",
      question_before: null,
      asked_at: 0,
      kept: { retain_until: Number.MAX_SAFE_INTEGER },
    });
    const { gaps } = JSON.parse((await run("gaps", "list", "--json")).stdout);
    expect(gaps).toMatchObject([{ gap_id: "gap_1", robot: "zulu-1" }]);
  });

  it("lists the channels of all robots", async () => {
    const { channels: listed, more } = JSON.parse((await run("channels", "list", "--json")).stdout);
    expect([listed.length, more]).toEqual([1_002, false]);
    expect(listed.at(-1)).toMatchObject({ robot: "zulu-1", tenant: "zulu", name: "public" });
    const one = JSON.parse((await run("channels", "list", "--robot", "zulu-1", "--json")).stdout);
    expect(one).toMatchObject({ channels: [{ name: "public" }], more: false });
  });
});
