/** Says in time that the chat ends when nobody writes; goes with the next message. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { idleWarning } from "../idle.ts";
import type { ChatState } from "../session-state.ts";
import { CallTrouble, settle } from "./call-trouble.tsx";
import { chat, counted } from "./chat-context.ts";
import { Icon } from "./icons.tsx";

/** The notice once it is due and while it is true, and until the next message why the full page could not be opened. */
export function IdleNotice({ state }: { readonly state: ChatState }): JSX.Element {
  const [minutes, warn] = useState(0);
  const last = state.messages.at(-1)?.created_at;
  useEffect(() => {
    const { config } = chat().data;
    const warning = idleWarning(last, config.session_timeout_minutes, Date.now());
    warn(0);
    settle();
    const end_ms = warning.wait_ms + warning.minutes * 60_000;
    const timers = [setTimeout(warn, warning.wait_ms, warning.minutes), setTimeout(warn, end_ms, 0)];
    return () => timers.forEach(clearTimeout);
  }, [last]);
  return (
    <>
      {!state.pending && <CallTrouble during="expand" />}
      {minutes > 0 && !state.progress && (
        <div class="notice notice-warning">
          <Icon name="warning" />
          <p role="alert">{counted("idle", minutes)}</p>
        </div>
      )}
    </>
  );
}
