/** Protocol numbers: what a visitor quotes and an operator searches for (`interface.md`: Public chat session). */

/** The characters of a protocol number's last part. */
export const PROTOCOL_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** How many random characters a protocol number ends with. */
export const PROTOCOL_SUFFIX_CHARACTERS = 6;

const SHAPE = /^[A-Z]{3}-[0-9]{8}-[A-Z0-9]{6}$/;

/** A protocol number as a visitor quotes it, in small letters too or with blanks around. null: it is none. */
export function readProtocolNumber(quoted: string): string | null {
  const number = quoted.trim().toUpperCase();
  return SHAPE.test(number) ? number : null;
}

/** `AAA-YYYYMMDD-XXXXXX`: the tenant's letters, the UTC date of creation, six random characters of A-Z0-9. */
export function formatProtocolNumber(letters: string, created_at: number, suffix: string): string {
  const date = new Date(created_at).toISOString().slice(0, 10).replaceAll("-", "");
  return `${letters}-${date}-${suffix}`;
}

/** Three capital letters from a company's name; missing ones become X. For tenants that name none. */
export function deriveProtocolLetters(company_name: string): string {
  const letters = company_name
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "");
  return letters.slice(0, 3).padEnd(3, "X");
}
