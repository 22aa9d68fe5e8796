/** From records back to an operator's files: exactly the keys that `tenant.yaml` and `robot.yaml` take. */
import type { Channel, Robot, Tenant } from "./tenant.ts";

/** The content of `tenant.yaml`; the references of a relay stay references. */
export function toTenantFile({ tenant_id: _id, created_at: _created_at, relay, ...file }: Tenant): object {
  return relay === null ? file : { ...file, relay };
}

/** The content of `robot.yaml`; terms and instructions stand in files of their own. */
export function toRobotFile(robot: Robot, channels: readonly Channel[]): object {
  const { robot_id: _id, tenant_id: _tenant, custom_terms: _terms, public_channel_id, ...file } = robot;
  const main = channels.find(({ channel_id }) => channel_id === public_channel_id);
  return {
    ...file,
    ...(main ? { public_channel: main.name } : {}),
    channels: channels.map(({ name, visibility }) => ({ name, visibility })),
  };
}

/** The first file whose path another one needs for a folder (`a` beside `a/b.md`): no folder holds both. */
export function findFileInTheWay(sources: {
  has(source: string): boolean;
  keys(): Iterable<string>;
}): string | undefined {
  for (const source of sources.keys()) {
    for (let end = source.indexOf("/"); end >= 0; end = source.indexOf("/", end + 1)) {
      const folder = source.slice(0, end);
      if (sources.has(folder)) return folder;
    }
  }
  return undefined;
}
