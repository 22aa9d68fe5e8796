/** The built-in terms from `templates/terms`, or the operator's in their place (`ports/terms.ts`). */
import { createHash } from "node:crypto";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { Terms } from "../../ports/terms.ts";
import type { Templates } from "./templates.ts";

const VERSION_CHARACTERS = 16;

/** The terms of these templates. */
export function createTerms(templates: Templates): Terms {
  const versions = new WeakMap<RobotInContext, string>();
  const computeVersion = ({ robot, tenant }: RobotInContext): string => {
    const shown = [
      templates.read(`terms/terms.${robot.locale}.md`),
      robot.assistant_name,
      tenant.company_name,
      robot.terms_url ?? "",
      robot.custom_terms ?? "",
      robot.retention_mode,
    ];
    return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, VERSION_CHARACTERS);
  };
  return {
    version: (context) => {
      const known = versions.get(context) ?? computeVersion(context);
      versions.set(context, known);
      return known;
    },
  };
}
