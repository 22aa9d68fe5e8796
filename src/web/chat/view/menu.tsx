/** The menu behind the three dots: a popover, so that it needs no placing and closes by itself. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button, IconButton } from "./button.tsx";
import { text } from "./chat-context.ts";
import { Icon, type IconName } from "./icons.tsx";

/** One entry. */
export interface MenuItem {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
  /** Only where the header has no room for a button of its own. */
  readonly narrow?: boolean;
}

/** A button with its menu. */
export function Menu({ items }: { readonly items: readonly MenuItem[] }): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const choose = (item: MenuItem): void => {
    list.current?.hidePopover();
    item.run();
  };
  // Only towards something else: a click in Safari takes the focus to nothing, and its button is still to be pressed.
  const leave = ({ relatedTarget }: FocusEvent): void => {
    const next = relatedTarget as Element | null;
    if (next?.closest("#menu,[popovertarget]") === null) list.current?.hidePopover();
  };
  return (
    <>
      <IconButton
        icon="more"
        name={text("header.menu")}
        popovertarget="menu"
        onFocusOut={leave}
        // The second click of a double click would close it.
        run={(click) => click.detail > 1 && click.preventDefault()}
      />
      <ul class="menu" id="menu" popover="auto" ref={list} onFocusOut={leave}>
        {items.map((item) => (
          <li key={item.icon} class={item.narrow ? "narrow-only" : ""}>
            <Button look="" label={item.label} run={() => choose(item)}>
              <Icon name={item.icon} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
