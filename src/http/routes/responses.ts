/** POST /v1/responses. */
import type { H3Plugin } from "h3";
import { toResponse } from "../../domain/runtime/response-shape.ts";
import { createResponseStream } from "../../domain/runtime/response-shape-stream.ts";
import { serveEndpoint } from "../endpoint.ts";
import { type RuntimeRouteOptions, type RuntimeShapes, serveRuntime } from "../runtime-answer.ts";

const SHAPES: RuntimeShapes = { endpoint: "responses", toBody: toResponse, toStream: createResponseStream };

/** Answers in the style of the Responses interface. */
export function responsesRoute(options: RuntimeRouteOptions): H3Plugin {
  return serveEndpoint("create_response", (event) => serveRuntime(options, SHAPES, event), options);
}
