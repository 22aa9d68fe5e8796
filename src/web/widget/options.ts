/** What a site says on the script tag: `data-slug` and a handful of wishes. Anything odd falls back to the default. */

/** One widget as its script tag asks for it. */
export interface WidgetOptions {
  readonly slug: string;
  /** Address of the widget endpoints, beside the script, without a trailing slash. */
  readonly api: string;
  /** The chat page: below `data-chat-base`, or below `chat` beside the script. */
  readonly page: string;
  readonly side: "left" | "right";
  /** Six-digit hex colour of the launcher. */
  readonly color: string;
  /** Empty for the assistant's own language. */
  readonly locale: string;
  /** A short text beside the launcher. */
  readonly greeting: string;
  readonly z_index: number;
}

const DEFAULT_Z_INDEX = 2_147_483_000;

/** Reads a script tag that names a slug. */
export function readOptions({ src, dataset }: HTMLScriptElement): WidgetOptions {
  // Without a prototype, so that a polluted `Object.prototype` adds no attribute: one of them becomes the frame's address.
  const {
    slug = "",
    zIndex = "",
    position = "",
    color = "",
    greeting = "",
    locale = "",
    chatBase,
  } = { __proto__: null, ...(dataset as object) } as object as DOMStringMap;
  const path = encodeURIComponent(slug);
  return {
    slug,
    api: new URL(`v1/public/widgets/${path}`, src).href,
    page: `${chatBase || new URL("chat", src)}/${path}`,
    side: /left/.test(position) ? "left" : "right",
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : "#1f4fd8",
    locale,
    greeting,
    z_index: +zIndex || DEFAULT_Z_INDEX,
  };
}
