/** What may be asked with a tap: at first what the robot's owner offers, then what the last answer names instead of what it does not know. */
import type { JSX } from "preact";
import { readNearTopics } from "../../../contract/named-topics.ts";
import type { ChatState } from "../session-state.ts";
import { chat } from "./chat-context.ts";

/** A button for each; nothing where there are none. */
export function Topics({ state }: { readonly state: ChatState }): JSX.Element | null {
  const last = state.messages.at(-1);
  const topics = last ? readNearTopics(last.text) : chat().data.starters;
  const ask = (topic: string): void => {
    // The button goes away; the next question is typed, unless that would bring a keyboard over the answer.
    const place = matchMedia("(pointer: fine)").matches ? ".composer textarea" : ".log";
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    void chat().conversation.send(topic, []);
  };
  return topics[0] ? (
    <div class="actions">
      {topics.map((topic) => (
        <button key={topic} type="button" class="secondary small asks" dir="auto" onClick={() => ask(topic)}>
          {topic}
        </button>
      ))}
    </div>
  ) : null;
}
