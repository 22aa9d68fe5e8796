/** Marks within a line of Markdown or HTML: emphasis, links, code, escapes, entities. What stands in code stays as it is. */
import { decodeEntities } from "./entities.ts";

const AUTOMATIC_LINK = /<(?:mailto:)?(https?:\/\/[^<>\s]{1,2000}|[^<>\s@/]{1,64}@[^<>\s@/]{1,255})>/gi;
/** Dots that lead the eye to a price. */
const LEADERS = / ?(?:\.{4,500}|…{2,200}|·{4,500}|_{4,500}) ?(?=\d|[€£$¥]|R\$)/g;
const ESCAPED = /\\([!-/:-@[\]^_`{-~])/g;
/** An image that leads somewhere is a badge: it tells the state of a project, in the picture alone. */
const BADGE = /\[!\[[^[\]]{0,300}\]\([^()\s[\]]{0,2000}\)\]\([^()\s[\]]{0,2000}\)/g;
const WIKI_LINK = /\[\[([^[\]|]{1,200})(?:\|([^[\]|]{1,200}))?\]\]/g;
/** What a generator of pages does with a link, picture or heading: {#backups}, {: .wide target="_blank"}. */
const ATTRIBUTE = String.raw`(?:[#.][\w:.-]{1,100}|[\w-]{1,50}=(?:"[^"{}]{0,200}"|'[^'{}]{0,200}'|[^\s{}"']{1,200}))`;
const LIST = String.raw`\{:?\s{0,3}${ATTRIBUTE}(?:\s{1,3}${ATTRIBUTE}){0,8}\s{0,3}\}`;
const ATTRIBUTES = new RegExp(String.raw`(?<=[)\]*_])${LIST}|\s?${LIST}$`, "g");
const CODE = new RegExp(
  String.raw`(?<!\x60)(\x60{1,3})(?!\x60)([^\n]{1,500}?)(?<!\x60)\1(?!\x60)(?:${LIST})?`,
  "g",
);
/** ":warning:" is a picture. */
const EMOJI_NAME = /(?<=^|\s):[a-z][a-z0-9_+-]{1,40}:(?=\s|$)/g;
/** What is struck out holds no more. */
const STRUCK = /~~(?=\S)[^~\n]{1,500}~~/g;
const STRUCK_TAG = /<(s|del|strike)>[^<>]{1,500}<\/\1>/gi;
/** Tags within a word or sentence; any other parts what stands on its sides. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|big|code|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s[^<>]{0,200})?>/gi;
const MARKED = /(?<!=)==(?=[^\s=])([^=\n]{1,500}?)(?<=\S)==(?!=)/g;
/** Signs that are meant as they stand, out of the way of the marks: each moves to a plane of no use. */
const SHIELD_OFFSET = 0x10ff00;
const shield = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCodePoint(SHIELD_OFFSET + sign.charCodeAt(0)));
const unshield = (text: string): string =>
  text.replace(/[\u{10ff21}-\u{10ff7e}]/gu, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? SHIELD_OFFSET) - SHIELD_OFFSET),
  );

/**
 * A name in bold that begins a paragraph ("**Penguin Breakfast.** Hand out the herring …"), by its capitals: a sentence in bold is none,
 * and neither is what is cut short ("**Tel.**").
 */
const NAME_FIRST =
  /^(\*\*|__)(?!\p{L}{1,4}\.)(\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&-]*|\p{N}+|a|an|and|the|of|for|in|on|to|with|at|d[aeio]s?|del|della|e|con|com|per|para)){0,5})\.\1 (?=\S)/u;

/** The text of a paragraph with a colon behind such a name, which then is the label of what follows. */
export const withLabelFirst = (text: string): string => text.replace(NAME_FIRST, "$1$2:$1 ");

/** Text without inline Markdown, HTML and doubled blanks; a link keeps its text and, when it says more, its address. */
export function withoutMarks(text: string): string {
  const markless = stripMarks(text, toShownCode)
    .replace(STRUCK, "")
    .replace(MARKED, "$1")
    .replace(AUTOMATIC_LINK, "$1")
    .replace(STRUCK_TAG, "")
    .replace(INLINE_TAG, "")
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, " ")
    .replace(EMOJI_NAME, "");
  const plain = decodeEntities(markless)
    .replace(/[ \t\u00a0\u3000]+/g, " ")
    .replace(LEADERS, ": ");
  return unshield(plain).trim();
}

/** Text without inline Markdown alone. */
export const withoutInlineMarks = (text: string): string => unshield(stripMarks(text, (code) => code));

function stripMarks(text: string, showCode: (code: string) => string): string {
  return text
    .replace(CODE, (_, _ticks: string, code: string) => shield(showCode(code.replace(/^ (.*\S.*) $/, "$1"))))
    .replace(ESCAPED, (_, sign: string) => shield(sign))
    .replace(ATTRIBUTES, "")
    .replace(BADGE, "")
    .replace(WIKI_LINK, (_, page: string, label?: string) => label ?? page)
    .replace(/!\[([^[\]]{0,300})\]\([^)[]{0,2000}\)/g, "$1")
    .replace(
      /\[([^[\]]{1,300})\]\((https?:[^)\s[]{1,2000})[^)[]{0,200}\)/g,
      (_, label: string, url: string) => (label === url ? url : `${label} (${url})`),
    )
    .replace(/\[([^[\]]{1,300})\]\([^)[]{0,2000}\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]{1,500}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, "$2");
}

/** Code as it is shown; where Markdown would take its own signs for marks ("__init__"), it stays marked as code. */
const toShownCode = (code: string): string => (/^[*_~].*[*_~]$/.test(code) ? `\`${code}\`` : code);
