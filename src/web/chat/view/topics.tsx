/**
 * What may be asked with a tap: at first what the robot's owner offers, then what the last answer names instead of what it does
 * not know. Where it does not know, a person can be asked as well.
 */
import type { JSX } from "preact";
import { readNearTopics } from "../../../contract/named-topics.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat } from "./chat-context.ts";
import type { DialogName } from "./dialog.tsx";
import { Icon } from "./icons.tsx";

interface TopicsProps {
  readonly state: ChatState;
  readonly open: (dialog: DialogName) => void;
}

/** A button for each; nothing where there are none. */
export function Topics({ state, open }: TopicsProps): JSX.Element | null {
  const { conversation, data } = chat();
  const last = state.messages.at(-1);
  const topics = last ? readNearTopics(last.text) : data.starters;
  const isUnknown = last?.text.startsWith(data.decline);
  const ask = (topic: string): void => {
    // The button goes away; the next question is typed, unless that would bring a keyboard over the answer.
    const place = matchMedia("(pointer: fine)").matches ? ".composer textarea" : ".log";
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    void conversation.send(topic, []);
  };
  return topics[0] || isUnknown ? (
    <div class="actions">
      {topics.map((topic) => (
        <button key={topic} type="button" class="secondary small asks" dir="auto" onClick={() => ask(topic)}>
          {topic}
        </button>
      ))}
      {isUnknown && (
        <Button look="secondary small asks" label="header.contact" run={() => open("ContactDialog")}>
          <Icon name="person" />
        </Button>
      )}
    </div>
  ) : null;
}
