/** Statements and units as a libSQL server takes them; a unit is one batch that commits whole or rolls back. */
import { BatchCond, type RowsResult, Stmt, type Stream } from "@libsql/hrana-client";

import { UnreadText } from "./hrana-exchange.ts";
import type { HranaResult, HranaStatement } from "./hrana-statement.ts";
import type { HranaStreams } from "./hrana-streams.ts";
import { type ByteStatement, toByteStatement } from "./hrana-texts.ts";

/**
 * A connection to a server. An error's `code` is the server's; without one, what was asked may have been done. Of a batch its
 * `statementIndex` says which statement failed.
 */
export interface HranaClient {
  execute(statement: HranaStatement): Promise<HranaResult>;
  /** One result for each statement. */
  batch(statements: readonly HranaStatement[]): Promise<readonly HranaResult[]>;
  close(): void;
}

/** A client that asks within `streams`; `close` ends what they stand on. */
export function createHranaClient(streams: HranaStreams, close: () => void): HranaClient {
  const packAll = (statements: readonly HranaStatement[]): Promise<ByteStatement[]> =>
    streams.write((stream) => Promise.all(statements.map((statement) => toByteStatement(stream, statement))));
  const query = async (stream: Stream, statement: HranaStatement): Promise<HranaResult> =>
    toResult(await stream.query(toStmt(statement)));
  return {
    execute: (statement) =>
      orInBytes(
        () => streams.read((stream) => query(stream, statement)),
        async () => {
          const [packed] = (await packAll([statement])) as [ByteStatement];
          return packed.unpack(await streams.write((stream) => query(stream, packed.statement)));
        },
      ),
    // Nothing of a batch whose rows cannot be given is kept: the server ends it there, before its commit.
    batch: (statements) =>
      orInBytes(
        () => streams.write((stream) => commit(stream, statements)),
        async () => {
          const packed = await packAll(statements);
          const texts = packed.map(({ statement }) => statement);
          const results = await streams.write((stream) => commit(stream, texts));
          return packed.map(({ unpack }, at) => unpack(results[at] as HranaResult));
        },
      ),
    close,
  };
}

/** Of reads that share a request one has such a text: each of them asks again, by itself. */
async function orInBytes<T>(ask: () => Promise<T>, askInBytes: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UnreadText)) throw error;
    return askInBytes();
  }
}

/** Each step only when the one before it was done; what was not committed is rolled back. */
async function commit(stream: Stream, statements: readonly HranaStatement[]): Promise<HranaResult[]> {
  const batch = stream.batch();
  let last = batch.step();
  const begun = told(last.run("BEGIN IMMEDIATE"));
  const done = statements.map((statement) => {
    last = batch.step().condition(BatchCond.ok(last));
    return told(last.query(toStmt(statement)));
  });
  last = batch.step().condition(BatchCond.ok(last));
  const committed = told(last.run("COMMIT"));
  const undone = told(
    batch
      .step()
      .condition(BatchCond.not(BatchCond.ok(last)))
      .run("ROLLBACK"),
  );
  await batch.execute();
  const [beginning, end, rollback] = await Promise.all([begun, committed, undone]);
  // A transaction left open would hold the server's lock for as long as its stream is kept.
  if (beginning.result && !end.result && !rollback.result) stream.close();
  resultOf(beginning);
  const results = (await Promise.all(done)).map((one, statementIndex) => resultOf(one, { statementIndex }));
  resultOf(end);
  return results.map(toResult);
}

/** What became of a step: neither a result nor an error says that it was not done. */
interface Told<T> {
  readonly result?: T | undefined;
  readonly error?: unknown;
}

/** A step's end. Never rejects: the steps behind one that failed are looked at first, and some not at all. */
const told = <T>(step: Promise<T | undefined>): Promise<Told<T>> =>
  step.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

function resultOf<T>({ result, error }: Told<T>, details: object = {}): T {
  if (error !== undefined) throw Object.assign(error as Error, details);
  if (result === undefined) throw new Error("the server left a statement of a unit out");
  return result;
}

function toStmt({ sql, args }: HranaStatement): Stmt {
  const stmt = new Stmt(sql);
  for (const [name, value] of Object.entries(args)) stmt.bindName(name, value);
  return stmt;
}

function toResult({ columnNames, rows }: RowsResult): HranaResult {
  return { columns: columnNames.map((name) => name ?? ""), rows };
}
