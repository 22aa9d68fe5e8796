/** What stands in place of a picture: its description, where that tells something. */

const OF_ICON = /\b(?:icon|icona|icono)\b|ícone|アイコン/iu;

const lower = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** The description as it is read behind what was written of its line; "" for one word, and where the line just said it. */
export function readDescription(alt: string, line: string): string {
  if (!/\S\s+\S/u.test(alt) || lower(line).endsWith(lower(alt))) return "";
  return ` ${alt} `;
}

/** Whether a block is a description alone that tells nothing: of an icon beside a note, or once more what the caption above says. */
export const isIdleDescription = (block: string, alt: string, above: string): boolean =>
  lower(block) === lower(alt) && (OF_ICON.test(alt) || lower(above).endsWith(lower(alt)));
