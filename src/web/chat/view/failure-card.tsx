/** Why a message has no answer, and what the visitor can do about it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Failure } from "../failure.ts";
import { Button } from "./button.tsx";
import { chat, counted, focusOn, text } from "./chat-context.ts";
import { Icon } from "./icons.tsx";

/**
 * The card under a message without an answer. Nothing is ever sent again by itself. Seconds are seen, not spoken: a screen
 * reader hears the start in the alert, and the end in a status that stood there before.
 */
export function FailureCard({ failure }: { readonly failure: Failure }): JSX.Element {
  const { retry, state, withdraw } = chat().conversation;
  const edit = (): void => {
    withdraw();
    focusOn(".composer textarea");
  };
  // The button goes away; on a phone the field would bring the keyboard over the answer.
  const again = (): void => {
    if (left > 0) return;
    void retry();
    focusOn(".log");
  };
  const left = useCountdown(failure);
  const name = state().pending?.attachments[Number(failure.file)]?.file_name;
  const tint = failure.kind === "rate_limited" || failure.kind === "stopped" ? "warning" : "error";
  return (
    <div class={`notice notice-${tint}`}>
      <Icon name="warning" />
      <div>
        <p role="alert">
          {text(name ? "error.attachment" : `error.${failure.kind}`, { name })}
          {left > 0 && left === failure.wait_seconds && (
            <span class="hidden"> {counted("error.countdown", left)}</span>
          )}
        </p>
        {left > 0 && <p aria-live="off">{counted("error.countdown", left)}</p>}
        <p role="status">{left === 0 && failure.wait_seconds && text("error.ready")}</p>
        <div class="actions">
          {failure.retryable && (
            <Button look="secondary small" label="error.retry" aria-disabled={left > 0} run={again}>
              <Icon name="again" />
            </Button>
          )}
          <Button look="text-button small" label="error.edit" run={edit} />
        </div>
      </div>
    </div>
  );
}

function useCountdown(failure: Failure): number {
  const seconds = failure.wait_seconds ?? 0;
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [failure]);
  return left;
}
