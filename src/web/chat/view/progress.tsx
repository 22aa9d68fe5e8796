/** Three dots and what the server is doing; after a while that it is still at it. */
import type { JSX } from "preact";
import type { ChatState } from "../session-state.ts";
import { chat, text } from "./chat-context.ts";

/** The key of the sentence for a stage; an unknown one waits like none. */
export function stageKey(stage: string | null): string {
  const key = `progress.${stage}`;
  return `web.${key}` in chat().data.strings ? key : "progress.waiting";
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
