/**
 * What is done with a robot, counted by hours: how much it is asked and how often it knows. Numbers alone, nothing of a visitor,
 * so that they may outlive every conversation.
 */

/** All that is counted. */
export const USES = [
  "page_conversations",
  "widget_conversations",
  "answered",
  "declined",
  "failed",
  "rated_up",
  "rated_down",
  "contacts",
  "api_answered",
  "api_declined",
  "api_failed",
  "model_tokens",
] as const;

/**
 * One kind of what is counted. `declined`: the knowledge does not support an answer; `api_…`: asked by a program;
 * `model_tokens`: what answers and summaries took of a model.
 */
export type Use = (typeof USES)[number];

/** How often everything was done. */
export type UseCounts = Readonly<Record<Use, number>>;

/** How often one thing was done with one robot within an hour. */
export interface HourlyUse {
  readonly robot_id: string;
  /** When the hour began, in milliseconds since 1970. */
  readonly hour: number;
  readonly use: Use;
  readonly times: number;
}

/** How long hours are kept: a year, and a month to compare with the one a year before. */
export const USAGE_DAYS = 400;

const HOUR_MS = 3_600_000;

/** When the hour of a time began. */
export const hourOf = (at: number): number => at - (at % HOUR_MS);

/** Adds up, whatever the hours and robots. */
export function addUp(uses: Iterable<Pick<HourlyUse, "use" | "times">>): UseCounts {
  const counts = Object.fromEntries(USES.map((use) => [use, 0])) as Record<Use, number>;
  // A later version may have counted more than this one knows.
  for (const { use, times } of uses) if (Object.hasOwn(counts, use)) counts[use] += times;
  return counts;
}

/** Adds up by what `nameOf` says; in the order of `names`, those without any use included, and no others. */
export function addUpBy<Name, Counted extends Pick<HourlyUse, "use" | "times">>(
  uses: readonly Counted[],
  names: readonly Name[],
  nameOf: (use: Counted) => Name,
): ReadonlyMap<Name, UseCounts> {
  const named = new Map<Name, Counted[]>(names.map((name) => [name, []]));
  for (const use of uses) named.get(nameOf(use))?.push(use);
  return new Map([...named].map(([name, ofName]) => [name, addUp(ofName)]));
}

/** Conversations, wherever they were begun. */
export const conversationsIn = ({ page_conversations, widget_conversations }: UseCounts): number =>
  page_conversations + widget_conversations;

/** Questions of visitors, those whose answer failed included. */
export const questionsIn = ({ answered, declined, failed }: UseCounts): number =>
  answered + declined + failed;

/** Questions of programs, likewise. */
export const callsIn = ({ api_answered, api_declined, api_failed }: UseCounts): number =>
  api_answered + api_declined + api_failed;
