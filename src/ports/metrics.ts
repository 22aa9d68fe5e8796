/** The metrics port: what is counted and measured while the service runs. Never a name of a robot, a visitor or a text. */

/** A request that was answered. */
export interface ServedRequest {
  /** The endpoint's id of the contract's table; null: none matched. */
  readonly endpoint: string | null;
  readonly status: number;
  readonly duration_ms: number;
}

/** Something whose size is read when it is asked for. */
export type Watched = "requests_running" | "writes_waiting" | "untrusted_forwarding_header";

/** Where counts and measurements go. Every set of names is bounded. */
export interface Metrics {
  /** False: nothing is kept, and nobody needs to measure. */
  readonly enabled: boolean;
  request(served: ServedRequest): void;
  answer(outcome: "answered" | "declined" | "failed", duration_ms: number): void;
  relay(status: "sent" | "failed"): void;
  sweep(name: string, done: number): void;
  /** Reads a size whenever measurements are asked for. A second source of one size replaces the first. */
  watch(size: Watched, read: () => number): void;
  /** All of it as Prometheus reads it. */
  expose(): Promise<{ readonly content_type: string; readonly text: string }>;
}
