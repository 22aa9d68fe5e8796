/** Says in time that the chat ends when nobody writes; goes with the next message. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { idleWarning } from "../idle.ts";
import type { ChatState } from "../session-state.ts";
import { chat, counted } from "./chat-context.ts";
import { Icon } from "./icons.tsx";

/** The notice; nothing until it is due. */
export function IdleNotice({ state }: { readonly state: ChatState }): JSX.Element | null {
  const [minutes, warn] = useState(0);
  const last = state.messages.at(-1)?.created_at;
  useEffect(() => {
    const { config } = chat().data;
    const warning = idleWarning(last, config.session_timeout_minutes, Date.now());
    warn(0);
    const timer = setTimeout(() => warn(warning.minutes), warning.wait_ms);
    return () => clearTimeout(timer);
  }, [last]);
  return minutes === 0 || state.progress ? null : (
    <div class="notice notice-warning">
      <Icon name="warning" />
      <p role="alert">{counted("idle", minutes)}</p>
    </div>
  );
}
