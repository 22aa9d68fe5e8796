/** `origins test`: what would become of a page's origin, and why. */
import { type DeniedBecause, decideOrigin } from "../../domain/origin.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import { findRobot } from "../find-robot.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";

/** The words of the command. */
export interface OriginsTestCommand {
  readonly slug: string;
  readonly origin: string;
  readonly flags: JsonFlags;
}

interface Verdict {
  readonly allowed: boolean;
  /** As it was compared; null: it could not be read. */
  readonly origin: string | null;
  readonly rule: string;
}

const EXPLAINED: Readonly<Record<DeniedBecause, string>> = {
  missing: "a request without an origin is denied",
  opaque: "the origin null (a sandboxed frame, a file) is denied",
  not_an_origin: "this is no origin: write scheme, host and, if needed, port, as https://shop.example",
  empty_list: "widget_origins is empty: nobody is allowed",
  not_listed: "no entry of widget_origins matches",
};

function judge({ robot, plan, tenant }: RobotInContext, text: string): Verdict {
  const decision = decideOrigin(text, robot.widget_origins);
  const { origin } = decision;
  const denied = (rule: string): Verdict => ({ allowed: false, origin, rule });
  if (!robot.published) return denied("the robot is not published");
  if (!robot.widget_enabled) return denied("widget_enabled is false");
  if (!decision.allowed) return denied(EXPLAINED[decision.because]);
  if (!plan.widget) return denied(`the plan ${tenant.plan} has no widget access`);
  return { allowed: true, origin, rule: `widget_origins: ${decision.rule}` };
}

/** Decides and prints; 0: allowed, 1: denied. */
export async function test({ slug, origin, flags }: OriginsTestCommand): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const verdict = judge(await findRobot(appliance, slug), origin);
    if (flags.json) printJson({ slug, ...verdict });
    else
      print(
        `${verdict.origin ?? origin} is ${verdict.allowed ? "allowed" : "denied"} by rule: ${verdict.rule}`,
      );
    return verdict.allowed ? 0 : 1;
  });
}
