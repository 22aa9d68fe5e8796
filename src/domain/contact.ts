/** Contacts: how a visitor wants to be reached (`interface.md`: Contact handoff). */
import type { HandOffContact } from "../contract/resources/contact-handoff.ts";
import { Refusal } from "./refusal.ts";

/** A contact as it is kept and relayed: texts trimmed, nothing empty. */
export interface ContactDetails {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly message: string | null;
}

// Deliberately simple: one @, a domain with a dot and no two in a row, nothing a mail header could be broken with, nothing
// that nobody sees. Delivery proves the rest. Before the @ two dots may stand: addresses of Japanese phones have them.
const EMAIL =
  /^[^\s\p{C}@"<>(),:;\\[\]]{1,64}@(?!\.|.*\.\.)[^\s\p{C}@"<>(),:;\\[\]]{1,180}\.[^\s\p{C}@"<>(),:;\\[\].]{2,63}$/u;
const PHONE = /^\+?[\d\s().\-/]{5,30}$/u;
const LEAST_DIGITS = 5;
// Hyphens, dashes, the minus and the long-vowel mark, which Japanese keyboards give for a hyphen.
const DASH = /[‐-―−ー]/gu;

const trimmed = (text: string | null | undefined): string | null => toKeptAddress(text ?? "") || null;

/** An e-mail address or a telephone number as it is kept: full-width characters are what they stand for. */
export const toKeptAddress = (text: string): string => text.normalize("NFKC").trim();

/** The contact of a request. Refuses with `contact_required`, `invalid_email`, `invalid_phone`. */
export function admitContact(request: HandOffContact): ContactDetails {
  const email = trimmed(request.email);
  const phone = trimmed(request.phone)?.replaceAll(DASH, "-") ?? null;
  if (email === null && phone === null) throw new Refusal("contact_required", { param: "email" });
  if (email !== null && !EMAIL.test(email)) throw new Refusal("invalid_email", { param: "email" });
  if (phone !== null && !isPhone(phone)) throw new Refusal("invalid_phone", { param: "phone" });
  const [name, company] = [oneLine(request.name), oneLine(request.company)];
  return { name, email, phone, company, message: request.message?.trim() || null };
}

const isPhone = (phone: string): boolean =>
  PHONE.test(phone) && phone.replaceAll(/\D/g, "").length >= LEAST_DIGITS;

// Names go into mail headers and tables: a line break in them is never meant.
const oneLine = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\s+/g, " ").trim() || null;
