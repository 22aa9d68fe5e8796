/** Endpoints that the service adds to the interface, because OpenAI's clients and tools begin with them. */
import type { Endpoint } from "./endpoint.ts";
import type { ReasonCode } from "./errors.ts";
import { Model, ModelList } from "./resources/model.ts";

const REFUSALS: readonly ReasonCode[] = ["invalid_api_key", "tenant_deleted", "rate_limit_exceeded"];

/** The additions. */
export const ADDED_ENDPOINTS: readonly Endpoint[] = [
  {
    id: "list_models",
    method: "GET",
    path: "/v1/models",
    auth: "bearer",
    surface: "runtime",
    summary: "List the model identifiers that the API key may use (an addition to the interface).",
    success: { status: 200, schema: ModelList },
    refusals: REFUSALS,
  },
  {
    id: "retrieve_model",
    method: "GET",
    path: "/v1/models/{model}",
    auth: "bearer",
    surface: "runtime",
    summary: "One model identifier (an addition to the interface).",
    success: { status: 200, schema: Model },
    refusals: [...REFUSALS, "model_not_found"],
  },
];
