/** The assistant's picture, or a tile with its initial where there is none or it cannot be loaded. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { chat } from "./chat-context.ts";

/** The picture; `large` stands on the consent card. */
export function Avatar({ large = false }: { readonly large?: boolean }): JSX.Element {
  const { config, mode } = chat().data;
  const [broken, setBroken] = useState(false);
  const url = mode === "widget" ? config.widget_image_url : config.public_header_image_url;
  const look = large ? "avatar avatar-large" : "avatar";
  const [initial = ""] = config.assistant_name.trim().toUpperCase();
  return url && !broken ? (
    <img class={look} src={url} alt="" onError={() => setBroken(true)} />
  ) : (
    <span class={look} aria-hidden="true">
      {initial}
    </span>
  );
}
