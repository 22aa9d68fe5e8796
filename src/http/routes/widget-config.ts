/** GET /v1/public/widgets/{slug}/config. */
import type { H3Plugin } from "h3";
import type { PublicChatConfiguration } from "../../contract/resources/public-chat-configuration.ts";
import type { WidgetQuestion } from "../../flows/read-widget-config.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the route needs. */
export interface WidgetConfigRouteOptions extends EndpointOptions {
  readonly readWidgetConfig: (question: WidgetQuestion) => Promise<PublicChatConfiguration>;
}

/** The public face of a robot, for a page of an allowed origin. */
export function widgetConfigRoute(options: WidgetConfigRouteOptions): H3Plugin {
  return serveEndpoint(
    "widget_config",
    (event) => {
      const origin = nodeOf(event).request.headers.origin ?? null;
      return options.readWidgetConfig({ slug: paramOf(event, "slug"), origin });
    },
    options,
  );
}
