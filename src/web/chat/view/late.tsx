/**
 * Views that no visitor sees at first (forms, the end of a chat) come in a second file, fetched when one is wanted or
 * once the composer has stood for a second: the page is usable sooner. Names of that file's parts stand in `late-views.tsx`.
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type * as LateViews from "../late-views.tsx";
import { chat } from "./chat-context.ts";

type Late = typeof LateViews;
/** A part of the second file that draws. */
export type LateViewName =
  | "ContactDialog"
  | "EndDialog"
  | "Expired"
  | "FeedbackForm"
  | "FileChips"
  | "Finished"
  | "HeaderMenu"
  | "IdleNotice"
  | "Limit"
  | "Restoring"
  | "TermsDialog";

let fetched: Promise<Late> | null = null;
let present: Late | null = null;

/** Fetches the second file once; `otherwise` is called when that fails, and the next use tries again. */
export function withLate(use: (late: Late) => unknown, otherwise?: () => void): void {
  fetched ??= import(chat().data.late) as Promise<Late>;
  fetched.then(
    (late) => use((present = late)),
    () => {
      fetched = null;
      otherwise?.();
    },
  );
}

/** Draws a part of the second file as soon as it is here. */
export function Late<Name extends LateViewName>(
  props: { readonly view: Name } & (Parameters<Late[Name]> extends [infer Props] ? Props : object),
): JSX.Element | null {
  const { view, ...rest } = props as { view: Name; close?: () => void };
  const [views, show] = useState(present);
  // At every drawing, until it is here. A dialog that is not counts as closed, so that the next click asks for it again.
  useEffect(() => {
    if (!views) withLate(show, rest.close);
  });
  const View = views?.[view] as ((props: object) => JSX.Element) | undefined;
  return View ? <View {...rest} /> : null;
}
