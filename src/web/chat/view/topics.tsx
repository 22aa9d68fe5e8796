/** What may be asked instead, as the answer above names it: a tap asks it. */
import type { JSX } from "preact";
import { readNearTopics } from "../../../contract/named-topics.ts";
import type { ChatState } from "../session-state.ts";
import { chat } from "./chat-context.ts";

/** A button for each topic that the last message names; nothing where it names none. */
export function Topics({ state }: { readonly state: ChatState }): JSX.Element | null {
  const topics = readNearTopics(state.messages.at(-1)?.text ?? "");
  const ask = (topic: string): void => {
    // The button goes away; the next question is typed, unless that would bring a keyboard over the answer.
    const place = matchMedia("(pointer: fine)").matches ? ".composer textarea" : ".log";
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    void chat().conversation.send(topic, []);
  };
  return topics[0] ? (
    <div class="actions">
      {topics.map((topic) => (
        <button key={topic} type="button" class="secondary small" dir="auto" onClick={() => ask(topic)}>
          {topic}
        </button>
      ))}
    </div>
  ) : null;
}
