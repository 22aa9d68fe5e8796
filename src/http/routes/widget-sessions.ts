/** POST /v1/public/widgets/{slug}/sessions. */
import type { H3Plugin } from "h3";
import { serveEndpoint } from "../endpoint.ts";
import { nodeOf, paramOf } from "../node-event.ts";
import { readCreation, type SessionRouteOptions } from "./robot-sessions.ts";
import type { WidgetConfigRouteOptions } from "./widget-config.ts";

/** Creates a widget session. The origin is decided before the body is read, so that no other site can send us work. */
export function widgetSessionsRoute(options: SessionRouteOptions & WidgetConfigRouteOptions): H3Plugin {
  return serveEndpoint(
    "create_widget_session",
    async (event) => {
      const origin = nodeOf(event).request.headers.origin ?? null;
      await options.readWidgetConfig({ slug: paramOf(event, "slug"), origin });
      const creation = await readCreation(options, event);
      return options.createSessionOnce({ ...creation, source: "widget", origin });
    },
    options,
  );
}
