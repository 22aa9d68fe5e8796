/** The transcript: a list in a scroll region of its own, with what follows the last message. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChatState } from "../session-state.ts";
import type { TranscriptMessage } from "../wire.ts";
import { Button } from "./button.tsx";
import { chat, focusOn, named } from "./chat-context.ts";
import { Icon } from "./icons.tsx";
import { AssistantMessage, VisitorMessage } from "./message.tsx";
import { Progress } from "./progress.tsx";
import { FailureCard } from "./failure-card.tsx";

interface LogProps {
  readonly state: ChatState;
  /** Stands below the last message. */
  readonly after?: ComponentChildren;
}

/** Room above an answer when it is brought into view. */
const HEADROOM_PIXELS = 24;
/** Closer to the end than this counts as reading along. */
const NEAR_PIXELS = 160;

/** The scrolling transcript. */
export function Log({ state, after }: LogProps): JSX.Element {
  const { region, onScroll, unseen, toEnd } = useFollowing(state);
  // The pill goes away.
  const jump = (): void => {
    toEnd();
    focusOn(".log");
  };
  return (
    <div class="log-frame">
      <section
        class="scroll log"
        tabIndex={0}
        aria-label={named("log.label")}
        ref={region}
        onScroll={onScroll}
      >
        <div class="column">
          <h2 class="hidden">{named("log.label")}</h2>
          <ol class="messages">
            <Welcome />
            {state.messages.map((message) => (
              <Message key={message.message_id} message={message} state={state} />
            ))}
            {state.pending && (
              <VisitorMessage text={state.pending.text} attachments={state.pending.attachments} />
            )}
          </ol>
          {state.progress && <Progress progress={state.progress} />}
          {state.failure && <FailureCard failure={state.failure} />}
          {after}
        </div>
      </section>
      {unseen && (
        <Button look="jump" label="log.new" run={jump}>
          <Icon name="bottom" />
        </Button>
      )}
    </div>
  );
}

function Welcome(): JSX.Element {
  return <AssistantMessage text={chat().data.config.welcome_message ?? named("log.welcome")} />;
}

function Message({ message, state }: { message: TranscriptMessage; state: ChatState }): JSX.Element {
  if (message.role === "user") return <VisitorMessage {...message} />;
  return <AssistantMessage {...message} feedback={state.feedback[message.message_id]} />;
}

interface Following {
  readonly region: { current: HTMLElement | null };
  readonly onScroll: () => void;
  readonly unseen: boolean;
  readonly toEnd: () => void;
}

/** Follows what is new, unless the visitor reads elsewhere: then only the pill says so. */
function useFollowing(state: ChatState): Following {
  const region = useRef<HTMLElement>(null);
  const near = useRef(true);
  const [unseen, setUnseen] = useState(false);
  const toEnd = (): void =>
    region.current?.scrollTo({ top: region.current.scrollHeight, behavior: motion() });
  const onScroll = (): void => {
    const box = region.current;
    if (!box) return;
    near.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PIXELS;
    if (near.current) setUnseen(false);
  };
  // What the visitor just did stands at the end; an answer is no reason to take them there.
  useLayoutEffect(() => {
    if (state.pending || state.phase !== "chat") toEnd();
  }, [state.pending?.key, state.phase]);
  useLayoutEffect(() => {
    if (state.failure && near.current) toEnd();
  }, [state.failure]);
  useLayoutEffect(() => {
    const answer = region.current?.querySelector<HTMLElement>(".messages > li:last-child");
    if (state.messages.at(-1)?.role !== "assistant" || !answer || !region.current) return;
    if (!near.current) return setUnseen(true);
    const top = answer.offsetTop - HEADROOM_PIXELS;
    region.current.scrollTo({ top, behavior: motion() });
  }, [state.messages.length]);
  return { region, onScroll, unseen, toEnd };
}

function motion(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
