/** The tenant's own terms, in a dialog over the consent card. */
import type { JSX } from "preact";
import { Button } from "./button.tsx";
import { chat } from "./chat-context.ts";
import { Dialog } from "./dialog.tsx";
import { Markdown } from "./markdown.tsx";

/** Shows `custom_terms`. */
export function TermsDialog({ close }: { readonly close: () => void }): JSX.Element {
  return (
    <Dialog title="consent.additional" close={close}>
      <Markdown text={chat().data.config.custom_terms ?? ""} wrapped />
      <div class="actions">
        <Button look="secondary" label="dialog.close" run={close} />
      </div>
    </Dialog>
  );
}
