/** Copies a text; absent where the browser gives no clipboard (pages without HTTPS) and on the page of the terms. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { IconButton } from "./button.tsx";
import { inChat, text } from "./chat-context.ts";

const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** What is copied. */
  readonly copied: string;
  /** Key of the button's name. */
  readonly label: string;
}

/** A button that copies, and says so for a moment. */
export function CopyButton({ copied, label }: CopyButtonProps): JSX.Element | null {
  const [isDone, setDone] = useState(false);
  if (!navigator.clipboard || !inChat()) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(copied);
    setDone(true);
    setTimeout(() => setDone(false), SHOWN_MS);
  };
  return (
    <IconButton icon={isDone ? "check" : "copy"} name={text(isDone ? "message.copied" : label)} run={copy} />
  );
}
