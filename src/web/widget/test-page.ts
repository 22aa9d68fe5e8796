/** The widget's test page: says in words whether this site was allowed. */
import type { WidgetEvent } from "./events.ts";

const status = document.querySelector<HTMLElement>("#status");
const say = (text: string | undefined): void => {
  if (status && text) status.textContent = text;
};
const sentences: readonly (readonly [WidgetEvent, string | undefined])[] = [
  ["ready", status?.dataset["shown"]],
  ["unavailable", status?.dataset["refused"]],
];
for (const [event, text] of sentences) window.ChatAssistant?.on(event, () => say(text));
