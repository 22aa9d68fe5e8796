/**
 * Cuts a message into the questions that it asks: "When are you open, and how much is a tandem?" asks two. Each is answered
 * by itself; together they would be one question that nothing answers.
 */

/** More than this is a text, not a few questions. */
const MAX_CHARACTERS = 500;
const MAX_PARTS = 3;
/** "When and how …" is one question: a part has some words of its own. */
const MIN_WORDS = 3;
const MIN_JAPANESE = 6;
/** Words among which a question's own opening stands. */
const OPENING_WORDS = 2;

/** What opens a question wherever it stands. */
const WORDS = [
  "what|when|where|who|whose|which|how|why",
  "o que|que horas|quando|onde|aonde|como|quant[oa]s?|qual|quais|quem|por que",
  "che|cosa|quando|dove|come|quant[oaie]|quale?|quali|chi|perch[eé]",
].join("|");
/** What opens one before its "what": "and at what time …", "e até que horas …", "e a che ora …". */
const BEFORE_WHAT = [
  "(?:at|on|by|from|until|till|to) (?:what|which) (?:time|day|hour|age)s?",
  "(?:a|at[ée]|em|de|desde|com|a partir de) (?:que|quais?) (?:horas?|dias?|idade)",
  "(?:a|da|fino a|in|entro|da che|fin da) (?:che|quale|quali) (?:ora|ore|giorn[oi]|et[àa])",
].join("|");
/** Verbs that open one before somebody or something: "and is there …", "and can I …". */
const VERBS = [
  "(?:is|are|do|does|did|can|could|will|would|may|should|must) (?:i|you|we|they|he|she|it|there|the|my|your|a|an|this|that|these|those|somebody|someone|anybody)",
  "(?:posso|podemos|voc[eê]s?|h[aá]|tem|precis[ao]|[eé] poss[ií]vel|d[aá] para) \\p{L}+",
  "(?:posso|possiamo|potete|avete|siete|fate|c['’][eè]|ci sono|devo|bisogna|serve|[eè] possibile|si pu[oò]) \\p{L}+",
].join("|");
const OPENING = `(?:${BEFORE_WHAT}|(?:${WORDS})(?! (?:i|you|we|they|he|she|it)\\b)|${VERBS})(?![\\p{L}\\p{M}])`;
const OPENS = new RegExp(`(?<![\\p{L}\\p{M}])${OPENING}`, "iu");
const JOINT = new RegExp(`[,;]?\\s+(?:and also|and|also|e anche|e tamb[eé]m|e)\\s+(?=${OPENING})`, "iu");
const AFTER_MARK = /(?<=[?？])(?!["'”’»」』)）])\s*/u;
const AFTER_JAPANESE = /(?<=(?:です|ます|ません|ました|でした|でしょう)か)[。、,，\s]*(?=[^。、,，\s])/u;

const ENDS = /か[。、,，?？\s]*$|[?？]\s*$/u;

/** Where the business is, in two words. */
const ASKS_PLACE = /^(?:dove (?:siete|state|si trova)|onde (?:ficam?|[ée]|est[ãa]o))$/iu;

const isJapanese = (text: string): boolean => /\p{Script=Hiragana}/u.test(text);

/** Whether a part is long enough to ask something by itself. */
const isWhole = (part: string): boolean =>
  isJapanese(part)
    ? part.length >= MIN_JAPANESE
    : part.split(/\s+/).length >= MIN_WORDS || ASKS_PLACE.test(part);

/** Parts at the joints of one sentence; the sentence where one of them would not ask. */
function atJoints(sentence: string): string[] {
  const parts = isJapanese(sentence) ? sentence.split(AFTER_JAPANESE) : sentence.split(JOINT);
  const asks = (part: string): boolean => (isJapanese(part) ? ENDS : OPENS).test(part);
  const isSplit = parts.every((part, at) => isWhole(part) && asks(part) && !goesOn(parts[at - 1], part));
  return isSplit ? parts : [sentence];
}

/** "What happens when it rains and when it snows?" is one question: the word stands deep inside of it before. */
function goesOn(before: string | undefined, part: string): boolean {
  const toWords = (text: string): string[] => text.toLowerCase().split(/\s+/);
  const [opening = ""] = toWords(part);
  return before !== undefined && toWords(before).slice(OPENING_WORDS).includes(opening);
}

/** The questions of a message, in order; the message alone when it asks one, or more than can be told apart. */
export function toQuestionParts(text: string): string[] {
  const whole = text.trim();
  if (whole.length > MAX_CHARACTERS) return [whole];
  const parts: string[] = [];
  for (const sentence of whole.split(AFTER_MARK)) {
    // What follows the last question belongs to it, and so does a question of a word or two ("Or tomorrow?").
    if (parts.length > 0 && !(/[?？]$/u.test(sentence) && isWhole(sentence)))
      parts.push(`${parts.pop() ?? ""} ${sentence}`);
    else parts.push(...atJoints(sentence));
  }
  return parts.length > MAX_PARTS ? [whole] : parts;
}
