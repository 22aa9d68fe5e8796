/** What stands in place of a chat while a link is redeemed. */
import type { JSX } from "preact";
import { redeem } from "../closing.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import { CallTrouble } from "./call-trouble.tsx";

/** That it is under way, where the messages will be, or why they could not be fetched. */
export function Restoring({ state }: { readonly state: ChatState }): JSX.Element {
  return (
    <div class="scroll">
      <div class="column">
        <CallTrouble during="redeem" />
        {state.trouble ? (
          <div class="actions">
            <Button look="secondary" label="error.retry" run={() => redeem(chat().conversation)} />
          </div>
        ) : (
          <p class="progress" role="status">
            {text("page.loading")}
          </p>
        )}
      </div>
    </div>
  );
}
