/** Checks the contact form before it is sent; the server checks again. */
import type { ContactDetails } from "./closing.ts";

/** Keys of the sentences to show under the fields, by the fields' names. */
export type ContactProblems = Readonly<Record<string, string>>;

/** Details that can be sent, or what is wrong. */
export interface ContactCheck {
  readonly details: ContactDetails | null;
  readonly problems: ContactProblems;
}

/** The part of `FormData` in use. */
export interface FormValues {
  get(name: string): unknown;
}

// As the server checks them, so that nobody is told only that it did not work. Each takes an empty text, too.
const EMAIL = /^([^\s@"<>(),:;\\[\]]+@([^\s@"<>(),:;\\[\].]+\.)+[^\s@"<>(),:;\\[\].]{2,})?$/;
const PHONE = /^((?=(\D*\d){5})\+?[\d\s()./‐-―−ー-]{5,30})?$/;

/** Needs consent and an e-mail address or a phone number; both may be typed in full-width characters. */
export function checkContact(form: FormValues): ContactCheck {
  // The form has no field for files.
  const read = (name: string): string => ((form.get(name) as string | null) ?? "").trim();
  const email = read("email").normalize("NFKC");
  const phone = read("phone").normalize("NFKC");
  const problems: ContactProblems = {
    ...(!(email || phone) && { email: "contact.error.reach" }),
    ...(!EMAIL.test(email) && { email: "contact.error.email" }),
    ...(!PHONE.test(phone) && { phone: "contact.error.phone" }),
    ...(!form.get("consent") && { consent: "contact.error.consent" }),
  };
  const names = ["name", "email", "phone", "message"] as const;
  const filled = names.map((name) => [name, read(name)]).filter(([, text]) => text);
  const details = Object.fromEntries(filled) as ContactDetails;
  return { details: Object.keys(problems)[0] ? null : details, problems };
}
