/**
 * Cuts a message into clauses and tells the matter from the courtesies around it ("… Thanks in advance for your help!").
 */
import type { Locale } from "../../../contract/locale.ts";
import { toGroups } from "../../language/analyse.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { unify } from "../../language/normalise.ts";
import { inOneSpelling } from "../../language/japanese-spellings.ts";
import { type Token, toTokens } from "../../language/tokens.ts";
import { startOf } from "../../text.ts";

/** Of a message only this much is read. */
export const MAX_QUESTION_CHARACTERS = 2000;

/** What a token does in a question. */
export function roleOf(token: Token, locale: Locale): "stop" | "talk" | "cue" | "content" {
  const { stop, talk, cue } = commonWordsOf(locale);
  if (stop.has(token.folded)) return "stop";
  if (talk.has(token.folded)) return "talk";
  return cue.has(token.folded) ? "cue" : "content";
}

/** A clause of the message. `aside`: mostly talk, so that its other words count little. */
export interface Clause {
  readonly groups: readonly Token[][];
  readonly aside: boolean;
}

function toClause(text: string, locale: Locale): Clause {
  const groups = toGroups(toTokens(text));
  let talk = 0;
  let content = 0;
  for (const token of groups.flat()) {
    const role = roleOf(token, locale);
    if (role === "talk") talk++;
    else if (role === "content" && token.kind !== "hiragana") content++;
  }
  return { groups, aside: talk > 0 && talk >= content && !/[?？]\s*$/u.test(text) };
}

/** Clauses of a message; when all are asides, none is. */
export function toClauses(text: string, locale: Locale): Clause[] {
  const parts = startOf(inOneSpelling(unify(text)), MAX_QUESTION_CHARACTERS).split(
    /(?<=[.!?:,;](?=\s|$)|[。！？、：\n]|\s[-–—]\s)/u,
  );
  const clauses = parts.map((part) => toClause(part, locale));
  const asked = clauses.some(
    (clause) => !clause.aside && clause.groups.length > 0 && hasContent(clause, locale),
  );
  return asked ? clauses : clauses.map(({ groups }) => ({ groups, aside: false }));
}

const hasContent = ({ groups }: Clause, locale: Locale): boolean =>
  groups.some((group) =>
    group.some((token) => roleOf(token, locale) === "content" && token.kind !== "hiragana"),
  );
