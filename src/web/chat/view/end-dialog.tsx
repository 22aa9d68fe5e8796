/** Asks once more before a chat is ended. */
import type { JSX } from "preact";
import { finish } from "../closing.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import { Dialog } from "./dialog.tsx";
import { CallTrouble } from "./call-trouble.tsx";
import { typed } from "./contact-dialog.tsx";

interface EndDialogProps {
  readonly close: () => void;
  readonly state: ChatState;
}

/** The question and its two answers. */
export function EndDialog({ close, state }: EndDialogProps): JSX.Element {
  return (
    <Dialog title="end.title" close={close} small>
      <p>{text("end.text")}</p>
      <CallTrouble during="finish" />
      <div class="pair">
        <Button
          look="primary"
          label="header.end"
          aria-disabled={!!state.busy}
          run={() => {
            // Whoever has this page next is told nothing.
            typed.clear();
            return finish(chat().conversation, "user_closed");
          }}
        />
        <Button look="secondary" label="end.cancel" run={close} />
      </div>
    </Dialog>
  );
}
