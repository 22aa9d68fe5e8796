/** What stands in place of a chat while a link is redeemed. */
import type { JSX } from "preact";
import { redeem } from "../closing.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import { CallTrouble } from "./call-trouble.tsx";

/** Three lines where the messages will be, or why they could not be fetched. */
export function Restoring({ state }: { readonly state: ChatState }): JSX.Element {
  return (
    <div class="scroll">
      <div class="column">
        <CallTrouble state={state} during="redeem" />
        {state.trouble ? (
          <div class="actions">
            <Button look="secondary" label="error.retry" run={() => redeem(chat().conversation)} />
          </div>
        ) : (
          <div class="skeleton" role="status" aria-label={text("page.loading")}>
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
    </div>
  );
}
