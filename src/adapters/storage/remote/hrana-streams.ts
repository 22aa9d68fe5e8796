/**
 * Streams of a libSQL server that are kept between requests. A stream is a connection inside the server, and opening one
 * has it read the whole schema: five times the work of what a message asks of it.
 */
import { openHttp, type Stream } from "@libsql/hrana-client";

import type { HranaAddress } from "./hrana-address.ts";
import { type HranaExchange, StreamGone } from "./hrana-exchange.ts";

/** Asks the server within a stream. */
export interface HranaStreams {
  /** Reads that are asked for in the same turn of the event loop share a stream, and so a request. */
  read<T>(ask: Ask<T>): Promise<T>;
  /** In a stream that nobody else uses meanwhile. */
  write<T>(ask: Ask<T>): Promise<T>;
}

/** Asks at once, without waiting for anything before. May be called again, with another stream, when nothing was done. */
type Ask<T> = (stream: Stream) => Promise<T>;

/** A stream in use. */
interface Lease {
  readonly stream: Stream;
  readonly isKept: boolean;
  users: number;
}

/**
 * Streams kept, of the 128 connections that a server gives to all processes by default. Four may be writing; what is asked
 * beyond has a stream of its own.
 */
const MOST_KEPT = 8;
/** Reads that share a request at most. */
const MOST_TOGETHER = 16;
/** The server ends a stream that nobody used for ten seconds. */
const KEPT_MS = 5_000;
/** How long none is kept where one was not known again: behind a balancer, another server may have been asked. */
const UNKEPT_MS = 10_000;

/** No stream yet. */
export function createHranaStreams(openStream: () => Stream): HranaStreams {
  const pool = createPool(openStream);
  let reading: Lease | undefined;
  const leaseForReads = (): Lease => {
    if (reading !== undefined && reading.users < MOST_TOGETHER) return reading;
    const opened = pool.lease();
    reading = opened;
    queueMicrotask(() => {
      if (reading === opened) reading = undefined;
    });
    return opened;
  };
  const within = async <T>(lease: () => Lease, ask: Ask<T>): Promise<T> => {
    const leased = lease();
    leased.users += 1;
    try {
      return await ask(leased.stream);
    } catch (error) {
      if (!leased.isKept || !(error instanceof StreamGone)) throw error;
      pool.keepNone();
      return await within(lease, ask);
    } finally {
      leased.users -= 1;
      if (leased.users === 0) pool.giveBack(leased);
    }
  };
  return {
    read: (ask) => within(leaseForReads, ask),
    write: (ask) => within(pool.lease, ask),
  };
}

function createPool(openStream: () => Stream) {
  let resting: { readonly stream: Stream; readonly since_ms: number }[] = [];
  let busy = 0;
  let unkept_until_ms = 0;
  const take = (): Stream => {
    const last = resting.pop();
    if (last !== undefined && performance.now() - last.since_ms < KEPT_MS) return last.stream;
    // Those below have rested for longer still; the server ends them.
    resting = [];
    return openStream();
  };
  return {
    /** A stream that is kept, or one that ends with what is asked in this turn. */
    lease: (): Lease => {
      const isKept = busy < MOST_KEPT && performance.now() >= unkept_until_ms;
      const stream = isKept ? take() : openStream();
      if (isKept) busy += 1;
      else queueMicrotask(() => stream.closeGracefully());
      return { stream, isKept, users: 0 };
    },
    giveBack: ({ stream, isKept }: Lease): void => {
      if (!isKept) return;
      busy -= 1;
      if (!stream.closed) resting.push({ stream, since_ms: performance.now() });
    },
    keepNone: (): void => {
      resting = [];
      unkept_until_ms = performance.now() + UNKEPT_MS;
    },
  };
}

/**
 * Opens streams over HTTP. Each has a client of the library for itself: one for all would remember every stream that is not
 * closed by a request of its own. Nothing is sent for a stream that failed, and none is followed to another address.
 */
export function openHttpStreams(
  { base, auth_token }: HranaAddress,
  exchange: Pick<HranaExchange, "fetch">,
): () => Stream {
  return () => {
    let first: string | undefined;
    let isLost = false;
    const fetch = async (request: Request): Promise<Response> => {
      first ??= request.url;
      if (isLost) throw new Error("the stream has failed");
      if (request.url !== first) throw new StreamGone("the stream goes on at another address");
      try {
        return await exchange.fetch(request);
      } catch (error) {
        isLost = true;
        throw error;
      }
    };
    const client = openHttp(base, auth_token, fetch);
    client.intMode = "bigint";
    return client.openStream();
  };
}
