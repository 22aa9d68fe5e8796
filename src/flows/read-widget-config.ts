/** Reads the configuration for a page that embeds the widget (`interface.md`: GET /v1/public/widgets/{slug}/config). */
import type { PublicChatConfiguration } from "../contract/resources/public-chat-configuration.ts";
import { admitWidget } from "../domain/widget.ts";
import { findPublished, type ReadConfigOptions, toConfiguration } from "./read-config.ts";

/** A page that asks: for which robot, and its `Origin` header. */
export interface WidgetQuestion {
  readonly slug: string;
  readonly origin: string | null;
}

/** Gives the flow. Refuses with `unknown_slug`, `widget_disabled`, `origin_not_allowed`, `plan_lacks_widget`. */
export function createReadWidgetConfig({ directory, termsUrl }: ReadConfigOptions) {
  return async ({ slug, origin }: WidgetQuestion): Promise<PublicChatConfiguration> => {
    const context = await findPublished(directory, slug);
    admitWidget(context, origin);
    return toConfiguration(context, termsUrl);
  };
}
