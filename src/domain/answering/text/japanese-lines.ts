/**
 * Lines as Japanese owners write them, for `written-lines.ts` and `markdown.ts`: marks that stand right before the first word
 * ("・健康保険証", ①), titles behind a square or in brackets (■ 料金, 【持ち物】), and one fact a line without any mark.
 */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** What begins an item; behind some of them a title may stand. */
const SIGN = /^\s*([・●○◎◆◇■□▪◾▼▽▶►✓✔★☆])\s*(?=[^\s・●○◎◆◇■□×])(.+)$/u;
const HEADS = new Set("●◆◇■□◾▼▽▶►");
const CIRCLED = /^\s*([①-⑳])\s*(\S.*)$/u;
/** "1.5倍" is no first item, nor is "(3)" within a text. */
const NUMBERED =
  /^\s*(?:[（(]([0-9０-９]{1,2})[）)]|([0-9０-９]{1,2})[.．）)、])\s*(?=[「『]?[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])(.+)$/u;
const BRACKETED = /^\s*[【［]([^【】［］]{1,30})[】］]\s*(.*)$/u;
const HEADING = /^ {0,3}(#{1,6})\s/;
const TITLE_CHARACTERS = 30;
/** What tells something by itself: a sentence, a label, a price, a time. */
const TELLS = /[。！？!?、：]|[:＝=]|\d\s*(?:円|％|%)|[￥¥]/u;

const CIRCLED_ONE = 0x2460;

/** The number of an item, in ASCII digits. */
const digitsOf = (written: string): string => written.normalize("NFKC");

/** Whether what stands behind a sign is the title of what follows: short, telling nothing itself, and followed by something else. */
function isTitle(sign: string, text: string, next: string | undefined): boolean {
  if (!HEADS.has(sign) || next === undefined || text.length > TITLE_CHARACTERS || TELLS.test(text))
    return false;
  return SIGN.exec(next)?.[1] !== sign && !HEADING.test(next);
}

/** A line with the marks that Markdown has for the same; `level`: of a title that stands in it. */
function toMarked(line: string, next: string | undefined, level: number): string {
  const hashes = "#".repeat(level);
  const [, circled, behind = ""] = CIRCLED.exec(line) ?? [];
  if (circled) return `${circled.charCodeAt(0) - CIRCLED_ONE + 1}. ${behind}`;
  const [, inBrackets, number, numbered = ""] = NUMBERED.exec(line) ?? [];
  const written = inBrackets ?? number;
  if (written) return `${digitsOf(written)}. ${numbered}`;
  const [, title = "", said = ""] = BRACKETED.exec(line) ?? [];
  if (title) return said ? `${title}：${said}` : next === undefined ? line : `${hashes} ${title}`;
  const [, sign, text = ""] = SIGN.exec(line) ?? [];
  if (!sign || !(JAPANESE.test(text) || !/\p{L}/u.test(text))) return line;
  return isTitle(sign, text, next) ? `${hashes} ${text}` : `- ${text}`;
}

const MOST_LEVELS = 6;

/** Lines with Markdown's marks for those of Japanese pages; code stays as it is. */
export function withMarks<L extends { readonly text: string; readonly code: boolean }>(
  lines: readonly L[],
): L[] {
  let above = 1;
  return lines.map((line, index) => {
    if (line.code) return line;
    above = HEADING.exec(line.text)?.[1]?.length ?? above;
    const next = lines.slice(index + 1, index + 3).find(({ text }) => text.trim() !== "");
    return { ...line, text: toMarked(line.text, next?.text, Math.min(above + 1, MOST_LEVELS)) };
  });
}

/** A note. */
const NOTE = /^\s*(?:※|＊|\*(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])|注[）)：:])/u;
/** A line that ends so goes on in the next one; one that ends a sentence makes one text with it. */
const GOES_ON = /(?:[、，,・：（(「『【はがをにのとてもや]|(?<!ま)で)\s*$/u;
const SENTENCE_ENDS = /[。！？!?][」』）)]*\s*$/u;
/** Columns of a line: a full-width character takes two. */
const columnsOf = (line: string): number => line.trim().replace(/[\u2000-\uffef]/g, "  ").length;
/** Nobody wraps running text before, and a wrapped line ends no further from the others' end than a word that may not be cut. */
const LEAST_COLUMNS = 50;
const SLACK = 6;

/** A single line that ends so is whole, however long it is. */
const ENDS_WHOLE = /(?:[）)」』]|円)\s*$/u;

/** Whether the lines of a paragraph are running text that was wrapped: all but the last as long as the longest, or ending a sentence. */
function isWrapped(lines: readonly string[]): boolean {
  const widest = Math.max(...lines.map(columnsOf));
  const cut = lines.slice(0, -1).filter((line) => !SENTENCE_ENDS.test(line));
  const [first = ""] = cut;
  if (widest < LEAST_COLUMNS || (cut.length === 1 && ENDS_WHOLE.test(first))) return false;
  return cut.every((line) => columnsOf(line) >= widest - SLACK);
}

/** "電車でお越しの方", and nothing that tells a fact of its own. */
const TITLE_LINE =
  /^\s*(?!.*(?:です|ます|ません|ください)\s*$)[^\d０-９。、，,.：:／/・!！?？@＠※＊*_]{2,20}$/u;
const isTitleLine = (line: string): boolean => TITLE_LINE.test(line) && JAPANESE.test(line);

/** The lines of a paragraph, its first one as a label where it is the title of those below it. */
export function withLabel(lines: readonly string[]): readonly string[] {
  const [first = "", second, ...others] = lines;
  if (second === undefined || !isTitleLine(first) || isTitleLine(second) || isWrapped(lines)) return lines;
  return [`${first.trim()}：`, second, ...others];
}

/** A name in bold is told with all that stands below it. */
const BOLD = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__)\s*$/;

/** Whether a line of a paragraph stands apart from the one before it, as Japanese pages put one fact on a line; by its position. */
export function standsApart(lines: readonly string[]): (index: number) => boolean {
  if (!lines.some((line) => JAPANESE.test(line)) || BOLD.test(lines[0] ?? "")) return () => false;
  const wrapped = isWrapped(lines);
  return (index) => {
    const [before = "", line = ""] = [lines[index - 1], lines[index]];
    if (index === 0) return false;
    if (NOTE.test(line)) return true;
    return !wrapped && JAPANESE.test(before) && !SENTENCE_ENDS.test(before) && !GOES_ON.test(before);
  };
}
