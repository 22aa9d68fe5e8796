/** Reads the public face of a robot (`interface.md`: GET …/config). */
import type { PublicChatConfiguration } from "../contract/resources/public-chat-configuration.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Robot, RobotInContext } from "../domain/tenant.ts";
import type { Directory } from "../ports/directory.ts";

/** What the flow needs. */
export interface ReadConfigOptions {
  readonly directory: Directory;
  /** The address of a robot's page of terms. */
  readonly termsUrl: (slug: string) => string;
}

/** The published robot of a slug; refuses with `unknown_slug`. */
export async function findPublished(directory: Directory, slug: string): Promise<RobotInContext> {
  const context = await directory.findRobot(slug);
  if (!context?.robot.published) throw new Refusal("unknown_slug");
  return context;
}

/**
 * Gives the flow: slug → public chat configuration. A robot whose website is switched off still has one. As long as the
 * directory gives the same record of the robot, the same configuration comes of it.
 */
export function createReadConfig({ directory, termsUrl }: ReadConfigOptions) {
  const known = new WeakMap<RobotInContext, PublicChatConfiguration>();
  return async (slug: string): Promise<PublicChatConfiguration> => {
    const context = await findPublished(directory, slug);
    const last = known.get(context);
    // The service's own address is known only once it listens.
    if (last && last.terms_url === termsUrlOf(context.robot, termsUrl)) return last;
    const configuration = toConfiguration(context, termsUrl);
    known.set(context, configuration);
    return configuration;
  };
}

const termsUrlOf = (robot: Robot, termsUrl: ReadConfigOptions["termsUrl"]): string =>
  robot.terms_url ?? termsUrl(robot.slug);

// Blank words would be shown as an empty bubble, or behind a link.
const toSaid = (text: string | null): string | null => (text?.trim() ? text : null);

/** The public face of a robot, field by field. */
export function toConfiguration(
  { robot, tenant }: RobotInContext,
  termsUrl: (slug: string) => string,
): PublicChatConfiguration {
  return {
    slug: robot.slug,
    assistant_name: robot.assistant_name,
    company_name: tenant.company_name,
    website_enabled: robot.website_enabled,
    locale: robot.locale,
    terms_url: termsUrlOf(robot, termsUrl),
    terms_enabled: true,
    retention_mode: robot.retention_mode,
    max_questions_per_session: robot.max_questions_per_session,
    session_timeout_minutes: robot.session_timeout_minutes,
    welcome_message: toSaid(robot.welcome_message),
    custom_terms: toSaid(robot.custom_terms),
    widget_image_url: robot.widget_image_url,
    public_header_image_url: robot.public_header_image_url,
  };
}
