/** `channels list`: what runtime requests may send as conversation_channel. */
import { Refusal } from "../../domain/refusal.ts";
import type { CommonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output.ts";

/** The words of the command. */
export interface ListChannelsFlags extends CommonFlags {
  readonly robot?: string;
  readonly json?: boolean;
}

/** Lists. Instructions are not shown: they are nobody's business but the robot's files'. */
export async function run(flags: ListChannelsFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory } }) => {
    const robots = await directory.listRobots();
    const wanted = robots.filter(({ robot }) => !flags.robot || robot.slug === flags.robot);
    if (flags.robot && wanted.length === 0)
      throw new Refusal("unknown_slug", { detail: `There is no robot ${flags.robot}.` });
    const channels = [];
    for (const { robot, tenant } of wanted) {
      for (const { channel_id, name, visibility } of await directory.listChannels(robot.robot_id))
        channels.push({ channel_id, name, visibility, robot: robot.slug, tenant: tenant.name });
    }
    if (flags.json) printJson({ channels });
    else {
      for (const { channel_id, name, visibility, robot } of channels)
        print(`${channel_id}  ${visibility.padEnd(8)} ${robot}/${name}`);
    }
    return 0;
  });
}
