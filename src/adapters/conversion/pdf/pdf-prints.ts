/**
 * What browsers print at the edges of a page: the day and hour of printing with the page's title, and its address with
 * the number of the page. It was not written by the page's author.
 */
const ADDRESS = String.raw`(?:file|https?):\/\/\S{1,2000}`;
const DAY_AND_HOUR = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?: ?[ap]m)?`;
/** Chromium's "https://acme.example/prices 1/2", Firefox's "1 of 2 11/23/26, 6:04 AM". */
const FOOT = new RegExp(
  String.raw`^(?:${ADDRESS} \d{1,4} ?\/ ?\d{1,4}|\d{1,4} (?:of|de|di|\/) \d{1,4} ${DAY_AND_HOUR})$`,
  "iu",
);
/** Chromium's "11/23/26, 6:04 AM Prices", Firefox's "Prices https://acme.example/prices". */
const HEAD = new RegExp(String.raw`^(?:${DAY_AND_HOUR}(?: .{1,500})?|(?:.{1,500} )?${ADDRESS})$`, "iu");

/** Those of the lines at the edges of pages that are a browser's; heads only where there are feet. */
export function printedByBrowser<Line extends { readonly text: string }>(
  edges: ReadonlySet<Line>,
): ReadonlySet<Line> {
  const lines = [...edges];
  if (!lines.some(({ text }) => FOOT.test(text))) return new Set();
  return new Set(lines.filter(({ text }) => FOOT.test(text) || HEAD.test(text)));
}
