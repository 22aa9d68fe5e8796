/** The robot that a word of the command line means. */
import type { Appliance } from "../appliance.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RobotInContext } from "../domain/tenant.ts";
import { findNearest } from "../settings/nearest.ts";
import { listAll } from "../flows/list-all.ts";

/** By slug. Refuses with `unknown_slug` and says where to look. */
export async function findRobot({ adapters }: Appliance, slug: string): Promise<RobotInContext> {
  const context = await adapters.directory.findRobot(slug);
  if (context) return context;
  const nearest = findNearest(
    slug,
    (await adapters.directory.listRobots()).map(({ robot }) => robot.slug),
  );
  const where = nearest
    ? `Did you mean ${nearest}?`
    : "`chat-assistant robots list` shows which there are, `chat-assistant seed` makes them.";
  throw new Refusal("unknown_slug", { detail: `There is no robot ${slug}. ${where}` });
}

/** Every robot of every tenant, by slug. */
export function listEveryRobot({ adapters }: Appliance): AsyncGenerator<RobotInContext> {
  // The size of a page is the directory's own: the last one is empty.
  return listAll(1, (last) => adapters.directory.listRobots(last?.robot.slug));
}

/** The id of a robot that may be named; null: none was. */
export async function findRobotId(appliance: Appliance, slug: string | undefined): Promise<string | null> {
  return slug === undefined ? null : (await findRobot(appliance, slug)).robot.robot_id;
}

/** Slugs of all robots by id, for lists. */
export async function listSlugs(appliance: Appliance): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>();
  for await (const { robot } of listEveryRobot(appliance)) slugs.set(robot.robot_id, robot.slug);
  return slugs;
}
