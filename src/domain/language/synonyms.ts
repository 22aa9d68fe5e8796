/**
 * Words that a customer and a shop use for the same thing: what one asks with, the other writes. One line is one
 * meaning, said in English / Portuguese / Italian / Japanese, folded; every form whose stem differs is named, and a
 * language is left out where a stem would mean something else ("principiante" is "princípio"). Japanese words are index
 * terms: at most two kanji, a whole katakana word, or three hiragana and more.
 */
import type { Locale } from "../../contract/locale.ts";

const MEANINGS = `
open opening close closed shut / abrir aberto abertura fechar fechado funcionar funcionamento atendimento / aprire aperto apertura chiudere chiudete chiuso chiusura / 開 閉 営業 休業 定休 休診 休館 開店 開館
cost price / preco custo custar valor / costo costare prezzo / 値段 料金 価格 費用 代金
fee charge rate price / tarifa taxa preco / tariffa quota prezzo / 手数 料金
free gratis complimentary / gratis gratuito gratuitamente graca / gratis gratuito gratuitamente / 無料 タダ
pay payment paying paid / pagar pagamento / pagare pagamento / 支払 払 会計 精算
cash banknote coin / dinheiro especie /  / 現金 キャッシュ
card credit debit contactless / cartao credito debito / carta bancomat credito / カード クレジット クレジットカード デビットカード
financing / parcela parcelar parcelamento prestacao / rata rate rateale rateizzare / 分割 月賦 ローン
invoice receipt bill / fatura recibo comprovante / fattura ricevuta scontrino / 領収 請求 レシート
deposit prepayment / caucao deposito sinal / cauzione caparra deposito acconto / 証金 デポジット 前金 内金
discount reduction reduced concession / desconto abatimento promocao / sconto riduzione ridotto agevolazione / 割引 値引 優待
voucher coupon gift / vale presente / buono coupon regalo gift / 商品券 ギフト クーポン 体験券
refund reimburse reimbursement / reembolso estorno reembolsar devolver devolucao / rimborso rimborsare restituire restituzione / 返金 払戻
return / devolver devolucao / riconsegnare riconsegna restituire restituzione / 返品 返却
exchange swap / trocar troca / cambiare cambio sostituire sostituzione / 交換 取替
buy purchase / comprar compra adquirir / comprare acquistare acquisto / 購入 買
sell sale sold / vender venda vendido / vendere vendete vendita / 販売 売
order preorder / encomendar encomenda pedido / ordinare ordinazione ordine / 注文 オーダー
stock available availability / estoque disponivel disponibilidade / magazzino disponibile disponibilita / 在庫
book booking reserve reservation / reservar reserva agendar agendamento / prenotare prenotazione / 予約 申込
appointment booking / consulta agendamento horario / appuntamento prenotazione / 予約 診察
cancel cancellation cancelled canceled annul / cancelar cancelamento desmarcar desmarque / annullare annullamento cancellare cancellazione disdire disdetta / 解約 取消 キャンセル
cancel quit terminate termination notice / encerrar encerramento rescindir rescisao cancelar / recedere recesso disdetta disdire / 解約 退会
register registration enrol enroll enrolment enrollment /  / iscrivere iscrizione iscriversi iscrivermi iscriverti iscriverlo iscriverla / 登録 申込 入会 加入
member membership / socio associado membro / socio iscritto / 会員 メンバー
park parking garage / estacionar estacionamento garagem / parcheggiare parcheggio posteggiare posteggio / 駐車 停 停車 パーキング
car automobile vehicle / carro automovel veiculo / auto automobile macchina vettura / 車 乗用
directions route / trajeto caminho / strada indicazioni percorso / 行 アクセス 道順
transit bus / transporte onibus / mezzi autobus / 交通 バス
transit train / transporte trem / mezzi treno / 交通 電車
bus coach / onibus coletivo / autobus bus pullman corriera / バス
station train railway /  /  / 駅 電車 列車
bike bicycle / bike bicicleta / bici bicicletta bike / 自転車 バイク
electric ebike pedelec / eletrica ebike pedelec / elettrica ebike pedelec / 電動 アシスト
battery recharge charging charger / bateria recarregar recarga carregador / batteria ricaricare ricarica caricabatterie / 充電 バッテリー
tyre tire wheel / pneu roda / gomma pneumatico ruota / タイヤ 車輪
flat puncture / furar furado furo murcho / bucare bucata foratura forare sgonfiare sgonfio / パンク
wheelchair accessible disabled / cadeirante acessivel acessibilidade deficiente / rotelle disabile accessibile disabilita / 段差 バリアフリー
accessible / acessivel degrau / accessibile gradino gradini / バリアフリー 段差
wheelchair step / cadeirante degrau / rotelle disabile gradino gradini scalino / 段差 スロープ
stair step climb / escada degrau / scala gradino gradini scalino / 階段 段差
wheelchair ramp lift elevator / cadeirante rampa elevador / rotelle disabile rampa ascensore / 段差 エレベーター
lift elevator / elevador ascensor / ascensore / エレベーター 昇降
toilet restroom bathroom washroom loo / banheiro toalete sanitario / bagno toilette servizi / トイレ 手洗 化粧室
shower bath / chuveiro ducha banho / doccia docce / シャワー 風呂
wifi wireless internet fi / wifi internet fi / wifi internet fi / wifi ネット インターネット fi
luggage baggage suitcase / bagagem mala / valigia valigie bagaglio bagagli / 荷物 手荷
locker cloakroom / armario guardavolumes / armadietto guardaroba deposito / ロッカー
cot crib / berco / lettino culla / ベビーベッド
first /  /  / 初回 初診
double twin / casal duplo / doppia matrimoniale / ダブル ツイン
room bedroom / quarto acomodacao / camera stanza / 客室 部屋
night overnight stay / noite pernoite diaria / notte pernottare pernottamento / 泊 宿泊
breakfast / desjejum / colazione / 朝食 朝
eat meal food / comer comida refeicao / mangiare cibo pasto pasti / 食事 飲食 食
kid child daughter son children / filho filha crianca menino menina infantil / figlio figlia bambino bambina bimbo bimba / 子 娘 息子 児童 小児
baby toddler / bebe nenem / neonato bebe lattante / 乳児 幼児 赤
adult grownup / adulto / adulto / 大人 成人
senior pensioner retired elderly / idoso aposentado / anziano pensionato / 高齢 シニア
student pupil / estudante aluno universitario / studente alunno universitario / 学生 生徒
pet dog puppy / animal cachorro cao caes cadela / animale cane cagnolino / 犬 ペット 愛犬 子犬
pet cat / animal gato gata / animale gatto gatta / 猫 ペット 愛猫 子猫
doctor physician / medico doutor / medico dottore dottoressa / 医師 医者 先生
scared afraid anxious nervous fear / medo ansioso nervoso / paura ansioso agitato / 怖 不安
pain ache hurt toothache / dor doer / dolore male / 痛
emergency urgent urgency / emergencia urgencia urgente plantao / emergenza urgenza urgente / 緊急 急患 救急
lesson course class / aula turma / lezione corso / レッスン 教室 講座 授業 クラス コース
teacher instructor trainer tutor / professor instrutor / insegnante maestro istruttore docente / 先生 講師
beginner novice /  /  / 初心 入門 初級
trial taster / experimental teste / prova provare / 体験 お試 試
age / idade anos / eta anni / 年齢 歳
weight weigh kg kilo / peso pesar kg quilo / peso pesare kg chilo / 体重 重量 キロ kg
trip tour excursion / passeio tour excursao / giro tour gita escursione / ツアー 見学
ticket admission / ingresso bilhete / biglietto ingresso / 入場 チケット 切符
included inclusive include / incluso incluido incluir / incluso compreso compresa inclusa / 含 込
smoke smoking cigarette / fumar fumo cigarro fumante / fumare sigaretta fumo / 喫煙 禁煙 タバコ たばこ 吸
phone telephone tel / telefone telefonar ligar tel / telefono telefonare chiamare tel / 電話 連絡
call ring phone telephone / ligar chamar telefonar / chiamare telefonare / 電話
contact reach / contato contatar falar / contatto contattare / 連絡 問合
allowed permitted welcome admitted / permitido vindo / ammesso permesso benvenuto accettato / 歓迎 同伴
deadline / prazo / termine scadenza entro / 期限 期日 以内 締切
valid last expire expiry / validade valer vale vencer / validita scadere scade dura / 有効 期限
mobile cellphone smartphone / celular smartphone / cellulare smartphone / 携帯 スマホ
shipping delivery deliver ship / entrega entregar envio enviar frete / consegna consegnare spedizione spedire / 配送 配達 発送 届 送料
parcel package / pacote encomenda / pacco / 小包 荷物
fix repair mend / consertar conserto reparo reparar / riparare riparazione aggiustare / 修理 直 修繕
broken damaged defective faulty / quebrado estragado danificado defeito / rotto guasto danneggiato difettoso / 故障 壊 破損
break broke broken breakdown / quebrar quebrou quebrado / rompere rotto rompersi / 故障 壊
lose lost loss / perder perda extraviar / perdere perso perdita smarrire smarrito smarrimento / 紛失 無 失
stolen theft steal / roubar roubo furtar furto / rubare rubato furto / 盗難 盗
warranty guarantee / garantia / garanzia / 保証
insurance insured / seguro convenio / assicurazione assicurato / 保険
hire rent rental borrow / alugar aluguel locacao emprestar / noleggiare noleggio affittare affitto / 貸出 借 貸 レンタル
licence license / habilitacao cnh / patente / 免許
document documents identification / documento identidade / documento identita / 書類 身分 証明
cheque check / cheque / assegno / 小切
clean cleaning / limpar limpeza lavar lavagem / pulire pulizia lavare lavaggio / 清掃 掃除 洗浄
laundry washing / lavanderia lavar / lavanderia lavatrice lavare / 洗濯 ランドリー
holiday vacation / ferias / ferie vacanza / 休 休暇
saturday weekend / sabado semana / sabato settimana / 土曜 土日 週末
sunday weekend / domingo semana / domenica settimana / 日曜 土日 週末
arrival arrive / chegada chegar / arrivo arrivare / 到着 着
departure depart leave / saida sair / uscire uscita / 出発 退室 出
reception desk / recepcao balcao / reception banco accoglienza / 受付 フロント 窓口
shop store / loja estabelecimento / negozio bottega / 店 店舗
owner proprietor boss belong / dono proprietario / proprietario titolare / 経営 オーナー 代表
job vacancy / emprego trabalho / lavoro assunzione / 求人 採用 応募
home house apartment / casa residencia apartamento / casa domicilio appartamento / 家 自宅 宅
floor storey / andar piso / piano / 階
centre center / centro / centro / 中心 センター
vegetarian vegan / vegetariano vegano / vegetariano vegano / ベジタリアン ヴィーガン 菜食
allergy allergic intolerance / alergia alergico intolerancia / allergia allergico intolleranza / アレルギー
late delay delayed / atraso atrasar / ritardo ritardare / 遅刻 延滞 遅
upload /  /  / アップロード 添付 読
secondhand preowned / usado seminovo /  / 中古
`;

