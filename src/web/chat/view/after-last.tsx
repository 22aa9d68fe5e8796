/** What stands below the last message of a chat that goes on. */
import type { JSX } from "preact";
import type { ChatState } from "../session-state.ts";
import type { DialogName } from "./dialog.tsx";
import { IdleNotice } from "./idle-notice.tsx";
import { Topics } from "./topics.tsx";

interface AfterLastProps {
  readonly state: ChatState;
  readonly open: (dialog: DialogName) => void;
}

/** What may be asked or done next with a tap, and that the chat is about to end. */
export function AfterLast({ state, open }: AfterLastProps): JSX.Element {
  return (
    <>
      {!state.pending && !state.busy && <Topics state={state} open={open} />}
      {state.session && <IdleNotice state={state} />}
    </>
  );
}
