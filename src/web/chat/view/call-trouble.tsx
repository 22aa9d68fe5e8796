/** Why a call from a form failed, as a line inside the form. */
import type { JSX } from "preact";
import type { Call } from "../session-state.ts";
import { chat, counted, dispatch, text } from "./chat-context.ts";

/** The line, and under it when to try again, as the card under a message says it. Nothing while all is well. */
export function CallTrouble({ during }: { readonly during: Call }): JSX.Element | null {
  const { files, state } = chat().conversation;
  const { trouble } = state();
  if (trouble?.during !== during) return null;
  const { kind, wait_seconds, file } = trouble.failure;
  const name = files()[Number(file)]?.file_name;
  const told = /att|large|rate/.test(kind) ? `error.${name ? "attachment" : kind}` : "trouble";
  return (
    <p class="notice notice-error plain" role="alert" ref={comeIntoView}>
      {text(told, { name })}
      {wait_seconds !== null && `\n${counted("error.countdown", wait_seconds)}`}
    </p>
  );
}

/** Takes the line away: it was read, or what it speaks of is being mended. */
export function settle(): void {
  if (chat().conversation.state().trouble) dispatch({ type: "settled" });
}

/** As a `ref`: scrolls to what has just been drawn, as far as it takes. */
export function comeIntoView(drawn: Element | null): void {
  drawn?.scrollIntoView({ block: "nearest" });
}
