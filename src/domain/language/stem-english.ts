/**
 * A light English stemmer in the manner of Porter: plurals, -ed, -ing and the common derivations.
 * It only has to bring the forms of one word together; what it leaves need not be a word.
 */

const VOWEL = /[aeiouy]/;
/** Longest first within a final letter; each is replaced when at least three letters remain. */
const DERIVATIONS: readonly (readonly [string, string])[] = [
  ["ization", "ize"],
  ["isation", "ize"],
  ["ational", "ate"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["ation", "ate"],
  ["ition", "ite"],
  ["ator", "ate"],
  ["alism", "al"],
  ["alli", "al"],
  ["entli", "ent"],
  ["ousli", "ous"],
  ["ise", "ize"],
  ["ement", ""],
  ["ment", ""],
  ["ness", ""],
  ["ical", "ic"],
  ["ful", ""],
];
const ENDINGS = [
  "ance",
  "ence",
  "able",
  "ible",
  "ant",
  "ent",
  "ism",
  "ist",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "ion",
  "al",
  "er",
  "or",
  "ic",
];
const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  women: "woman",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  wrote: "write",
  written: "write",
  writing: "write",
  began: "begin",
  begun: "begin",
  became: "become",
  built: "build",
  bought: "buy",
  brought: "bring",
  came: "come",
  fought: "fight",
  found: "find",
  gave: "give",
  given: "give",
  went: "go",
  gone: "go",
  grew: "grow",
  grown: "grow",
  held: "hold",
  kept: "keep",
  knew: "know",
  known: "know",
  led: "lead",
  left: "leave",
  lost: "lose",
  made: "make",
  met: "meet",
  paid: "pay",
  ran: "run",
  said: "say",
  sang: "sing",
  sold: "sell",
  sent: "send",
  spoke: "speak",
  spoken: "speak",
  stood: "stand",
  taught: "teach",
  thought: "think",
  told: "tell",
  took: "take",
  taken: "take",
  won: "win",
  wore: "wear",
  died: "die",
  dying: "die",
  death: "die",
  dies: "die",
  chose: "choose",
  chosen: "choose",
  drew: "draw",
  drawn: "draw",
  fell: "fall",
  fallen: "fall",
  flew: "fly",
  rose: "rise",
  risen: "rise",
  shown: "show",
  sought: "seek",
  spent: "spend",
  struck: "strike",
  threw: "throw",
  thrown: "throw",
  caught: "catch",
  lain: "lie",
  laid: "lay",
};

function withoutPlural(word: string): string {
  if (!word.endsWith("s") || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (word.endsWith("sses") || word.endsWith("xes") || word.endsWith("ches") || word.endsWith("shes"))
    return word.slice(0, -2);
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}i` : word.slice(0, -1);
  return word.slice(0, -1);
}

/** One syllable that ends as "car" and "plan" do: there an e makes another word of it ("care", "plane"). */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/;

/** Without a last e that tells no words apart. */
const withoutE = (word: string): string =>
  word.length > 3 && word.endsWith("e") && !SHORT.test(word.slice(0, -1)) ? word.slice(0, -1) : word;

function restored(base: string): string {
  if (SHORT.test(base)) return `${base}e`;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return base;
}

function withoutVerbEnding(word: string): string {
  const match = /^(.*)(?:eed|ed|ing|ingly|edly)$/.exec(word);
  if (!match) return word;
  if (word.endsWith("eed")) return word.length > 5 ? word.slice(0, -1) : word;
  const base = match[1] ?? "";
  return base.length >= 2 && VOWEL.test(base) ? restored(base) : word;
}

function withoutDerivation(word: string): string {
  if (/.{3}[cdeghkmnrt]li$/.test(word)) return withoutDerivation(word.slice(0, -2));
  for (const [ending, instead] of DERIVATIONS) {
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      return word.slice(0, -ending.length) + instead;
  }
  return word;
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= 4);
  if (ending === "ion" && word.length < 8) return word;
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Stem of a folded English word; words of up to three letters stay as they are. */
export function stemEnglish(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return withoutE(irregular);
  if (word.length <= 3) return word;
  // After a vowel the y stays: "days" meets "day".
  const singular = withoutVerbEnding(withoutPlural(word)).replace(/(?<=.[^aeiou])y$/, "i");
  return withoutE(withoutEnding(withoutDerivation(singular)));
}

/**
 * The other stem of a short word's forms, where they have two: short words stay as they are, so "axe" and "axes" (ax),
 * "try" and "tried" (tri) do not meet by themselves.
 */
export function otherStemOf(stem: string): string | undefined {
  if (/^[a-z][wxy]e$/.test(stem)) return stem.slice(0, -1);
  if (/^[a-z][wxy]$/.test(stem)) return `${stem}e`;
  if (/^[a-z]{2}y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  return /^[a-z]{2}i$/.test(stem) ? `${stem.slice(0, -1)}y` : undefined;
}
