/** The card at the question limit: one last note and files for the team, or just the end. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { finish } from "../closing.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat, text, useFresh } from "./chat-context.ts";
import { FileChips } from "./file-chips.tsx";
import { FileButton, useFiles } from "./file-picker.tsx";
import { CallTrouble, settle } from "./call-trouble.tsx";

/** The card. */
export function Limit({ state }: { readonly state: ChatState }): JSX.Element {
  const { conversation, data } = chat();
  const note = useFresh(conversation.draft);
  const files = useFiles();
  const end = (withNote: boolean): void => {
    const said = withNote ? { text: note.trim(), uploads: files.uploads } : undefined;
    void finish(conversation, "question_limit", said);
  };
  const title = useRef<HTMLHeadingElement>(null);
  // The composer that had it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(settle, [note, files.uploads]);
  const busy = !!state.busy;
  return (
    <section class="card" aria-labelledby="limit-title">
      <h2 id="limit-title" ref={title} tabIndex={-1}>
        {text("limit.title")}
      </h2>
      <p>{text("limit.text")}</p>
      <label for="limit-note">{text("limit.note")}</label>
      <textarea
        id="limit-note"
        rows={3}
        dir="auto"
        maxLength={data.limits.message_characters}
        value={note}
        onInput={(event) => conversation.write(event.currentTarget.value)}
      />
      {(files.uploads.length > 0 || files.problem) && <FileChips files={files} />}
      <div class="actions">
        <Button look="primary" label="limit.send" aria-disabled={busy} run={() => end(true)} />
        <Button look="secondary" label="header.end" aria-disabled={busy} run={() => end(false)} />
        <FileButton files={files} />
      </div>
      <CallTrouble during="finish" />
      <CallTrouble during="expand" />
    </section>
  );
}
