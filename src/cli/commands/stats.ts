/** `stats`: how much robots are asked, and how often they know. */
import type { Appliance } from "../../appliance.ts";
import type { Robot } from "../../domain/tenant.ts";
import { addUp, addUpBy, callsIn, conversationsIn, questionsIn, type UseCounts } from "../../domain/usage.ts";
import { localZone, startOfLocalDay, toLocalDay } from "../days.ts";
import { findRobot, listEveryRobot } from "../find-robot.ts";
import { findTenant } from "../find-tenant.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { counted } from "../output/counted.ts";
import { printList, toIso } from "../output/list.ts";
import { print, printJson } from "../output/print.ts";
import { type Column, toTable } from "../output/table.ts";
import { UsageError } from "../usage-error.ts";

/** The flags of `stats`. */
export type StatsFlags = JsonFlags & { readonly days: number; readonly tenant?: string };

const MOST_ROBOTS = 1_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Of one robot by the day, or of all of them, each in a line. */
export async function run(slug: string | undefined, flags: StatsFlags): Promise<number> {
  if (slug !== undefined && flags.tenant !== undefined)
    throw new UsageError("Give either a robot or --tenant.");
  return withAppliance(flags, async (appliance) => {
    if (slug === undefined) await showRobots(appliance, flags);
    else await showDays(appliance, slug, flags);
    return 0;
  });
}

/** A line of the table, by the name of what it is about. */
type Line = readonly [name: string, counts: UseCounts];

function columnsOf(heading: string, lines: readonly Line[]): readonly Column<Line>[] {
  const toColumn = (name: string, count: (counts: UseCounts) => number): Column<Line> => [
    name,
    ([, counts]) => String(count(counts)),
    "right",
  ];
  return [
    [heading, ([name]) => name],
    toColumn("CHATS", conversationsIn),
    toColumn("QUESTIONS", questionsIn),
    ["ANSWERED", ([, counts]) => withShare(counts.answered, questionsIn(counts)), "right"],
    toColumn("DECLINED", ({ declined }) => declined),
    toColumn("FAILED", ({ failed }) => failed),
    toColumn("UP", ({ rated_up }) => rated_up),
    toColumn("DOWN", ({ rated_down }) => rated_down),
    toColumn("CONTACTS", ({ contacts }) => contacts),
    toColumn("API", callsIn),
    // Without a model there is nothing to show.
    ...(lines.some(([, { model_tokens }]) => model_tokens > 0)
      ? [toColumn("TOKENS", ({ model_tokens }) => model_tokens)]
      : []),
  ];
}

const withShare = (part: number, whole: number): string =>
  whole === 0 ? String(part) : `${part} (${Math.round((100 * part) / whole)} %)`;

async function showRobots(appliance: Appliance, { days, tenant, json }: StatsFlags): Promise<void> {
  const { usage, clock } = appliance.adapters;
  const robots = await listRobots(appliance, tenant);
  const since = startOfLocalDay(clock.now(), days - 1);
  const ids = robots.map(({ robot_id }) => robot_id);
  const counts = addUpBy(await usage.total(since), ids, ({ robot_id }) => robot_id);
  const rows = robots.map(({ slug, robot_id }): Line => [slug, counts.get(robot_id) ?? addUp([])]);
  printList(
    {
      name: "robots",
      rows: rows.slice(0, MOST_ROBOTS),
      more: rows.length > MOST_ROBOTS,
      nothing: "There is no robot yet: write one with `chat-assistant init`, then seed it.",
      toShown: ([robot, shown]) => ({ robot, ...shown }),
      columns: columnsOf("ROBOT", rows),
    },
    json,
  );
}

/** By slug; one more than are shown, where there are more. */
async function listRobots(appliance: Appliance, name: string | undefined): Promise<readonly Robot[]> {
  const tenant = name === undefined ? null : await findTenant(appliance.adapters.directory, name);
  const robots: Robot[] = [];
  for await (const { robot } of listEveryRobot(appliance)) {
    if (tenant && robot.tenant_id !== tenant.tenant_id) continue;
    robots.push(robot);
    if (robots.length > MOST_ROBOTS) break;
  }
  return robots;
}

async function showDays(appliance: Appliance, slug: string, { days, json }: StatsFlags): Promise<void> {
  const { usage, clock } = appliance.adapters;
  const { robot } = await findRobot(appliance, slug);
  const now = clock.now();
  const since = startOfLocalDay(now, days - 1);
  const names = Array.from({ length: days }, (_, day) => toLocalDay(startOfLocalDay(now, days - 1 - day)));
  const uses = await usage.list({ robot_id: robot.robot_id, since });
  const shown = {
    days: addUpBy(uses, names, ({ hour }) => toLocalDay(hour)),
    hours: addUpBy(uses, HOURS, ({ hour }) => new Date(hour).getHours()),
    total: addUp(uses),
  };
  if (json) printJson({ robot: slug, time_zone: localZone(), since: toIso(since), ...toShown(shown) });
  else printShown(slug, shown);
}

interface Shown {
  readonly days: ReadonlyMap<string, UseCounts>;
  readonly hours: ReadonlyMap<number, UseCounts>;
  readonly total: UseCounts;
}

const toShown = ({ days, hours, total }: Shown): object => ({
  days: [...days].map(([day, counts]) => ({ day, ...counts })),
  hours: [...hours].map(([hour, counts]) => ({ hour, ...counts })),
  total,
});

function printShown(slug: string, { days, hours, total }: Shown): void {
  const lines: readonly Line[] = [...days, [counted(days.size, "day"), total]];
  for (const line of toTable(lines, columnsOf(`DAY (${localZone()})`, lines))) print(line);
  const questions = questionsIn(total);
  if (questions > 0) print(`${busiestHour(hours)} of ${counted(questions, "question")}.`);
  if (total.declined > 0) print(`What it did not know: \`chat-assistant gaps list --robot ${slug}\`.`);
  if (total.rated_down > 0)
    print(`What was disliked, and why: \`chat-assistant reviews list --robot ${slug}\`.`);
}

function busiestHour(hours: ReadonlyMap<number, UseCounts>): string {
  const asked = [...hours].map(([hour, counts]) => [hour, questionsIn(counts)] as const);
  const [hour, most] = asked.reduce((one, other) => (other[1] > one[1] ? other : one));
  const clock = (at: number): string => `${String(at % 24).padStart(2, "0")}:00`;
  return `Most is asked from ${clock(hour)} to ${clock(hour + 1)}: ${most}`;
}
