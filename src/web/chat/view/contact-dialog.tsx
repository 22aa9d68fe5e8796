/** "Talk to a person": details by which the team can answer. Nothing is stored without the ticked box. */
import type { InputHTMLAttributes, JSX } from "preact";
import { useState } from "preact/hooks";
import { handOff, type ContactDetails } from "../closing.ts";
import { checkContact, type ContactCheck, type ContactProblems } from "../contact-check.ts";
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
  const type = (event: InputEvent): void => {
    keep(event);
    // What is said goes once it is so no longer; nobody is told more while they type.
    const left = Object.entries(check(event).problems);
    setProblems(Object.fromEntries(left.filter(([name, said]) => problems[name] === said)));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { details, problems } = check(event);
    setProblems(problems);
    if (details) void send(details);
    else focusFirstProblem(event.currentTarget as HTMLFormElement);
  };
  return (
    <Dialog title="contact.title" close={close}>
      <p>{named("contact.intro")}</p>
      <form class="fields" noValidate onSubmit={submit} onInput={type}>
        <Field name="name" problems={problems} />
        <Field name="email" type="email" problems={problems} />
        <Field name="phone" type="tel" problems={problems} />
        <Field name="message" problems={problems} />
        <Field name="consent" type="checkbox" problems={problems} />
        <CallTrouble during="contact" />
        <div class="actions">
          <Button look="primary" label="contact.send" aria-disabled={!!state.busy} />
          <Button look="secondary" label="feedback.cancel" run={close} />
        </div>
      </form>
    </Dialog>
  );
}

const check = ({ currentTarget }: Event): ContactCheck =>
  checkContact(new FormData(currentTarget as HTMLFormElement));

function keep({ target }: Event): void {
  const { name, value } = target as HTMLInputElement;
  typed.set(name, value);
}

/** After the next drawing, when the fields carry their marks. At the end, so that the bar does not cover its label. */
function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"]') as HTMLElement;
    field.focus();
    field.closest(".field")?.scrollIntoView({ block: "end" });
  });
}

interface FieldProps {
  readonly name: "name" | "email" | "phone" | "message" | "consent";
  readonly type?: "text" | "email" | "tel" | "checkbox";
  readonly problems: ContactProblems;
}

function Field({ name, type = "text", problems }: FieldProps): JSX.Element {
  const id = `contact-${name}`;
  const problem = problems[name];
  const marks = { id, name, "aria-invalid": !!problem, "aria-describedby": problem && `${id}-problem` };
  const written = { ...marks, dir: "auto" as const, defaultValue: typed.get(name) };
  return (
    <div class="field">
      {type === "checkbox" ? (
        <label class="check">
          <input type={type} {...marks} />
          <span>{named("contact.consent")}</span>
        </label>
      ) : (
        <label for={id}>{text(`contact.${name}`)}</label>
      )}
      {type === "checkbox" ? null : name === "message" ? (
        <textarea rows={3} maxLength={2000} {...written} />
      ) : (
        <input
          {...({
            type,
            maxLength: 200,
            autocomplete: type === "tel" ? type : name,
            ...written,
          } as InputAttributes)}
        />
      )}
      {problem && (
        <p class="field-error" id={`${id}-problem`}>
          {text(problem)}
        </p>
      )}
    </div>
  );
}
