/** Addresses of services, as operators write them: a password in one would be shown wherever the address is. */
import * as z from "zod";

const MOST_CHARACTERS = 2_000;

/** Whether an address says who asks: a user, a password or both. */
export function hasLogin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/** An address by http or https without a login; `instead` says what there is for it. */
export const serviceAddress = (instead: string) =>
  z
    .url({ protocol: /^https?$/ })
    .max(MOST_CHARACTERS)
    .refine((address) => !hasLogin(address), `takes no password: ${instead}`);

/** A text with the logins of its addresses, and the tokens of those of databases, left out: to be shown. */
export const hideLogins = (text: string): string =>
  text.replaceAll(/:\/\/[^\s/?#"]*@/gu, "://…@").replaceAll(/([?&]authToken=)[^\s&#"]*/giu, "$1…");
