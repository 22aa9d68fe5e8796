/** A slim strip while the browser has no connection. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text } from "./chat-context.ts";

/** The strip; nothing while online. */
export function Offline(): JSX.Element | null {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    // Never taken away: it stands as long as the page does.
    addEventListener("online", () => setOnline(true));
    addEventListener("offline", () => setOnline(false));
  }, []);
  return online ? null : (
    <p class="strip" role="alert">
      {text("offline")}
    </p>
  );
}
