/** Three dots and what the server is doing; after a while that it is still at it. */
import type { JSX } from "preact";
import type { ChatState } from "../session-state.ts";
import { text } from "./chat-context.ts";

const KNOWN_STAGES = new Set(["reading_attachments", "searching_knowledge", "generating_answer"]);

/** The key of the sentence for a stage; an unknown one waits like none. */
export function stageKey(stage: string | null): string {
  return `progress.${stage && KNOWN_STAGES.has(stage) ? stage : "waiting"}`;
}

/** The progress line; silent, because the status line speaks. */
export function Progress(props: { readonly progress: NonNullable<ChatState["progress"]> }): JSX.Element {
  const { stage, slow } = props.progress;
  return (
    <div class="progress" aria-hidden="true">
      <span class="dots">
        <span />
        <span />
        <span />
      </span>
      <span>{text(stageKey(stage))}</span>
      {slow && <span>{text("progress.slow")}</span>}
    </div>
  );
}
