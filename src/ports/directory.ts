/** The directory port: tenants, robots and channels as they are at the moment. */
import type { Channel, Robot, RobotInContext, Tenant } from "../domain/tenant.ts";

/** Everything that one application of seed files wants to be so. */
export interface DirectoryEntry {
  readonly tenant: Tenant;
  readonly robots: readonly { readonly robot: Robot; readonly channels: readonly Channel[] }[];
}

/** What goes together with an entry. */
export interface DirectoryRemoval {
  readonly channel_ids: readonly string[];
  /** Robots without a session; they go with their channels. */
  readonly robot_ids: readonly string[];
  /** Robots that stay, unknown to the public. */
  readonly unpublished_robot_ids: readonly string[];
}

/** Reads and keeps who answers where. Reads may be up to a second old. */
export interface Directory {
  /** The robot of a slug, published or not; null when there is none. */
  findRobot(slug: string): Promise<RobotInContext | null>;
  /** The robot of an id; null when it is gone. */
  findRobotById(robot_id: string): Promise<RobotInContext | null>;
  /** The robot of an id as it was when it was last read, however long ago; null: nobody remembers. For a guess that is checked. */
  recallRobot(robot_id: string): RobotInContext | null;
  /** The same of a channel. */
  recallChannel(channel_id: string): RobotInContext | null;
  /** The robot of a channel, by the rules of that channel; null when the channel is gone. */
  findChannel(channel_id: string): Promise<RobotInContext | null>;
  /** The tenant that seed files call by this name; null when there is none. */
  findTenant(name: string): Promise<Tenant | null>;
  /** Robots of all tenants by slug, after the given one; at most 1,000. */
  listRobots(after?: string): Promise<readonly RobotInContext[]>;
  /** The channels of a robot, by name; at most 10,000. */
  listChannels(robot_id: string): Promise<readonly Channel[]>;
  /** Tenants by name, after the given one; at most `limit` (1,000). */
  listTenants(page: { readonly after?: string; readonly limit: number }): Promise<readonly Tenant[]>;
  /** All robots of a tenant, by slug: an export that left some out would be taken for whole. */
  listRobotsOf(tenant_id: string): Promise<readonly Robot[]>;
  /** How many robots each tenant has that has any, by its id. */
  countRobots(): Promise<ReadonlyMap<string, number>>;
  /** Whether anything is kept of any session of the robot, be it a stub. */
  hasSessions(robot_id: string): Promise<boolean>;
  /** Publishes a robot or takes it back. False when there is none, or it is so already. */
  setPublished(robot_id: string, published: boolean): Promise<boolean>;
  /**
   * Creates or replaces a tenant with robots and channels, and removes what the removal names, whole or not at all.
   * Idempotent. A slug of another tenant is refused; so is removing a robot that has sessions.
   */
  save(entry: DirectoryEntry, removal?: DirectoryRemoval): Promise<void>;
  /**
   * Removes a tenant with its robots, and what only they need: channels, checks, gaps and blocks. Whole or not at all; false
   * when there is none (any more), or a session of it is kept.
   */
  removeTenant(tenant_id: string): Promise<boolean>;
}
