/** Tenants, robots and channels in SQL (`ports/directory.ts`). */
import type { Robot } from "../../../domain/tenant.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import type { Directory, DirectoryEntry, DirectoryRemoval } from "../../../ports/directory.ts";
import { countChanged } from "../counts.ts";
import { createFinding, createInContext, type DirectoryOptions } from "./in-context.ts";
import {
  CHANNEL_COLUMNS,
  READ_CHANNEL,
  READ_ROBOT,
  READ_TENANT,
  ROBOT_COLUMNS,
  TENANT_COLUMNS,
  toChannel,
  toRobot,
  toTenant,
} from "./rows.ts";

const MAX_LISTED = 1_000;

const placeholders = (columns: string): string => columns.replaceAll(/\w+/g, ":$&");
const replacements = (columns: string): string => columns.replaceAll(/\w+/g, "$& = excluded.$&");

export const SAVE_TENANT = /* sql */ `INSERT INTO tenants (${TENANT_COLUMNS}) VALUES (${placeholders(TENANT_COLUMNS)})
  ON CONFLICT (tenant_id) DO UPDATE SET ${replacements(TENANT_COLUMNS)}`;
export const SAVE_ROBOT = /* sql */ `INSERT INTO robots (${ROBOT_COLUMNS}) VALUES (${placeholders(ROBOT_COLUMNS)})
  ON CONFLICT (robot_id) DO UPDATE SET ${replacements(ROBOT_COLUMNS)} WHERE robots.tenant_id = excluded.tenant_id`;
export const SAVE_CHANNEL = /* sql */ `INSERT INTO channels (${CHANNEL_COLUMNS}) VALUES (${placeholders(CHANNEL_COLUMNS)})
  ON CONFLICT (channel_id) DO UPDATE SET ${replacements(CHANNEL_COLUMNS)} WHERE channels.robot_id = excluded.robot_id`;
export const FIND_TENANT_BY_NAME = /* sql */ `SELECT ${READ_TENANT} FROM tenants WHERE name = :name`;
export const LIST_ROBOTS = /* sql */ `SELECT ${READ_ROBOT} FROM robots WHERE slug > :after
  AND tenant_id IN (SELECT tenant_id FROM tenants) AND public_channel_id IN (SELECT channel_id FROM channels)
  ORDER BY slug LIMIT 1000`;
// Those that a file had before stay until they are pruned: a seed has to know them all.
export const LIST_CHANNELS = /* sql */ `SELECT ${READ_CHANNEL} FROM channels WHERE robot_id = :robot_id
  ORDER BY name LIMIT 10000`;

export const LIST_TENANTS = /* sql */ `SELECT ${READ_TENANT} FROM tenants WHERE name > :after ORDER BY name LIMIT :limit`;
export const LIST_ROBOTS_OF_TENANT = /* sql */ `SELECT ${READ_ROBOT} FROM robots
  WHERE tenant_id = :tenant_id AND slug > :after ORDER BY slug LIMIT ${MAX_LISTED}`;
export const COUNT_ROBOTS_BY_TENANT = /* sql */ `SELECT tenant_id, count(*) AS robots FROM robots GROUP BY tenant_id`;
export const FIND_ANY_SESSION = /* sql */ `SELECT 1 AS found FROM sessions WHERE robot_id = :robot_id LIMIT 1`;
export const SET_PUBLISHED = /* sql */ `UPDATE robots SET published = :published
  WHERE robot_id = :robot_id AND published <> :published RETURNING robot_id`;
export const REMOVE_CHANNEL = /* sql */ `DELETE FROM channels WHERE channel_id = :channel_id
  AND NOT EXISTS (SELECT 1 FROM robots WHERE public_channel_id = :channel_id) RETURNING channel_id`;
export const REMOVE_CHANNELS_OF_ROBOT = /* sql */ `DELETE FROM channels WHERE robot_id = :robot_id`;
export const REMOVE_USAGE_OF_ROBOT = /* sql */ `DELETE FROM usage WHERE robot_id = :robot_id`;
export const REMOVE_ROBOT = /* sql */ `DELETE FROM robots WHERE robot_id = :robot_id
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE robot_id = :robot_id) RETURNING robot_id`;
const OF_TENANT = /* sql */ `WHERE tenant_id = :tenant_id`;
export const REMOVE_GAP_QUESTIONS = /* sql */ `DELETE FROM gap_questions WHERE gap_id IN (SELECT gap_id FROM gaps ${OF_TENANT})`;
export const REMOVE_CHECKS = /* sql */ `DELETE FROM checks WHERE robot_id IN (SELECT robot_id FROM robots ${OF_TENANT})`;
export const REMOVE_USAGE = /* sql */ `DELETE FROM usage WHERE robot_id IN (SELECT robot_id FROM robots ${OF_TENANT})`;
export const REMOVE_ROBOTS = /* sql */ `DELETE FROM robots ${OF_TENANT}
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.robot_id = robots.robot_id)`;
export const REMOVE_TENANT = /* sql */ `DELETE FROM tenants ${OF_TENANT}
  AND NOT EXISTS (SELECT 1 FROM robots ${OF_TENANT}) RETURNING tenant_id`;
