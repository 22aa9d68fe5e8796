/**
 * The built-in converter: every document is read in a child process that is killed when its time is over, so that
 * no document can stop, block or fill the service. Nothing is written to disk.
 */
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import type { Conversion, Converter, SourceDocument } from "../../../ports/converter.ts";
import { PACKAGE_ROOT } from "../../system/package-root.ts";
import { decodeAnswer, encodeRequest } from "./child.ts";
import { createChildPool, type Loan } from "./child-pool.ts";
import { ChildGone } from "./child-process.ts";
import { limitsFor } from "../limits.ts";

/** Children run the last build's own file, also from the sources and from the bundle. */
const CHILD_MODULE_URL = pathToFileURL(
  path.join(PACKAGE_ROOT, "dist/adapters/conversion/child/child.js"),
).href;

/** What may be changed; every value has a default. */
export interface BuiltinConverterOptions {
  /** Children at once; one for every two processors. */
  readonly max_children?: number;
  /** The module that children run; only tests name another one. */
  readonly module_url?: string;
  /** Time limit of one document by purpose, in milliseconds: 20 s for attachments, 60 s for teaching. */
  readonly time_limits_ms?: Partial<Readonly<Record<SourceDocument["purpose"], number>>>;
  /** How long a child waits for its next document: 30 s. */
  readonly idle_ms?: number;
  /** Documents that may wait: 32, each at most 30 s. */
  readonly max_waiting?: number;
  readonly max_wait_ms?: number;
}

type Attempt = Conversion | "gone_after_use";

/** Creates the built-in converter. Starts nothing until the first document. */
export function createBuiltinConverter(options: BuiltinConverterOptions = {}): Converter {
  const pool = createChildPool({
    module_url: options.module_url ?? CHILD_MODULE_URL,
    max_children: options.max_children ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    max_documents_per_child: 25,
    max_worked_ms_per_child: 60_000,
    idle_ms: options.idle_ms ?? 30_000,
    max_waiting: options.max_waiting ?? 32,
    max_wait_ms: options.max_wait_ms ?? 30_000,
  });
  let isClosed = false;
  const attempt = async (document: SourceDocument, limit_ms: number): Promise<Attempt> => {
    const loan = await pool.borrow(document.signal);
    const read = loan === null ? null : await ask(loan, document, limit_ms);
    if (read !== null && !isClosed) return read;
    document.signal?.throwIfAborted();
    return { ok: false, error: "timeout" };
  };
  return {
    convert: async (document) => {
      document.signal?.throwIfAborted();
      if (document.bytes.length > limitsFor(document.purpose).max_bytes)
        return { ok: false, error: "too_large" };
      const limit_ms =
        options.time_limits_ms?.[document.purpose] ?? limitsFor(document.purpose).time_limit_ms;
      const first = await attempt(document, limit_ms);
      if (first !== "gone_after_use") return first;
      const second = await attempt(document, limit_ms / 2);
      return second === "gone_after_use" ? { ok: false, error: "too_complex" } : second;
    },
    close: () => {
      isClosed = true;
      return pool.close();
    },
  };
}

/** Reads one document; a child that died with the remains of earlier documents in it does not count against this one. */
async function ask(loan: Loan, document: SourceDocument, limit_ms: number): Promise<Attempt> {
  const started = performance.now();
  let isTimeOver = false;
  const stop = (): void => loan.child.kill();
  const timer = setTimeout(() => {
    isTimeOver = true;
    stop();
  }, limit_ms);
  document.signal?.addEventListener("abort", stop, { once: true });
  try {
    document.signal?.throwIfAborted();
    const frame = await loan.child.ask(encodeRequest(document));
    return decodeAnswer(frame) ?? { ok: false, error: "corrupt" };
  } catch (error) {
    document.signal?.throwIfAborted();
    if (isTimeOver) return { ok: false, error: "timeout" };
    if (!(error instanceof ChildGone)) throw error;
    if (loan.is_used) return "gone_after_use";
    return { ok: false, error: error.exhausted ? "too_complex" : "corrupt" };
  } finally {
    clearTimeout(timer);
    document.signal?.removeEventListener("abort", stop);
    loan.giveBack(performance.now() - started);
  }
}
