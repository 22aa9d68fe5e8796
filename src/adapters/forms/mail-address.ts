/** Addresses in mails: what may stand in a header or an envelope. */

const ADDRESS = /^[^\s<>()[\]\\,;:@"\p{C}]{1,64}@[^\s<>()[\]\\,;:@"\p{C}]{1,255}$/u;

/** Whether a text is one plain e-mail address that can neither end a header nor begin another. */
export function isMailAddress(text: string): boolean {
  return text.length <= 320 && ADDRESS.test(text) && text.isWellFormed();
}

/** The domain of `Name <address>` or of an address alone; `localhost` when there is none. */
export function domainOf(sender: string): string {
  return /@([\w.-]{1,255})>?\s*$/u.exec(sender)?.[1] ?? "localhost";
}
