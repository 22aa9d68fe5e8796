/** The widget's test page: says in words whether this site was allowed. Runs before the loader, so that it hears all. */
import { PREFIX, type WidgetEvent } from "./events.ts";

const status = document.querySelector<HTMLElement>("#status");
const say = (text: string | undefined): void => {
  if (status && text) status.textContent = text;
};
const sentences: readonly (readonly [WidgetEvent, string | undefined])[] = [
  ["ready", status?.dataset["shown"]],
  ["unavailable", status?.dataset["refused"]],
];
for (const [event, text] of sentences) addEventListener(PREFIX + event, () => say(text));
