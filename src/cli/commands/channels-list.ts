/** `channels list`: what runtime requests may send as conversation_channel. */
import type { Appliance } from "../../appliance.ts";
import type { ChannelLine } from "../../ports/records.ts";
import { findRobot } from "../find-robot.ts";
import { listAll } from "../../flows/list-all.ts";
import { printList } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";

const PAGE = 1_000;
// A table of more lines is read by nobody; --json shows as many too.
const MOST = 10_000;

/** The words of the command. */
export interface ListChannelsFlags extends JsonFlags {
  readonly robot?: string;
}

/** Lists. Instructions are not shown: they are nobody's business but the robot's files'. */
export async function run(flags: ListChannelsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const channels =
      flags.robot === undefined ? await listEvery(appliance) : await listOf(appliance, flags.robot);
    printList(
      {
        name: "channels",
        rows: channels,
        more: channels.length >= MOST,
        nothing: "There is no robot yet, and no channel: write one with `chat-assistant init`, then seed it.",
        columns: [
          ["CHANNEL", (row) => row.channel_id],
          ["VISIBILITY", (row) => row.visibility],
          ["NAME", (row) => `${row.robot}/${row.name}`],
          ["TENANT", (row) => row.tenant],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

async function listOf(appliance: Appliance, slug: string): Promise<readonly ChannelLine[]> {
  const { robot, tenant } = await findRobot(appliance, slug);
  const channels = await appliance.adapters.directory.listChannels(robot.robot_id);
  return channels.map(({ channel_id, name, visibility }) => ({
    channel_id,
    name,
    visibility,
    robot: robot.slug,
    tenant: tenant.name,
  }));
}

async function listEvery({ adapters }: Appliance): Promise<readonly ChannelLine[]> {
  const channels: ChannelLine[] = [];
  const all = listAll<ChannelLine>(PAGE, (last) => adapters.records.listChannels(last ?? null, PAGE));
  for await (const channel of all) if (channels.push(channel) >= MOST) break;
  return channels;
}
