/** The page's buttons, so that each place says only what a button means. */
import type { ButtonHTMLAttributes, ComponentChildren, JSX } from "preact";
import { text } from "./chat-context.ts";
import { Icon, type IconName } from "./icons.tsx";

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "ref">;

interface ButtonProps extends Attributes {
  /** Classes: `primary`, `secondary`, `text-button`, with `small` besides. */
  readonly look: string;
  /** Key of the label. */
  readonly label: string;
  /** What a click does; without it the button submits its form. */
  readonly run?: () => unknown;
  readonly children?: ComponentChildren;
}

/** A button with a label; `children` stand before it. */
export function Button({ look, label, run, children, ...rest }: ButtonProps): JSX.Element {
  return (
    <button {...rest} type={run ? "button" : "submit"} class={look} onClick={run && once(run)}>
      {children}
      {text(label)}
    </button>
  );
}

/** The second click of a double click is meant for what the first one took away. */
export function once(run: () => unknown): (click: MouseEvent) => unknown {
  return ({ detail }) => detail > 1 || run();
}

interface IconButtonProps extends Attributes {
  readonly icon: IconName;
  /** For everybody who does not see or know the icon: its title, which names it where nothing else does. */
  readonly name: string;
  readonly look?: string;
  readonly run?: ((click: MouseEvent) => unknown) | undefined;
}

/** A square button with an icon; without `run` it submits its form. */
export function IconButton({ icon, name, look = "", run, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button
      {...rest}
      type={run ? "button" : "submit"}
      class={`icon-button ${look}`}
      title={name}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}
