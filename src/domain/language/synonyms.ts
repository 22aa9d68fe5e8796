/**
 * Words that a customer and a shop use for the same thing, per language, folded: what one asks with, the other writes.
 * One group between bars is one meaning. Japanese ones are index terms: words of at most two characters.
 */
import type { Locale } from "../../contract/locale.ts";

const ENGLISH = `bike bicycle|cancel annul|car automobile|phone telephone|fix repair mend|refund reimburse reimbursement|stolen theft steal|tyre tire
licence license|cheque check|lose lost loss|broken damaged defective|shipping delivery|parcel package|luggage baggage|wifi wireless|voucher coupon|cost price
toilet restroom bathroom washroom|holiday vacation|centre center|flat puncture|cellphone mobile smartphone|return bring|trip tour excursion|kid child`;

const PORTUGUESE = `bike bicicleta|cancelar cancelamento desmarcar|carro automovel|passeio tour excursao|roubar roubo furtar furto|consertar conserto reparo reparar
estacionar estacionamento|perder perda extraviar|alugar aluguel locacao|devolver devolucao|desconto abatimento|cachorro cao|caucao deposito|habilitacao cnh
reembolso estorno reembolsar|celular smartphone|banheiro toalete sanitario|recibo comprovante|onibus coletivo|preco custo custar valor|bagagem mala|furar furado`;

const ITALIAN = `bici bicicletta|annullare annullamento cancellare cancellazione disdire disdetta|auto automobile macchina vettura|giro tour gita escursione|rubare rubato furto
gomma pneumatico|bucare foratura forare|parcheggiare parcheggio posteggiare posteggio|perdere perso perdita smarrire smarrito smarrimento|riparare riparazione aggiustare
noleggiare noleggio affittare affitto|riconsegnare riconsegna restituire restituzione|sconto riduzione agevolazione|cauzione caparra|rimborso rimborsare
cellulare smartphone|bagno toilette|scontrino ricevuta|valigia bagaglio|costo costare prezzo|figlio figlia bambino bambina|negozio bottega`;

const JAPANESE = `値段 料金 価格 費用 代金|駐車 停 停車|盗難 盗|支払 払|休業 定休 休|営業 開|解約 取消|返品 返却|予約 申込|修理 直|携帯 電話|紛失 無|割引 値引|配送 配達 届|貸出 借`;

/** Synonyms by language. */
export const SYNONYMS: Readonly<Record<Locale, string>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};
