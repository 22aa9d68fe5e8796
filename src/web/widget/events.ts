/** What happens to a widget, as events of the window, so that every copy of the script and every site hears them. */

/** What happens to a widget. */
export type WidgetEvent = "ready" | "unavailable" | "open" | "close";

/** Before the name of every event and message. */
export const PREFIX = "chat-assistant:";

/** Tells that something happened to the widget of a slug. */
export function emit(event: WidgetEvent, slug: string): void {
  dispatchEvent(new CustomEvent(PREFIX + event, { detail: slug }));
}
