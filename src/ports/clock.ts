/** The clock port: what time it is. Tests turn it; nothing else knows the time. */

/** A wall clock. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}
