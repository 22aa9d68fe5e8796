/** The abuse blocks in force. */
import type { AbuseBlock, AbuseStore } from "../ports/abuse-store.ts";
import type { Clock } from "../ports/clock.ts";

/** What the flow needs. */
export interface ListBlocksOptions {
  readonly abuse: AbuseStore;
  readonly clock: Clock;
}

/** Gives the flow: the blocks in force, newest first; at most 1,000. */
export function createListBlocks({ abuse, clock }: ListBlocksOptions) {
  return (): Promise<readonly AbuseBlock[]> => abuse.list(clock.now());
}
