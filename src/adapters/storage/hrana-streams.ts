/**
 * Streams of a libSQL server that are kept between requests. A stream is a connection inside the server, and opening one
 * has it read the whole schema: five times the work of what a message asks of it. What a request leaves is named by a
 * baton, good for one further request.
 */
import type { HranaExchange, HranaReply } from "./hrana-exchange.ts";
import type { WireResult, WireStatement } from "./hrana-values.ts";

/** What a server is asked within one stream. */
export type WireRequest =
  | { readonly type: "execute"; readonly stmt: WireStatement }
  | { readonly type: "batch"; readonly batch: { readonly steps: readonly WireStep[] } }
  | { readonly type: "close" };

/** A step of a batch, done when its condition holds. */
export interface WireStep {
  readonly condition?: WireCondition;
  readonly stmt: WireStatement;
}

/** By what became of an earlier step. */
export type WireCondition =
  | { readonly type: "ok"; readonly step: number }
  | { readonly type: "not"; readonly cond: WireCondition };

/** A refusal of the server. */
export interface WireError {
  readonly message: string;
  readonly code?: string | null;
}

/** What became of a request. */
export type WireAnswer =
  | { readonly type: "ok"; readonly response: { readonly type: string; readonly result: unknown } }
  | { readonly type: "error"; readonly error: WireError };

/** What became of a batch's steps: neither a result nor an error says that it was not done. */
export interface WireBatchResult {
  readonly step_results: readonly (WireResult | null)[];
  readonly step_errors: readonly (WireError | null)[];
}

/** Asks the server, in a stream that is kept or in one for these requests alone. */
export interface HranaStreams {
  /** One answer each, in order. Rejects when there is no whole reply; what was asked may have been done then. */
  ask(requests: readonly WireRequest[]): Promise<readonly WireAnswer[]>;
}

interface Kept {
  readonly baton: string;
  readonly since_ms: number;
}

interface WireReply {
  readonly baton?: string | null;
  /** Where the stream goes on; null: where it began. */
  readonly base_url?: string | null;
  readonly results: readonly WireAnswer[];
}

/**
 * Streams kept, of the 128 connections that a server gives to all processes by default. Four may be writing; what is asked
 * beyond has a stream of its own.
 */
const MOST_KEPT = 8;
/** The server ends a stream that nobody used for ten seconds. */
const KEPT_MS = 5_000;
/** How long none is kept where one was not known again: behind a balancer, another server may have been asked. */
const UNKEPT_MS = 10_000;
/** Said before anything of a request is done: its stream is gone, by its age or with a server that was started anew. */
const GONE = /STREAM_EXPIRED|invalid baton/u;

const CLOSE: WireRequest = { type: "close" };

/** No stream yet. */
export function createHranaStreams({ post }: Pick<HranaExchange, "post">): HranaStreams {
  let resting: Kept[] = [];
  let busy = 0;
  let unkept_until_ms = 0;
  const keepNone = (): void => {
    resting = [];
    unkept_until_ms = performance.now() + UNKEPT_MS;
  };
  const take = (): string | null => {
    const last = resting.pop();
    if (last !== undefined && performance.now() - last.since_ms < KEPT_MS) return last.baton;
    // Those below have rested for longer still.
    resting = [];
    return null;
  };
  const send = async (baton: string | null, requests: readonly WireRequest[]): Promise<WireReply> =>
    readReply(await post(JSON.stringify({ baton, requests })), requests.length);
  const askOnce = async (requests: readonly WireRequest[]): Promise<readonly WireAnswer[]> =>
    (await send(null, [...requests, CLOSE])).results.slice(0, -1);
  const askKept = async (requests: readonly WireRequest[]): Promise<readonly WireAnswer[]> => {
    const { baton, base_url, results } = await send(take(), requests);
    if (base_url) keepNone();
    else if (baton && results.every(isSettled)) resting.push({ baton, since_ms: performance.now() });
    return results;
  };
  return {
    ask: async (requests) => {
      if (busy >= MOST_KEPT || performance.now() < unkept_until_ms) return askOnce(requests);
      busy += 1;
      try {
        return await askKept(requests);
      } catch (error) {
        if (!(error instanceof StreamGone)) throw error;
        keepNone();
        return await askOnce(requests);
      } finally {
        busy -= 1;
      }
    },
  };
}

class StreamGone extends Error {}

function readReply({ status, text }: HranaReply, asked: number): WireReply {
  if (status !== 200) {
    if (status === 400 && GONE.test(text)) throw new StreamGone("the server does not know the stream");
    throw new Error(`the server answered ${status}`);
  }
  const reply = JSON.parse(text) as WireReply;
  if (reply.results?.length !== asked) throw new Error("the server did not answer each request");
  return reply;
}

/** Whether nothing is left open: a transaction would hold the server's lock for as long as its stream is kept. */
function isSettled(answer: WireAnswer): boolean {
  if (answer.type !== "ok" || answer.response.type !== "batch") return true;
  const { step_results } = answer.response.result as WireBatchResult;
  return step_results.slice(-2).some((result) => result !== null);
}
