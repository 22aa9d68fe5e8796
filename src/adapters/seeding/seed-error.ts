/** Faults of the operator's files, all that were found. */
export class SeedError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[], cause?: unknown) {
    super(
      `Nothing was changed, because the files have faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
      cause === undefined ? {} : { cause },
    );
    this.name = "SeedError";
    this.faults = faults;
  }
}
