/**
 * Words that a customer and a shop use for the same thing, per language, folded: what one asks with, the other writes.
 * One group between bars is one meaning. Japanese ones are index terms: words of at most two characters.
 */
import type { Locale } from "../../contract/locale.ts";

const ENGLISH = `bike bicycle|cancel annul|car automobile|phone telephone|fix repair mend|refund reimburse reimbursement|stolen theft steal|tyre tire
licence license|cheque check|lose lost loss|broken damaged defective|shipping delivery|parcel package|luggage baggage|wifi wireless|voucher coupon|cost price
toilet restroom bathroom washroom|holiday vacation|centre center|flat puncture|cellphone mobile smartphone|return bring|trip tour excursion|kid child daughter son|open close closed shut|electric ebike pedelec|weight weigh kg kilo|wheel tyre|pet dog|pet cat|saturday weekend|sunday weekend
toothache pain ache hurt|break broke broken|call ring phone telephone|hire rent rental|cot crib|lift elevator|wheelchair accessible|wheelchair step|wheelchair disabled`;

const PORTUGUESE = `bike bicicleta|cancelar cancelamento desmarcar|carro automovel|passeio tour excursao|roubar roubo furtar furto|consertar conserto reparo reparar
estacionar estacionamento|perder perda extraviar|alugar aluguel locacao|devolver devolucao|desconto abatimento|cachorro cao caes|animal cachorro|animal gato|quebrar quebrado estragar|ligar telefonar|caucao deposito|habilitacao cnh
reembolso estorno reembolsar|celular smartphone|banheiro toalete sanitario|recibo comprovante|onibus coletivo|preco custo custar valor|bagagem mala|furar furado furo murcho|filho filha crianca menino menina|abrir aberto fechar fechado|eletrica ebike pedelec|peso pesar kg quilo|idade anos`;

const ITALIAN = `bici bicicletta bike|annullare annullamento cancellare cancellazione disdire disdetta|auto automobile macchina vettura|giro tour gita escursione|rubare rubato furto
gomma pneumatico ruota|bucare foratura forare sgonfiare|parcheggiare parcheggio posteggiare posteggio|perdere perso perdita smarrire smarrito smarrimento|riparare riparazione aggiustare
noleggiare noleggio affittare affitto|riconsegnare riconsegna restituire restituzione|sconto riduzione agevolazione|cauzione caparra deposito|rimborso rimborsare
cellulare smartphone|bagno toilette|scontrino ricevuta|valigia bagaglio|costo costare prezzo|figlio figlia bambino bambina|negozio bottega|aprire aperto chiudere chiuso|elettrica ebike pedelec|peso pesare kg chilo|eta anni|gatto animale|cane animale|rompere rotto guasto|dolore male|chiamare telefonare`;

const JAPANESE = `値段 料金 価格 費用 代金|駐車 停 停車|盗難 盗|支払 払|休業 定休 休|営業 開|解約 取消|返品 返却|予約 申込|携帯 電話|紛失 無|割引 値引|配送 配達 届|貸出 借|電動 アシスト|開 閉 営業 休業 定休|子 娘 息子|車 駐車|行 アクセス 道順|体重 重量 キロ kg|修理 直|証金 デポジット|犬 ペット|猫 ペット|土曜 土日 週末|日曜 土日 週末|朝食 朝|客室 部屋|段差 バリアフリー|受付 フロント|清掃 掃除`;

/** Words that mean something else in a phrase: its folded form, the word, and what it means there. */
export const PHRASES: Readonly<
  Record<Locale, readonly (readonly [phrase: RegExp, word: string, meaning: string])[]>
> = {
  en: [
    [/\bcheck(?:ing)?[- ]in\b/, "check", "arrival"],
    [/\bcheck(?:ing)?[- ]out\b/, "check", "departure"],
  ],
  "pt-BR": [
    [/\bcheck-?in\b/, "check", "chegada"],
    [/\bcheck-?out\b/, "check", "saida"],
    [/\bcadeir(?:a|ante) de rodas\b/, "rodas", "degrau"],
    [/\bcadeir(?:a|ante) de rodas\b/, "cadeira", "degrau"],
    [/\bpneu \w{0,8} ?(?:no chao|vazio)\b/, "vazio", "furar"],
  ],
  it: [
    [/\bcheck-?in\b/, "check", "arrivo"],
    [/\bcheck-?out\b/, "check", "partenza"],
    [/\bsedia a rotelle\b/, "rotelle", "gradini"],
    [/\bsedia a rotelle\b/, "sedia", "gradini"],
    [/\bmal di\b/, "mal", "dolore"],
    [/\b(?:gomm[ae]|ruot[ae]|pneumatic[oi]) \w{0,8} ?a terra\b/, "terra", "bucare"],
  ],
  ja: [[/車(?:いす|イス)/, "車", "段差"]],
};

/** Synonyms by language. */
export const SYNONYMS: Readonly<Record<Locale, string>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};
