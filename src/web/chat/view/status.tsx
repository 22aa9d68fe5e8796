/**
 * The one spoken line of the page: stages while an answer is awaited, then the answer's plain text, once.
 * The transcript itself is no live region, so that nothing is read twice.
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { plainTextOf } from "../markdown-text.ts";
import type { ChatState } from "../session-state.ts";
import { text } from "./chat-context.ts";
import { stageKey } from "./progress.tsx";

/** Where a link leads is long to hear. */
const ADDRESS = / \((http|mailto:|tel:)\S+\)/g;
/** A screen reader has taken the words by then; whoever reads on finds them in the transcript, and not a second time here. */
const SPOKEN_MS = 9000;

/** A visually hidden status. */
export function Status({ state }: { readonly state: ChatState }): JSX.Element {
  const { failure, messages } = state;
  const last = messages.at(-1);
  const [heard, hear] = useState(messages);
  useEffect(() => {
    const timer = setTimeout(hear, failure ? 0 : SPOKEN_MS, messages);
    return () => clearTimeout(timer);
  }, [failure, messages]);
  const isAnswer = !failure && state.phase !== "finished" && last?.role === "assistant" && messages !== heard;
  const spoken = state.progress
    ? text(stageKey(state.progress.stage))
    : isAnswer
      ? plainTextOf(last.text).replace(ADDRESS, "")
      : "";
  return (
    <p class="hidden" role="status" aria-atomic="true">
      {spoken}
    </p>
  );
}
