/** GET /v1/public/robots/{slug}/config. */
import type { H3Plugin } from "h3";
import type { PublicChatConfiguration } from "../../contract/resources/public-chat-configuration.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";

/** What the route needs. */
export interface ConfigRouteOptions extends EndpointOptions {
  readonly readConfig: (slug: string) => Promise<PublicChatConfiguration>;
}

/** The public face of a robot. */
export function robotConfigRoute(options: ConfigRouteOptions): H3Plugin {
  return serveEndpoint(
    "robot_config",
    (event) => options.readConfig(event.context.params?.["slug"] ?? ""),
    options,
  );
}
