/** Ends the relay attempts of processes that died in the middle: `failed`, with the error `interrupted`. */
import type { Clock } from "../ports/clock.ts";
import type { ProcessOwner } from "../ports/process-owner.ts";
import type { RelayLedger } from "../ports/relay-ledger.ts";

/** What the flow needs. */
export interface SettleRelaysOptions {
  readonly relays: RelayLedger;
  readonly owner: ProcessOwner;
  readonly clock: Clock;
}

// No attempt may take as long: of a process elsewhere, this is all that can be known.
const ABANDONED_AFTER_MS = 60_000;

/** Gives the flow; gives how many attempts were ended. Whether they arrived is unknown: the relay id lets the receiver tell. */
export function createSettleRelays({ relays, owner, clock }: SettleRelaysOptions) {
  return async (): Promise<number> => {
    const now = clock.now();
    const running = await relays.listRunning();
    // One of the future began before the clock was set back.
    const gone = running.filter(
      (attempt) => owner.isGone(attempt.owner) || Math.abs(now - attempt.attempted_at) >= ABANDONED_AFTER_MS,
    );
    for (const attempt of gone) await relays.interrupt(attempt, now);
    return gone.length;
  };
}
