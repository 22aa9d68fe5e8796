/** Markdown to nodes: where links lead. Only http, https, mailto and tel; everything else stays text. */
import type { Meter } from "./markdown-lines.ts";

/** A link's destination and the position after it. */
export interface Target {
  readonly href: string;
  readonly end: number;
}

/** A URL that stands in the text by itself. */
export interface BareUrl extends Target {
  readonly shown: string;
}

const SCHEME = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
const MAXIMUM_URL_CHARACTERS = 2048;

/** The address to open, or null when its scheme is not one of the four. */
export function linkTarget(href: string): string | null {
  return SCHEME.test(href) && href.length <= MAXIMUM_URL_CHARACTERS ? href : null;
}

/**
 * Reads `destination "title")` from `start`; null when there is none.
 * Stops at any bracket, so that a text full of `](` is still read once only.
 */
export function scanTarget(text: string, start: number, meter: Meter): Target | null {
  let depth = 0;
  let href = "";
  let titled = false;
  for (let at = start; at < text.length; at += 1) {
    meter.steps += 1;
    const sign = text.charAt(at);
    if (sign === "[" || sign === "]" || sign === "\n") return null;
    if (sign === ")" && depth === 0) return { href: href.replace(/^<(.*)>$/, "$1"), end: at + 1 };
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === " " && href !== "") titled = true;
    else if (!titled) href += sign;
  }
  return null;
}

/** Reads `https://…` or `<https://…>` at `start`; null when there is none. */
export function scanBareUrl(text: string, start: number, meter: Meter): BareUrl | null {
  const quoted = text[start] === "<";
  const first = quoted ? start + 1 : start;
  if (!quoted && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))) return null;
  const scheme = text.slice(first, first + 8).toLowerCase();
  const isWeb = scheme.startsWith("http://") || scheme === "https://";
  if (!isWeb && !(quoted && SCHEME.test(scheme))) return null;
  let end = first;
  const limit = Math.min(text.length, first + MAXIMUM_URL_CHARACTERS);
  while (end < limit && /[!-;=?-~\u00a1-\u2fff]/.test(text.charAt(end))) end += 1;
  meter.steps += end - first;
  if (quoted && text[end] !== ">") return null;
  const href = quoted ? text.slice(first, end) : trimEnd(text.slice(first, end));
  return href.length > 8 ? { href, shown: href, end: quoted ? end + 1 : first + href.length } : null;
}

/** Punctuation at the end belongs to the sentence; a closing bracket too, unless the URL opened it. */
function trimEnd(url: string): string {
  let surplus = url.split(")").length - url.split("(").length;
  let end = url.length;
  while (end > 0) {
    const sign = url.charAt(end - 1);
    const closes = sign === ")" && surplus > 0;
    if (!closes && !".,;:!?'\"*_~`]".includes(sign)) break;
    if (closes) surplus -= 1;
    end -= 1;
  }
  return url.slice(0, end);
}
