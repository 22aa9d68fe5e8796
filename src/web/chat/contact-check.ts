/** Checks the contact form before it is sent; the server checks again. */
import type { ContactDetails } from "./closing.ts";

/** Keys of the sentences to show under the fields. */
export interface ContactProblems {
  readonly email?: string;
  readonly phone?: string;
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

// As the server checks them, so that nobody is told only that it did not work.
const EMAIL = /^[^\s@"<>(),:;\\[\]]{1,64}@[^\s@"<>(),:;\\[\]]{1,180}\.[^\s@"<>(),:;\\[\].]{2,63}$/u;
const PHONE = /^(?=(?:\D*\d){5})\+?[\d\s().\-/]{5,30}$/;

/** Needs consent and an e-mail address or a phone number; both may be typed in full-width characters. */
export function checkContact(form: FormValues): ContactCheck {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const email = read("email").normalize("NFKC");
  const phone = read("phone").normalize("NFKC");
  const unreachable = email === "" && phone === "";
  const problems: ContactProblems = {
    ...(unreachable && { email: "contact.error.reach" }),
    ...(email !== "" && !EMAIL.test(email) && { email: "contact.error.email" }),
    ...(phone !== "" && !PHONE.test(phone) && { phone: "contact.error.phone" }),
    ...(form.get("consent") === null && { consent: "contact.error.consent" }),
  };
  if (Object.keys(problems).length > 0) return { details: null, problems };
  const names = ["name", "email", "phone", "message"] as const;
  const filled = names.flatMap((name) => (read(name) ? [[name, read(name)]] : []));
  return { details: Object.fromEntries(filled) as ContactDetails, problems };
}
