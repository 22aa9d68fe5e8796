/** The transcript: a list in a scroll region of its own, with what follows the last message. */
import type { ComponentChildren, JSX, TargetedEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChatState } from "../session-state.ts";
import type { TranscriptMessage } from "../wire.ts";
import { Button } from "./button.tsx";
import { chat, focusOn, named } from "./chat-context.ts";
import { Icon } from "./icons.tsx";
import { AssistantMessage, VisitorMessage } from "./message.tsx";
import { Progress } from "./progress.tsx";
import { FailureCard } from "./failure-card.tsx";

/** What the transcript shows. */
export interface LogProps {
  readonly state: ChatState;
  /** Stands below the last message. */
  readonly after?: ComponentChildren;
}

/** Room above an answer when it is brought into view. */
const HEADROOM_PIXELS = 24;
/** Further down than any transcript. */
const END = 1e9;
/** Closer to the end than this counts as reading along. */
const NEAR_PIXELS = 160;

/** The scrolling transcript. */
export function Log({ state, after }: LogProps): JSX.Element {
  const { onScroll, unseen, toEnd } = useFollowing(state);
  // The pill goes away.
  const jump = (): void => {
    toEnd();
    focusOn(".log");
  };
  return (
    <div class="log-frame">
      <section class="scroll log" tabIndex={0} aria-label={named("log.label")} onScroll={onScroll}>
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
  readonly onScroll: (event: TargetedEvent<HTMLElement>) => void;
  readonly unseen: boolean;
  readonly toEnd: () => void;
}

/** Follows what is new, unless the visitor reads elsewhere: then only the pill says so. */
function useFollowing(state: ChatState): Following {
  const near = useRef(true);
  /** The last line that is seen. */
  const bottom = useRef(0);
  const [unseen, setUnseen] = useState(false);
  const toEnd = (): void => {
    near.current = true;
    scrollTo(END);
  };
  const onScroll = ({ currentTarget }: TargetedEvent<HTMLElement>): void => {
    const { clientHeight, scrollHeight, scrollTop } = currentTarget;
    const end = scrollTop + clientHeight;
    // On the way down to the end an answer may come: only who turns back reads elsewhere.
    near.current &&= end >= bottom.current;
    near.current ||= scrollHeight - end < NEAR_PIXELS;
    bottom.current = end;
    if (near.current) setUnseen(false);
  };
  // A keyboard that comes or goes, and a field that grows, leave what is read where it is seen.
  useLayoutEffect(() => {
    const log = document.querySelector(".log") as HTMLElement;
    new ResizeObserver(() => {
      // What is on its way arrives by itself.
      if (Date.now() > arrival) log.scrollTop = bottom.current - log.clientHeight;
      bottom.current ||= log.clientHeight;
    }).observe(log);
  }, []);
  // What the visitor just did stands at the end; an answer is no reason to take them there.
  useLayoutEffect(() => {
    if (state.failure ? near.current : state.pending || state.phase !== "chat") toEnd();
  }, [state.pending?.key, state.phase, state.failure]);
  useLayoutEffect(() => {
    const answer = document.querySelector<HTMLElement>(".assistant:last-child");
    if (!answer) return;
    if (!near.current) return setUnseen(true);
    scrollTo(answer.offsetTop - HEADROOM_PIXELS);
  }, [state.messages]);
  return { onScroll, unseen, toEnd };
}

/** When what was scrolled last is where it belongs. */
let arrival = 0;
const GLIDE_MS = 600;

function scrollTo(top: number): void {
  arrival = Date.now() + GLIDE_MS;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.querySelector(".log")?.scrollTo({ top, behavior: isStill ? "instant" : "smooth" });
}
