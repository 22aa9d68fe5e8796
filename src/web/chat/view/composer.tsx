/** Where the visitor writes. Enter sends, unless an input method is still composing; Shift+Enter is a new line. */
import type { FormHTMLAttributes, JSX, TextareaHTMLAttributes } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { withLate } from "../late-file.ts";
import { canSend, type ChatState } from "../session-state.ts";
import { IconButton } from "./button.tsx";
import { chat, counted, focusOn, isTouch, text, useFresh } from "./chat-context.ts";
import { FileButton, useFiles, type Files } from "./file-picker.tsx";
import { Late } from "./late.tsx";

/** The pinned composer with its counter. */
export function Composer({ state }: { readonly state: ChatState }): JSX.Element {
  const { conversation, data } = chat();
  const draft = useFresh(conversation.draft);
  const files = useFiles();
  // Counted as the service does: an emoji is one.
  // oxlint-disable-next-line typescript/no-misused-spread -- characters are counted, none is taken apart
  const { length } = [...draft];
  const tooLong = length > data.limits.message_characters;
  const idle = draft.trim() === "" || tooLong || !canSend(state);
  const drag = useDrag(files);
  const submit = (event?: Event): void => {
    event?.preventDefault();
    typeOn();
    if (idle) return;
    files.clear();
    void conversation.send(draft.trim(), files.uploads);
  };
  return (
    <div class="dock">
      <div class="column">
        <form class={drag.over ? "composer composer-drop" : "composer"} onSubmit={submit} {...drag.handlers}>
          {(files.uploads.length > 0 || files.problem) && <Late view="FileChips" files={files} />}
          <div class="composer-row">
            <FileButton files={files} />
            <Input draft={draft} tooLong={tooLong} submit={submit} />
            <SendButton state={state} idle={idle} />
          </div>
        </form>
        <UnderComposer state={state} length={length} tooLong={tooLong} />
      </div>
    </div>
  );
}

interface InputProps {
  readonly draft: string;
  readonly tooLong: boolean;
  readonly submit: () => void;
}

function Input({ draft, tooLong, submit }: InputProps): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = useEnter(submit);
  useEffect(() => {
    typeOn();
    // Nobody waits any more; what may be wanted next comes now.
    setTimeout(withLate, 1e3, () => {});
  }, []);
  // As high as its text, up to the bound of the style sheet.
  useLayoutEffect(() => {
    const input = field.current as HTMLTextAreaElement;
    input.style.height = "";
    input.style.height = `${input.scrollHeight}px`;
  }, [draft]);
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      value={draft}
      aria-label={text("composer.label")}
      aria-invalid={tooLong}
      aria-describedby="composer-note"
      placeholder={text("composer.placeholder")}
      enterkeyhint="send"
      onInput={(event) => chat().conversation.write(event.currentTarget.value)}
      {...onKeyDown}
    />
  );
}

/** An Enter this soon after the end of a composition is the key that ended it: nobody types as fast. */
const SAME_KEY_MS = 30;

/**
 * Enter that ends a composition must not send. Browsers differ: `isComposing`, key code 229, or a plain Enter right
 * after `compositionend`. The events' own times are compared, as a busy page runs its timers after the keys.
 */
function useEnter(submit: () => void): TextareaHTMLAttributes<HTMLTextAreaElement> {
  const ended = useRef(0);
  return {
    onCompositionEnd({ timeStamp }) {
      ended.current = timeStamp;
    },
    onKeyDown(event: KeyboardEvent) {
      const isSameKey = event.timeStamp < ended.current + SAME_KEY_MS;
      ended.current = 0;
      if (event.key !== "Enter" || event.shiftKey) return;
      if (event.isComposing || event.keyCode === 229 || isSameKey) return;
      event.preventDefault();
      submit();
    },
  };
}

/** A mouse takes the focus to the button, but the next question is typed. A phone's keyboard stays as it is. */
function typeOn(): void {
  if (!isTouch()) focusOn(".composer textarea");
}

function SendButton({ state, idle }: { state: ChatState; idle: boolean }): JSX.Element {
  // The second click of a double click on what was the send button is none on this one.
  const stop = ({ detail }: MouseEvent): void => (detail > 1 ? typeOn() : chat().conversation.stop());
  return state.progress ? (
    <IconButton icon="stop" look="send" name={text("composer.stop")} run={stop} />
  ) : (
    <IconButton icon="send" look="send" name={text("composer.send")} aria-disabled={idle} />
  );
}

interface UnderComposerProps {
  readonly state: ChatState;
  readonly length: number;
  readonly tooLong: boolean;
}

function UnderComposer({ state, length, tooLong }: UnderComposerProps): JSX.Element {
  const { data } = chat();
  const limit = data.limits.message_characters;
  const left = state.session?.remaining_questions ?? data.config.max_questions_per_session;
  if (tooLong) {
    return (
      <p id="composer-note" class="under field-error" role="alert">
        {text("composer.too_long", { count: length, limit })}
      </p>
    );
  }
  return (
    <p id="composer-note" class={left === 1 ? "under warn" : "under"}>
      {left === null ? text("composer.hint") : counted("questions.left", left)}
    </p>
  );
}

interface Drag {
  readonly over: boolean;
  readonly handlers: FormHTMLAttributes<HTMLFormElement>;
}

/** Files that are dropped or pasted; text goes its usual way. */
function useDrag(files: Files): Drag {
  const { data } = chat();
  const [over, setOver] = useState(false);
  if (!data.features.attachments) return { over: false, handlers: {} };
  const leave = (): void => setOver(false);
  const take = (event: Event, from: DataTransfer | null): void => {
    leave();
    if (!from?.files.length) return;
    event.preventDefault();
    files.add([...from.files]);
  };
  return {
    over,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: leave,
      onDrop: (event) => take(event, event.dataTransfer),
      // Office programs put a picture of the copied cells or words beside them: it is the text that is meant.
      onPaste(event) {
        const { clipboardData } = event;
        const isFormatted = clipboardData?.getData("text/html") && clipboardData.getData("text");
        if (!isFormatted) take(event, clipboardData);
      },
    },
  };
}
