// How a snippet is found in an extraction: the corpus' rules (NFKC; white space, invisible marks and Markdown signs removed; quotes and dashes unified).

/** The comparable form of a text. */
export function comparable(text) {
  return text
    .normalize("NFKC")
    .replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff*_`\\#|]/gu, "")
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, "-");
}