/** Words that mean something else in a phrase: its folded form, the word, and what it means there. */
export const PHRASES: Readonly<
  Record<Locale, readonly (readonly [phrase: RegExp, word: string, meaning: string])[]>
> = {
  en: [
    [/\bcheck(?:ing)?[- ]in\b/, "check", "arrival"],
    [/\bcheck(?:ing)?[- ]out\b/, "check", "departure"],
    // What ends a row, not what goes on.
    [/\b(?:the|your) last\b/, "last", "final"],
    // Neither is a fee.
    [/\bcharging\b/, "charging", "recharge"],
    [
      /\bcharge (?:(?:my|our|an?|the) )?(?:\w+[- ])?(?:cars?|e-?bikes?|bikes?|scooters?|batter(?:y|ies)|phones?|laptops?|devices?)\b/,
      "charge",
      "recharge",
    ],
  ],
  "pt-BR": [
    [/\bcheck-?in\b/, "check", "chegada"],
    [/\bcheck-?out\b/, "check", "saida"],
  ],
  it: [
    [/\bcheck-?in\b/, "check", "arrivo"],
    [/\bcheck-?out\b/, "check", "partenza"],
  ],
  ja: [[/車(?:いす|イス)/, "車", "段差"]],
};

const COLUMNS: Readonly<Record<Locale, number>> = { en: 0, "pt-BR": 1, it: 2, ja: 3 };

/** The words of each meaning in a language; a meaning that it says by one word alone is empty. */
export function synonymsOf(locale: Locale): string[] {
  return MEANINGS.trim()
    .split("\n")
    .map((line) => line.split(" / ")[COLUMNS[locale]]?.trim() ?? "");
}