const BEFORE_ROBOTS = ["gaps", "abuse_blocks", "channels"].map(
  (table) => `DELETE FROM ${table} ${OF_TENANT}`,
);

/** Tenants, robots and channels in this database, read afresh at each call. */
export function createDirectory(options: DirectoryOptions): Directory {
  const { database } = options;
  const read = (sql: string, args: Record<string, string>) => database.read({ sql, args });
  const inContext = createInContext(options);
  return {
    ...createFinding(options, inContext),
    findTenant: async (name) => {
      const [row] = await read(FIND_TENANT_BY_NAME, { name });
      return row ? toTenant(row) : null;
    },
    listRobots: async (after = "") => inContext(await read(LIST_ROBOTS, { after })),
    listChannels: async (robot_id) => (await read(LIST_CHANNELS, { robot_id })).map(toChannel),
    ...createListing(database),
    removeTenant: async (tenant_id) => {
      const statements = [REMOVE_GAP_QUESTIONS, ...BEFORE_ROBOTS, REMOVE_CHECKS, REMOVE_USAGE, REMOVE_ROBOTS];
      const unit = statements.map((sql): GuardedStatement => ({ sql, args: { tenant_id } }));
      const last: GuardedStatement = { sql: REMOVE_TENANT, args: { tenant_id }, guard: "row" };
      return (await database.write([...unit, last])).committed;
    },
    save: async (entry, removal = NOTHING) => {
      const saving = toUnit(entry);
      const outcome = await database.write([...saving, ...toRemovingUnit(removal)]);
      if (outcome.committed) return;
      throw new Error(
        outcome.refused_at < saving.length
          ? "storage: a robot or channel of this name belongs to another tenant"
          : "storage: a robot or channel that was to be removed is in use by now",
      );
    },
  };
}

const NOTHING: DirectoryRemoval = { channel_ids: [], robot_ids: [], unpublished_robot_ids: [] };

type Listing = Pick<
  Directory,
  "listTenants" | "listRobotsOf" | "countRobots" | "hasSessions" | "setPublished"
>;

function createListing(database: Database): Listing {
  return {
    listTenants: async ({ after = "", limit }) => {
      const args = { after, limit: Math.min(limit, MAX_LISTED) };
      return (await database.read({ sql: LIST_TENANTS, args })).map(toTenant);
    },
    listRobotsOf: async (tenant_id) => {
      const robots: Robot[] = [];
      for (;;) {
        const args = { tenant_id, after: robots.at(-1)?.slug ?? "" };
        const page = await database.read({ sql: LIST_ROBOTS_OF_TENANT, args });
        robots.push(...page.map(toRobot));
        if (page.length < MAX_LISTED) return robots;
      }
    },
    countRobots: async () => {
      const rows = await database.read<{ tenant_id: string; robots: number }>({
        sql: COUNT_ROBOTS_BY_TENANT,
      });
      return new Map(rows.map(({ tenant_id, robots }) => [tenant_id, robots]));
    },
    hasSessions: async (robot_id) =>
      (await database.read({ sql: FIND_ANY_SESSION, args: { robot_id } })).length > 0,
    setPublished: async (robot_id, published) => {
      const outcome = await database.write([{ sql: SET_PUBLISHED, args: { robot_id, published } }]);
      return countChanged(outcome) > 0;
    },
  };
}

function toRemovingUnit(removal: DirectoryRemoval): readonly GuardedStatement[] {
  return [
    ...removal.channel_ids.map((channel_id): GuardedStatement => ({
      sql: REMOVE_CHANNEL,
      args: { channel_id },
      guard: "row",
    })),
    ...removal.unpublished_robot_ids.map((robot_id): GuardedStatement => ({
      sql: SET_PUBLISHED,
      args: { robot_id, published: false },
    })),
    ...removal.robot_ids.flatMap((robot_id): GuardedStatement[] => [
      { sql: REMOVE_CHANNELS_OF_ROBOT, args: { robot_id } },
      { sql: REMOVE_USAGE_OF_ROBOT, args: { robot_id } },
      { sql: REMOVE_ROBOT, args: { robot_id }, guard: "row" },
    ]),
  ];
}

function toUnit({ tenant, robots }: DirectoryEntry): readonly GuardedStatement[] {
  const savedRobots = robots.map(({ robot }): GuardedStatement => {
    const [widget_origins, starter_questions] = [robot.widget_origins, robot.starter_questions].map((list) =>
      JSON.stringify(list),
    );
    const args = { ...robot, widget_origins, starter_questions };
    return { sql: SAVE_ROBOT, args, guard: "row" };
  });
  const savedChannels = robots
    .flatMap(({ channels }) => channels)
    .map((channel): GuardedStatement => ({ sql: SAVE_CHANNEL, args: { ...channel }, guard: "row" }));
  const savedTenant = {
    ...tenant,
    notification_emails: JSON.stringify(tenant.notification_emails),
    relay: tenant.relay && JSON.stringify(tenant.relay),
  };
  return [{ sql: SAVE_TENANT, args: savedTenant }, ...savedRobots, ...savedChannels];
}
