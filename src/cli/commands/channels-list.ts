/** `channels list`: what runtime requests may send as conversation_channel. */
import { findRobot } from "../find-robot.ts";
import { printList } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";

const MOST_ROBOTS = 1_000;

/** The words of the command. */
export interface ListChannelsFlags extends JsonFlags {
  readonly robot?: string;
}

/** Lists. Instructions are not shown: they are nobody's business but the robot's files'. */
export async function run(flags: ListChannelsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { directory } = appliance.adapters;
    const wanted =
      flags.robot === undefined ? await directory.listRobots() : [await findRobot(appliance, flags.robot)];
    const channels = [];
    for (const { robot, tenant } of wanted) {
      for (const { channel_id, name, visibility } of await directory.listChannels(robot.robot_id))
        channels.push({ channel_id, name, visibility, robot: robot.slug, tenant: tenant.name });
    }
    printList(
      {
        name: "channels",
        rows: channels,
        more: wanted.length === MOST_ROBOTS,
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
