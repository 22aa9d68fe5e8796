/** The header: who answers, and what else the visitor can do. */
import type { JSX } from "preact";
import type { ChatState } from "../session-state.ts";
import { Avatar } from "./avatar.tsx";
import { Button, IconButton } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import type { DialogName } from "./dialog.tsx";
import { Late } from "./late.tsx";

interface HeaderProps {
  readonly state: ChatState;
  readonly open: (dialog: DialogName) => void;
}

/** The header of the page or the panel. */
export function Header({ state, open }: HeaderProps): JSX.Element {
  const { data, host } = chat();
  const isActive = state.session !== null && (state.phase === "chat" || state.phase === "limit");
  return (
    <header class="bar">
      <div class="column bar-row">
        <Avatar />
        <div class="names">
          <h1>{data.config.assistant_name}</h1>
          <p>{data.config.company_name}</p>
        </div>
        <div class="bar-actions">
          {isActive && !host && (
            <>
              <Button
                look="quiet-button wide-only"
                label="header.contact"
                run={() => open("ContactDialog")}
              />
              <Button look="quiet-button wide-only" label="header.end" run={() => open("EndDialog")} />
            </>
          )}
          {(isActive || state.messages[0]) && (
            <Late view="HeaderMenu" state={state} open={open} isActive={isActive} />
          )}
          {host && <IconButton icon="close" name={text("header.close")} run={host.close} />}
        </div>
      </div>
    </header>
  );
}
