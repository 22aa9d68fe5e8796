/**
 * What no visitor needs at first (forms, the end of a chat) comes in a second file, fetched when a part of it is wanted or
 * once the composer has stood for a second: the page is usable sooner. Its parts stand in `late-views.tsx`.
 */
import type { askForFiles, chooseFiles, readUpload } from "./attachments.ts";
import type { redeem } from "./closing.ts";
import { chat } from "./view/chat-context.ts";

/** The parts of the second file that do not draw. */
export interface LateCalls {
  readonly askForFiles: typeof askForFiles;
  readonly chooseFiles: typeof chooseFiles;
  readonly readUpload: typeof readUpload;
  readonly redeem: typeof redeem;
}

let fetched: Promise<LateCalls> | null = null;
/** The second file, once it is here. */
export let present: LateCalls | null = null;

/**
 * Fetches the second file once. When that fails, `otherwise` is called, and the next use tries again; without it, as with
 * what stands in place of the composer, this one does after five seconds.
 */
export function withLate(use: (late: LateCalls) => unknown, otherwise?: () => void): void {
  fetched ??= import(chat().data.late) as Promise<LateCalls>;
  fetched.then(
    (late) => use((present = late)),
    () => {
      fetched = null;
      if (otherwise) otherwise();
      else setTimeout(withLate, 5e3, use);
    },
  );
}
