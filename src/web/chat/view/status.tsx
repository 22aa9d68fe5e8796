/**
 * The one spoken line of the page: stages while an answer is awaited, then the answer's plain text, once.
 * The transcript itself is no live region, so that nothing is read twice.
 */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { plainTextOf } from "../markdown-text.ts";
import type { ChatState } from "../session-state.ts";
import { text } from "./chat-context.ts";
import { stageKey } from "./progress.tsx";

/** Where a link leads is long to hear. */
const ADDRESS = / \((http|mailto:|tel:)\S+\)/g;

/** A visually hidden status. */
export function Status({ state }: { readonly state: ChatState }): JSX.Element {
  const { messages } = state;
  const last = messages.at(-1);
  const heard = useRef(messages);
  if (state.failure) heard.current = messages;
  const isAnswer = state.phase !== "finished" && last?.role === "assistant" && messages !== heard.current;
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
