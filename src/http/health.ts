/** The answers of GET /health/live and GET /health/ready, on node's response: they are given before the framework is there. */
import type { ServerResponse } from "node:http";
import type { Readiness } from "../contract/resources/health.ts";
import { sendJson } from "./json-answer.ts";

/** Asks every check; never rejects. */
export type CheckHealth = () => Promise<Readiness>;

/** Liveness: the process runs. */
export function answerLive(response: ServerResponse): void {
  sendJson(response, 200, { status: "ok" });
}

/** Readiness: 200 when every check passes, else 503 with the names of those that fail. */
export async function answerReady(response: ServerResponse, checkHealth: CheckHealth): Promise<void> {
  const readiness = await checkHealth();
  if (readiness.status !== "ready") response.setHeader("retry-after", "5");
  sendJson(response, readiness.status === "ready" ? 200 : 503, readiness);
}
