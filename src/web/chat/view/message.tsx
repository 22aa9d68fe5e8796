/** One message: the visitor's in a bubble, as typed; the assistant's over the full column, as Markdown, with its actions. */
import type { JSX } from "preact";
import { plainTextOf } from "../markdown-text.ts";
import type { FeedbackState } from "../session-state.ts";
import type { AttachmentSummary } from "../wire.ts";
import { IconButton, once } from "./button.tsx";
import { chat, dispatch, text as word } from "./chat-context.ts";
import { CopyButton } from "./copy-button.tsx";
import { Icon } from "./icons.tsx";
import { Late } from "./late.tsx";
import { Markdown } from "./markdown.tsx";

interface VisitorMessageProps {
  readonly text: string;
  /** Absent while the message waits for its answer. */
  readonly created_at?: string;
  readonly attachments?: readonly AttachmentSummary[] | undefined;
}

/** What the visitor said. */
export function VisitorMessage({ text, created_at, attachments }: VisitorMessageProps): JSX.Element {
  const { language } = chat();
  return (
    <li class="visitor">
      <span class="hidden">{word("message.you")}</span>
      <div class="bubble" dir="auto">
        {text}
      </div>
      {attachments?.[0] && (
        <ul class="chips">
          {attachments.map((file) => (
            <li class="chip">
              <Icon name="attach" />
              <span class="chip-name">{file.file_name}</span>
              <span class="muted">{language.size(file.size_bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      {created_at && <time dateTime={created_at}>{language.time(created_at)}</time>}
    </li>
  );
}

interface AssistantMessageProps {
  readonly text: string;
  /** Absent on the welcome message, which cannot be rated. */
  readonly message_id?: string;
  readonly created_at?: string;
  readonly feedback?: FeedbackState | null | undefined;
}

/** What the assistant said. */
export function AssistantMessage(props: AssistantMessageProps): JSX.Element {
  const { data, language } = chat();
  const { text, message_id, created_at, feedback } = props;
  return (
    <li class="assistant">
      <span class="hidden">{data.config.assistant_name}</span>
      <Markdown text={text} />
      {message_id && (
        <div class="answer-foot">
          {created_at && <time dateTime={created_at}>{language.time(created_at)}</time>}
          <CopyButton copied={() => plainTextOf(text)} label="message.copy" />
          <RatingButtons message_id={message_id} feedback={feedback} />
          {feedback && <Late view="FeedbackLine" feedback={feedback} />}
        </div>
      )}
      {message_id && feedback?.rating === "down" && feedback.status !== "sent" && (
        <Late view="FeedbackForm" message_id={message_id} feedback={feedback} />
      )}
    </li>
  );
}

interface RatingProps {
  readonly message_id: string;
  readonly feedback: FeedbackState | null | undefined;
}

function RatingButtons({ message_id, feedback }: RatingProps): JSX.Element {
  const isDown = feedback?.rating === "down";
  const isOpen = isDown && feedback.status !== "sent";
  const isUp = feedback?.rating === "up";
  const rateUp = (): unknown =>
    (isUp && feedback.status !== "failed") || chat().conversation.rate({ message_id, rating: "up" });
  const toggle = (): void =>
    dispatch({
      type: "rated",
      message_id,
      feedback: isOpen ? null : { rating: "down", status: "choosing" },
    });
  return (
    <>
      <IconButton icon="up" name={word("message.up")} aria-pressed={isUp} run={rateUp} />
      <IconButton
        icon="down"
        name={word("message.down")}
        aria-pressed={isDown}
        aria-expanded={isOpen}
        run={once(toggle)}
      />
    </>
  );
}
