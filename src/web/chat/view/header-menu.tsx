/** The menu behind the three dots: what else a visitor can do with a chat that has begun. */
import type { JSX } from "preact";
import { expand } from "../closing.ts";
import { failureOf } from "../failure.ts";
import type { ChatState } from "../session-state.ts";
import { chat, dispatch } from "./chat-context.ts";
import type { DialogName } from "./dialog.tsx";
import { downloadTranscript } from "./download-transcript.ts";
import { Menu, type MenuItem } from "./menu.tsx";

interface HeaderMenuProps {
  readonly state: ChatState;
  readonly open: (dialog: DialogName) => void;
  readonly isActive: boolean;
}

/** On a wide page the buttons beside it already offer the first and the last entry. */
export function HeaderMenu({ state, open, isActive }: HeaderMenuProps): JSX.Element {
  const { host } = chat();
  const narrow = !host;
  const save = (): void => downloadTranscript(state);
  const items: readonly (MenuItem | undefined | false | null)[] = [
    isActive && { icon: "person", label: "header.contact", run: () => open("ContactDialog"), narrow },
    isActive && host && { icon: "expand", label: "header.expand", run: toFullPage },
    state.messages[0] && { icon: "save", label: "header.save", run: save },
    isActive && { icon: "end", label: "header.end", run: () => open("EndDialog"), narrow },
  ];
  return <Menu items={items.filter((item) => !!item)} />;
}

/** Opens the full page. The tab is opened before the call, because a browser lets only a click open one. */
function toFullPage(): void {
  const { conversation, host } = chat();
  if (conversation.state().busy) return;
  const tab = open("about:blank", "_blank");
  // A browser that opens no tab: the token would lead nowhere, and the chat stays where it is.
  if (!tab) return dispatch({ type: "troubled", call: "expand", failure: failureOf("denied") });
  tab.opener = null;
  void expand(conversation).then((url) => {
    if (!url) return tab.close();
    tab.location.replace(url);
    return host?.close();
  });
}
