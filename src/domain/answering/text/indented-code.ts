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
  /^\s*(?:[$>%] \S|(?:sudo |[A-Z_]+=\S+ )*(?:apt|apt-get|brew|cargo|cd|composer|cp|curl|docker|dotnet|export|gem|git|go|helm|java|kubectl|make|mkdir|mv|node|npm|npx|php|pip3?|pnpm|python3?|rm|ruby|source|ssh|systemctl|terraform|wget|yarn) \S)|\s--?[a-z][\w-]*(?=[\s=]|$)|[{};]\s*$|\w\([^)]*\)|=>|->|<\/?[a-z][\w-]*[ />]/;

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

/** The lines, with indented code told as such; a blank line stands on both sides of it. */
export function withIndentedCode(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  let inList = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const before = lines[at - 1];
    const opens = isIndented(line) && !inList && (before === undefined || isBlank(before));
    const end = opens ? endOfRun(lines, at) : at;
    const run = lines.slice(at, end);
    if (run.some(({ text }) => LIKE_CODE.test(text))) {
      told.push(...run.filter((one) => !isBlank(one)).map(toCode), { text: "", code: false });
      at = end - 1;
      continue;
    }
    if (line.code || (!isBlank(line) && !isIndented(line))) inList = !line.code && ITEM.test(line.text);
    told.push(line);
  }
  return told;
}
