/** What lists of robots and tenants cost a server that is a network away: reads are counted, rows are not. */
import { setImmediate as giveWay } from "node:timers/promises";
import { expect, it } from "vitest";
import { createDirectory } from "../../../../src/adapters/storage/tenants/directory.ts";
import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import type { Database } from "../../../../src/ports/database.ts";

const ROBOTS = 40;
const TENANTS = 4;

async function openFilled(): Promise<Database> {
  const database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  const numbers = `WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < ${ROBOTS})`;
  await database.write([
    {
      sql: `${numbers} INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
        SELECT 'ten_' || at, 'tenant ' || at, 'Acme', 'en', 'free', 'ABC', '[]', 0 FROM n WHERE at <= ${TENANTS}`,
    },
    {
      sql: `${numbers} INSERT INTO robots (robot_id, tenant_id, slug, assistant_name, locale, published, website_enabled,
          widget_enabled, widget_origins, session_timeout_minutes, session_lifetime_hours, retention_mode, retention_days,
          public_channel_id)
        SELECT 'rob_' || at, 'ten_' || (at % ${TENANTS}), 'robot-' || at, 'Ada', 'en', 1, 1, 1, '[]', 30, 24, 'full', 30,
          'chn_' || at FROM n`,
    },
    {
      sql: `INSERT INTO channels (channel_id, tenant_id, robot_id, name, visibility, instructions)
        SELECT public_channel_id, tenant_id, robot_id, 'public', 'public', '' FROM robots`,
    },
  ]);
  return database;
}

it("reads a page of robots at once, each with its own tenant and channel", async () => {
  const database = await openFilled();
  let reads = 0;
  const read: Database["read"] = (statement) => {
    reads += 1;
    return database.read(statement);
  };
  const directory = createDirectory({ database: { ...database, read }, plans: {} });
  const robots = await directory.listRobots();
  expect([robots.length, reads]).toEqual([ROBOTS, 3]);
  for (const { robot, tenant, channel } of robots)
    expect([tenant.tenant_id, channel.channel_id]).toEqual([robot.tenant_id, robot.public_channel_id]);
  await database.close();
});

it("lists all robots of a tenant, page after page", async () => {
  const database = await openFilled();
  await database.write([
    {
      sql: `WITH RECURSIVE n (at) AS (SELECT 1000 UNION ALL SELECT at + 1 FROM n WHERE at < 2000)
        INSERT INTO robots (robot_id, tenant_id, slug, assistant_name, locale, published, website_enabled, widget_enabled,
          widget_origins, session_timeout_minutes, session_lifetime_hours, retention_mode, retention_days, public_channel_id)
        SELECT 'rob_' || at, 'ten_4', 'many-' || at, 'Ada', 'en', 1, 1, 1, '[]', 30, 24, 'full', 30, 'chn_' || at FROM n`,
    },
  ]);
  const robots = await createDirectory({ database, plans: {} }).listRobotsOf("ten_4");
  expect([robots.length, robots.at(-1)?.slug]).toEqual([1_001, "many-2000"]);
  await database.close();
});

it("counts the robots of all tenants at once; one without any is not among them", async () => {
  const database = await openFilled();
  const counted = await createDirectory({ database, plans: {} }).countRobots();
  expect([...counted].sort()).toEqual([0, 1, 2, 3].map((at) => [`ten_${at}`, ROBOTS / TENANTS]));
  await database.close();
});

it("finds a robot with its tenant and channel by reads that wait for no other, and a channel with its robot", async () => {
  const database = await openFilled();
  let under_way = 0;
  let at_once = 0;
  const read: Database["read"] = async (statement) => {
    under_way += 1;
    at_once = Math.max(at_once, under_way);
    await giveWay();
    under_way -= 1;
    return database.read(statement);
  };
  const directory = createDirectory({ database: { ...database, read }, plans: {} });
  const own = { tenant: { tenant_id: "ten_1" }, channel: { channel_id: "chn_5" } };
  expect(await directory.findRobot("robot-5")).toMatchObject({ robot: { robot_id: "rob_5" }, ...own });
  expect(await directory.findRobotById("rob_5")).toMatchObject({ robot: { slug: "robot-5" }, ...own });
  expect(at_once).toBe(3);
  expect(await directory.findChannel("chn_5")).toMatchObject({ robot: { slug: "robot-5" }, ...own });
  expect(at_once).toBe(4);
  expect(await directory.findRobot("nobody")).toBeNull();
  expect(await directory.findChannel("chn_none")).toBeNull();
  await database.close();
});

it("finds a robot that is given another channel between two of the reads, with the channel that its row names", async () => {
  const database = await openFilled();
  let isChanged = false;
  const read: Database["read"] = async (statement) => {
    const rows = await database.read(statement);
    if (!isChanged && statement.sql.includes("FROM robots WHERE slug")) {
      isChanged = true;
      await database.write([
        { sql: "UPDATE robots SET public_channel_id = 'chn_new' WHERE slug = 'robot-5'" },
        {
          sql: `INSERT INTO channels (channel_id, tenant_id, robot_id, name, visibility, instructions)
            VALUES ('chn_new', 'ten_1', 'rob_5', 'new', 'public', '')`,
        },
      ]);
    }
    return rows as never;
  };
  const slow: Database["read"] = async (statement) => {
    if (statement.sql.includes("FROM channels\n")) await giveWay();
    return read(statement);
  };
  const directory = createDirectory({ database: { ...database, read: slow }, plans: {} });
  const found = await directory.findRobot("robot-5");
  expect([found?.robot.public_channel_id, found?.channel.channel_id]).toEqual(["chn_5", "chn_5"]);
  const now = await directory.findRobot("robot-5");
  expect([now?.robot.public_channel_id, now?.channel.channel_id]).toEqual(["chn_new", "chn_new"]);
  await database.close();
});
