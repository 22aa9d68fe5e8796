/** The terms port: which version of the terms a visitor accepts. */
import type { RobotInContext } from "../domain/tenant.ts";

/** The terms of a robot: the built-in ones in its language, and its own. */
export interface Terms {
  /** A short hash of everything that the visitor was shown: it changes when a word of it does, a name included. */
  version(context: RobotInContext): string;
}
