/** A modal dialog: the browser's own, so that focus, Escape and the page behind are right. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "./button.tsx";
import { text } from "./chat-context.ts";

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.showModal();
    heading.current?.focus();
    return () => (before as HTMLElement | null)?.focus?.();
  }, []);
  return (
    <dialog
      class={small ? "dialog dialog-small" : "dialog"}
      ref={frame}
      aria-labelledby="dialog-title"
      onClose={close}
    >
      <div class="dialog-bar">
        <h2 id="dialog-title" ref={heading} tabIndex={-1}>
          {text(title)}
        </h2>
        <IconButton icon="close" name={text("dialog.close")} run={close} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
