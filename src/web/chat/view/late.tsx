/** Draws the views of the second file. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type LateCalls, present, withLate } from "../late-file.ts";
import type * as SecondFile from "../late-views.tsx";

type ViewsOf<File extends LateCalls> = Omit<File, keyof LateCalls>;
type LateViews = ViewsOf<typeof SecondFile>;

/** Draws a view of the second file as soon as it is here. */
export function Late<Name extends keyof LateViews>(
  props: { readonly view: Name } & (Parameters<LateViews[Name]> extends [infer Props] ? Props : object),
): JSX.Element | null {
  const { view, ...rest } = props as { view: Name; close?: () => void };
  const [file, show] = useState(present);
  // A dialog whose file is not here counts as closed, so that the next click asks for it again; the rest is waited for.
  useEffect(() => withLate(show, rest.close), [rest.close]);
  const View = (file as LateViews | null)?.[view] as ((props: object) => JSX.Element) | undefined;
  return View ? <View {...rest} /> : null;
}
