/**
 * Texts from outside as a terminal may show them: visitors and files must not steer it, forge lines of a list, or turn
 * its writing round. What is escaped can still be read; JSON and exports keep texts as they are.
 */

const LINE_ENDS = /\r\n?|\u2028|\u2029/g;
// Controls but tab and line feed, and what turns the direction of the text after it.
const OBEYED = /(?![\t\n])[\p{Cc}\u061c\u202a-\u202e\u2066-\u2069]/gu;

const escape = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A text of any number of lines. What a terminal would obey shows as `\u{1b}`. */
export function toPrintable(text: string): string {
  return text.replaceAll(LINE_ENDS, "\n").replaceAll(OBEYED, escape);
}

/** The same as one line: ends of lines and tabs show as `\n` and `\t`. */
export function toPrintableLine(text: string): string {
  return toPrintable(text).replaceAll("\n", "\\n").replaceAll("\t", "\\t");
}

/** JSON of the same meaning in which nothing but visible characters and blanks stands. */
export function toPrintableJson(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const NOTHING = /[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** How many columns of a terminal a line takes: two for East Asian letters and emoji, none for marks on others. */
export function columnsOf(line: string): number {
  let columns = 0;
  for (const character of line) columns += NOTHING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}
