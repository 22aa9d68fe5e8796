import { afterEach, beforeEach, expect, it } from "vitest";
import { createDirectory } from "../../src/adapters/storage/tenants/directory.ts";
import { createUsageStore } from "../../src/adapters/storage/usage.ts";
import type { HourlyUse, Use } from "../../src/domain/usage.ts";
import type { Database } from "../../src/ports/database.ts";

const TENANT = `INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
  VALUES ('ten_1', 'acme', 'Acme', 'en', 'free', 'ACM', '[]', 0)`;
const ROBOTS = `INSERT INTO robots (robot_id, tenant_id, slug, assistant_name, locale, published, website_enabled, widget_enabled,
    widget_origins, session_timeout_minutes, session_lifetime_hours, retention_mode, retention_days, public_channel_id)
  SELECT 'rob_' || value, 'ten_1', 'robot-' || value, 'Ada', 'en', 1, 1, 1, '[]', 30, 24, 'full', 30, 'chn_' || value
  FROM json_each('[1, 2]')`;

/** What every store of use keeps, run inside a `describe`. */
export function itKeepsUsage(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await database.write([{ sql: TENANT }, { sql: ROBOTS }]);
  });
  afterEach(() => database.close());

  const store = () => createUsageStore(database);
  const used = (hour: number, times: number, use: Use = "answered", robot_id = "rob_1"): HourlyUse => ({
    robot_id,
    hour,
    use,
    times,
  });

  it("adds to what is there, by robot, hour and kind", async () => {
    await store().add([used(10, 2), used(10, 1, "declined"), used(20, 5), used(10, 7, "answered", "rob_2")]);
    await store().add([used(10, 3), used(5, 1)]);
    expect(await store().list({ robot_id: "rob_1", since: 10 })).toEqual([
      used(10, 5),
      used(10, 1, "declined"),
      used(20, 5),
    ]);
  });

  it("many at once are all counted", async () => {
    await Promise.all(Array.from({ length: 30 }, () => store().add([used(10, 1)])));
    expect(await store().list({ robot_id: "rob_1", since: 0 })).toEqual([used(10, 30)]);
  });

  it("totals each robot since a time", async () => {
    await store().add([used(5, 9), used(10, 1), used(20, 2), used(20, 4, "contacts", "rob_2")]);
    const totals = await store().total(10);
    expect(totals).toHaveLength(2);
    expect(totals).toEqual(
      expect.arrayContaining([
        { robot_id: "rob_1", use: "answered", times: 3 },
        { robot_id: "rob_2", use: "contacts", times: 4 },
      ]),
    );
  });

  it("keeps nothing of a robot that is gone, and all that came with it", async () => {
    await store().add([used(10, 1, "answered", "rob_9"), used(10, 2)]);
    expect(await store().total(0)).toEqual([{ robot_id: "rob_1", use: "answered", times: 2 }]);
  });

  it("old hours are counted and removed, some at a time, and no others", async () => {
    await store().add([used(1, 1), used(2, 1), used(2, 1, "declined"), used(3, 1)]);
    expect(await store().countBefore(3)).toBe(3);
    expect([await store().removeBefore(3, 2), await store().removeBefore(3, 2)]).toEqual([2, 1]);
    expect(await store().list({ robot_id: "rob_1", since: 0 })).toEqual([used(3, 1)]);
  });

  it("a robot that is removed takes its counts along, and a tenant those of all its robots", async () => {
    const directory = createDirectory({ database, plans: {} });
    await store().add([used(10, 1), used(10, 1, "answered", "rob_2")]);
    const tenant = (await directory.findTenant("acme"))!;
    const nothing = { channel_ids: [], unpublished_robot_ids: [] };
    await directory.save({ tenant, robots: [] }, { ...nothing, robot_ids: ["rob_2"] });
    expect(await store().total(0)).toEqual([{ robot_id: "rob_1", use: "answered", times: 1 }]);
    expect(await directory.removeTenant("ten_1")).toBe(true);
    expect(await database.read({ sql: "SELECT * FROM usage" })).toEqual([]);
  });
}
