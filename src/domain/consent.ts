/** Consent: a session exists only after the terms were accepted (`interface.md`: POST …/sessions; Errors, row 1). */
import { Refusal } from "./refusal.ts";

/** A session is created only with `consent_accepted: true`; refuses with `consent_required`. */
export function admitCreation(consent_accepted: boolean | null | undefined): void {
  if (consent_accepted !== true) throw new Refusal("consent_required", { param: "consent_accepted" });
}

/** A message may repeat the consent but not withdraw it; refuses with `consent_required` and changes nothing. */
export function admitMessageConsent(consent_accepted: boolean | null | undefined): void {
  if (consent_accepted === false) throw new Refusal("consent_required", { param: "consent_accepted" });
}
