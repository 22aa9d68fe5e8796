/**
 * The app: the routes in the order of the interface, then what answers everything else.
 * Checks and error shapes belong to the endpoints themselves, never to a path prefix.
 */
import { H3, type H3Plugin } from "h3";
import { SERVED_ENDPOINTS } from "../contract/endpoints.ts";
import { describeInterface } from "../contract/openapi.ts";
import { Refusal } from "../domain/refusal.ts";
import { refuseOtherMethods, servePreflight } from "./endpoint.ts";
import { isFault, toErrorResponse } from "./errors.ts";
import { chatCompletionsRoute } from "./routes/chat-completions.ts";
import { contactHandoffsRoute, type ContactHandoffRouteOptions } from "./routes/contact-handoffs.ts";
import {
  type ExpandTokenRouteOptions,
  issueExpandTokenRoute,
  redeemExpandTokenRoute,
} from "./routes/expand-tokens.ts";
import { feedbackRoute, type FeedbackRouteOptions } from "./routes/feedback.ts";
import { finishRoute, type FinishRouteOptions } from "./routes/finish.ts";
import { type HealthRouteOptions, liveRoute, readyRoute } from "./routes/health.ts";
import { type MessageRouteOptions, messagesRoute } from "./routes/messages.ts";
import { listModelsRoute, type ModelRouteOptions, retrieveModelRoute } from "./routes/models.ts";
import { responsesRoute } from "./routes/responses.ts";
import { type ConfigRouteOptions, robotConfigRoute } from "./routes/robot-config.ts";
import { robotSessionsRoute, type SessionRouteOptions } from "./routes/robot-sessions.ts";
import { widgetConfigRoute, type WidgetConfigRouteOptions } from "./routes/widget-config.ts";
import { widgetSessionsRoute } from "./routes/widget-sessions.ts";
import { nodeOf } from "./node-event.ts";
import { marksOf } from "./request-context.ts";
import type { RuntimeRouteOptions } from "./runtime-answer.ts";
import { refuseUnknownRoute, surfaceOf } from "./surface.ts";

/** What all the routes need. */
export interface AppOptions
  extends
    HealthRouteOptions,
    ConfigRouteOptions,
    SessionRouteOptions,
    WidgetConfigRouteOptions,
    MessageRouteOptions,
    ExpandTokenRouteOptions,
    FeedbackRouteOptions,
    ContactHandoffRouteOptions,
    FinishRouteOptions,
    RuntimeRouteOptions,
    ModelRouteOptions {
  readonly base_url: () => string;
  /** Routes beside the interface: pages and their assets. */
  readonly pages: readonly H3Plugin[];
}

/** Endpoint id → its route. */
const ROUTES: Readonly<Record<string, (options: AppOptions) => H3Plugin>> = {
  live: liveRoute,
  ready: readyRoute,
  robot_config: robotConfigRoute,
  create_robot_session: robotSessionsRoute,
  widget_config: widgetConfigRoute,
  create_widget_session: widgetSessionsRoute,
  send_message: messagesRoute,
  issue_expand_token: issueExpandTokenRoute,
  finish_session: finishRoute,
  redeem_expand_token: redeemExpandTokenRoute,
  give_feedback: feedbackRoute,
  hand_off_contact: contactHandoffsRoute,
  create_response: responsesRoute,
  create_chat_completion: chatCompletionsRoute,
  list_models: listModelsRoute,
  retrieve_model: retrieveModelRoute,
};

/** The app with every endpoint of the contract. */
export function createApp(options: AppOptions): H3 {
  const app = new H3({
    silent: true,
    onError: (error, event) => {
      const surface = surfaceOf(event.url.pathname);
      if (isFault(error.cause ?? error) && error.status >= 500) {
        options.log.error("request failed", marksOf(nodeOf(event).response), error);
        return toErrorResponse(new Refusal("internal_error"), surface);
      }
      return toErrorResponse(refuseUnknownRoute(event.req.method, event.url.pathname), surface);
    },
  });
  for (const endpoint of SERVED_ENDPOINTS) {
    const route = ROUTES[endpoint.id];
    if (!route) throw new Error(`http: no route serves ${endpoint.id}`);
    app.register(route(options));
    const preflight = servePreflight(endpoint, options);
    if (preflight) app.register(preflight);
  }
  for (const path of new Set(SERVED_ENDPOINTS.map((endpoint) => endpoint.path))) {
    app.register(refuseOtherMethods(path, SERVED_ENDPOINTS, options));
  }
  app.get("/openapi.json", () => describeInterface(options.base_url()));
  for (const page of options.pages) app.register(page);
  return app;
}
