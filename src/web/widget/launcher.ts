/** The launcher button, its greeting and the dialog around the panel, in a closed shadow root on the site's page. */
import { element } from "./element.ts";
import { emit } from "./events.ts";
import type { WidgetOptions } from "./options.ts";
import { createPanel, type Panel, type PanelHandler } from "./panel.ts";
import type { LauncherConfiguration, WidgetService } from "./service.ts";
import { styleText } from "./styles.ts";

/** Opens and closes one widget. */
export interface Launcher {
  open(): void;
  close(): void;
}

/** The loader's few words, built in because it runs before any page of ours. */
declare const WIDGET_STRINGS: Readonly<Record<string, Words>> & { readonly en: Words };

/** Lists, because names of properties stay as long as they are in what visitors fetch. */
type Words = readonly [open: string, close: string];
type View = readonly [
  words: Words,
  button: HTMLButtonElement,
  dialog: HTMLDialogElement,
  greeting: HTMLButtonElement,
  handle: PanelHandler,
];

/** Puts a launcher on the page, by its button. */
export function createLauncher(
  options: WidgetOptions,
  config: LauncherConfiguration,
  service: WidgetService,
): readonly [Launcher, HTMLButtonElement] {
  const [words, button, dialog, greeting, handle] = createView(options, config);
  let panel: Panel | undefined;

  const draw = (): void => {
    // Kept as text, like every attribute.
    button.ariaExpanded = dialog.open as unknown as string;
    button.ariaLabel = `${words[+dialog.open]} – ${config.assistant_name}`;
    // Hidden, as libraries of sites put a `remove` of their own in place, which fails for what is no longer in the page.
    greeting.hidden ||= dialog.open || !options.greeting;
    panel?.[1](dialog.open);
    // What transforms a page as a whole moves all that is fixed on it, but not its top layer, where no `z-index` counts.
    if (button.offsetParent) ((button.getRootNode() as ShadowRoot).host as HTMLElement).showPopover?.();
  };
  const warm = (): void => {
    if (panel) return;
    panel = createPanel(options, service, handle);
    panel[0].title = config.assistant_name;
    dialog.append(panel[0]);
  };
  const open = (): void => {
    warm();
    show(dialog);
    draw();
    emit("open", options.slug);
  };

  button.onclick = ({ detail }) => detail > 1 || (dialog.open ? dialog.close() : open());
  button.onpointerenter = button.onfocus = warm;
  greeting.onclick = open;
  // Also after Escape, which the browser handles itself in a modal dialog, and when it becomes modal or is no longer: hidden
  // for a moment, what had the focus in the frame has lost it.
  dialog.onclose = () => {
    draw();
    if (dialog.open) return;
    button.focus();
    emit("close", options.slug);
  };
  draw();
  return [{ open, close: () => dialog.close() }, button];
}

function createView(options: WidgetOptions, config: LauncherConfiguration): View {
  const words = WIDGET_STRINGS[options.locale] ?? WIDGET_STRINGS[config.locale] ?? WIDGET_STRINGS.en;
  const button = element("button", { className: "l" });
  // Nothing of it shows while it is empty.
  const badge = element("b");
  // Words where the page's header will be, which is on its way.
  const dialog = element("dialog", {
    ariaLabel: config.assistant_name,
    textContent: `${config.assistant_name} …`,
  });
  // On what stands in place of the frame.
  dialog.onclick = () => dialog.close();
  // The frame hears its own keys only once it has the focus.
  dialog.onkeydown = ({ key }) => key === "Escape" && dialog.close();
  const greeting = element("button", { className: "g", dir: "auto", textContent: options.greeting });
  button.append(badge);
  addFace(button, config.widget_image_url);
  createRoot(options).append(button, greeting, dialog);
  // Long enough to be read, not for ever over the site's text.
  setTimeout(() => (greeting.hidden = true), 15_000);
  const fit = (): unknown => dialog.open && show(dialog);
  // The first also when the window is resized or turned.
  viewport.addEventListener("resize", fit);
  viewport.addEventListener("scroll", fit);
  const handle: PanelHandler = (event, count) => {
    if (event === "close") dialog.close();
    else if (event) badge.textContent = (count || "") as string;
    // On a phone the empty panel covers page and launcher: nobody is to be caught in it, nor who comes back from the other tab.
    else
      dialog.prepend(
        element("a", { href: options.page, target: "_blank", textContent: `${words[0]} ↗` }),
        element("button", { className: "l", ariaExpanded: "true", ariaLabel: words[1] }),
      );
  };
  return [words, button, dialog, greeting, handle];
}

/** Every supported browser has one in a window that is shown. */
const viewport = visualViewport as VisualViewport;

/**
 * On a phone, and in a narrow window, the dialog is modal and fills what the keyboard leaves of the page, which the browser
 * moves up besides; however near the visitor looks. Elsewhere it stands beside the page.
 */
function show(dialog: HTMLDialogElement): void {
  // A phone may lie on its side, and some browsers turn the measures of its screen with it and some do not. Those of the
  // window would change with the keyboard, too.
  const isNarrow = Math.min(innerWidth, screen.width, screen.height) <= 480;
  if (dialog.matches(":modal") !== isNarrow) dialog.close();
  // A page that was not made for phones is shown as a whole, at a scale below 1.
  dialog.style.cssText = isNarrow
    ? viewport.scale > 1
      ? `min-height:${viewport.height * viewport.scale}px`
      : `min-height:${viewport.height}px;top:${viewport.offsetTop}px`
    : "";
  if (!dialog.open) dialog[isNarrow ? "showModal" : "show"]();
}

/** Stands in `<html>`, where it outlives a replaced body; the style sheet needs no permission of a CSP. */
function createRoot(options: WidgetOptions): ShadowRoot {
  const sheet = new CSSStyleSheet();
  const host = element("div", { role: "none", popover: "manual" });
  const root = host.attachShadow({ mode: "closed" });
  sheet.replaceSync(styleText(options, document.documentElement.currentCSSZoom));
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return root;
}

/** The configured picture lies over the bubble, and goes when the site's CSP blocks it. */
function addFace(button: HTMLElement, url: string | null): void {
  if (!url) return;
  button.prepend(
    element("img", {
      alt: "",
      referrerPolicy: "no-referrer",
      src: url,
      onerror() {
        (this as HTMLElement).remove();
      },
    }),
  );
}
