/** The reasons of a thumbs-down, under the answer it rates. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { FeedbackState } from "../session-state.ts";
import type { FeedbackReason } from "../wire.ts";
import { Button } from "./button.tsx";
import { comeIntoView } from "./call-trouble.tsx";
import { chat, dispatch, text } from "./chat-context.ts";

/** Wire values, which stay English in every language; each ends the key of its name. */
const REASONS: readonly FeedbackReason[] = [
  "Incorrect or incomplete",
  "Not what I asked",
  "Slow or buggy",
  "Tone or style",
  "Safety or legal",
  "Other",
];

interface FeedbackFormProps {
  readonly message_id: string;
  readonly feedback: FeedbackState;
}

/** Six reasons and room for details. */
export function FeedbackForm({ message_id, feedback }: FeedbackFormProps): JSX.Element {
  const [reason, choose] = useState<FeedbackReason | null>(feedback.reason ?? null);
  const [details, write] = useState("");
  const [tried, setTried] = useState(false);
  const id = `details-${message_id}`;
  const problem = reason ? feedback.status === "failed" && "failed" : tried && "missing";
  const form = useReturnedFocus();
  const submit = (event: Event): void => {
    event.preventDefault();
    setTried(true);
    if (reason && feedback.status !== "sending") {
      void chat().conversation.rate({ message_id, rating: "down", reason, details: details.trim() });
    }
  };
  const cancel = (): void => dispatch({ type: "rated", message_id, feedback: null });
  return (
    <form class="card feedback" ref={form} onSubmit={submit}>
      <Reasons name={`reason-${message_id}`} chosen={reason} choose={choose} />
      <label for={id}>{text("feedback.details")}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={2000}
        value={details}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <div class="actions">
        <Button look="primary small" label="feedback.send" aria-disabled={feedback.status === "sending"} />
        <Button look="secondary small" label="feedback.cancel" run={cancel} />
        {problem && (
          <p class="field-error" role="alert" ref={keepButtons}>
            {text(`feedback.${problem}`)}
          </p>
        )}
      </div>
    </form>
  );
}

/**
 * The buttons stay where they were pressed. Beside them what is wrong has no room where it is narrow: then it stands above
 * them, and what is above makes room, or below them where nothing has to.
 */
function keepButtons(problem: HTMLElement | null): void {
  const log = document.querySelector(".log");
  if (!problem || !log) return;
  const { scrollTop } = log;
  comeIntoView(problem.parentElement);
  if (log.scrollTop === scrollTop) problem.style.order = "1";
}

/** A form comes into view, and as it goes away gives the focus in it back to the button that opened it. */
function useReturnedFocus(): { current: HTMLFormElement | null } {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = form;
    comeIntoView(current);
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
  }, []);
  return form;
}

interface ReasonsProps {
  readonly name: string;
  readonly chosen: FeedbackReason | null;
  readonly choose: (reason: FeedbackReason) => void;
}

function Reasons({ name, chosen, choose }: ReasonsProps): JSX.Element {
  return (
    <fieldset>
      <legend>{text("feedback.legend")}</legend>
      <div class="pills">
        {REASONS.map((reason) => (
          <label class="pill" key={reason}>
            <input
              type="radio"
              name={name}
              value={reason}
              checked={reason === chosen}
              onChange={() => choose(reason)}
            />
            <span>{text(`feedback.reason.${reason}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
