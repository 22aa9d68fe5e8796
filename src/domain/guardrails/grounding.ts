/**
 * Checks a model's answer against the passages that it was given, after it was written: what no passage supports lowers
 * the confidence, and an answer that says it does not know is no answer.
 */
import type { Locale } from "../../contract/locale.ts";
import { analyse } from "../language/analyse.ts";
import { fold } from "../language/normalise.ts";
import { factsOf, keysOf, type Fact } from "./facts.ts";
import { isNoAnswer } from "./no-answer.ts";

/** An answer and all that may support it. */
export interface GroundingCase {
  readonly text: string;
  /** Passages and documents, as the model saw them. */
  readonly evidence: readonly string[];
  /** Texts whose facts may be repeated without being evidence: the robot's and the company's names. */
  readonly known: readonly string[];
  /** The question: who asks "within 90 days?" has not said that it is so. */
  readonly asked: string;
}

/** A sentence with facts that nothing supports. */
export interface Unsupported {
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

/** What the check found. */
export interface Grounding {
  readonly unsupported: readonly Unsupported[];
  /** 0 to 1: the share of sentences without an unsupported fact, weighted by kind; multiplies the confidence. */
  readonly factor: number;
  /** A number or an address that stands nowhere: the answer must not be given where strictness is asked. */
  readonly contradicted: boolean;
}

/** A wrong name may be a matter of spelling or language; a wrong number or address is not. */
const PENALTY = { other: 1, name: 0.5 } as const;
/** Sentences that are looked at; the rest of a longer answer counts as unsupported. */
const SENTENCES = 200;

/** Holds every sentence's numbers, addresses and names against the evidence. */
export function checkGrounding({ text, evidence, known, asked }: GroundingCase): Grounding {
  const keys = keysOf([...evidence, ...known].join("\n"));
  const asked_keys = keysOf(asked);
  const sentences = sentencesOf(text);
  const unsupported = sentences
    .slice(0, SENTENCES)
    .map((sentence) => ({ sentence, facts: unsupportedOf(sentence, keys, asked_keys) }))
    .filter(({ facts }) => facts.length > 0);
  const beyond = Math.max(0, sentences.length - SENTENCES);
  const penalty = unsupported.reduce(
    (sum, { facts }) => sum + (facts.some(({ kind }) => kind !== "name") ? PENALTY.other : PENALTY.name),
    beyond,
  );
  return {
    unsupported,
    factor: sentences.length === 0 ? 0 : Math.max(0, 1 - penalty / sentences.length),
    contradicted: unsupported.some(({ facts }) => facts.some(({ kind }) => kind !== "name")),
  };
}

/** Share of the words of a text, grammar left out, that the evidence holds, 0 to 1; 0 for a bare "Yes". */
export function sharedWords({ text, evidence, locale }: SharedWordsCase): number {
  const held = new Set(evidence.flatMap((each) => analyse(each, locale)));
  const words = analyse(text, locale);
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}

/** A text, and passages in whose words it should be. */
export interface SharedWordsCase {
  readonly text: string;
  readonly evidence: readonly string[];
  readonly locale: Locale;
}

/**
 * Facts that nothing supports. What only the question says is repeated rightly where it is denied ("No, not after 90
 * days"), or beside a fact of the evidence ("For 4 people it is €80"). A name may always be repeated.
 */
function unsupportedOf(
  sentence: string,
  keys: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): readonly Fact[] {
  const facts = factsOf(sentence);
  const missing = facts.filter((fact) => !isIn(fact, keys));
  if (missing.length === 0) return missing;
  const mayRepeat = facts.some((fact) => fact.kind !== "name" && isIn(fact, keys)) || denies(sentence);
  return missing.filter((fact) => !isIn(fact, asked) || (fact.kind !== "name" && !mayRepeat));
}

const isIn = (fact: Fact, keys: ReadonlySet<string>): boolean => fact.keys.some((key) => keys.has(key));

/** "No" denies at the beginning only: elsewhere it is Portuguese for "in the". */
const DENIAL =
  /^[\s"'“«「*]*(?:(?:no|nope)\b|いい?え)|\bnot\b|n['’]t\b|\b(?:cannot|never|nao|nunca|non|mai)\b|ません|(?<!少)ない|不可/;
/** What agrees with such words, or in spite of them: "no problem", 90日以内なら問題ありません. */
const AGREEMENT =
  /^[\s"'“«「*]*(?:(?:yes|sim|si)\b|はい)|problem|\bworr|preoccup|preocup|問題|[構か]まいません/;

function denies(sentence: string): boolean {
  const folded = fold(sentence);
  return DENIAL.test(folded) && !AGREEMENT.test(folded);
}

/** The marks that open a list's lines: their numbers are no facts. */
const LIST_MARK = /^[ \t]*(?:\d{1,2}[.)]|[-*•])[ \t]+/gmu;

/** Sentences roughly, without list marks: a wrong cut only moves a fact to the neighbour. */
function sentencesOf(text: string): string[] {
  return text
    .replace(LIST_MARK, "")
    .split(/(?<=[.!?]["”»)]?)\s+(?=[\p{Lu}\p{N}"“«(¿¡*-])|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** How a short answer says that it does not know, per language; only a whole answer counts, not a remark inside one. */
const NOT_KNOWN = [
  /NO_ANSWER/,
  /\b(?:i|we) (?:do not|don['’]t|cannot|can['’]t|am not able to|could not|couldn['’]t) (?:know|have|find|answer|provide|help)/iu,
  /\b(?:passages?|information|context|documents?|material)\b[^.]{0,60}\b(?:do(?:es)? not|don['’]t|doesn['’]t) (?:contain|mention|say|provide|include|cover|specify)/iu,
  /\bnão (?:sei|tenho|encontrei|consigo|posso|há)\b[^.]{0,40}(?:inform|respo|sei|ajud|dizer|encontr)|\bnão sei\b/iu,
  /\b(?:trechos?|informações|documentos?|material)\b[^.]{0,60}\bnão (?:cont[eé]m|mencionam?|diz(?:em)?|inclu[ie]|traz(?:em)?|especific|informa)/iu,
  /\bnon (?:lo so|so\b|ho|trovo|posso|sono in grado|dispongo)\b[^.]{0,40}(?:inform|rispo|so\b|aiut|dire|trov)|\bnon lo so\b/iu,
  /\b(?:bran[oi]|informazioni|document[oi]|materiale)\b[^.]{0,60}\bnon (?:cont[ei]|menziona|dic[eo]|riport|inclu|specific|fornisc)/iu,
  /(?:分かりません|わかりません|わかりかねます|分かりかねます|存じません|お答え(?:できません|できかねます|いたしかねます)|答えられません|見つかりません(?:でした)?|記載(?:が|は)?(?:ありません|ございません|されていません)|情報(?:が|は)(?:ありません|ございません|含まれていません))/u,
];
const DECLINE_CHARACTERS = 320;
const DECLINE_SENTENCES = 3;

/** Whether the answer as a whole says that it does not know. */
export function declaresNotKnowing(text: string): boolean {
  const trimmed = text.trim();
  if (isNoAnswer(trimmed)) return true;
  const sentences = sentencesOf(trimmed);
  if (trimmed.length > DECLINE_CHARACTERS || sentences.length > DECLINE_SENTENCES) return false;
  const declared = sentences.findIndex((sentence) => NOT_KNOWN.some((pattern) => pattern.test(sentence)));
  // "You can return it within 30 days. I do not know about shipping." has answered something.
  return (
    declared === 0 ||
    (declared === 1 && factsOf(sentences[0] ?? "").length === 0 && isApology(sentences[0] ?? ""))
  );
}

function isApology(sentence: string): boolean {
  return /sorry|apolog|unfortunately|desculp|infelizmente|lament|dispiac|purtroppo|scus|申し訳|すみません|恐れ入り|残念/iu.test(
    sentence,
  );
}
