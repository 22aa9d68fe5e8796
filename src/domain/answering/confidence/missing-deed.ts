/**
 * Who asks how to do something definite is not told how something else is done with the same thing: "How do I delete my
 * account?" is not answered by how an account is linked. Vague verbs ("prepare", "act") say less, and are not looked for.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { Extract } from "../extraction/extract.ts";
import { unite } from "../ranking/match.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { isCode } from "../text/code.ts";
import type { Passage } from "../text/passages.ts";

/** What stands before the verb of a question for a way, folded; Japanese has it behind the thing ("アカウントの削除方法"). */
const WAY: Readonly<Record<Locale, string>> = {
  en: String.raw`\b(?:how (?:do|can|could|should|would|must|may) (?:i|we|you|one)|how to|steps to) (?:\w+ly )?`,
  "pt-BR": String.raw`\bcomo (?:(?:eu |nos )?(?:posso|devo|consigo|podemos|faco|fazer|faz|se faz) (?:para |pra )?)?`,
  it: String.raw`\bcome (?:(?:posso|devo|possiamo|si puo|si fa|faccio|fare) (?:a |ad |per )?)?`,
  ja: "",
};
const DEEDS: Readonly<Record<Locale, string>> = {
  en: "archive|deactivate|delete|disable|downgrade|download|duplicate|erase|export|import|install|merge|mute|pin|rename|reset|translate|unblock|uninstall|unlock|unsubscribe|upgrade|upload",
  "pt-BR":
    "apagar|arquivar|atualizar|baixar|desativar|desbloquear|desinstalar|excluir|exportar|fixar|importar|instalar|redefinir|renomear|traduzir",
  it: "aggiornare|archiviare|disattivare|disinstallare|eliminare|esportare|importare|installare|reimpostare|rinominare|ripristinare|sbloccare|scaricare|tradurre",
  ja: "(?:の|を)?(?:無効化|アンインストール|インストール|アップグレード|ダウンロード|アップロード|エクスポート|インポート|リセット|削除|翻訳|移行)(?:方法|手順|したい|するには|の仕方|のやり方|はどう)",
};

const asked = new Map<Locale, RegExp>();

/** The verb of a definite deed that a question asks the way of; folded, as written. */
function deedIn(folded: string, locale: Locale): string | undefined {
  const pattern = asked.get(locale) ?? new RegExp(`${WAY[locale]}(${DEEDS[locale]})`);
  asked.set(locale, pattern);
  return pattern.exec(folded)?.[1];
}

/** "export NAME=…" and "export const …" in code export nothing. */
function isKeyword(passage: Passage, index: number): boolean {
  const { start = 0, end = 0 } = passage.sentences[index] ?? {};
  return isCode(passage, index) && /^export\s/.test(passage.text.slice(start, end));
}

/** Whether nothing in the passages that an answer is from says the deed that it was asked how to do, or one like it. */
export function lacksDeed(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { locale, folded, weighed } = question;
  const deed = deedIn(folded, locale);
  if (deed === undefined) return false;
  const at = weighed.flatMap(({ word, role }, index) =>
    role === "content" && deed.includes(word) ? [index] : [],
  );
  const found = unite(
    new Float64Array(weighed.length),
    ...sentences.flatMap(({ from }) => [
      from.heading,
      ...from.sentences.filter((_, index) => !isKeyword(from.passage, index)),
    ]),
  );
  return at.length > 0 && at.every((index) => (found[index] ?? 0) === 0);
}
