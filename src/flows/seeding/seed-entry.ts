/** From an operator's files to the records they ask for. What stays keeps its id, what is new gets one. */
import type { z } from "zod";
import type { ChannelFile } from "../../contract/seed-files.ts";
import { explainOriginEntry } from "../../domain/origin.ts";
import { deriveProtocolLetters } from "../../domain/protocol-number.ts";
import { wrongRequest } from "../../domain/refusal.ts";
import type { Channel, Robot, Tenant } from "../../domain/tenant.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Directory, DirectoryEntry } from "../../ports/directory.ts";
import type { Ids } from "../../ports/ids.ts";
import type { SeedRobot, SeedTenant, SeedTenantFile } from "../../ports/seed.ts";
import type { Settings } from "../../settings/schema.ts";

/** What making the records needs. */
export interface SeedEntryOptions {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly robot_defaults: Settings["robot_defaults"];
  readonly plans: Settings["plans"];
}

const DEFAULT_CHANNEL: z.infer<typeof ChannelFile> = {
  name: "public",
  visibility: "public",
  instructions: "",
};

/** The records. Refuses with `invalid_request` what no plan, origin or channel allows, and slugs of other tenants. */
export async function toEntry(
  options: SeedEntryOptions,
  { tenant: file, robots: files }: SeedTenant,
): Promise<DirectoryEntry> {
  const tenant = await toTenant(options, file);
  const robots = [];
  for (const seed of files) robots.push(await toRobot(options, tenant, seed));
  return { tenant, robots };
}

async function toTenant(
  { directory, clock, ids, plans }: SeedEntryOptions,
  file: SeedTenantFile,
): Promise<Tenant> {
  if (!Object.hasOwn(plans, file.plan))
    throw wrongRequest(`plan: there is no plan ${file.plan}; there are ${Object.keys(plans).join(", ")}`);
  const known = await directory.findTenant(file.name);
  return {
    ...file,
    relay: file.relay ?? null,
    tenant_id: known?.tenant_id ?? ids.create("ten"),
    protocol_letters: file.protocol_letters ?? deriveProtocolLetters(file.company_name),
    created_at: known?.created_at ?? clock.now(),
  };
}

async function toRobot(
  options: SeedEntryOptions,
  tenant: Tenant,
  seed: SeedRobot,
): Promise<DirectoryEntry["robots"][number]> {
  const { channels: channelFiles, public_channel, ...file } = seed.robot;
  admitOrigins(file.slug, file.widget_origins);
  const known = await options.directory.findRobot(file.slug);
  if (known && known.robot.tenant_id !== tenant.tenant_id) {
    throw wrongRequest(`slug: ${file.slug} is a robot of the tenant ${known.tenant.name}`);
  }
  const robot_id = known?.robot.robot_id ?? options.ids.create("rob");
  const channels = await toChannels(options, channelFiles, { robot_id, tenant_id: tenant.tenant_id });
  const robot: Robot = {
    ...UNSET,
    ...options.robot_defaults,
    ...withoutUndefined(file),
    custom_terms: seed.custom_terms,
    robot_id,
    tenant_id: tenant.tenant_id,
    public_channel_id: findPublicChannel(channels, public_channel, file.slug).channel_id,
  };
  return { robot, channels };
}

function admitOrigins(slug: string, entries: readonly string[]): void {
  const faults = entries.map(explainOriginEntry).filter((fault) => fault !== null);
  if (faults.length > 0) throw wrongRequest(`widget_origins of ${slug}: ${faults.join("; ")}`);
}

// What a file may leave out and nothing else gives.
const UNSET = {
  terms_url: null,
  welcome_message: null,
  decline_message: null,
  widget_image_url: null,
  public_header_image_url: null,
};

async function toChannels(
  { directory, ids }: SeedEntryOptions,
  files: SeedRobot["robot"]["channels"],
  owner: Pick<Channel, "robot_id" | "tenant_id">,
): Promise<readonly Channel[]> {
  const kept = await directory.listChannels(owner.robot_id);
  const hasPublic = files.some(({ visibility }) => visibility === "public");
  return (hasPublic ? files : [DEFAULT_CHANNEL, ...files]).map((file) => {
    const channel_id = kept.find(({ name }) => name === file.name)?.channel_id ?? ids.create("chn");
    return { ...file, ...owner, channel_id };
  });
}

function findPublicChannel(channels: readonly Channel[], name: string | undefined, slug: string): Channel {
  const isPublic = ({ visibility }: Channel) => visibility === "public";
  const found = channels.find(
    (channel) => isPublic(channel) && (name === undefined || channel.name === name),
  );
  if (!found) throw wrongRequest(`public_channel: ${slug} has no public channel ${name}`);
  return found;
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const withoutUndefined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>;
