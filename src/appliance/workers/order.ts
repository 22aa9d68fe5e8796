/** What a parent orders of its worker: everything that it has resolved, so that all workers are the same. */
import { Secret, type SecretKey, type Secrets } from "../../settings/secrets.ts";
import type { Settings } from "../../settings/schema.ts";

/** The order to serve. It goes over a pipe between the two processes only. */
export interface WorkerOrder {
  /** Its place, from 1. The first one runs the sweeps. */
  readonly place: number;
  readonly settings: Settings;
  readonly secrets: Readonly<Record<string, string>>;
}

/** The names of the calls between parent and worker. */
export const CALLS = {
  /** The worker's first: what is sent before it listens is lost. */
  hello: "worker.hello",
  serve: "worker.serve",
  metrics: "worker.metrics",
  /** A sign of life. */
  alive: "worker.alive",
  reload: "worker.reload-certificate",
  stop: "worker.stop",
  /** The worker's: it ends, and takes no more connections. */
  leaving: "worker.leaving",
} as const;

/** The secrets in clear, as they travel. */
export function revealSecrets(secrets: Secrets): WorkerOrder["secrets"] {
  return Object.fromEntries(Object.entries(secrets).map(([key, secret]) => [key, secret.reveal()]));
}

/** The secrets, hidden again. */
export function hideSecrets(secrets: WorkerOrder["secrets"]): Secrets {
  const hidden = Object.entries(secrets).map(([key, value]) => [key as SecretKey, new Secret(value)]);
  return Object.fromEntries(hidden) as Secrets;
}
