/** Why a call from a form failed, as a line inside the form. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Call, ChatState } from "../session-state.ts";
import { counted, text } from "./chat-context.ts";

/** The line; nothing while all is well. */
export function CallTrouble(props: { readonly state: ChatState; readonly during: Call }): JSX.Element | null {
  const { trouble } = props.state;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [trouble]);
  if (trouble?.during !== props.during) return null;
  const { kind, wait_seconds } = trouble.failure;
  return (
    <p class="notice notice-error" role="alert" ref={line}>
      {text(`trouble.${kind === "rate_limited" ? kind : "other"}`)}
      {wait_seconds !== null && ` ${counted("error.countdown", wait_seconds)}`}
    </p>
  );
}
