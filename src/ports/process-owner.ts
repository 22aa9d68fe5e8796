/** The owner port: which process works on something that must not be done twice. */

/** Names this process, and tells whether another one is gone. */
export interface ProcessOwner {
  /** Unique to this start of this process. */
  readonly name: string;
  /** True when the named process certainly no longer runs; false when it runs or cannot be known from here. */
  isGone(name: string): boolean;
}
