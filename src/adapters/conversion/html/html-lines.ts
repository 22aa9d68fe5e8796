/** The lines of a block of a web page. */

/** The sign at the end of a heading that links to it. */
const LINK_SIGN = /(?:\s*[¶🔗\u200b]|\s#)+$/u;

/** No sign is longer: to look for one in the whole of a long heading takes time that grows with its square. */
const LONGEST_SIGN = 20;

/** A heading without the sign by which it links to itself. */
export const withoutLinkSign = (heading: string): string =>
  heading.slice(0, -LONGEST_SIGN) + heading.slice(-LONGEST_SIGN).replace(LINK_SIGN, "");

/** A longer line only wraps running text. */
const LONGEST_LINE = 80;

/** Lines of an address or of hours stay lines; a sentence that goes on in the next one is running text. */
export function keepBreaks(text: string): string {
  const lines = text.split("\n");
  const goesOn = lines.some((line, at) => at > 0 && /^\s*\p{Ll}/u.test(line));
  const isShort = lines.every((line) => line.length <= LONGEST_LINE);
  return isShort && !goesOn ? text.replace(/(?<! ) *\n/gu, "  \n") : text;
}

/** Each line without blanks around it and doubled ones. */
export function tidy(line: string): string {
  return line
    .split("\n")
    .map((piece) => piece.replace(/[ \t\u00a0]+/gu, " ").trim())
    .join("\n")
    .trim();
}

/** Whether an element is the title of a note, an example or a figure. */
export const isNoteTitle = (name: string, { class: names = "" }: Readonly<Record<string, string>>): boolean =>
  (name === "p" || name === "div") && /(?:^|\s)title(?:\s|$)/u.test(names);

const LONGEST_TITLE = 120;

/** A title leads to what stands below it, and says nothing alone. */
export const toLeadIn = (title: string): string =>
  title.length <= LONGEST_TITLE && /[\p{L}\p{N})\]"»”」]$/u.test(title) ? `${title}:` : title;
