/** Takes a robot to the public or back, by hand; on request only when it answers all that it must go on answering. */
import { type PublishingRefusal, refusePublishing } from "../../domain/publishing.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Directory } from "../../ports/directory.ts";
import type { CheckReport, RunChecks } from "./run-checks.ts";

/** What the flow needs. */
export interface PublishRobotOptions {
  readonly directory: Directory;
  readonly audit: AuditLog;
  readonly runChecks: RunChecks;
}

/** What is wanted, and who wants it. */
export interface PublishCommand {
  readonly context: RobotInContext;
  readonly published: boolean;
  /** Runs the robot's checks before. */
  readonly require_checks: boolean;
  readonly actor: string;
}

/** What came of it. `checks` is null where none were asked for. */
export interface Publishing {
  readonly changed: boolean;
  readonly refused: PublishingRefusal | null;
  readonly checks: CheckReport | null;
}

/** Gives the flow. A refusal changes nothing; a robot that is public already stays so. */
export function createPublishRobot({ directory, audit, runChecks }: PublishRobotOptions) {
  return async ({ context, published, require_checks, actor }: PublishCommand): Promise<Publishing> => {
    const { robot_id, slug } = context.robot;
    const checks = require_checks ? await runChecks(context) : null;
    const refused = checks && refusePublishing({ passed: checks.passed, failed: checks.failed.length });
    if (refused) return { changed: false, refused, checks };
    const changed = await directory.setPublished(robot_id, published);
    const action = published ? "robot.published" : "robot.unpublished";
    const details = { slug, ...(checks ? { checks: checks.passed } : {}) };
    if (changed) await audit.append({ actor, action, subject: robot_id, details });
    return { changed, refused: null, checks };
  };
}
