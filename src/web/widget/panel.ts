/**
 * The panel: our own page in a sandboxed frame, and the loader's end of the wire to it. The site's scripts can read
 * neither; the frame is given nothing but a `MessagePort`, and only after its window and origin were checked.
 */
import { element } from "./element.ts";
import type { WidgetOptions } from "./options.ts";
import type { WidgetService } from "./service.ts";

/** What the panel asks of the launcher. */
export type PanelEvent = "close" | "badge";

/**
 * Takes what the panel asks; `count` are the unseen answers of `badge`. Without an event the frame does not answer, or not
 * yet, be it for the network, an extension or the site.
 */
export type PanelHandler = (event?: PanelEvent, count?: number) => void;

/** The frame, and what tells the page in it that it is seen, or no longer, and gives it the focus; a hidden one takes none. */
export type Panel = readonly [frame: HTMLIFrameElement, tell: (visible: boolean) => void];

const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals";

/** Creates the frame; it loads as soon as it stands in the page. */
export function createPanel(
  { page, locale }: WidgetOptions,
  service: WidgetService,
  handle: PanelHandler,
): Panel {
  const { origin } = new URL(page);
  const frame = element("iframe", {
    allow: "clipboard-write",
    // The page behind the frame may learn which site it stands on, and no more.
    referrerPolicy: "strict-origin",
    // Set as text, like every attribute of tokens; only its reading gives a list.
    sandbox: SANDBOX as unknown as DOMTokenList,
    src: `${page}?mode=widget&locale=${locale}`,
  });
  let port: MessagePort | undefined;
  const receive = async ({ data: { type, id, key, count } }: MessageEvent): Promise<void> => {
    // Only who asks for a session gives its key.
    if (key) port?.postMessage({ type, id, ...(await service(key)) });
    else handle(type, count);
  };
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.type !== "chat-assistant:ready") return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = receive;
    (source as Window).postMessage({ type: "chat-assistant:port" }, origin, [channel.port2]);
    // What stood in its place.
    while (frame.previousSibling) frame.previousSibling.remove();
    frame.focus();
  });
  // Longer than this nobody looks at an empty panel.
  setTimeout(() => port ?? handle(), 1e3);
  // A focus before the page is there would stay with the empty one in its place, and keys would reach nobody.
  return [frame, (visible) => port && (port.postMessage({ type: "visible", visible }), frame.focus())];
}
