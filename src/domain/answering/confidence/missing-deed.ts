/**
 * Who asks how to do something definite is not told how something else is done with the same thing: "How do I delete my
 * account?" is not answered by how an account is linked. Vague verbs ("prepare", "act") say less, and are not looked for.
 */
import type { Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import type { Extract } from "../extraction/extract.ts";
import { OF_SYNONYMS, unite } from "../ranking/match.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { lastHeading } from "../text/headings.ts";
import { negates } from "../text/negation.ts";
import type { Passage } from "../text/passages.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";

/** What stands before the verb of a question for a way, folded; Japanese has it behind the thing ("アカウントの削除方法"). */
const WAY: Readonly<Record<Locale, string>> = {
  en: String.raw`\b(?:how (?:do|can|could|should|would|must|may) (?:i|we|you|one)|how to|steps to) (?:\w+ly )?`,
  "pt-BR": String.raw`\bcomo (?:(?:eu |nos |se )?(?:(?:posso|devo|consigo|podemos|faco|fazer|faz) (?:para |pra )?)?)`,
  it: String.raw`\bcome (?:si )?(?:(?:posso|devo|possiamo|puo|fa|faccio|fare) (?:a |ad |per )?)?`,
  ja: "",
};
/** Verbs of deeds; of those that change with who does it, what all their forms begin with. */
const DEEDS: Readonly<Record<Locale, string>> = {
  en: "archive|backup|deactivate|delete|disable|disconnect|downgrade|download|duplicate|erase|export|import|install|merge|mute|pin|rename|reset|translate|unblock|uninstall|unlink|unlock|unsubscribe|upgrade|upload",
  "pt-BR": String.raw`(?:apag|arquiv|atualiz|baix|desativ|desbloque|desinstal|exclu|export|fix|import|instal|redefin|renome|traduz)(?:o|a|e|i|ar|er|ir|amos|imos)\b`,
  it: String.raw`(?:aggiorn|archivi|disattiv|disinstall|elimin|esport|import|install|reimpost|rinomin|ripristin|sblocc|scaric|traduc|tradu)(?:o|a|e|i|are|ere|rre|hi|iamo)\b`,
  ja: "(?:の|を)?(?:無効化|アンインストール|インストール|アップグレード|ダウンロード|アップロード|エクスポート|インポート|リセット|削除|翻訳|移行)(?:方法|手順|したい|するには|の仕方|のやり方|はどう)",
};

const wayOfDeed = byLocale((locale) => new RegExp(`${WAY[locale]}(${DEEDS[locale]})`));

/** The verb of a definite deed that a question asks the way of; folded, as written. */
const deedIn = (folded: string, locale: Locale): string | undefined => wayOfDeed(locale).exec(folded)?.[1];

/** Who cannot do it is told so: "Invoices that were sent cannot be deleted" says as much of the way as there is. */
const MAY: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:can|cannot|could|able|possible|may)\b|can['’]t\b/,
  "pt-BR": /\b(?:pod\w+|possivel|consegu\w+|da para)\b/,
  it: /\b(?:puo|poss\w+|potete|potra\w*|riesc\w+)\b/,
  ja: /でき|られ/,
};
const CLAUSE_ENDS = /[,;:、；。]|\s(?:and|but|or|e|ma|mas|ou|o)\s/;

/** Whether a sentence only says that a thing is not done ("… and nothing is deleted"); `deed` is what stands for it. */
function deniesDeed(text: string, deed: ReadonlySet<string>, locale: Locale): boolean {
  const folded = fold(text);
  if (!negates(folded) || MAY[locale].test(folded)) return false;
  const said = folded
    .split(CLAUSE_ENDS)
    .filter((clause) => analyse(clause, locale).some((term) => deed.has(term)));
  return said.length > 0 && said.every(negates);
}

/** Whether a section is called by another deed: "Import a list", below "Imports and exports". */
function isOfOtherDeed({ heading }: Passage, deed: string, locale: Locale): boolean {
  const own = fold(lastHeading(heading));
  const others = [
    ...own.matchAll(new RegExp(`${locale === "ja" ? "" : String.raw`\b`}(?:${DEEDS[locale]})`, "g")),
  ];
  return others.length > 0 && !own.includes(deed);
}

/** Whether nothing in the passages that an answer is from says the deed that it was asked how to do, or one like it. */
export function lacksDeed(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { locale, folded, weighed, leans } = question;
  const deed = deedIn(folded, locale);
  if (deed === undefined) return false;
  const at = weighed.flatMap(({ word, role }, index) =>
    role === "content" && deed.includes(word) ? [index] : [],
  );
  const forms = new Set(at.flatMap((index) => [...(weighed[index]?.strengths.keys() ?? [])]));
  const tells = (passage: Passage, index: number): boolean =>
    !deniesDeed(sentenceAt(passage, index), forms, locale);
  const found = unite(
    new Float64Array(weighed.length),
    ...sentences.flatMap(({ from }) => [
      ...(isOfOtherDeed(from.passage, deed, locale) ? [] : [from.heading]),
      ...from.sentences.filter((_, index) => tells(from.passage, index)),
    ]),
  );
  // What "it" is was not found: a deed that is only like it may be done to anything.
  const isAlone =
    leans === "surely" && weighed.every(({ role }, index) => role !== "content" || at.includes(index));
  const enough = isAlone ? 1 - OF_SYNONYMS : 0;
  return at.length > 0 && at.every((index) => (found[index] ?? 0) <= enough);
}
