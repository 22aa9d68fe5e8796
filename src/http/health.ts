/** The answers of GET /health/live and GET /health/ready, on node's response: they are given before the framework is there. */
import type { ServerResponse } from "node:http";
import type { Readiness } from "../contract/resources/health.ts";
import { answerJson } from "./json-answer.ts";

/** Asks every check; never rejects. */
export type CheckHealth = () => Promise<Readiness>;

/** Liveness: the process runs. */
export const answerLive = (response: ServerResponse): Promise<never> =>
  answerJson(response, 200, { status: "ok" });

/** Readiness: 200 when every check passes, else 503 with the names of those that fail. */
export async function answerReady(response: ServerResponse, checkHealth: CheckHealth): Promise<never> {
  const readiness = await checkHealth();
  if (readiness.status === "ready") return answerJson(response, 200, readiness);
  response.setHeader("retry-after", "5");
  return answerJson(response, 503, readiness);
}
