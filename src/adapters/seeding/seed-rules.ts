/** What a schema cannot say about an operator's files: origins, plans, names that must agree. Each fault has its place. */
import { findNearest } from "../../settings/nearest.ts";
import type { ChecksFile, RobotFile, TenantFile } from "../../contract/seed-files.ts";
import { explainOriginEntry } from "../../domain/origin.ts";
import { explainWriting, type WrittenRelay } from "../../domain/tenant-relay.ts";
import { checkTenantRelay, type ReceiverRules } from "../forms/tenant-relay.ts";
import type { PlacedFault } from "../system/references.ts";
import type { Check } from "./yaml-file.ts";

/** What the files are checked against. */
export interface SeedRules {
  /** The plans that there are; without them any plan's name is taken. */
  readonly plans?: readonly string[];
  /** What receivers of relays may be; without it neither inside nor without TLS. */
  readonly receivers?: ReceiverRules;
}

const NOTHING_MORE: ReceiverRules = { allow_private: false, allow_plain: false };

/** Checks a tenant's plan and relay against the settings. */
export function checkTenant({ plans, receivers = NOTHING_MORE }: SeedRules): Check<TenantFile> {
  return (tenant, written) => [
    ...(plans ? checkPlan(tenant, plans) : []),
    ...checkRelay(tenant, (written as { relay?: WrittenRelay }).relay, receivers),
  ];
}

function checkPlan({ plan }: TenantFile, plans: readonly string[]): readonly PlacedFault[] {
  if (plans.includes(plan)) return [];
  const nearest = findNearest(plan, plans);
  const remedy = nearest ? `did you mean ${nearest}?` : `there are ${plans.join(", ")}`;
  return [{ path: ["plan"], message: `there is no plan ${plan}; ${remedy}` }];
}

function checkRelay(
  { relay }: TenantFile,
  written: WrittenRelay | undefined,
  receivers: ReceiverRules,
): readonly PlacedFault[] {
  if (!relay || !written) return [];
  const faults = [...explainWriting(written), ...checkTenantRelay(relay, receivers)];
  return faults.map(({ path, message }) => ({ path: ["relay", ...path], message }));
}

/** Checks a robot's origins and channels. */
export const checkRobot: Check<RobotFile> = (robot) => [
  ...checkOrigins(robot),
  ...checkStarters(robot),
  ...checkChannels(robot),
  ...checkPublicChannel(robot),
];

/** Checks that no check hides another: a question is asked once after the same history. */
export const checkChecks: Check<ChecksFile> = ({ checks }) => {
  const seen = new Set<string>();
  return checks.flatMap(({ question, history }, index) => {
    const key = JSON.stringify([question, history]);
    const isFirst = !seen.has(key);
    seen.add(key);
    if (isFirst) return [];
    const message = "stands here twice after the same history: one check is asked of each";
    return [{ path: ["checks", index, "question"], message }];
  });
};

function checkOrigins({ widget_origins }: RobotFile): readonly PlacedFault[] {
  return widget_origins.flatMap((entry, index) => {
    const message = explainOriginEntry(entry);
    return message === null ? [] : [{ path: ["widget_origins", index], message }];
  });
}

function checkStarters({ starter_questions }: RobotFile): readonly PlacedFault[] {
  return starter_questions.flatMap((question, index) =>
    starter_questions.indexOf(question) < index
      ? [{ path: ["starter_questions", index], message: "stands here twice" }]
      : [],
  );
}

function checkChannels({ channels }: RobotFile): readonly PlacedFault[] {
  return channels.flatMap(({ name, visibility }, index) => {
    const path = ["channels", index, "name"];
    if (channels.findIndex((other) => other.name === name) < index)
      return [{ path, message: `${name} stands here twice: give each channel a name of its own` }];
    const takesDefault = name === "public" && visibility === "private" && !hasPublic(channels);
    return takesDefault
      ? [{ path, message: "the private channel takes the name of the public one: call it otherwise" }]
      : [];
  });
}

const hasPublic = (channels: RobotFile["channels"]): boolean =>
  channels.some(({ visibility }) => visibility === "public");

function checkPublicChannel({ public_channel, channels }: RobotFile): readonly PlacedFault[] {
  if (public_channel === undefined) return [];
  const names = channels.filter(({ visibility }) => visibility === "public").map(({ name }) => name);
  const known = names.length > 0 ? names : ["public"];
  if (known.includes(public_channel)) return [];
  return [
    {
      path: ["public_channel"],
      message: `there is no public channel ${public_channel}; there are ${known.join(", ")}`,
    },
  ];
}
