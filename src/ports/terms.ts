/** The terms port: the text that a visitor accepts, and which version of it. */
import type { Robot } from "../domain/tenant.ts";

/** The terms of a robot. */
export interface Terms {
  /** The built-in terms in the robot's language, as Markdown. The robot's own terms are `custom_terms`. */
  text(robot: Robot): string;
  /** A short hash of everything that the visitor was shown: it changes when a word of it does. */
  version(robot: Robot): string;
}
