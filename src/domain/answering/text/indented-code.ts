/**
 * Code as Markdown wrote it before there were fences: lines behind a blank one that are indented by four blanks. Plain text is
 * indented as well, so that one of the lines has to look like code; what belongs to an item of a list is none. Linear in the text.
 */

/** A line of a text, and whether it is known to be code. */
interface Line {
  readonly text: string;
  readonly code: boolean;
}

const INDENT = /^(?: {4}|\t)/;
const ITEM = /^ {0,3}(?:[-*+•・]|\d{1,3}[.)])\s/;
/** A prompt, a program that everybody calls, an option, signs of a program. */
const LIKE_CODE =
  /^\s*(?:[$>%] \S|(?:sudo |[A-Z_]+=\S+ )*(?:apt|apt-get|brew|cargo|cd|composer|cp|curl|docker|dotnet|export|gem|git|go|helm|java|kubectl|make|mkdir|mv|node|npm|npx|php|pip3?|pnpm|python3?|rm|ruby|source|ssh|systemctl|terraform|wget|yarn) \S)|\s--?[a-z][\w-]*(?=[\s=]|$)|[{};]\s*$|\w\([^()]{0,200}\)|=>|->|<\/?[a-z][\w-]*[ />]/;

const isBlank = ({ text }: Line): boolean => text.trim() === "";
const isIndented = ({ text, code }: Line): boolean => !code && INDENT.test(text) && text.trim() !== "";

/** The end of a run of indented lines, blank ones between them included. */
function endOfRun(lines: readonly Line[], first: number): number {
  let end = first;
  for (let at = first; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.code || !(isBlank(line) || isIndented(line))) break;
    if (!isBlank(line)) end = at + 1;
  }
  return end;
}

const toCode = ({ text }: Line): Line => ({ text: text.replace(INDENT, "").trimEnd(), code: true });

/** The lines, with indented code told as such; a blank line stands behind it. */
export function withIndentedCode(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  let inList = false;
  let at = 0;
  for (let line = lines[at]; line; line = lines[at]) {
    const before = lines[at - 1];
    const opens = isIndented(line) && !inList && (before === undefined || isBlank(before));
    // A run is read once, whatever it is: it may be as long as the text.
    const run = opens ? lines.slice(at, endOfRun(lines, at)) : [line];
    const isCode = opens && run.some(({ text }) => LIKE_CODE.test(text));
    for (const one of run) if (!isCode || !isBlank(one)) told.push(isCode ? toCode(one) : one);
    if (isCode) told.push({ text: "", code: false });
    if (!opens && !isBlank(line) && !isIndented(line)) inList = !line.code && ITEM.test(line.text);
    at += run.length;
  }
  return told;
}
