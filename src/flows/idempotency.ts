/**
 * Does a piece of work once for each `Idempotency-Key`, however often and wherever it is asked for (`decisions.md`: Retries).
 * Whoever comes second gets the first one's result; another body is refused; work that failed may be tried again.
 */
import { admitSameBody, toBodyHash, toClaimHash } from "../domain/idempotency.ts";
import { isObject, parseJson } from "../domain/json.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Clock } from "../ports/clock.ts";
import type { Claim, ClaimRequest, IdempotencyStore } from "../ports/idempotency-store.ts";
import type { Ids } from "../ports/ids.ts";
import type { ProcessOwner } from "../ports/process-owner.ts";
import type { Volatile } from "../ports/volatile.ts";
import type { Secret } from "../settings/secrets.ts";
import { type HeldClaim, LEASE_MS, toClaim, workAndComplete } from "./claimed-work.ts";

/** What the wrapper needs. */
export interface IdempotencyOptions {
  readonly idempotencyStore: IdempotencyStore;
  readonly volatile: Pick<Volatile, "results">;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly owner: ProcessOwner;
  /** Keys the hashes; the same in every process of a database. */
  readonly secret: Secret;
}

/** Work that is done once for its key. `S` is a JSON object and holds no text of a conversation. */
export interface IdempotentWork<T, S> {
  /** The operation, with everything that two callers must not share: session, or robot and client. */
  readonly scope: string;
  /** null: the work is simply done. */
  readonly key: string | null;
  /** The parsed body. */
  readonly body: unknown;
  /** The whole result is remembered in memory only, and nothing of it is written (retention `none`). */
  readonly memory_only?: boolean;
  /** Whether the work takes the claim with its first write. It may be begun in vain then: nothing before that write changes anything. */
  readonly takes_claim?: boolean;
  /** Does it. Where `remember` was not asked, and where there is no claim, the result is kept after the work. */
  readonly work: (claim?: HeldClaim<T>) => Promise<T>;
  readonly toStored: (value: T) => S;
  readonly fromStored: (stored: S) => T | Promise<T>;
}

/** Does work once. */
export interface Idempotency {
  /**
   * The result of the work, done now or before. Refuses with `idempotency_key_reused`, and with `answer_unavailable` when
   * another process works on it for too long, or its result cannot be read; otherwise as the work does.
   */
  run<T, S>(job: IdempotentWork<T, S>): Promise<T>;
}

interface Named<T, S> extends IdempotentWork<T, S> {
  readonly claim_hash: string;
  readonly body_hash: string;
}

// Longer than a lease: a process that died elsewhere is waited out.
const PATIENCE_MS = 45_000;
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** Gives the wrapper. One of it serves all operations. */
export function createIdempotency(options: IdempotencyOptions): Idempotency {
  const { idempotencyStore, volatile, secret } = options;
  const running = new Map<string, { readonly body_hash: string; readonly result: Promise<unknown> }>();

  const start = <T, S>(job: Named<T, S>): Promise<T> =>
    job.memory_only
      ? runClaimed({ ...options, idempotencyStore: volatile.results }, toVerbatim(job))
      : runClaimed({ ...options, idempotencyStore }, job);

  return {
    run: async <T, S>(work: IdempotentWork<T, S>): Promise<T> => {
      if (work.key === null) return work.work();
      const claim_hash = toClaimHash(secret.reveal(), work.scope, work.key);
      const body_hash = toBodyHash(secret.reveal(), work.body);
      const first = running.get(claim_hash);
      if (first) {
        admitSameBody(first.body_hash, body_hash);
        return first.result as Promise<T>;
      }
      const result = start({ ...work, claim_hash, body_hash });
      running.set(claim_hash, { body_hash, result });
      try {
        return await result;
      } finally {
        running.delete(claim_hash);
      }
    },
  };
}

// What is not written may hold texts: nothing has to be left out, and nothing could be read back. Nor is it kept where the
// work writes.
const toVerbatim = <T, S>(job: Named<T, S>): Named<T, T> => ({
  ...job,
  takes_claim: false,
  work: () => job.work(),
  toStored: (value) => value,
  fromStored: (value) => value,
});

async function runClaimed<T, S>(options: IdempotencyOptions, job: Named<T, S>): Promise<T> {
  const { idempotencyStore: store, clock, ids } = options;
  const { claim_hash, body_hash } = job;
  const owner = `${options.owner.name} ${ids.create("req")}`;
  let seen: Claim | null = null;
  if (job.takes_claim) {
    // Asked for along with the work: whoever repeats a request is not kept waiting for it.
    const standing = store.find(claim_hash, clock.now()).catch(() => null);
    const begun = await workAtOnce(options, job, owner);
    if (begun) return begun.value;
    seen = await standing;
  }
  const hasStoodStill = watchLease();
  let pause_ms = SHORTEST_PAUSE_MS;
  for (let waited_ms = 0; waited_ms <= PATIENCE_MS; waited_ms += pause_ms) {
    const now = clock.now();
    const claim: Claim | null = seen ?? (await store.find(claim_hash, now));
    seen = null;
    const isLeft = claim && (hasStoodStill(claim.lease_until, waited_ms) || isGone(options, claim));
    const standing_lease = isLeft ? claim.lease_until : null;
    if (!claim || (claim.result === null && (claim.lease_until <= now || standing_lease !== null))) {
      const request = { ...toClaim(job, owner, now), standing_lease };
      const isMine = await take(store, request);
      const outcome = isMine && (await workAndComplete(options, job, { claim: request, is_taken: true }));
      if (outcome) return outcome.value;
      continue;
    }
    admitSameBody(claim.body_hash, body_hash);
    if (claim.result !== null) return job.fromStored(readResult(claim.result) as S);
    await pause(pause_ms);
    pause_ms = Math.min(pause_ms * 2, LONGEST_PAUSE_MS);
  }
  throw new Refusal("answer_unavailable", { detail: "The first request with this key is still running." });
}

/** Does the work as if nobody had done it before, which is nearly always so. null: somebody has, or is at it. */
const workAtOnce = <T, S>(
  options: IdempotencyOptions,
  job: Named<T, S>,
  owner: string,
): Promise<{ readonly value: T } | null> =>
  workAndComplete(options, job, { claim: toClaim(job, owner, options.clock.now()), is_taken: false });

// What a failing disk or another program broke: the work was done, and is not done again.
function readResult(kept: string): object {
  const result = parseJson(kept);
  if (isObject(result)) return result;
  throw new Refusal("answer_unavailable", { detail: "The result of the first request cannot be read." });
}

const isGone = ({ owner }: IdempotencyOptions, claim: Claim): boolean =>
  owner.isGone(claim.owner.split(" ", 1)[0] ?? "");

// A claim that failed may have been made, its answer lost: left behind, it would hold up the retry for a whole lease.
async function take(store: IdempotencyStore, request: ClaimRequest): Promise<boolean> {
  try {
    return await store.claim(request);
  } catch (error) {
    await store.release(request).catch(() => {});
    throw error;
  }
}

// The clock of the one who claimed may have been ahead, by days even: a lease that is not renewed for as long as one lasts
// is over, whatever time it names.
function watchLease(): (lease_until: number, waited_ms: number) => boolean {
  let seen: { readonly lease_until: number; readonly since_ms: number } | undefined;
  return (lease_until, waited_ms) => {
    if (seen?.lease_until !== lease_until) seen = { lease_until, since_ms: waited_ms };
    return waited_ms - seen.since_ms >= LEASE_MS;
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
