/** A modal dialog: the browser's own, so that focus, Escape and the page behind are right. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "./button.tsx";
import { settle } from "./call-trouble.tsx";
import { text } from "./chat-context.ts";

/** The dialogs of the page, by the views that draw them. */
export type DialogName = "TermsDialog" | "ContactDialog" | "EndDialog";

interface DialogProps {
  /** Key of the title. */
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  /** A narrow dialog for one question. */
  readonly small?: boolean;
}

/** Shows its children until `close`; the focus goes to the title and comes back after. */
export function Dialog({ title, close, children, small = false }: DialogProps): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  // Before the browser draws, and before it is taken away: closed like this it gives the focus back by itself, once. Of
  // that nobody is told, as another dialog may be open by then.
  useLayoutEffect(() => {
    const dialog = frame.current as HTMLDialogElement;
    // Only now: of one that is drawn in the frame of another site, a browser warns there.
    (dialog.querySelector("h2") as HTMLElement).autofocus = true;
    dialog.showModal();
    return () => {
      dialog.close();
      // Why a call failed was read; opened again it would look as if it failed once more.
      settle();
    };
  }, []);
  return (
    <dialog
      class={small ? "dialog dialog-small" : "dialog"}
      ref={frame}
      aria-labelledby="dialog-title"
      onClose={(event) => event.currentTarget.isConnected && close()}
    >
      <div class="dialog-bar">
        <h2 id="dialog-title" tabIndex={-1}>
          {text(title)}
        </h2>
        <IconButton icon="close" name={text("dialog.close")} run={close} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
