/**
 * The database on a libSQL server, over HTTP or WebSocket, for several processes. A unit is one batch, never an
 * interactive transaction; its guards are checked inside the server.
 */
import type { Database, Row, Statement, WriteOutcome } from "../../../ports/database.ts";

import { createCommitQueue } from "./commit-queue.ts";
import { closedFault, unavailable } from "../driver/faults.ts";
import { isWebSocket, toHranaAddress } from "./hrana-address.ts";
import { createHranaClient, type HranaClient } from "./hrana-client.ts";
import { createHranaExchange } from "./hrana-exchange.ts";
import { createHranaStreams, openHttpStreams } from "./hrana-streams.ts";
import { createPreparedTexts, type PreparedTexts } from "../driver/prepared-texts.ts";
import { type Attempts, callServer, startPulse } from "./calls.ts";
import { commitUnits, mayShare, type RemoteUnit, toRemoteUnit, toRows, toStatement } from "./units.ts";
import { checkRead } from "../driver/sql-text.ts";

/** How a server is reached. */
export interface RemoteOptions {
  /** `http:`, `https:`, `ws:`, `wss:` or `libsql:`. */
  readonly url: string;
  readonly auth_token?: string | undefined;
  /** How long one call may take before it is given up; 10 s by default. */
  readonly timeout_ms?: number | undefined;
  /** How long a call waits for its turn, and then for the server's lock, before it is refused; 10 s by default. */
  readonly busy_wait_ms?: number | undefined;
}

const TIMEOUT_MS = 10_000;
const BUSY_WAIT_MS = 10_000;

interface Server {
  readonly client: HranaClient;
  readonly texts: PreparedTexts<undefined>;
  readonly attempts: Attempts;
}

/**
 * Connects to a server. Rejects with a `database_unavailable` fault and a hint when it does not answer.
 * What a server keeps through a power cut is its own setting.
 */
export async function createRemoteDatabase(options: RemoteOptions): Promise<Database> {
  const server = await connect(options);
  const { client, texts, attempts } = server;
  const commit = createCommitQueue<RemoteUnit, WriteOutcome>({
    commit: (units) =>
      commitUnits((batch) => callServer("write", attempts, () => client.batch(batch)), units),
    fits: mayShare,
    most_wait_ms: attempts.busy_wait_ms,
  });
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const track = async <T>(start: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) throw closedFault();
    const running = start();
    pending.add(running);
    try {
      return await running;
    } finally {
      pending.delete(running);
    }
  };
  const close = async () => {
    await Promise.allSettled(pending);
    client.close();
  };
  return {
    read: (statement) => track(() => read(server, statement)),
    write: (unit) => track(async () => commit(toRemoteUnit(texts, unit))),
    revision: () => null,
    checkpoint: () => track(async () => undefined),
    close: async () => (closing ??= close()),
  };
}

async function connect(options: RemoteOptions): Promise<Server> {
  const timeout_ms = options.timeout_ms ?? TIMEOUT_MS;
  const busy_wait_ms = options.busy_wait_ms ?? BUSY_WAIT_MS;
  const attempts = { timeout_ms, busy_wait_ms, pulse: startPulse() };
  const client = await openClient(options, timeout_ms);
  const server: Server = { client, texts: createPreparedTexts(), attempts };
  try {
    await read(server, { sql: "SELECT 1 AS answer" });
    return server;
  } catch (cause) {
    client.close();
    throw unavailable("storage: cannot reach the database server", {
      cause,
      hint: "Check database.url, the database's token and that the server runs.",
    });
  }
}

async function openClient({ url, auth_token }: RemoteOptions, timeout_ms: number): Promise<HranaClient> {
  if (!isWebSocket(url)) {
    const address = toHranaAddress(url, auth_token);
    const exchange = createHranaExchange(address, timeout_ms);
    return createHranaClient(createHranaStreams(openHttpStreams(address, exchange)), exchange.close);
  }
  const { createClient } = await import("@libsql/client/ws");
  const client = createClient({ url, intMode: "bigint", ...(auth_token ? { authToken: auth_token } : {}) });
  return {
    execute: (statement) => client.execute(statement),
    batch: (statements) => client.batch([...statements], "write"),
    close: () => client.close(),
  };
}

async function read<R = Row>(
  { client, texts, attempts }: Server,
  statement: Statement,
): Promise<readonly R[]> {
  const { text } = texts.find(statement.sql);
  checkRead(text);
  const bound = toStatement(text, statement);
  const result = await callServer("read", attempts, () => client.execute(bound));
  return toRows(result) as readonly R[];
}
