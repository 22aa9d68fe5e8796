import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { showsAnswer } from "../../../../src/domain/answering/question/answer-kind.ts";
import { findMeasure, type Measure } from "../../../../src/domain/answering/question/measures.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a measure that is asked for", () => {
  it.each<[Locale, string, Measure | undefined]>([
    ["en", "What does the tour around the lake cost?", "price"],
    ["en", "How much do you charge?", "price"],
    ["en", "How much water is in the lake?", undefined],
    ["en", "What do you charge?", "price"],
    ["en", "What is included in the price?", undefined],
    ["en", "How old do I have to be?", "age"],
    ["en", "Can my 8 year old daughter come along?", "age"],
    ["en", "My son is 12, may he ride?", "age"],
    ["en", "The shop is 12 km away, can I walk?", undefined],
    ["en", "Up to what weight?", "weight"],
    ["pt-BR", "Quanto é a limpeza?", "price"],
    ["pt-BR", "O que está incluído no preço?", undefined],
    ["pt-BR", "Meu filho tem 12 anos, ele pode?", "age"],
    ["pt-BR", "Até que peso?", "weight"],
    ["it", "Quanto viene una pulizia?", "price"],
    ["it", "Che cosa è compreso nel prezzo?", undefined],
    ["it", "Quanti anni bisogna avere?", "age"],
    ["it", "Fino a che peso?", "weight"],
    ["ja", "料金を教えてください", "price"],
    ["ja", "料金には何が含まれていますか？", undefined],
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
    ["ja", "どのくらい遠いですか？", undefined],
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
    ["hour", "pt-BR", "Abrimos às 9h.", true],
    ["hour", "it", "Le camere sono pronte dalle 15.", true],
    ["hour", "it", "Lo studio è in via del Mulino 4.", false],
    ["hour", "ja", "9時から18時までです。", true],
    ["hour", "ja", "3時間かかります。", false],
    ["moment", "en", "Pottery: Tuesday and Thursday, 7 to 8:30 pm", true],
    ["moment", "it", "Ceramica: 240 €", false],
    ["moment", "pt-BR", "Cerâmica: R$ 240", false],
    ["moment", "ja", "陶芸: 24,000円", false],
  ])("that has to show a %s, %s: “%s”: %s", (kind, locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind, locale, folded: "" })).toBe(shows);
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
