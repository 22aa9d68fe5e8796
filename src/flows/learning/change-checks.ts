/** Adds and removes regression checks by hand. */
import { wrongRequest } from "../../domain/refusal.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import { type Check, type CheckStore, MOST_CHECKS } from "../../ports/check-store.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";
import { admitText } from "./admit-text.ts";

/** What the flow needs. */
export interface ChangeChecksOptions {
  readonly checks: CheckStore;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A check to add; `expect` null: the robot must say that it does not know. */
export type NewCheck = Pick<Check, "robot_id" | "source" | "question" | "history" | "expect">;

/** Changing checks. */
export interface ChangeChecks {
  /** Adds, or replaces the one of the same question. Refuses with `invalid_request` for empty or overlong texts, and when there are too many. */
  add(check: NewCheck, actor: string): Promise<Check>;
  /** Removes the other checks of its source: what was decided before, in other words. Idempotent. */
  keepOnly(check: Check, actor: string): Promise<void>;
  /** Refuses with `invalid_request` when the robot has none of that id. */
  remove(robot_id: string, check_id: string, actor: string): Promise<void>;
}

/** Characters of a question, of what is expected, and of one earlier question. */
export const CHECK_CHARACTERS = 1_000;
const MOST_EARLIER = 20;

/** Gives the flow. */
export function createChangeChecks({ checks, audit, clock, ids }: ChangeChecksOptions): ChangeChecks {
  const remove = async (robot_id: string, check_id: string, actor: string): Promise<void> => {
    if (!(await checks.remove(robot_id, check_id)))
      throw wrongRequest(`The robot has no check ${check_id}: \`chat-assistant checks list\` shows them.`);
    await audit.append({ actor, action: "check.removed", subject: check_id, details: { robot_id } });
  };
  return {
    keepOnly: async ({ robot_id, source, check_id }, actor) => {
      for (const other of await checks.list(robot_id))
        if (other.source === source && other.check_id !== check_id)
          await remove(robot_id, other.check_id, actor);
    },
    add: async (given, actor) => {
      admit(given);
      const check: Check = { ...given, check_id: ids.create("chk"), created_at: clock.now() };
      const check_id = await checks.add(check);
      if (check_id === null) throw wrongRequest(`The robot has ${MOST_CHECKS} checks: remove some first.`);
      const { robot_id, source } = check;
      await audit.append({ actor, action: "check.added", subject: check_id, details: { robot_id, source } });
      return { ...check, check_id };
    },
    remove,
  };
}

function admit({ question, history, expect }: NewCheck): void {
  if (history.length > MOST_EARLIER)
    throw wrongRequest(`A check takes ${MOST_EARLIER} earlier questions at most.`);
  admitText("question", question, CHECK_CHARACTERS);
  for (const earlier of history) admitText("earlier question", earlier, CHECK_CHARACTERS);
  if (expect !== null) admitText("expected text", expect, CHECK_CHARACTERS);
}
