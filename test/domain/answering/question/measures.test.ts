/** Measures that are asked for, and sentences that show one. Over 250 lines: tables of cases in four languages. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { showsAnswer } from "../../../../src/domain/answering/question/answer-kind.ts";
import {
  findMeasure,
  isMeasure,
  type Measure,
  measuresElse,
  settlesPrice,
} from "../../../../src/domain/answering/question/measures.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a measure that is asked for", () => {
  it.each<[Locale, string, Measure | undefined]>([
    ["en", "What does the tour around the lake cost?", "price"],
    ["en", "How much do you charge?", "price"],
    ["en", "How much water is in the lake?", undefined],
    ["en", "E-bike how much?", "price"],
    ["en", "What do you charge?", "price"],
    ["en", "What is included in the price?", undefined],
    ["en", "How fast is the boat?", undefined],
    ["en", "What should I bring?", "needed"],
    ["en", "What do I have to take with me?", "needed"],
    ["en", "What time should I bring the car?", "hour"],
    ["en", "How old do I have to be?", "age"],
    ["en", "Can my 8 year old daughter come along?", "age"],
    ["en", "My son is 12, may he ride?", "age"],
    ["en", "The shop is 12 km away, can I walk?", undefined],
    ["en", "Up to what weight?", "weight"],
    ["pt-BR", "Quanto é a limpeza?", "price"],
    ["pt-BR", "Onde está o prazo para a matrícula?", undefined],
    ["pt-BR", "O que preciso levar?", "needed"],
    ["pt-BR", "Quais os custos de levar um cachorro?", undefined],
    ["pt-BR", "Tandem quanto?", "price"],
    ["pt-BR", "quanto tá o corte", "price"],
    ["pt-BR", "vale presente tem de quanto", "price"],
    ["pt-BR", "de quanto em quanto tempo troca", "often"],
    ["it", "Ogni quanto passa l'autobus?", "often"],
    ["en", "How often does it run?", "often"],
    ["ja", "点検は何年ごとですか？", "often"],
    ["pt-BR", "meu filho de 13 pode treinar", "age"],
    ["it", "mio figlio ha 7 può partecipare", "age"],
    ["pt-BR", "O que está incluído no preço?", undefined],
    ["pt-BR", "Meu filho tem 12 anos, ele pode?", "age"],
    ["pt-BR", "Até que peso?", "weight"],
    ["it", "Quanto viene una pulizia?", "price"],
    ["it", "Cosa devo portare?", "needed"],
    ["it", "E-bike quanto?", "price"],
    ["it", "Aperti da quanto?", undefined],
    ["it", "Che cosa è compreso nel prezzo?", undefined],
    ["it", "Quanti anni bisogna avere?", "age"],
    ["it", "Fino a che peso?", "weight"],
    ["ja", "料金を教えてください", "price"],
    ["ja", "料金には何が含まれていますか？", undefined],
    ["ja", "衆院予算委員会はいつの午前中か？", undefined],
    ["ja", "材料は何ですか", undefined],
    ["ja", "何歳から乗れますか？", "age"],
    ["ja", "何キロまで乗せられますか？", "weight"],
    ["en", "What time do you close?", "hour"],
    ["en", "How late are you open?", "hour"],
    ["en", "What time of year is best?", undefined],
    ["pt-BR", "Até que horas vocês abrem?", "hour"],
    ["it", "A che ora aprite?", "hour"],
    ["ja", "何時から開いていますか？", "hour"],
    ["ja", "何時間かかりますか？", "duration"],
    ["ja", "配達にはどのくらいかかりますか？", "duration"],
    ["ja", "どのくらい遠いですか？", "distance"],
    ["en", "How far is the harbour?", "distance"],
    ["en", "How many miles is the trail?", "distance"],
    ["en", "How far in advance must I book?", undefined],
    ["pt-BR", "Quantos km tem a trilha?", "distance"],
    ["pt-BR", "A que distância fica o porto?", "distance"],
    ["it", "Quanto dista il porto?", "distance"],
    ["it", "Quanti chilometri sono?", "distance"],
    ["ja", "一回の充電で何キロ走れますか？", "distance"],
    ["en", "What do I need to bring?", "needed"],
    ["en", "What should we bring to the class?", "needed"],
    ["en", "Which documents do I need?", "needed"],
    ["en", "What can I bring?", undefined],
    ["en", "Can I bring the lamp back?", undefined],
    ["pt-BR", "O que preciso levar?", "needed"],
    ["pt-BR", "Quais documentos são necessários?", "needed"],
    ["pt-BR", "O que posso levar?", undefined],
    ["it", "Cosa devo portare?", "needed"],
    ["it", "Che documenti servono?", "needed"],
    ["it", "Cosa posso portare?", undefined],
    ["ja", "何を持っていけばいいですか？", "needed"],
    ["ja", "持ち物を教えてください", "needed"],
    ["ja", "どんなものを作りますか？", undefined],
    ["en", "How long does delivery take?", "duration"],
    ["en", "How many days will it be kept?", "duration"],
    ["en", "How long is the tour?", "duration"],
    ["en", "How long is the river?", undefined],
    ["pt-BR", "Quanto tempo leva a entrega?", "duration"],
    ["pt-BR", "Quantos dias demora?", "duration"],
    ["pt-BR", "Há quanto tempo existem?", undefined],
    ["it", "Quanto dura la visita?", "duration"],
    ["it", "Quanti giorni ci vogliono?", "duration"],
    ["it", "Da quanto tempo esistete?", undefined],
    ["en", "When is the pottery class?", "moment"],
    ["en", "When the lake froze, who skated?", undefined],
    ["pt-BR", "Quando é a aula de cerâmica?", "moment"],
    ["pt-BR", "Quando o lago congelou?", undefined],
    ["it", "Quando c'è la lezione di ceramica?", "moment"],
    ["it", "Quando è stato fondato il museo?", undefined],
    ["ja", "陶芸のレッスンはいつですか？", "moment"],
    ["en", "Which class is the cheapest?", "price"],
    ["pt-BR", "Qual é a aula mais barata?", "price"],
    ["it", "Qual è la lezione più cara?", "price"],
    ["ja", "一番安いレッスンはどれですか？", "price"],
  ])("%s: “%s” → %s", (locale, question, measure) => {
    expect(findMeasure(fold(question), locale)).toBe(measure);
  });
});

describe("a sentence", () => {
  it.each<[Measure, Locale, string, boolean | undefined]>([
    ["duration", "en", "United Kingdom: Cost £4.90; Time 1–2 working days", true],
    ["duration", "en", "Lamps come with a two-year warranty.", true],
    ["duration", "en", "Delivery is free.", false],
    ["duration", "pt-BR", "Leva uma semana.", true],
    ["duration", "it", "La visita dura mezz'ora o 2 ore.", true],
    ["often", "it", "La revisione si fa ogni due anni.", true],
    ["often", "pt-BR", "O filtro é trocado a cada 6 meses.", true],
    ["often", "en", "Classes run twice a week.", true],
    ["often", "en", "Members pay £20 a month.", false],
    ["often", "ja", "点検は2年ごとです。", true],
    ["duration", "it", "Dura circa mezz'ora.", true],
    ["duration", "it", "La lezione dura un’ora.", true],
    ["duration", "ja", "配達は3営業日です。", true],
    ["duration", "it", "La garanzia è di sei mesi.", true],
    ["price", "en", "A repair is €12.", true],
    ["price", "en", "A repair is 12 crowns.", undefined],
    ["price", "en", "The motor assists up to 25 km/h.", false],
    ["price", "en", "Call 555 0142 between 9 am and 6 pm.", false],
    ["price", "en", "Bring one lamp.", false],
    ["price", "pt-BR", "O conserto é de graça.", true],
    ["price", "pt-BR", "O motor auxilia até 25 km/h.", false],
    ["price", "it", "Il soccorso arriva entro 10 km.", false],
    ["price", "ja", "住所は清瀬町12番地です。", false],
    ["price", "ja", "修理は2,000円です。", true],
    ["age", "en", "Riders must be 14 or older.", true],
    ["age", "en", "A battery lasts for 80 km.", false],
    ["age", "pt-BR", "É preciso ter 16 anos.", true],
    ["age", "it", "Bisogna avere 16 anni.", true],
    ["age", "ja", "16歳以上の方です。", true],
    ["weight", "en", "It carries up to 30 kg.", true],
    ["weight", "en", "The height limit is 2.10 metres.", false],
    ["weight", "ja", "体重30kgまでの犬です。", true],
    ["hour", "en", "Open from 9 am to 6 pm.", true],
    ["hour", "en", "Please come ten minutes early.", false],
    ["hour", "en", "Call 24 hours before.", false],
    ["hour", "en", "The small washer costs £5.00.", false],
    ["hour", "en", "Last wash at 8.45.", true],
    ["hour", "pt-BR", "A ducha sai por R$ 5.00.", false],
    ["hour", "it", "Il biglietto costa 5.00 €.", false],
    ["hour", "pt-BR", "Abrimos às 9h.", true],
    ["hour", "it", "Le camere sono pronte dalle 15.", true],
    ["hour", "it", "Lo studio è in via del Mulino 4.", false],
    ["hour", "ja", "9時から18時までです。", true],
    ["hour", "ja", "3時間かかります。", false],
    ["distance", "en", "The trail is 16 km long.", true],
    ["distance", "en", "The station is a six-minute walk from here.", true],
    ["distance", "en", "The motor assists up to 25 km/h.", false],
    ["distance", "pt-BR", "O ponto fica a 200 m da loja.", true],
    ["distance", "it", "Il motore assiste fino a 25 km/h.", false],
    ["distance", "it", "La sala misura 25 m².", false],
    ["distance", "ja", "一回の充電で80km走れます。", true],
    ["distance", "ja", "モーターは時速25kmまで補助します。", false],
    ["needed", "en", "Please bring an apron.", true],
    ["needed", "en", "You need to show a passport.", true],
    ["needed", "en", "If you bring the lamp back late, it costs €8.", undefined],
    ["needed", "en", "E-bikes need no driving licence.", undefined],
    ["needed", "en", "Guests who bring their own lamp pay less.", undefined],
    ["needed", "pt-BR", "É preciso apresentar o RG.", true],
    ["needed", "pt-BR", "O reboque leva duas crianças.", undefined],
    ["needed", "it", "Bisogna mostrare la carta d'identità.", true],
    ["needed", "it", "Per le e-bike non serve la patente.", undefined],
    ["needed", "it", "Il rimorchio porta due bambini.", undefined],
    ["needed", "ja", "保険証をお持ちください。", true],
    ["needed", "ja", "列車に自転車を持ち込めます。", undefined],
    ["moment", "en", "Pottery: Tuesday and Thursday, 7 to 8:30 pm", true],
    ["hour", "en", "Boats are handed out until an hour before closing.", undefined],
    ["hour", "ja", "閉店の45分前までです。", undefined],
    ["moment", "it", "Ceramica: 240 €", false],
    ["moment", "pt-BR", "Cerâmica: R$ 240", false],
    ["moment", "ja", "陶芸: 24,000円", false],
  ])("that has to show a %s, %s: “%s”: %s", (kind, locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind, locale, folded: "" })).toBe(shows);
  });
});

describe("a price that is none", () => {
  it.each<[Locale, string, boolean | undefined]>([
    ["en", "There is no booking fee.", true],
    ["en", "We make no extra charge for parking.", true],
    ["it", "Non c'è nessun costo di prenotazione.", true],
    ["pt-BR", "Entregamos sem taxa de entrega.", true],
    ["en", "There is no lift in the house.", false],
    ["en", "You collect one point for every pound.", false],
    ["en", "The guide costs one pound.", true],
  ])("%s: “%s” shows a price: %s", (locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind: "price", locale, folded: "" })).toBe(shows);
  });
});

describe("the last of something", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "When is the last lamp lent?", "The last lamps are lent one hour before we close.", true],
    ["en", "When does the walk start?", "Come 15 minutes before the walk.", false],
    ["pt-BR", "Quando sai o último barco?", "O último sai 30 minutos antes do fim.", true],
    ["it", "Quando parte l'ultima barca?", "L'ultima parte un'ora prima della chiusura.", true],
    ["ja", "最終受付はいつですか？", "最終受付は閉店の45分前です。", true],
  ])("%s: “%s”, “%s” may be told from another time: %s", (locale, question, sentence, shows) => {
    expect(showsAnswer(sentence, { kind: "moment", locale, folded: fold(question) })).toBe(shows);
  });
});

describe("a place", () => {
  it.each<[Locale, string, boolean | undefined]>([
    ["en", "guests park behind the house.", true],
    ["en", "guests park for free.", false],
    ["pt-BR", "os clientes estacionam atrás da loja.", true],
    ["it", "i clienti parcheggiano dietro il negozio.", true],
    ["ja", "建物の裏に駐車できます。", true],
    ["ja", "無料で駐車できます。", undefined],
  ])("%s: “%s” shows one: %s", (locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind: "where", locale, folded: "" })).toBe(shows);
  });
});

describe("a row that tells no price", () => {
  it.each([
    ["Kids 3-12: 3 pm", true],
    ["Kids 3-12: €4", false],
    ["Kids 3-12: 50 %", false],
    ["Kids 3-12: free", false],
    ["Kids 3-12: come in", false],
    ["Kids 3-12: 4", false],
    ["Bed: 90 cm", true],
    ["Kids come at 3 pm", false],
  ])("%s: %s", (text, tells) => {
    expect(measuresElse(fold(text))).toBe(tells);
  });
  it.each([
    ["Breakfast is included.", true],
    ["Children pay half.", true],
    ["A child pays 50 % of it.", true],
    ["As crianças pagam metade.", true],
    ["I bambini pagano la metà.", true],
    ["朝食は料金に含まれます。", true],
    ["Breakfast is at nine.", false],
  ])("may settle one: “%s” %s", (text, settles) => {
    expect(settlesPrice(fold(text))).toBe(settles);
  });
  it("is none of a kind that is no measure", () => {
    expect(["price", "people", "needed", "phone", "address", "where", "who", "other"].map(isMeasure)).toEqual(
      [true, true, true, true, true, false, false, false],
    );
  });
});

describe("a number in a sentence for so many people, or for so long", () => {
  it.each<[Measure, Locale, string, boolean | undefined]>([
    ["people", "en", "The boat takes 12 people.", true],
    ["people", "en", "The boat costs €12.", false],
    ["people", "en", "The boat has 12.", undefined],
    ["people", "en", "One boat is blue.", false],
    ["duration", "en", "The tour is for 12 people.", false],
    ["duration", "en", "The tour costs €12.", false],
    ["duration", "en", "The tour has 12.", undefined],
    ["price", "en", "The boat has 12.", undefined],
    ["price", "en", "The boat has twelve.", false],
    ["often", "en", "It costs €4 a month.", false],
    ["often", "en", "It runs 4 times a month.", true],
    ["distance", "en", "It is 12.", false],
  ])("asked for a %s, %s: “%s”: %s", (kind, locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind, locale, folded: "" })).toBe(shows);
  });
});
