/**
 * Applies an operator's files: the tenant, its robots and channels. First a plan is made, which can be shown; then it is
 * applied whole or not at all. Pruning removes what the files no longer have; a robot of which sessions are kept is
 * taken from the public and stays, because its transcripts, contacts and relays still need it.
 */
import type { ChecksFile } from "../../contract/seed-files.ts";
import { compare, type SeedChange } from "../../domain/seed-changes.ts";
import type { Channel, Robot } from "../../domain/tenant.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { DirectoryEntry, DirectoryRemoval } from "../../ports/directory.ts";
import type { CheckStore } from "../../ports/check-store.ts";
import type { SeedTenant } from "../../ports/seed.ts";
import { createPlanChecks } from "./seed-checks.ts";
import { type SeedEntryOptions, toEntry } from "./seed-entry.ts";

/** What the flows need. */
export interface SeedOptions extends SeedEntryOptions {
  readonly audit: AuditLog;
  readonly checks: CheckStore;
  readonly seedChecks: (robot_id: string, entries: ChecksFile["checks"]) => Promise<void>;
}

/** What would be so, and what that changes. */
export interface SeedPlan {
  readonly entry: DirectoryEntry;
  readonly removal: DirectoryRemoval;
  readonly changes: readonly SeedChange[];
  /** The checks of robots whose files say something new about them. */
  readonly checks: readonly { readonly robot_id: string; readonly entries: ChecksFile["checks"] }[];
  /** Robots that go whole; their knowledge is to be forgotten. */
  readonly removed: readonly Robot[];
}

type EntryRobot = DirectoryEntry["robots"][number];

/** Gives the flow: applies the files whole or not at all, and returns what is now so. Idempotent. */
export function createSeed(options: SeedOptions) {
  return async (seed: SeedTenant): Promise<DirectoryEntry> => {
    const entry = await toEntry(options, seed);
    await options.directory.save(entry);
    for (const { robot, checks } of seed.robots) {
      const found = entry.robots.find((saved) => saved.robot.slug === robot.slug);
      if (found) await options.seedChecks(found.robot.robot_id, checks ?? []);
    }
    return entry;
  };
}

/** Gives the flow: what the files would change. Reads only. */
export function createPlanSeed(options: SeedOptions) {
  const planChecks = createPlanChecks(options);
  return async (seed: SeedTenant, { prune }: { readonly prune: boolean }): Promise<SeedPlan> => {
    const { directory } = options;
    const entry = await toEntry(options, seed);
    const known = await directory.findTenant(entry.tenant.name);
    const before = known ? await directory.listRobotsOf(known.tenant_id) : [];
    const changes = [...compare({ kind: "tenant", name: entry.tenant.name }, known, entry.tenant)];
    const channel_ids: string[] = [];
    const checks: SeedPlan["checks"][number][] = [];
    for (const robot of entry.robots) {
      const plan = await planRobot(options, robot, before);
      changes.push(...plan.changes);
      const entries = checksOf(seed, robot.robot.slug);
      const changed = await planChecks(robot.robot, entries);
      changes.push(...changed);
      if (changed.length > 0) checks.push({ robot_id: robot.robot.robot_id, entries });
      if (!prune) continue;
      channel_ids.push(...plan.surplus.map(({ channel_id }) => channel_id));
      changes.push(...plan.surplus.map((channel) => removed("channel", nameOf(robot.robot, channel))));
    }
    const gone = prune && seed.whole ? await planGone(options, before, entry) : NOBODY;
    const removal = {
      channel_ids,
      robot_ids: gone.removed.map(({ robot_id }) => robot_id),
      unpublished_robot_ids: gone.unpublished.map(({ robot_id }) => robot_id),
    };
    return { entry, removal, checks, changes: [...changes, ...gone.changes], removed: gone.removed };
  };
}

/** Gives the flow: applies a plan whole or not at all, and says so in the audit log. Nothing to change: nothing is written. */
export function createApplySeed({ directory, audit, seedChecks }: SeedOptions) {
  return async ({ entry, removal, changes, checks }: SeedPlan, actor: string): Promise<void> => {
    if (changes.length === 0) return;
    await directory.save(entry, removal);
    for (const { robot_id, entries } of checks) await seedChecks(robot_id, entries);
    const count = (wanted: SeedChange["change"]) => changes.filter(({ change }) => change === wanted).length;
    await audit.append({
      actor,
      action: "seed.applied",
      subject: entry.tenant.tenant_id,
      details: {
        added: count("added"),
        changed: count("changed"),
        removed: count("removed"),
        unpublished: count("unpublished"),
      },
    });
  };
}

const checksOf = ({ robots }: SeedTenant, slug: string): ChecksFile["checks"] =>
  robots.find(({ robot }) => robot.slug === slug)?.checks ?? [];

const nameOf = ({ slug }: Robot, { name }: Channel): string => `${slug}/${name}`;

const removed = (kind: SeedChange["kind"], name: string): SeedChange => ({
  kind,
  name,
  change: "removed",
  fields: [],
});

async function planRobot(
  { directory }: SeedOptions,
  { robot, channels }: EntryRobot,
  before: readonly Robot[],
) {
  const old = before.find(({ robot_id }) => robot_id === robot.robot_id) ?? null;
  const kept = old ? await directory.listChannels(robot.robot_id) : [];
  const changes = [
    ...compare({ kind: "robot", name: robot.slug }, old, robot),
    ...channels.flatMap((channel) => {
      const same = kept.find(({ channel_id }) => channel_id === channel.channel_id) ?? null;
      return compare({ kind: "channel", name: nameOf(robot, channel) }, same, channel);
    }),
  ];
  const names = new Set(channels.map(({ name }) => name));
  return { changes, surplus: kept.filter(({ name }) => !names.has(name)) };
}

interface Gone {
  readonly removed: readonly Robot[];
  readonly unpublished: readonly Robot[];
  readonly changes: readonly SeedChange[];
}

const NOBODY: Gone = { removed: [], unpublished: [], changes: [] };

async function planGone(
  { directory }: SeedOptions,
  before: readonly Robot[],
  { robots }: DirectoryEntry,
): Promise<Gone> {
  const wanted = new Set(robots.map(({ robot }) => robot.robot_id));
  const gone = before.filter(({ robot_id }) => !wanted.has(robot_id));
  const used = await Promise.all(gone.map(({ robot_id }) => directory.hasSessions(robot_id)));
  const unused = gone.filter((_, index) => used[index] === false);
  const unpublished = gone.filter((robot, index) => used[index] === true && robot.published);
  return {
    removed: unused,
    unpublished,
    changes: [
      ...unused.map(({ slug }) => removed("robot", slug)),
      ...unpublished.map(({ slug }) => ({ ...removed("robot", slug), change: "unpublished" as const })),
    ],
  };
}
