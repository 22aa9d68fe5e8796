/**
 * Files of strangers before anything else looks at them: where the operator runs a virus scanner, it is asked about each
 * (`decisions.md`: attachments). Without its word none is taken.
 */
import { Refusal } from "../../domain/refusal.ts";
import type { Log } from "../../ports/log.ts";
import { type Scan, type Scanner, ScannerFault } from "../../ports/scanner.ts";

/** What screening needs. */
export interface ScreenFilesOptions {
  /** Null: files are not scanned. */
  readonly scanner: Scanner | null;
  readonly log: Log;
}

/** A file, and how its request calls it. */
export interface FileToScreen {
  readonly bytes: Uint8Array;
  readonly param: string;
}

const RETRY_SECONDS = 10;

/** Refuses with `attachment_infected` for the first malicious file, and with `attachments_unavailable` without a verdict. */
export async function screenFiles(
  { scanner, log }: ScreenFilesOptions,
  files: readonly FileToScreen[],
  signal?: AbortSignal,
): Promise<void> {
  if (scanner === null) return;
  for (const { bytes, param } of files) {
    const { found } = await scan(scanner, { bytes, signal, log });
    if (found === null) continue;
    log.warn("an attachment was refused: the scanner found something in it", { found });
    throw new Refusal("attachment_infected", {
      param,
      detail: `A virus scanner found something malicious in ${param}.`,
    });
  }
}

interface Scanning extends Pick<ScreenFilesOptions, "log"> {
  readonly bytes: Uint8Array;
  readonly signal: AbortSignal | undefined;
}

async function scan(scanner: Scanner, { bytes, signal, log }: Scanning): Promise<Scan> {
  try {
    return await scanner.scan(bytes, signal);
  } catch (error) {
    if (!(error instanceof ScannerFault)) throw error;
    log.warn("an attachment was refused: the scanner could not look at it", { reason: error.message });
    throw new Refusal("attachments_unavailable", { retry_after_seconds: RETRY_SECONDS, cause: error });
  }
}
