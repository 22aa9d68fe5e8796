/** Robots with what is theirs, tenant and channel, read together: a server that is a network away answers it in one round trip. */
import type { Robot, RobotInContext } from "../../../domain/tenant.ts";
import type { Database, Row } from "../../../ports/database.ts";
import type { Directory } from "../../../ports/directory.ts";
import type { Plan } from "../../../settings/schema.ts";
import { READ_CHANNEL, READ_ROBOT, READ_TENANT, toChannel, toRobot, toTenant } from "./rows.ts";

/** What is read of one robot, all at once: a server answers that in one round trip. */
interface Reading {
  readonly robots: string;
  readonly tenants: string;
  readonly channels: string;
}

const readingOf = (which: string): Reading => ({
  robots: /* sql */ `SELECT ${READ_ROBOT} FROM robots WHERE ${which}`,
  tenants: /* sql */ `SELECT ${READ_TENANT} FROM tenants WHERE tenant_id = (SELECT tenant_id FROM robots WHERE ${which})`,
  channels: /* sql */ `SELECT ${READ_CHANNEL} FROM channels
    WHERE channel_id = (SELECT public_channel_id FROM robots WHERE ${which})`,
});
const BY_SLUG = readingOf("slug = :slug");
const BY_ID = readingOf("robot_id = :robot_id");
const BY_CHANNEL = readingOf("robot_id = (SELECT robot_id FROM channels WHERE channel_id = :channel_id)");
export const FIND_CHANNEL = /* sql */ `SELECT ${READ_CHANNEL} FROM channels WHERE channel_id = :channel_id`;
const ASKED = "(SELECT value FROM json_each(:asked))";
export const FIND_TENANTS_BY_ID = /* sql */ `SELECT ${READ_TENANT} FROM tenants WHERE tenant_id IN ${ASKED}`;
export const FIND_CHANNELS_BY_ID = /* sql */ `SELECT ${READ_CHANNEL} FROM channels WHERE channel_id IN ${ASKED}`;

/** What the directory is made of. */
export interface DirectoryOptions {
  readonly database: Database;
  /** The plans of the settings; a tenant of an unknown plan has none of their rights. */
  readonly plans: Readonly<Record<string, Plan>>;
}

const NO_RIGHTS: Plan = { widget: false, attachments: false };

type InContext = (rows: readonly Row[]) => Promise<readonly RobotInContext[]>;

/** What is theirs, as rows. */
type Belongings = Readonly<Record<"tenants" | "channels", readonly Row[]>>;

/** Each robot with what is its own among these; one whose tenant or channel is not among them is left out. */
function combine(
  plans: DirectoryOptions["plans"],
  robots: readonly Robot[],
  rows: Belongings,
): readonly RobotInContext[] {
  const tenants = new Map(rows.tenants.map(toTenant).map((tenant) => [tenant.tenant_id, tenant]));
  const channels = new Map(rows.channels.map(toChannel).map((channel) => [channel.channel_id, channel]));
  return robots.flatMap((robot) => {
    const [tenant, channel] = [tenants.get(robot.tenant_id), channels.get(robot.public_channel_id)];
    if (!tenant || !channel) return [];
    return [{ robot, tenant, plan: plans[tenant.plan] ?? NO_RIGHTS, channel }];
  });
}

/**
 * Robots with what is theirs: two reads, however many they are. One whose tenant or channel is lost, as when an id of theirs
 * is damaged, is none: it keeps no other from being served.
 */
export function createInContext(options: DirectoryOptions): InContext {
  const readEach = (sql: string, ids: readonly string[]) =>
    options.database.read({ sql, args: { asked: JSON.stringify([...new Set(ids)]) } });
  return async (rows) => {
    if (rows.length === 0) return [];
    const robots = rows.map(toRobot);
    const [tenants, channels] = await Promise.all([
      readEach(
        FIND_TENANTS_BY_ID,
        robots.map(({ tenant_id }) => tenant_id),
      ),
      readEach(
        FIND_CHANNELS_BY_ID,
        robots.map(({ public_channel_id }) => public_channel_id),
      ),
    ]);
    return combine(options.plans, robots, { tenants, channels });
  };
}

type Finding = Pick<
  Directory,
  "findRobot" | "findRobotById" | "findChannel" | "recallRobot" | "recallChannel"
>;

/** How one robot is found. Where it was changed between two of the reads, what is its own is read anew, by what its row says. */
export function createFinding({ database, plans }: DirectoryOptions, inContext: InContext): Finding {
  const read = (sql: string, args: Record<string, string>) => database.read({ sql, args });
  const findOne = async (which: Reading, args: Record<string, string>): Promise<RobotInContext | null> => {
    const [robots, tenants, channels] = await Promise.all([
      read(which.robots, args),
      read(which.tenants, args),
      read(which.channels, args),
    ]);
    const [found] = combine(plans, robots.map(toRobot), { tenants, channels });
    return found ?? (await inContext(robots))[0] ?? null;
  };
  return {
    findRobot: (slug) => findOne(BY_SLUG, { slug }),
    findRobotById: (robot_id) => findOne(BY_ID, { robot_id }),
    recallRobot: () => null,
    recallChannel: () => null,
    findChannel: async (channel_id) => {
      const [[row], context] = await Promise.all([
        read(FIND_CHANNEL, { channel_id }),
        findOne(BY_CHANNEL, { channel_id }),
      ]);
      const channel = row && toChannel(row);
      return context && channel?.robot_id === context.robot.robot_id ? { ...context, channel } : null;
    },
  };
}
