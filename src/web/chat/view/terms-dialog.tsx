/** The tenant's own terms, in a dialog over the consent card. */
import type { JSX } from "preact";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat } from "./chat-context.ts";
import { Dialog } from "./dialog.tsx";
import { Markdown } from "./markdown.tsx";

interface TermsDialogProps {
  readonly close: () => void;
  /** Given to every dialog; the terms are the same in all states. */
  readonly state: ChatState;
}

/** Shows `custom_terms`. */
export function TermsDialog({ close }: TermsDialogProps): JSX.Element {
  return (
    <Dialog title="consent.additional" close={close}>
      <Markdown text={chat().data.config.custom_terms ?? ""} wrapped />
      <div class="actions">
        <Button look="secondary" label="dialog.close" run={close} />
      </div>
    </Dialog>
  );
}
