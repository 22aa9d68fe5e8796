/**
 * Citations of a private channel as `annotations`. Always `url_citation`: the one form that both of OpenAI's schemas
 * and every tested client take; a source that is no address gets a URN of its own.
 */
import type { CitedPassage, ShownAnswer } from "./frame.ts";
import { startOf } from "../text.ts";

/** A citation as the Responses interface shows it. `quote` is this service's addition. */
export interface UrlCitation {
  readonly type: "url_citation";
  readonly url: string;
  readonly title: string;
  readonly start_index: number;
  readonly end_index: number;
  /** The passage, bounded. */
  readonly quote: string;
}

const MOST_QUOTED_CHARACTERS = 1_000;

/** The annotations of an answer; empty when it has no citations. A citation without a mark in the text spans all of it. */
export function toAnnotations({ text, citations }: ShownAnswer): readonly UrlCitation[] {
  if (citations.length === 0) return [];
  const prose = withoutCode(text);
  return citations.map((citation, index) => {
    const mark = `[${index + 1}]`;
    const at = prose.indexOf(mark);
    const [start_index, end_index] = at < 0 ? [0, text.length] : [at, at + mark.length];
    return {
      type: "url_citation",
      url: toUrl(citation),
      title: citation.heading || citation.source,
      start_index,
      end_index,
      quote: quote(citation.passage),
    };
  });
}

/** The text with its code blanked out: a number in brackets there is an element of a list. */
const withoutCode = (text: string): string =>
  text.replace(/```[^]*?```|`[^`\n]{1,200}`/g, (code) => " ".repeat(code.length));

/** The same annotations as chat completions nest them. */
export function toChatAnnotations(answer: ShownAnswer): readonly object[] {
  return toAnnotations(answer).map(({ type, ...url_citation }) => ({ type, url_citation }));
}

const toUrl = ({ source }: CitedPassage): string =>
  /^https?:\/\/\S+$/.test(source) ? source : `urn:chat-assistant:source:${encodeURIComponent(source)}`;

const quote = (passage: string): string => startOf(passage, MOST_QUOTED_CHARACTERS);
