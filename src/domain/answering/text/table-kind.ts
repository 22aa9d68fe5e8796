/**
 * What the rows of a table are: "Ticket" above "Adult" and "Child". Rows do not repeat it, so that it stands in the heading
 * above them, where that does not say it already.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold } from "../../language/normalise.ts";
import { BELOW } from "./headings.ts";

const MOST_CHARACTERS = 30;
const MOST_TERMS = 3;
const LEAST_ROWS = 2;

/** What says of no row what it is: a day, a name, a number. */
const NO_KIND: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:day|date|time|month|season|week|weekday|period|year|hour|name|item|no|number|type|option|what|description|detail|category|feature|size|age|quantity|step|group)s?$/,
  "pt-BR":
    /^(?:dia|data|hora|horario|mes|meses|estacao|estacoes|temporada|semana|periodo|ano|nome|item|itens|n|numero|tipo|opcao|opcoes|descricao|detalhe|categoria|tamanho|idade|quantidade|passo|turma|grupo|o que)s?$/,
  it: /^(?:giorn[oi]|data|ora|orari[oi]?|mes[ei]|stagion[ei]|settimana|periodo|ann[oi]|nom[ei]|voc[ei]|n|numero|tip[oi]|opzion[ei]|descrizione|dettagl[io]|categori[ae]|misur[ae]|eta|quantita|pass[oi]|grupp[oi]|che cosa|cosa)$/,
  ja: /^(?:曜日|日|日付|日程|時間|時期|月|期間|季節|年|名前|名称|氏名|項目|品目|番号|種類|種別|区分|分類|内容|サイズ|年齢|対象|数量|手順)$/,
};

/** Rare in headings that owners write, unlike a dash. */
export const BESIDE = " · ";

/** What the rows of a section's table are, as its heading says it behind its own words; "" where it does not. */
export function tableKindOf(heading: string): string {
  const at = heading.lastIndexOf(BESIDE);
  return at > heading.lastIndexOf(BELOW) ? heading.slice(at + BESIDE.length) : "";
}

/** A time or a number begins a row of a timetable, whatever stands above it. */
const COUNTED = /^\d/;

/** The rows of a section's tables: how they begin, and what stands above that. */
export interface TableRows {
  readonly heads: ReadonlySet<string>;
  readonly labels: readonly string[];
}

/** The heading of a section with the head of its only table, as "Prices · Ticket"; as it is where that says nothing more. */
export function withTableKind(heading: string, { heads, labels }: TableRows, locale: Locale): string {
  const [head = "", more] = heads;
  if (labels.length < LEAST_ROWS || labels.some((label) => COUNTED.test(label))) return heading;
  if (more !== undefined || head.length > MOST_CHARACTERS || !heading.includes(BELOW)) return heading;
  if (NO_KIND[locale].test(fold(head).trim())) return heading;
  const terms = analyse(head, locale);
  const said = new Set(analyse(heading, locale));
  const { light } = commonWordsOf(locale);
  const tells = terms.length <= MOST_TERMS && terms.some((term) => !said.has(term) && !light.has(term));
  return tells ? `${heading}${BESIDE}${head.trim()}` : heading;
}
