/**
 * Everyday words of visitors in English / Portuguese / Italian / Japanese; `../dictionary.ts` tells how to read them.
 * Data, hence the length.
 */
export const DICTIONARY_LINES = `
open opened / aberto abertos aberta abre abrem abrir / aperto aperti aperta apre aprono aprire / 営業 開店 開いて 開い 営業中
closed shut / fechado fechados fechada fecha fecham fechar / chiuso chiusi chiusa chiude chiudono chiudere / 休み 閉店 閉まって 休業 定休
opening / abertura / apertura / 開店
closing / fechamento / chiusura / 閉店
hours timetable schedule / horario horarios / orario orari / 営業時間 時間帯
price prices pricing rates fares / preco precos valor valores tabela / prezzo prezzi tariffa tariffe listino / 料金 値段 価格 費用 代金
cost costs cost charge charges / custa custam custo custar / costa costano costo costare / 料金
fee fees surcharge / taxa taxas / supplemento tariffa / 手数料 追加料金
free / gratis gratuito gratuita gratuitos / gratis gratuito gratuita gratuiti / 無料 ただ
pay paying paid payment payments / pagar pagamento pago / pagare pagamento pago / 支払い 払え 払い 会計 決済
cash / dinheiro especie / contanti / 現金
credit_card credit_cards visa mastercard amex / cartao_de_credito / carta_di_credito carte_di_credito / クレジットカード クレカ
debit_card debit_cards / cartao_de_debito / carta_di_debito bancomat / デビットカード
card cards / cartao cartoes / carta carte / カード
invoice invoices / nota_fiscal fatura / fattura / 請求書 インボイス
receipt receipts / recibo comprovante / ricevuta scontrino / 領収書 レシート
deposit leave_a_deposit pay_a_deposit / caucao deposito / cauzione deposito / デポジット 保証金 敷金
discount discounts reduction concession concessions / desconto descontos / sconto sconti riduzione / 割引
gift_card gift_cards gift_voucher gift_vouchers voucher vouchers / vale-presente vale_presente vales-presente / buono_regalo buoni_regalo buono carta_regalo carte_regalo / ギフト券 商品券 ギフトカード
refund refunds refunded money_back / reembolso estorno / rimborso rimborsi / 返金
return returns returning bring_back / devolver devolucao / restituire restituzione riconsegna reso / 返品 返却
exchange swap / trocar troca / cambio cambiare / 交換
buy buying purchase / comprar compra / comprare acquistare / 購入 買え 買い
sell sells selling / vendem vende vender / vendete vende vendere / 売って 販売
order ordering orders / encomendar encomenda pedido pedidos / ordinare ordine ordini / 注文
book booking reserve reservation reservations bookings / reservar reserva reservas / prenotare prenotazione prenotazioni / 予約
appointment appointments / agendamento agendar hora_marcada / appuntamento appuntamenti / 予約
cancel cancelling canceling cancellation cancelled canceled / cancelar cancelamento desmarcar / annullare cancellare disdire cancellazione annullamento / キャンセル 取り消し
change changing reschedule / alterar mudar remarcar / cambiare modificare spostare / 変更
register registration enrol enroll sign_up / matricula inscricao inscrever cadastro / iscrizione iscriversi iscrivermi / 申し込み 登録 入会
member members membership / associado socio / socio soci tessera / 会員
park parking car_park parking_lot / estacionamento estacionar / parcheggio parcheggiare / 駐車場 駐車
car cars vehicle / carro carros / auto macchina / 車 自動車
motorbike motorcycle scooter / moto motocicleta / moto motorino scooter / バイク
bus buses coach / onibus / autobus bus pullman / バス
train trains / trem trens / treno treni / 電車
station / estacao / stazione / 駅
airport / aeroporto / aeroporto / 空港
taxi / taxi / taxi / タクシー
address / endereco / indirizzo / 住所
map directions / mapa como_chegar / mappa indicazioni / 地図 行き方 アクセス
bike bikes bicycle bicycles / bicicleta bicicletas bike / bicicletta biciclette bici / 自転車
ebike e-bike ebikes e-bikes e_bike electric_bike electric_bikes electric_bicycle / bicicleta_eletrica bicicletas_eletricas bike_eletrica / e-bike ebike bici_elettrica bicicletta_elettrica / 電動自転車 電動アシスト自転車 電動バイク
city_bike city_bikes / bicicleta_urbana bicicletas_urbanas / city_bike / シティサイクル シティバイク
mountain_bike mountain_bikes mtb / mountain_bike / mountain_bike / マウンテンバイク
tandem tandems / tandem / tandem / タンデム
helmet helmets / capacete capacetes / casco caschi / ヘルメット
lock locks / cadeado cadeados / lucchetto lucchetti / 鍵 ロック
child_seat baby_seat / cadeirinha / seggiolino / チャイルドシート
trailer trailers / reboque / rimorchio / トレーラー
tyre tire tyres tires / pneu pneus / gomma gomme pneumatico / タイヤ
puncture punctures flat_tyre flat_tire flat_tyres / pneu_furado / foratura gomma_bucata / パンク
brake brakes / freio freios / freni freno / ブレーキ
chain / corrente / catena / チェーン
battery batteries / bateria / batteria batterie / バッテリー 電池
charge_the_battery recharge charger / recarregar carregador / ricaricare caricabatterie / 充電 充電器
wheelchair wheelchairs disabled_access wheelchair_accessible / cadeira_de_rodas cadeirante / sedia_a_rotelle carrozzina / 車いす 車椅子
accessible accessibility / acessivel acessibilidade / accessibile accessibilita / バリアフリー
stairs steps / escada degrau degraus / scale gradini / 階段 段差
lift elevator / elevador / ascensore / エレベーター
toilet toilets restroom bathroom loo / banheiro banheiros / bagno bagni toilette / トイレ お手洗い
shower showers / chuveiro ducha / doccia docce / シャワー
wifi wi-fi wi_fi / wifi wi-fi / wifi wi-fi / wifi wi-fi ワイファイ
internet / internet / internet / インターネット
password / senha / password / パスワード
luggage baggage suitcase bags / bagagem bagagens mala malas / bagaglio bagagli valigia valigie / 荷物 手荷物
locker lockers / armario guarda-volumes / armadietto armadietti / ロッカー
room rooms / quarto quartos / camera camere stanza / 部屋 客室
double_room / quarto_de_casal quarto_duplo / camera_doppia camera_matrimoniale / ダブルルーム
single_room / quarto_individual / camera_singola / シングルルーム
bed beds / cama camas / letto letti / ベッド
night nights overnight / noite noites diaria / notte notti / 泊 一泊
sheets towels towel / toalhas toalha lencol / asciugamani asciugamano lenzuola / タオル シーツ
breakfast / cafe_da_manha / colazione / 朝食 朝ごはん
lunch / almoco / pranzo / ランチ 昼食
dinner supper / jantar / cena / 夕食 ディナー
meal meals food eat / comida refeicao refeicoes comer / pasto pasti cibo mangiare / 食事 料理 食べ
menu / cardapio menu / menu / メニュー
restaurant / restaurante / ristorante / レストラン
drink drinks / bebida bebidas / bevande bere / 飲み物 ドリンク
water / agua / acqua / 水
coffee / cafe / caffe / コーヒー
tea / cha / te / お茶 紅茶
wine wines / vinho vinhos / vino vini / ワイン
beer beers / cerveja cervejas / birra birre / ビール
bread / pao paes / pane / パン
cake cakes / bolo bolos / torta torte / ケーキ
ice_cream / sorvete / gelato gelati / アイスクリーム アイス
pizza pizzas / pizza pizzas / pizza pizze / ピザ
meat / carne / carne / 肉
fish / peixe / pesce / 魚
vegetarian / vegetariano vegetariana vegetarianos / vegetariano vegetariana vegetariani / ベジタリアン 菜食
vegan / vegano vegana veganos / vegano vegana vegani / ヴィーガン ビーガン
gluten-free gluten_free / sem_gluten / senza_glutine / グルテンフリー
lactose-free lactose_free / sem_lactose / senza_lattosio / 乳糖不使用 ラクトースフリー
allergy allergies allergic allergens / alergia alergias / allergia allergie allergeni / アレルギー
table tables / mesa mesas / tavolo tavoli / テーブル 席
takeaway take_away takeout to_go / para_viagem / da_asporto asporto / 持ち帰り テイクアウト
child children kid kids / crianca criancas filho filhos / bambino bambini bambina figli / 子ども 子供 こども お子様
baby babies toddler / bebe bebes / neonato neonati bebe / 赤ちゃん 乳児
adult adults / adulto adultos / adulto adulti / 大人
senior seniors pensioner pensioners elderly / idoso idosos aposentado / anziano anziani pensionati over_65 / シニア 高齢者
student students / estudante estudantes / studente studenti / 学生
family families / familia familias / famiglia famiglie / 家族
group groups / grupo grupos / gruppo gruppi / グループ 団体
person people persons guests / pessoa pessoas / persona persone / 人 名
woman women / mulher mulheres / donna donne / 女性
man men / homem homens / uomo uomini / 男性
dog dogs puppy / cachorro cachorros cao caes / cane cani / 犬
cat cats / gato gatos / gatto gatti / 猫
pet pets animals animal / animal animais pet pets / animale animali / ペット
doctor doctors / medico medicos / medico medici dottore / 医師 医者
dentist / dentista / dentista / 歯科 歯医者
tooth teeth / dente dentes / dente denti / 歯
pain / dor / dolore male / 痛み
emergency emergencies urgent / emergencia urgencia / emergenza urgenza / 緊急 急患
lesson lessons class classes / aula aulas / lezione lezioni / レッスン 授業
course courses / curso cursos / corso corsi / 講座 コース 教室
teacher teachers instructor instructors / professor professora instrutor / insegnante insegnanti istruttore / 先生 講師 インストラクター
beginner beginners / iniciante iniciantes / principiante principianti / 初心者
trial trial_lesson taster / experimental / prova / 体験
exam test / prova exame / esame / 試験
certificate / certificado / certificato attestato / 証明書
level levels / nivel niveis / livello livelli / レベル
tour tours excursion / passeio passeios / tour gita gite / ツアー
guide guides guided / guia guias guiado guiados / guida guide guidato guidati / ガイド
lake / lago / lago / 湖
sea beach / mar praia / mare spiaggia / 海 ビーチ
mountain mountains / montanha / montagna / 山
old_town / centro_historico / centro_storico / 旧市街
sunrise / nascer_do_sol / alba / 日の出
pool swimming_pool / piscina / piscina / プール
boat boats / barco barcos / barca barche / ボート 船
kayak kayaks canoe / caiaque caiaques / kayak canoa / カヤック カヌー
ski skis skiing / esqui / sci / スキー
sauna / sauna / sauna / サウナ
gym / academia / palestra / ジム
massage massages / massagem massagens / massaggio massaggi / マッサージ
haircut hair_cut cut / corte_de_cabelo corte / taglio_di_capelli taglio / カット 散髪
hair / cabelo / capelli / 髪
nails / unhas / unghie / ネイル
ticket tickets admission entry entrance / ingresso ingressos bilhete entrada / biglietto biglietti ingresso / チケット 入場料 入場券
museum / museu / museo / 美術館 博物館
exhibition exhibitions / exposicao / mostra mostre / 展示 展覧会
show shows performance / espetaculo / spettacolo spettacoli / 公演 ショー
photo photos pictures photography / foto fotos / foto fotografie / 写真 撮影
included include includes including / incluido incluida incluidos inclui / incluso inclusa compreso compresa compresi include / 含ま 込み 付き
smoke smoking / fumar / fumare / 喫煙 タバコ
phone telephone / telefone / telefono / 電話
phone_number telephone_number / numero_de_telefone telefone / numero_di_telefono telefono / 電話番号
email e-mail mail email_address / email e-mail / e-mail email mail / メール メールアドレス
website site / site / sito / ホームページ サイト
whatsapp / whatsapp / whatsapp / whatsapp
contact / contato / contatto contatti contattare / 連絡先 問い合わせ 連絡
delivery deliver delivered / entrega entregam entregar / consegna consegnate consegnare / 配達 配送 届け
shipping ship postage / frete envio enviam / spedizione spedite spedizioni / 送料 発送
parcel package / pacote encomenda / pacco pacchi / 荷物
pick_up collect collection pickup / retirar retirada buscar / ritirare ritiro / 受け取り 引き取り
repair repairs fix mend / conserto consertar consertam consertos / riparazione riparare riparate riparazioni / 修理 直して
service servicing / revisao / tagliando manutenzione / 整備 点検
broken broke damaged damage / quebrado quebrou quebrada danos / rotto rotta danni guasto / 壊れ 故障 破損
lost lose / perdi perdido perdeu / perso persa smarrito / なくした 紛失 忘れ物
stolen theft / roubado roubada roubo furto / rubato rubata furto / 盗まれ 盗難
warranty guarantee / garantia / garanzia / 保証
insurance insured / seguro / assicurazione assicurato / 保険
spare_part spare_parts parts / peca pecas / ricambi pezzi / 部品
rent renting hire hiring rental rentals / alugar aluguel alugam aluga / noleggiare noleggio noleggiate affittare / レンタル 借り 貸し
borrow lend / emprestar emprestam / prestito prestate / 貸して
driving_licence driving_license driver_license licence license / carteira_de_motorista habilitacao cnh / patente / 運転免許証 免許
passport / passaporte / passaporto / パスポート
id identity_card id_card identification documents document / documento documentos identidade rg / documento documenti carta_d'identita / 身分証明書 身分証 書類
cheque cheques check checks / cheque cheques / assegno assegni / 小切手
clean cleaning / limpeza limpar / pulizia pulire / 清掃 クリーニング
wash washing laundry / lavar lavagem lavanderia / lavaggio lavare lavanderia / 洗濯
holiday holidays bank_holiday bank_holidays public_holiday public_holidays / feriado feriados / festivo festivi festivita / 祝日 休日
vacation vacations / ferias / ferie vacanza vacanze / 休暇 夏休み
christmas / natal / natale / クリスマス
easter / pascoa / pasqua / イースター
every_day everyday / todos_os_dias / tutti_i_giorni ogni_giorno / 毎日
monday mondays / segunda-feira segunda segundas / lunedi / 月曜日 月曜
tuesday tuesdays / terca-feira terca tercas / martedi / 火曜日 火曜
wednesday wednesdays / quarta-feira quarta quartas / mercoledi / 水曜日 水曜
thursday thursdays / quinta-feira quinta quintas / giovedi / 木曜日 木曜
friday fridays / sexta-feira sexta sextas / venerdi / 金曜日 金曜
saturday saturdays / sabado sabados / sabato sabati / 土曜日 土曜
sunday sundays / domingo domingos / domenica domeniche / 日曜日 日曜
weekend weekends / fim_de_semana fins_de_semana / fine_settimana weekend / 週末 土日
weekday weekdays / dia_util dias_uteis / giorni_feriali feriale / 平日
january / janeiro / gennaio / 1月
february / fevereiro / febbraio / 2月
march / marco / marzo / 3月
april / abril / aprile / 4月
in_may / maio / maggio / 5月
june / junho / giugno / 6月
july / julho / luglio / 7月
august / agosto / agosto / 8月
september / setembro / settembre / 9月
october / outubro / ottobre / 10月
november / novembro / novembre / 11月
december / dezembro / dicembre / 12月
today same_day / hoje mesmo_dia / oggi stesso_giorno in_giornata / 今日 本日 当日
tomorrow / amanha / domani / 明日
morning mornings / manha de_manha / mattina mattino / 午前 朝
afternoon afternoons / tarde a_tarde / pomeriggio / 午後
evening evenings tonight / noite a_noite / sera stasera / 夜 夕方
spring / primavera / primavera / 春
summer / verao / estate / 夏
autumn / outono / autunno / 秋
winter / inverno / inverno / 冬
per_hour an_hour hourly / por_hora / all'ora / 1時間
per_day a_day daily for_a_day for_one_day one_day / por_dia / al_giorno per_un_giorno un_giorno / 1日 一日
per_week a_week weekly for_a_week one_week / por_semana / a_settimana alla_settimana una_settimana / 1週間 一週間
per_month a_month monthly / por_mes / al_mese / 1か月 1ヶ月 一ヶ月
per_person each / por_pessoa / a_persona / 一人 1人
per_night a_night / por_noite / a_notte / 1泊
hour / hora horas / ora ore / 時間
day days / dia dias / giorno giorni / 日
week weeks / semana semanas / settimana settimane / 週間
month months / mes meses / mese mesi / か月 ヶ月
year years / ano anos / anno anni / 年
minute minutes / minuto minutos / minuto minuti / 分
minimum / minimo minima / minimo minima / 最低 最短 最小
maximum / maximo maxima / massimo massima / 最大 最長
age ages / idade / eta / 年齢
weight / peso / peso / 体重 重さ 重量
height / altura / altezza / 身長 高さ
size sizes / tamanho tamanhos / taglia taglie misura / サイズ
colour color colours colors / cor cores / colore colori / 色
late delay / atraso atrasado atrasada / ritardo / 遅れ 遅刻 延滞
rain rains raining bad_weather / chuva chover / pioggia piove maltempo / 雨 悪天候
cancel_for_free / cancelar_gratis / cancellare_gratuitamente / 無料キャンセル
deadline / prazo / termine scadenza / 期限 締め切り
valid validity expire / valido validade vale / valido validita valgono scade / 有効 期限
shop store / loja / negozio / 店 店舗 お店
office / escritorio / ufficio / 事務所 オフィス
workshop garage / oficina / officina / 工房 工場
reception counter / recepcao balcao / reception banco / 受付 フロント
owner / dono / proprietario titolare / オーナー 経営者
job jobs vacancies / emprego vagas / lavoro posizioni_aperte / 求人 採用
hotel hotels / hotel hoteis / hotel albergo / ホテル
house home / casa / casa / 家
apartment flat / apartamento / appartamento / アパート
floor / andar / piano / 階
centre center city_centre / centro / centro / 中心 市内
distance far kilometres kilometers km / distancia longe quilometros km / distanza lontano chilometri km / 距離 遠い キロ km
duration long_does_it_last / duracao / durata / 所要時間
near nearby close_to / perto / vicino / 近く
key keys / chave chaves / chiave chiavi / 鍵
air_conditioning aircon / ar-condicionado ar_condicionado / aria_condizionata / エアコン 冷房
heating / aquecimento / riscaldamento / 暖房
kitchen / cozinha / cucina / キッチン 台所
balcony / varanda sacada / balcone / バルコニー ベランダ
garden / jardim / giardino / 庭
english / ingles / inglese / 英語
portuguese / portugues / portoghese / ポルトガル語
italian / italiano / italiano / イタリア語
japanese / japones / giapponese / 日本語
language languages / idioma idiomas lingua / lingua lingue / 言語
speak spoken / falam fala / parlate parla parlano / 話せ 話し
accept accepts take accepted / aceitam aceita / accettate accetta / 使え 利用できます 使えます
allowed permitted welcome / permitido permitidos / ammessi ammesso permesso / 同伴 可能
need needed require required necessary / precisa preciso necessario / serve necessario bisogna / 必要
bring / trazer levar / portare / 連れて 持って 持ち込み
wear clothes clothing / roupa vestir roupas / vestiti abbigliamento indossare / 服装
glasses / oculos / occhiali / 眼鏡 メガネ
shoes / sapato sapatos tenis / scarpe / 靴
new / novo nova novos / nuovo nuova nuovi / 新しい 新品
used second-hand second_hand / usado usados seminovo / usato usati / 中古
last / ultimo ultima / ultimo ultima / 最後 最終
first / primeiro primeira / primo prima / 最初 初回
online / online / online / オンライン ネット
without / sem / senza / なし
extra / extra adicional / extra supplemento / 追加
subscription subscriptions plan plans / assinatura plano planos / abbonamento abbonamenti / プラン 定期
event events party parties / evento eventos festa / evento eventi festa / イベント パーティー
birthday / aniversario / compleanno / 誕生日
wedding weddings / casamento / matrimonio / 結婚式
gift gifts present / presente presentes / regalo regali / ギフト プレゼント
flower flowers / flor flores / fiori fiore / 花
books / livro livros / libro libri / 本
medicine medicines medication prescription / remedio remedios receita / farmaco medicinali ricetta / 薬 処方箋
vaccine vaccination vaccinations / vacina vacinas / vaccino vaccinazione / ワクチン 予防接種
results / resultado resultados / risultati esito / 結果
ride riding cycle cycling drive driving / andar pedalar dirigir / guidare andare / 乗れ 乗る 乗り 運転
leave leaving store storing / deixar guardar / lasciare depositare / 預け 残し
serve serves served serving / servem servir / servite servire / 提供
use using / usar usam / usare usate / 使う 使用 利用
start starts starting begin begins / comeca comecam inicio / inizia inizio comincia / 始まり 開始 スタート
end ends finish finishes / termina fim acaba / finisce fine / 終わり 終了
join take_part participate participation / participar / partecipare partecipo / 参加
stay staying / ficar hospedar / soggiornare restare soggiorno / 滞在 宿泊
visit visiting visits / visitar visita / visitare visita / 見学 訪問
learn learning / aprender / imparare / 習い 学び
swim swimming / nadar natacao / nuotare nuoto / 泳
yoga / ioga yoga / yoga / ヨガ
dance dancing / danca / danza ballo / ダンス
piano / piano / pianoforte / ピアノ
guitar / violao guitarra / chitarra / ギター
check-in check_in arrival / check-in check_in chegada / check-in check_in arrivo / チェックイン
check-out check_out checkout departure / check-out check_out saida / check-out check_out partenza / チェックアウト
warm hot / quente / caldo caldi / 温かい 熱い
cold / frio / freddo / 冷たい 寒い
small / pequeno pequena / piccolo piccola / 小さい
large big / grande grandes / grande grandi / 大きい
cheap cheapest / barato barata mais_barato mais_barata / economico piu_economico economica / 安い 一番安い
half / meio meia / mezzo mezza / 半
one / um uma / un una / 1つ
two / dois duas / due / 2つ 二人
three / tres / tre / 3つ
four / quatro / quattro / 4つ
five / cinco / cinque / 5つ
six / seis / sei / 6つ
ten / dez / dieci / 10
weather / tempo_clima / meteo / 天気 天候
snow / neve / neve / 雪
towel_rental / aluguel_de_toalhas / noleggio_asciugamani / タオルレンタル
bathrobe / roupao / accappatoio / バスローブ
hairdryer / secador / asciugacapelli phon / ドライヤー
crib cot / berco / culla lettino / ベビーベッド
highchair high_chair / cadeirao / seggiolone / ハイチェア 子供椅子
waiting_list / lista_de_espera / lista_d'attesa / 待ちリスト キャンセル待ち
tax city_tax tourist_tax / taxa_de_turismo imposto / tassa_di_soggiorno tassa / 宿泊税 税
tip tips service_charge / gorjeta / mancia coperto / チップ
terrace outside outdoor / terraco area_externa / terrazza all'aperto dehors / テラス 屋外
view / vista / vista / 眺め 景色
quiet / silencioso tranquilo / tranquillo silenzioso / 静か
fridge refrigerator / geladeira frigobar / frigorifero frigo / 冷蔵庫
television tv / televisao tv / televisione tv / テレビ
bank_transfer transfer / transferencia pix / bonifico / 振込 銀行振込
paypal / paypal / paypal / paypal
instalments installments / parcelas parcelado / rate / 分割払い
newsletter / newsletter / newsletter / メルマガ
account login / conta login / account accesso / アカウント ログイン
app / aplicativo app / app / アプリ
sledge sledges sled / treno_de_neve treno trenos / slittino slittini slitta / そり
snowboard snowboards / snowboard / snowboard / スノーボード
bus_stop / ponto_de_onibus / fermata_dell'autobus fermata / バス停
backpack backpacks rucksack / mochila mochilas / zaino zaini / リュック
library / biblioteca / biblioteca / 図書室 図書館
arrive arrives arriving / chegar chegam chega / arrivare arrivano arriva / 届き 着き 到着
send sent sending / enviar enviam envia / inviare inviate / 送り
hold fit fits / cabem cabe / entrano contiene / 入れ 入る
yard courtyard / patio / cortile / 中庭
decaf decaffeinated / descafeinado / decaffeinato / デカフェ
milk / leite / latte / ミルク 牛乳
sugar / acucar / zucchero / 砂糖
price_list / tabela_de_precos / listino_prezzi / 料金表 価格表
opening_days / dias_de_funcionamento / giorni_di_apertura / 営業日
lawyer / advogado / avvocato / 弁護士
consultation / consulta / consulenza visita / 相談 診察
quote estimate / orcamento / preventivo / 見積もり 見積
work works / trabalho / lavoro / 作業
bike_path cycle_path / ciclovia / pista_ciclabile / サイクリングロード
dog_food / racao / crocchette / ドッグフード
`;
