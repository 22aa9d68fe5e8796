/** What stands in place of a picture: its description, where that tells something. */

const OF_ICON = /\b(?:icon|icona|icono)\b|ícone|アイコン/iu;

/** Longer descriptions are read as they are: no caption says them once more, and a page may have thousands. */
const LONGEST_COMPARED = 300;
/** As much of the end of a line as a description is compared with. */
export const LINE_END = 2 * LONGEST_COMPARED;

const lower = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** The description as it is read behind a line that ends so; "" for one word, and where the line just said it. */
export function readDescription(alt: string, line_end: string): string {
  if (!/\S\s+\S/u.test(alt)) return "";
  return alt.length <= LONGEST_COMPARED && lower(line_end).endsWith(lower(alt)) ? "" : ` ${alt} `;
}

/** Whether a block is a description alone that tells nothing: of an icon beside a note, or once more what the caption above says. */
export const isIdleDescription = (block: string, alt: string, above: string): boolean =>
  alt.length <= LONGEST_COMPARED &&
  block.length <= LINE_END &&
  lower(block) === lower(alt) &&
  (OF_ICON.test(alt) || lower(above.slice(-LINE_END)).endsWith(lower(alt)));
