/** Who may use a robot's widget (`interface.md`: Authentication, 2; Errors, widget rows). Unknown slugs are refused before. */
import { decideOrigin } from "./origin.ts";
import { Refusal } from "./refusal.ts";
import type { RobotInContext } from "./tenant.ts";

/**
 * The origin of the page that embeds the widget. Refuses, in this order, with `widget_disabled`, `origin_not_allowed`
 * and `plan_lacks_widget`.
 */
export function admitWidget({ robot, plan }: RobotInContext, origin: string | null): string {
  if (!robot.widget_enabled) throw new Refusal("widget_disabled");
  const decision = decideOrigin(origin, robot.widget_origins);
  if (!decision.allowed) throw new Refusal("origin_not_allowed");
  if (!plan.widget) throw new Refusal("plan_lacks_widget");
  return decision.origin;
}

/** Refuses with `client_blocked`. */
export function admitUnblocked(isBlocked: boolean): void {
  if (isBlocked) throw new Refusal("client_blocked");
}
