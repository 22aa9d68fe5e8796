/** A card alone on the stage. */
import type { ComponentChildren, JSX } from "preact";
import { text } from "./chat-context.ts";

interface CardProps {
  /** Key of the title. */
  readonly title: string;
  /** Stands above the title. */
  readonly top?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Draws a card with a title. */
export function Card({ title, top, children }: CardProps): JSX.Element {
  return (
    <div class="scroll">
      <section class="card consent" aria-labelledby="card-title">
        {top}
        <h2 id="card-title" tabIndex={-1}>
          {text(title)}
        </h2>
        {children}
      </section>
    </div>
  );
}
