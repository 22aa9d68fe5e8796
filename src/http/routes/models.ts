/** GET /v1/models and /v1/models/{model}: an addition, for clients and tools that begin with it. */
import type { H3Event, H3Plugin } from "h3";
import type { Model, ModelList } from "../../contract/resources/model.ts";
import { Refusal } from "../../domain/refusal.ts";
import { admitBearer, type BearerOptions } from "../bearer.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { nodeOf, paramOf } from "../node-event.ts";

/** What the routes need. */
export interface ModelRouteOptions extends EndpointOptions, BearerOptions {
  /** The identifiers that requests may name, the default first. */
  readonly model_ids: readonly string[];
}

async function listModels(options: ModelRouteOptions, event: H3Event): Promise<readonly Model[]> {
  const { created_at } = await admitBearer(options, nodeOf(event), null);
  const created = Math.floor(created_at / 1_000);
  return options.model_ids.map((id) => ({ id, object: "model", created, owned_by: "chat-assistant" }));
}

/** All model identifiers that the key may use. */
export function listModelsRoute(options: ModelRouteOptions): H3Plugin {
  const handler = async (event: H3Event): Promise<ModelList> => ({
    object: "list",
    data: [...(await listModels(options, event))],
  });
  return serveEndpoint("list_models", handler, options);
}

/** One of them. */
export function retrieveModelRoute(options: ModelRouteOptions): H3Plugin {
  const handler = async (event: H3Event): Promise<Model> => {
    const models = await listModels(options, event);
    const wanted = decodeName(paramOf(event, "model"));
    const found = models.find(({ id }) => id === wanted);
    if (!found) throw new Refusal("model_not_found", { param: "model" });
    return found;
  };
  return serveEndpoint("retrieve_model", handler, options);
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
