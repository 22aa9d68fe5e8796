/** Page numbers that a printed page leaves in its text: "- 98 -", "Page 3 of 10". They belong to no sentence. */

const LINE =
  /^\s*(?:[-–—]\s*\d{1,4}\s*[-–—]|(?:page|pages|p[aá]gina|pag\.|p[aá]g\.)\s*\d{1,4}(?:\s*(?:of|de|di|\/)\s*\d{1,4})?|\d{1,4}\s*ページ)\s*$/iu;
/** In a paragraph whose lines were joined; numbers around it would make it a sum. */
const JOINED = /(?<=[^\d\s])\s+[-–—]\s\d{1,4}\s[-–—](?=\s+\D|\s*$)/gu;

/** Whether a line is a page's number and nothing else. */
export function isPageNumber(line: string): boolean {
  return LINE.test(line);
}

/** The text without the numbers of pages that its lines brought along. */
export function withoutPageNumbers(text: string): string {
  return text.replace(JOINED, "");
}
