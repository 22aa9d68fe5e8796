/** Where long work may end: between two steps, each of which is done whole. */

/** Fulfilled when the work goes on; rejects with why it ends. */
export type Checkpoint = () => Promise<void>;

/** Work that nobody ends. */
export const GOES_ON: Checkpoint = async () => undefined;
