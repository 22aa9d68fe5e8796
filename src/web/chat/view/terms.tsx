/** The page of the default terms: their Markdown, which the shell also holds as readable text. */
import type { JSX } from "preact";
import { Markdown } from "./markdown.tsx";

/** The terms. */
export function Terms({ text }: { readonly text: string }): JSX.Element {
  return (
    <main class="scroll" tabIndex={0}>
      <article class="column terms">
        <Markdown text={text} isPage wrapped />
      </article>
    </main>
  );
}
