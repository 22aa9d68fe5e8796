/**
 * Charsets of RTF: the document's code page and each font's own, as labels that `TextDecoder` knows.
 */
const CHARSET_LABELS = new Map<number, string>([
  [0, "windows-1252"],
  [77, "macintosh"],
  [128, "shift_jis"],
  [129, "euc-kr"],
  [134, "gbk"],
  [136, "big5"],
  [161, "windows-1253"],
  [162, "windows-1254"],
  [163, "windows-1258"],
  [177, "windows-1255"],
  [178, "windows-1256"],
  [186, "windows-1257"],
  [204, "windows-1251"],
  [222, "windows-874"],
  [238, "windows-1250"],
]);
const CODE_PAGE_LABELS = new Map<number, string>([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [10_000, "macintosh"],
  [65_001, "utf-8"],
]);

/** The label of a font's `\fcharset`; undefined when it has none of its own. */
export function labelOfFontCharset(charset: number): string | undefined {
  return CHARSET_LABELS.get(charset);
}

/** The label of `\ansicpg`; windows-1252 for pages that no decoder knows. */
export function labelOfCodePage(page: number): string {
  return CODE_PAGE_LABELS.get(page) ?? (page >= 1_250 && page <= 1_258 ? `windows-${page}` : "windows-1252");
}
