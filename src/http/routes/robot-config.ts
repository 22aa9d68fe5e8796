/** GET /v1/public/robots/{slug}/config. */
import type { H3Plugin } from "h3";
import type { PublicChatConfiguration } from "../../contract/resources/public-chat-configuration.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { JsonText } from "../json-answer.ts";
import { paramOf } from "../node-event.ts";

/** What the route needs. */
export interface ConfigRouteOptions extends EndpointOptions {
  readonly readConfig: (slug: string) => Promise<PublicChatConfiguration>;
}

/** The public face of a robot; as long as it stays the same record, it is written as JSON once. */
export function robotConfigRoute(options: ConfigRouteOptions): H3Plugin {
  const texts = new WeakMap<PublicChatConfiguration, JsonText>();
  return serveEndpoint(
    "robot_config",
    async (event) => {
      const configuration = await options.readConfig(paramOf(event, "slug"));
      const text = texts.get(configuration) ?? new JsonText(configuration);
      texts.set(configuration, text);
      return text;
    },
    options,
  );
}
