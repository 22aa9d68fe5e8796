/** The usage port: how often what is done with robots, by hours. Numbers only; they outlive the conversations they count. */
import type { HourlyUse, Use } from "../domain/usage.ts";

/** Which hours. */
export interface UsageRequest {
  readonly robot_id: string;
  /** Those that began at or after it. */
  readonly since: number;
}

/** What all hours of a robot come to. */
export type TotalUse = Omit<HourlyUse, "hour">;

/** Where counts live. */
export interface UsageStore {
  /** Adds to what is counted, whole or not at all. Of a robot that is gone nothing is kept. */
  add(uses: readonly HourlyUse[]): Promise<void>;
  /** The hours of a robot that have any use, oldest first. */
  list(request: UsageRequest): Promise<readonly HourlyUse[]>;
  /** What each robot's hours since a time come to; robots without any use are missing. */
  total(since: number): Promise<readonly TotalUse[]>;
  /** Hours that began before a time, one a robot and kind; counted up to 10,000. */
  countBefore(time: number): Promise<number>;
  /** Deletes up to `limit` of them; gives how many. */
  removeBefore(time: number, limit: number): Promise<number>;
}

/** What flows count with. */
export interface UsageCounter {
  /** Counts now, one where nothing else is said. Costs its caller nothing, and never fails: it is written a moment later. */
  count(robot_id: string, use: Use, times?: number): void;
}
