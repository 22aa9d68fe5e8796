/** "Talk to a person": details by which the team can answer. Nothing is stored without the ticked box. */
import type { InputHTMLAttributes, JSX } from "preact";
import { useState } from "preact/hooks";
import { handOff, type ContactDetails } from "../closing.ts";
import { checkContact, type ContactProblems } from "../contact-check.ts";
import type { ChatState } from "../session-state.ts";
import { Button } from "./button.tsx";
import { chat, named, text } from "./chat-context.ts";
import { Dialog } from "./dialog.tsx";
import { CallTrouble } from "./call-trouble.tsx";

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

interface ContactDialogProps {
  readonly close: () => void;
  readonly state: ChatState;
}

/** What was typed and not sent: a look at the chat, or its closing meanwhile, takes nothing away; who ends it takes it along. */
export const typed = new Map<string, string>();

async function send(details: ContactDetails): Promise<void> {
  const { conversation } = chat();
  await handOff(conversation, details);
  if (conversation.state().ending?.how === "contact") typed.clear();
}

/** The dialog with its form. */
export function ContactDialog({ close, state }: ContactDialogProps): JSX.Element {
  const [problems, setProblems] = useState<ContactProblems>({});
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { details, problems } = checkContact(new FormData(event.currentTarget as HTMLFormElement));
    setProblems(problems);
    if (details && state.busy === null) void send(details);
    else if (!details) focusFirstProblem(event.currentTarget as HTMLFormElement);
  };
  return (
    <Dialog title="contact.title" close={close}>
      <p>{named("contact.intro")}</p>
      <form class="fields" noValidate onSubmit={submit} onInput={keep}>
        <Field name="name" complete="name" />
        <Field name="email" type="email" complete="email" problem={problems.email} />
        <Field name="phone" type="tel" complete="tel" problem={problems.phone} />
        <Field name="message" />
        <Agreement problem={problems.consent} />
        <CallTrouble state={state} during="contact" />
        <div class="actions">
          <Button look="primary" label="contact.send" aria-disabled={state.busy !== null} />
          <Button look="secondary" label="feedback.cancel" run={close} />
        </div>
      </form>
    </Dialog>
  );
}

function keep({ target }: Event): void {
  const { name, value } = target as HTMLInputElement;
  typed.set(name, value);
}

/** After the next drawing, when the fields carry their marks. In the middle, so that the bar does not cover its label. */
function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}

interface FieldProps {
  readonly name: "name" | "email" | "phone" | "message";
  readonly type?: "text" | "email" | "tel";
  readonly complete?: string;
  readonly problem?: string | undefined;
}

function Field({ name, type = "text", complete, problem }: FieldProps): JSX.Element {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    dir: "auto" as const,
    defaultValue: typed.get(name),
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-problem`,
  };
  return (
    <div class="field">
      <label for={id}>{text(`contact.${name}`)}</label>
      {name === "message" ? (
        <textarea rows={3} maxLength={2000} {...shared} />
      ) : (
        <input {...({ type, maxLength: 200, autocomplete: complete, ...shared } as InputAttributes)} />
      )}
      {problem && (
        <p class="field-error" id={`${id}-problem`}>
          {text(problem)}
        </p>
      )}
    </div>
  );
}

function Agreement({ problem }: { readonly problem: string | undefined }): JSX.Element {
  return (
    <div class="field">
      <label class="check">
        <input
          type="checkbox"
          name="consent"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && "consent-problem"}
        />
        <span>{named("contact.consent")}</span>
      </label>
      {problem && (
        <p class="field-error" id="consent-problem">
          {text(problem)}
        </p>
      )}
    </div>
  );
}
