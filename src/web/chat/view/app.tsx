/** The whole page: header, what the phase asks for, dialogs, and the one spoken status line. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatState } from "../session-state.ts";
import { chat, focusOn, focusPlace, useFresh } from "./chat-context.ts";
import { Composer } from "./composer.tsx";
import { Consent, Refused } from "./consent.tsx";
import type { DialogName } from "./dialog.tsx";
import { Header } from "./header.tsx";
import { Late } from "./late.tsx";
import { Log, type LogProps } from "./log.tsx";
import { Offline } from "./offline.tsx";
import { Status } from "./status.tsx";

/** The page. */
export function App(): JSX.Element {
  const { conversation, host } = chat();
  const state = useFresh(conversation.state);
  const [dialog, open] = useState<DialogName | null>(null);
  // In the panel the visitor has just asked for the chat; a page that is only opened leaves the focus where it is.
  const isWanted = useRef(host !== null);
  useEffect(() => {
    open(null);
    // A token leaves the address once it was used or is of no use: until then a reload tries again.
    if (state.phase !== "restoring") history.replaceState(null, "", location.pathname + location.search);
    // What stands at the end of a transcript takes it by itself.
    if (isWanted.current && !/lim|fin/.test(state.phase)) focusOn(focusPlace());
    isWanted.current = true;
  }, [state.phase]);
  const close = (): void => open(null);
  return (
    <>
      <Header state={state} open={open} />
      <Offline />
      <main class="stage">
        <Stage state={state} open={open} />
      </main>
      <Status state={state} />
      {dialog && <Late view={dialog} close={close} state={state} />}
    </>
  );
}

interface StageProps {
  readonly state: ChatState;
  readonly open: (dialog: DialogName) => void;
}

function Stage({ state, open }: StageProps): JSX.Element {
  switch (state.phase) {
    case "consent":
      return <Consent showTerms={() => open("TermsDialog")} />;
    case "refused":
      return <Refused />;
    case "restoring":
      return <Late view="Restoring" state={state} />;
    case "expired":
      return <Late view="Expired" />;
    case "chat":
      return (
        <Talk
          state={state}
          after={
            (state.session || chat().data.starters[0]) && <Late view="AfterLast" state={state} open={open} />
          }
        />
      );
    case "limit":
      return <Talk state={state} after={<Late view="Limit" state={state} />} />;
    case "finished":
      return <Talk state={state} after={<Late view="Finished" state={state} />} />;
    default:
      return state.phase satisfies never;
  }
}

/** One transcript in all of its phases, so that it stays where it is read. */
function Talk(props: LogProps): JSX.Element {
  return (
    <>
      <Log {...props} />
      {props.state.phase === "chat" && <Composer state={props.state} />}
    </>
  );
}
