/** The icons: one stroke style, 20 units square, hidden from assistive technology (the buttons carry the names). */
import type { JSX } from "preact";

const PATHS = {
  send: "M10 16V4M5 9l5-5 5 5",
  stop: "M7 7h6v6H7zM8.5 8.5h3v3h-3zM10 10h0",
  attach:
    "M13.5 6.5 7.8 12.2a1.8 1.8 0 0 0 2.5 2.5l6-6a3.6 3.6 0 0 0-5-5l-6.2 6.1a5.4 5.4 0 0 0 7.6 7.6l4.6-4.6",
  close: "M5 5l10 10M15 5 5 15",
  more: "M4 9.5a.5.5 0 1 0 .01 0zM10 9.5a.5.5 0 1 0 .01 0zM16 9.5a.5.5 0 1 0 .01 0z",
  copy: "M7.5 7.5h8.5v8.5h-8.5zM12.5 4H4v8.5",
  check: "M4 10.5 8.5 15 16 6",
  up: "M7 9v7.5H3.5V9zM7 9l3.2-6c1.4 0 2.3 1 2 2.5L11.6 8.5h3.7c1 0 1.7.9 1.5 1.9l-1 4.7c-.2.8-.9 1.4-1.7 1.4H7",
  down: "M7 11V3.5H3.5V11zM7 11l3.2 6c1.4 0 2.3-1 2-2.5l-.6-3h3.7c1 0 1.7-.9 1.5-1.9l-1-4.7c-.2-.8-.9-1.4-1.7-1.4H7",
  person: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5",
  expand: "M11.5 4H16v4.5M16 4l-6 6M8 5H4v11h11v-4",
  save: "M10 3.5v9M6 9l4 4 4-4M4 16.5h12",
  end: "M12.5 6V3.5h-9v13h9V14M8 10h9M14 7l3 3-3 3",
  bottom: "M10 4v12M5 11l5 5 5-5",
  warning: "M10 3.5 17.5 16h-15zM10 8.5v3.5M10 14.2v.1",
  again: "M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** Draws one icon. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
