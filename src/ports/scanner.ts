/** The scanner port: whether a file is malicious, in the eyes of a virus scanner of the operator's. Optional. */

/** What a scanner says of a file. */
export interface Scan {
  /** The scanner's name of what it found, at most 100 characters; null: nothing was found. */
  readonly found: string | null;
}

/** Looks through files. */
export interface Scanner {
  /**
   * Reads only; safe to repeat. Rejects with `ScannerFault` when there is no verdict, and with the signal's reason after
   * `signal` aborts. Files are seen by the scanner alone and written nowhere by us.
   */
  scan(bytes: Uint8Array, signal?: AbortSignal): Promise<Scan>;
}

/** No verdict: the scanner cannot be reached, took too long or refused. The message may be logged: nothing of the file is in it. */
export class ScannerFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ScannerFault";
  }
}
