/** The transcript: a list in a scroll region of its own, with what follows the last message. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
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
  const { unseen, toEnd } = useFollowing(state);
  // The pill goes away.
  const jump = (): void => {
    toEnd();
    focusOn(".log");
  };
  return (
    <div class="log-frame">
      <section class="scroll log" tabIndex={0} aria-label={named("log.label")}>
        <div class="column">
          <h2 class="hidden" tabIndex={-1}>
            {named("log.label")}
          </h2>
          <ol class="messages">
            <AssistantMessage text={chat().data.config.welcome_message ?? named("log.welcome")} />
            {state.messages.map((message) => drawMessage(message, state))}
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

function drawMessage(message: TranscriptMessage, { feedback }: ChatState): JSX.Element {
  const { message_id, role } = message;
  return role === "user" ? (
    <VisitorMessage key={message_id} {...message} />
  ) : (
    <AssistantMessage key={message_id} {...message} feedback={feedback[message_id]} />
  );
}

interface Following {
  readonly unseen: boolean;
  readonly toEnd: () => void;
}

/** Whether the visitor reads along; there is one transcript a page. */
let near = true;

/** Follows what is new, unless the visitor reads elsewhere: then only the pill says so. */
function useFollowing(state: ChatState): Following {
  const [unseen, setUnseen] = useState(false);
  const toEnd = (): void => {
    near = true;
    bring();
  };
  useLayoutEffect(() => {
    const log = document.querySelector(".log") as HTMLElement;
    let width = 0;
    let height = 0;
    /** The last line that is seen, and how far below it the end is. */
    let bottom = 0;
    let rest = END;
    log.addEventListener("scroll", () => {
      // Lines that break anew, or have less room, say nothing of the reader.
      if (log.clientWidth !== width || log.clientHeight !== height) return;
      const end = log.scrollTop + log.clientHeight;
      rest = log.scrollHeight - end;
      // On the way down to the end an answer may come: only who turns back reads elsewhere.
      near &&= end >= bottom;
      near ||= rest < NEAR_PIXELS;
      bottom = end;
      if (near) setUnseen(false);
    });
    // A keyboard that comes or goes, and a field that grows, leave what is read where it is seen. Where lines break anew
    // the browser keeps the first of them there, which is not wanted at the end.
    new ResizeObserver(() => {
      const { clientHeight, clientWidth } = log;
      if (clientWidth !== width) bottom = log.scrollTop + clientHeight;
      width = clientWidth;
      height = clientHeight;
      // What is on its way would arrive where it was to stand before.
      if (near && Date.now() < arrival) bring(aim);
      else log.scrollTop = (rest < 2 ? END : bottom) - clientHeight;
    }).observe(log);
  }, []);
  // What the visitor just did stands at the end; an answer is no reason to take them there.
  useLayoutEffect(() => {
    if (state.failure ? near : state.pending || state.phase !== "chat") toEnd();
  }, [state.pending?.key, state.phase, state.failure]);
  useLayoutEffect(() => {
    if (near) bring(".assistant:last-child");
    else setUnseen(true);
  }, [state.messages]);
  return { unseen, toEnd };
}

/** What was brought into view last, and when it is where it belongs. */
let aim: string | undefined;
let arrival = 0;
const GLIDE_MS = 600;
/** Whether it glides there; where it stands when it is seen first, or again, is no way to go. */
let glides = false;

/** Brings the end into view, or the first line of what a selector finds; in a closed panel as soon as it is open. */
function bring(css?: string): void {
  const log = document.querySelector(".log");
  if (!log) return;
  const found = css && document.querySelector<HTMLElement>(css);
  const isStill = !glides || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isShown = log.clientWidth > 0;
  glides &&= isShown;
  // With the next frame, of which what is closed draws none.
  requestAnimationFrame(() => (isShown ? (glides = true) : bring(css)));
  aim = css;
  arrival = Date.now() + GLIDE_MS;
  const top = found ? found.offsetTop - HEADROOM_PIXELS : END;
  log.scrollTo({ top, behavior: isStill ? "instant" : "smooth" });
}
