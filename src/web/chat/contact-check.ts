/** Checks the contact form before it is sent; the server checks again. */
import type { ContactDetails } from "./closing.ts";

/** Keys of the sentences to show under the fields. */
export interface ContactProblems {
  readonly email?: string;
  readonly consent?: string;
}

/** Details that can be sent, or what is wrong. */
export interface ContactCheck {
  readonly details: ContactDetails | null;
  readonly problems: ContactProblems;
}

/** The part of `FormData` in use. */
export interface FormValues {
  get(name: string): unknown;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Needs consent and an e-mail address or a phone number. */
export function checkContact(form: FormValues): ContactCheck {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const email = read("email");
  const unreachable = email === "" && read("phone") === "";
  const problems: ContactProblems = {
    ...(unreachable && { email: "contact.error.reach" }),
    ...(email !== "" && !EMAIL.test(email) && { email: "contact.error.email" }),
    ...(form.get("consent") === null && { consent: "contact.error.consent" }),
  };
  if (Object.keys(problems).length > 0) return { details: null, problems };
  const names = ["name", "email", "phone", "message"] as const;
  const filled = names.flatMap((name) => (read(name) ? [[name, read(name)]] : []));
  return { details: Object.fromEntries(filled) as ContactDetails, problems };
}
