/** The menu behind the three dots: what else a visitor can do with a chat that has begun. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
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
export function HeaderMenu({ state, open, isActive }: HeaderMenuProps): JSX.Element | null {
  const { host } = chat();
  const toFullPage = useExpand();
  const narrow = !host;
  const save = (): void => downloadTranscript(state);
  const items: MenuItem[] = [
    ...(isActive
      ? [{ icon: "person", label: "header.contact", run: () => open("ContactDialog"), narrow } as const]
      : []),
    ...(isActive && host ? [{ icon: "expand", label: "header.expand", run: toFullPage } as const] : []),
    ...(state.messages.length > 0 ? [{ icon: "save", label: "header.save", run: save } as const] : []),
    ...(isActive
      ? [{ icon: "end", label: "header.end", run: () => open("EndDialog"), narrow } as const]
      : []),
  ];
  return items.length > 0 ? <Menu items={items} /> : null;
}

/** Opens the full page. The tab is opened before the call, because a browser lets only a click open one. */
function useExpand(): () => void {
  const { conversation, host } = chat();
  const [busy, setBusy] = useState(false);
  return () => {
    if (busy) return;
    const tab = open("about:blank", "_blank");
    // A browser that opens no tab: the token would lead nowhere, and the chat stays where it is.
    if (!tab) return dispatch({ type: "troubled", call: "expand", failure: failureOf("denied") });
    setBusy(true);
    tab.opener = null;
    void expand(conversation).then((url) => {
      setBusy(false);
      if (!url) return tab.close();
      tab.location.replace(url);
      return host?.close();
    });
  };
}
