/** The card after the end: the number to quote, what to keep, and a new start. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ChatState, Ending } from "../session-state.ts";
import { downloadTranscript } from "./download-transcript.ts";
import { Button } from "./button.tsx";
import { comeIntoView } from "./call-trouble.tsx";
import { dispatch, named, text } from "./chat-context.ts";
import { CopyButton } from "./copy-button.tsx";
import { Icon } from "./icons.tsx";

/** The card. */
export function Finished({ state }: { readonly state: ChatState }): JSX.Element | null {
  const title = useRef<HTMLHeadingElement>(null);
  // Once the dialog that ended the chat is gone: until then it keeps the focus.
  useEffect(() => void setTimeout(() => title.current?.focus({ preventScroll: true })), []);
  const { ending } = state;
  if (!ending) return null;
  return (
    <section class="card finished" aria-labelledby="finished-title" ref={comeIntoView}>
      <span class="avatar seal">
        <Icon name="check" />
      </span>
      <h2 id="finished-title" ref={title} tabIndex={-1}>
        {text("finished.title")}
      </h2>
      <Outcome ending={ending} />
      <div class="actions">
        <Button look="primary" label="finished.new" run={() => dispatch({ type: "restarted" })} />
        <Button look="secondary" label="header.save" run={() => downloadTranscript(state)} />
        <Button look="secondary" label="finished.print" run={() => print()} />
      </div>
    </section>
  );
}

function Outcome({ ending }: { readonly ending: Ending }): JSX.Element {
  const number = ending.protocol_number;
  return (
    <>
      {ending.how !== "visitor" && <p>{named(`finished.${ending.how}`)}</p>}
      {number && (
        <div class="protocol">
          <span class="muted">{text("finished.protocol")}</span>
          <span class="number">
            {number}
            <CopyButton copied={() => number} label="finished.copy" />
          </span>
        </div>
      )}
      {ending.delivered && <p class="muted">{named("finished.delivered")}</p>}
    </>
  );
}
