/** Why a call from a form failed, as a line inside the form. */
import type { JSX } from "preact";
import type { Call, ChatState } from "../session-state.ts";
import { counted, text } from "./chat-context.ts";

/** The line, and under it when to try again, as the card under a message says it. Nothing while all is well. */
export function CallTrouble(props: { readonly state: ChatState; readonly during: Call }): JSX.Element | null {
  const { trouble } = props.state;
  if (trouble?.during !== props.during) return null;
  const { kind, wait_seconds } = trouble.failure;
  return (
    <p class="notice notice-error plain" role="alert" ref={comeIntoView}>
      {text(`trouble.${kind === "rate_limited" ? kind : "other"}`)}
      {wait_seconds !== null && `\n${counted("error.countdown", wait_seconds)}`}
    </p>
  );
}

/** As a `ref`: scrolls to what has just been drawn, as far as it takes. */
export function comeIntoView(drawn: Element | null): void {
  drawn?.scrollIntoView({ block: "nearest" });
}
