/** Copies a text; absent on the page of the terms. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { IconButton } from "./button.tsx";
import { chat, text } from "./chat-context.ts";

const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** Gives what is copied, once it is. */
  readonly copied: () => string;
  /** Key of the button's name. */
  readonly label: string;
}

/** A button that copies, and says for a moment whether it could. */
export function CopyButton({ copied, label }: CopyButtonProps): JSX.Element | null {
  const [icon, show] = useState<"copy" | "check" | "warning">("copy");
  if (!chat()) return null;
  const copy = async (): Promise<void> => {
    show((await write(copied())) ? "check" : "warning");
    setTimeout(() => show("copy"), SHOWN_MS);
  };
  const names = { copy: label, check: "message.copied", warning: "message.not_copied" };
  return <IconButton icon={icon} name={text(names[icon])} run={copy} />;
}

/** Without HTTPS there is no clipboard, and a site may forbid it to its frames: then as Ctrl+C does. */
async function write(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copied);
    return true;
  } catch {
    const put = (event: ClipboardEvent): void => {
      event.clipboardData?.setData("text", copied);
      event.preventDefault();
    };
    addEventListener("copy", put);
    const isCopied = document.execCommand("copy");
    removeEventListener("copy", put);
    return isCopied;
  }
}
