/** What became of a rating. */
import type { JSX } from "preact";
import type { FeedbackState } from "../session-state.ts";
import { text } from "./chat-context.ts";

/** Thanks, or that it failed, beside the buttons. The thanks are heard, as their line is there before them. */
export function FeedbackLine({ feedback }: { readonly feedback: FeedbackState }): JSX.Element {
  const { rating, status } = feedback;
  return status === "failed" && rating === "up" ? (
    <p class="field-error" role="alert">
      {text("feedback.failed")}
    </p>
  ) : (
    <span class="muted thanks" role="status">
      {status === "sent" && text("feedback.thanks")}
    </span>
  );
}
