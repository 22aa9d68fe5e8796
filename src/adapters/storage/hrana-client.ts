/**
 * A libSQL server over HTTP. Reads that are asked for in the same turn of the event loop share one request; a unit is one
 * batch that commits whole or rolls back.
 */
import { createHranaExchange } from "./hrana-exchange.ts";
import type { HranaAddress } from "./hrana-address.ts";
import {
  createHranaStreams,
  type WireAnswer,
  type WireBatchResult,
  type WireError,
} from "./hrana-streams.ts";
import { fromWire, type HranaResult, type HranaStatement, toWire, type WireResult } from "./hrana-values.ts";

/**
 * A connection to a server. An error's `code` is the server's; without one, what was asked may have been done. Of a batch its
 * `statementIndex` says which statement failed.
 */
export interface HranaClient {
  execute(statement: HranaStatement): Promise<HranaResult>;
  /** One result for each statement. */
  batch(statements: readonly HranaStatement[], mode: "write"): Promise<readonly HranaResult[]>;
  close(): void;
}

interface Waiting {
  readonly statement: HranaStatement;
  readonly resolve: (result: HranaResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads that share a request at most. */
const MOST_TOGETHER = 16;

/** Opens no connection yet. */
export function createHranaClient(address: HranaAddress, timeout_ms: number): HranaClient {
  const exchange = createHranaExchange(address, timeout_ms);
  const { ask } = createHranaStreams(exchange);
  let waiting: Waiting[] = [];
  const readTogether = async (reads: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await ask(
        reads.map(({ statement }) => ({ type: "execute", stmt: toWire(statement) }) as const),
      );
      for (const [at, { resolve, reject }] of reads.entries()) {
        try {
          resolve(fromWire(resultOf(answers[at]) as WireResult));
        } catch (error) {
          reject(error);
        }
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  };
  const flush = (): void => {
    const reads = waiting;
    waiting = [];
    if (reads.length > 0) void readTogether(reads);
  };
  return {
    execute: (statement) =>
      new Promise((resolve, reject) => {
        if (waiting.length === MOST_TOGETHER) flush();
        if (waiting.push({ statement, resolve, reject }) === 1) queueMicrotask(flush);
      }),
    batch: async (statements) => {
      const [answer] = await ask([{ type: "batch", batch: { steps: toSteps(statements) } }]);
      return readBatch(resultOf(answer) as WireBatchResult, statements.length);
    },
    close: exchange.close,
  };
}

/** Each step only when the one before it was done; what was not committed is rolled back. */
function toSteps(statements: readonly HranaStatement[]) {
  const done = (step: number) => ({ type: "ok", step }) as const;
  const commit = statements.length + 1;
  return [
    { stmt: { sql: "BEGIN IMMEDIATE" } },
    ...statements.map((statement, at) => ({ condition: done(at), stmt: toWire(statement) })),
    { condition: done(statements.length), stmt: { sql: "COMMIT" } },
    { condition: { type: "not", cond: done(commit) } as const, stmt: { sql: "ROLLBACK" } },
  ];
}

function readBatch({ step_results, step_errors }: WireBatchResult, statements: number): HranaResult[] {
  // The last step is the rollback, which nobody asked about.
  const failed = step_errors.slice(0, -1).findIndex((error) => error !== null);
  const error = step_errors[failed];
  if (error) {
    const statementIndex = failed - 1;
    throw Object.assign(toError(error), statementIndex < statements ? { statementIndex } : {});
  }
  const results = step_results.slice(1, statements + 2).map((result) => {
    if (result === null) throw new Error("the server left a statement of a unit out");
    return fromWire(result);
  });
  return results.slice(0, statements);
}

function resultOf(answer: WireAnswer | undefined): unknown {
  if (answer?.type === "ok") return answer.response.result;
  throw answer === undefined ? new Error("the server did not answer") : toError(answer.error);
}

const toError = ({ message, code }: WireError): Error =>
  Object.assign(new Error(message), code ? { code } : {});
