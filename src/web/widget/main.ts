/**
 * `widget.js`: puts the chat on another site. Reads its own script tag, asks the service whether this site may show
 * the widget, and only then adds a launcher. Offers `window.ChatAssistant` with `open`, `close` and `on`.
 */
import { emit, PREFIX, type WidgetEvent } from "./events.ts";
import { createLauncher, type Launcher } from "./launcher.ts";
import { readOptions } from "./options.ts";
import { createService, type LauncherConfiguration } from "./service.ts";

/** What a site can do with its widgets; `slug` names one of several and may be left out for the first. */
export interface ChatAssistant {
  /** Opens a widget that is ready. */
  open(slug?: string): void;
  close(slug?: string): void;
  /** Calls `handler` with the slug whenever it happens. */
  on(event: WidgetEvent, handler: (slug: string) => void): void;
  /** The widgets of all copies of this script on the page by slug; null until they are ready. */
  readonly widgets: Record<string, Launcher | null>;
}

declare global {
  interface Window {
    ChatAssistant?: ChatAssistant;
  }
}

const TAG = "script[src*=widget][data-slug]";

startAll();

/**
 * A module is not told which tag it came by, runs once for all of them, and one that a bundler swallowed came by none. What a
 * visitor of the site wrote may stand in the script's place, by its name: `<img name="currentScript">`.
 */
function startAll(): void {
  const own = document.currentScript as HTMLScriptElement | null;
  const tags = own?.matches("script") ? [own] : document.querySelectorAll<HTMLScriptElement>(TAG);
  if (!tags[0]?.dataset["slug"]) console.info(PREFIX, "no", TAG);
  else for (const tag of tags) void start(tag);
}

async function start(tag: HTMLScriptElement): Promise<void> {
  const options = readOptions(tag);
  const { widgets } = (window.ChatAssistant ??= createRegistry());
  const { slug } = options;
  if (slug in widgets) return;
  widgets[slug] = null;
  const service = createService(options, fetch);
  const { status, body } = await service();
  if (status !== 200) {
    delete widgets[slug];
    console.info(PREFIX + slug, "unavailable", status);
    return emit("unavailable", slug);
  }
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  }
  const place = (): void => {
    const [launcher, button] = createLauncher(options, body as LauncherConfiguration, service);
    widgets[slug] = launcher;
    // Told when the button leaves the page as well. All is made anew, as `document.open` takes every handler from the old.
    new ResizeObserver(() => button.isConnected || (launcher.close(), place())).observe(button);
  };
  place();
  emit("ready", slug);
}

function createRegistry(): ChatAssistant {
  // Without a prototype, so that no slug is taken before it is set.
  const widgets = { __proto__: null } as object as ChatAssistant["widgets"];
  const pick = (slug = Object.keys(widgets)[0] as string): Launcher | null | undefined => widgets[slug];
  return {
    widgets,
    open: (slug) => pick(slug)?.open(),
    close: (slug) => pick(slug)?.close(),
    on: (event, handler) =>
      addEventListener(PREFIX + event, (happened) => handler((happened as CustomEvent<string>).detail)),
  };
}
