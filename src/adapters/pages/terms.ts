/** The built-in terms from `templates/terms`, or the operator's in their place (`ports/terms.ts`). */
import { createHash } from "node:crypto";
import type { Robot } from "../../domain/tenant.ts";
import type { Terms } from "../../ports/terms.ts";
import type { Templates } from "./templates.ts";

const VERSION_CHARACTERS = 16;

/** The terms of these templates. */
export function createTerms(templates: Templates): Terms {
  const text = (robot: Robot) => templates.read(`terms/terms.${robot.locale}.md`);
  const versions = new WeakMap<Robot, string>();
  const computeVersion = (robot: Robot): string => {
    const shown = [text(robot), robot.terms_url ?? "", robot.custom_terms ?? "", robot.retention_mode];
    return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, VERSION_CHARACTERS);
  };
  return {
    text,
    version: (robot) => {
      const known = versions.get(robot) ?? computeVersion(robot);
      versions.set(robot, known);
      return known;
    },
  };
}
