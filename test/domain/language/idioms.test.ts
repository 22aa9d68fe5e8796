import { describe, expect, it } from "vitest";

import { LOCALES, type Locale } from "../../../src/contract/locale.ts";
import { sayPlainly } from "../../../src/domain/language/idioms.ts";
import { openPlainly } from "../../../src/domain/language/openers.ts";
import { synonymsOf } from "../../../src/domain/language/synonyms.ts";

describe("what is said in several words", () => {
  it.each<[Locale, string, string]>([
    ["en", "Where do I leave the car?", "where do i park?"],
    ["en", "I lost my gloves", "lost property"],
    ["en", "I left my phone in your shop, can I get it?", "lost property, can i get it?"],
    ["en", "I lost my phone", "I lost my phone"],
    ["en", "I lost the key", "I lost the key"],
    ["en", "do you have wheelchair access?", "do you have wheelchair?"],
    ["en", "step-free access?", "wheelchair?"],
    ["en", "Is there access by car?", "Is there access by car?"],
    ["pt-BR", "tem acesso para cadeirante?", "tem cadeirante?"],
    ["pt-BR", "como é o acesso para carros?", "como é o acesso para carros?"],
    ["it", "c'è l'accesso per disabili?", "c'e rotelle?"],
    ["it", "accessibile in carrozzina", "rotelle"],
    ["it", "accesso alla palestra", "accesso alla palestra"],
    ["pt-BR", "Esqueci meu guarda-chuva aí", "objetos perdidos"],
    ["pt-BR", "Perdi minha carteira de motorista", "Perdi minha carteira de motorista"],
    ["it", "Ho perso i guanti", "oggetti smarriti"],
    ["it", "Ho dimenticato il telefono in negozio", "oggetti smarriti"],
    ["it", "Ho perso la chiave", "Ho perso la chiave"],
    ["ja", "傘を忘れました", "忘れ物"],
    ["ja", "何歳から入れますか", "年齢 何歳から入れますか"],
    ["ja", "お子さんは何歳ですか", "お子さんは何歳ですか"],
    ["ja", "回数券はいつまで使えますか", "回数券は有効期限 いつまで使えますか"],
    ["ja", "会員になるにはいくらかかりますか", "入会にはいくらかかりますか"],
    ["ja", "駅から何分", "徒歩 何分"],
    ["ja", "中央駅から何分", "中央駅から何分"],
    ["ja", "駅からのバスは何時", "駅からのバスは何時"],
    ["ja", "電動自転車を2日借りたい", "電動自転車を2日借りるといくら"],
    ["ja", "電動自転車を借りたい", "電動自転車を借りたい"],
    ["ja", "写真いつできる？", "写真の仕上がりはいつですか?"],
    ["ja", "予約はいつできますか", "予約はいつできますか"],
    ["ja", "休みは何曜日", "定休日はいつですか"],
    ["ja", "昼休みは何時から", "昼休みは何時から"],
    ["ja", "鍵をなくしました", "鍵をなくしました"],
    ["ja", "リストバンドを失くしました", "リストバンドをなくしました"],
    ["pt-BR", "Perdi minha pulseira", "Perdi minha pulseira"],
    ["en", "What time on Tuesday?", "what hours are you open on tuesday?"],
    ["en", "How late are you there on Friday?", "what hours are you open on friday?"],
    ["en", "What time is the concert on Tuesday?", "What time is the concert on Tuesday?"],
    ["pt-BR", "Até que horas na terça?", "ate que horas abrem na terca?"],
    ["pt-BR", "sábado até que horas", "sabado ate que horas abrem"],
    ["pt-BR", "Até que horas vai a festa no sábado?", "Até que horas vai a festa no sábado?"],
    ["it", "Martedì fino a che ora?", "martedi fino a che ora siete aperti?"],
    ["it", "Fino a che ora ci siete il sabato?", "fino a che ora siete aperti il sabato?"],
    ["it", "Fino a che ora dura il corso il sabato?", "Fino a che ora dura il corso il sabato?"],
    ["ja", "火曜日は何時まで？", "火曜日は何時まで営業ですか?"],
    ["ja", "火曜日のヨガは何時まで？", "火曜日のヨガは何時まで？"],
    ["it", "Si può pagare alla consegna?", "si puo pagare contrassegno?"],
    ["it", "Si paga l'iscrizione?", "quanto costa iscrizione?"],
    ["it", "il parcheggio si paga?", "quanto costa il parcheggio?"],
    ["it", "si paga?", "quanto costa?"],
    ["it", "come si paga?", "come si paga?"],
    ["it", "si paga in contanti?", "si paga in contanti?"],
    ["it", "quando si paga il saldo?", "quando si paga il saldo?"],
    ["it", "che numero avete", "che numero avete"],
    ["pt-BR", "o estacionamento é pago?", "quanto custa o estacionamento?"],
    ["pt-BR", "paga couvert?", "quanto custa couvert?"],
    ["pt-BR", "tem que pagar para entrar?", "quanto custa entrar?"],
    ["pt-BR", "paga com pix?", "paga com pix?"],
    ["pt-BR", "tem que pagar antes?", "tem que pagar antes?"],
    ["en", "price dry cut", "how much is dry cut"],
    ["en", "prices highlights?", "how much is highlights?"],
    ["en", "price list", "prices"],
    ["en", "Prices are where?", "Prices are where?"],
    ["en", "I can't make it on Friday", "i cancel on friday"],
    ["en", "Do I get my money back?", "do i refund?"],
    ["en", "How do I back up my files?", "how do i backup my files?"],
    ["en", "Can I back up to the ramp?", "Can I back up to the ramp?"],
    ["en", "We have to call it off", "we have to cancel"],
    ["en", "Is lunch extra?", "is lunch included?"],
    ["en", "delivery cost", "how much is delivery"],
    ["en", "Do you sell gift cards?", "do you sell voucher?"],
    ["en", "price of a guided tour?", "how much is guided tour?"],
    ["en", "What is your return policy?", "what is your return?"],
    ["en", "Is it dog-friendly?", "is it dog allowed?"],
    ["en", "Can you deliver to my home?", "can you deliver?"],
    ["en", "Which payment methods do you accept?", "pay cash or card?"],
    ["en", "What courses do you offer?", "what courses are there?"],
    ["en", "what are your business hours", "what are your opening hours"],
    ["pt-BR", "preço da visita guiada", "quanto custa visita guiada"],
    ["pt-BR", "Quais as formas de pagamento?", "pagar dinheiro ou cartao?"],
    ["pt-BR", "Que oficinas vocês têm?", "que oficinas ha?"],
    ["pt-BR", "Aceitam cachorro?", "permitido cachorro?"],
    ["pt-BR", "Qual o horário de vocês no sábado?", "qual o horário de funcionamento no sabado?"],
    ["pt-BR", "horário da empresa", "horário de funcionamento"],
    ["pt-BR", "Qual é o horário do escritório?", "qual e o horário de funcionamento?"],
    ["it", "costo della consegna", "quanto costa consegna"],
    ["it", "Come posso pagare?", "pagare contanti o carta?"],
    ["it", "Che corsi fate?", "che corsi ci sono?"],
    ["it", "Prendete il bancomat?", "accettate il bancomat?"],
    ["ja", "配送料はいくらですか", "送料はいくらですか"],
    ["ja", "車椅子で入れますか", "車いすで入れますか"],
    ["ja", "予約方法を教えてください", "予約はどうすればを教えてください"],
    ["en", "Are dogs an extra?", "is dogs included?"],
    ["pt-BR", "O café é cobrado à parte ou incluso?", "o cafe e incluso ou incluso?"],
    ["en", "Where can I park if we come by car?", "where can i park?"],
    ["en", "What is a room for two people?", "what is a double room?"],
    ["pt-BR", "Onde posso estacionar se for de carro?", "onde posso estacionar?"],
    ["it", "Dove si parcheggia se arriviamo in macchina?", "dove si parcheggia?"],
    ["pt-BR", "Onde deixo o carro?", "onde estacionar?"],
    ["pt-BR", "Não vou conseguir ir na sexta", "cancelar na sexta"],
    ["pt-BR", "Como me inscrevo?", "como inscricao?"],
    ["pt-BR", "Estou com dor de dente", "estou com dor"],
    ["pt-BR", "O almoço é pago à parte?", "o almoco e incluso?"],
    ["it", "Dove lascio la macchina?", "dove parcheggiare?"],
    ["it", "Non riesco a venire venerdì", "disdire venerdi"],
    ["it", "Ho mal di schiena", "ho dolore schiena"],
    ["it", "Il pranzo si paga a parte?", "il pranzo incluso?"],
    ["ja", "車はどこに停めればいいですか", "駐車どこにればいいですか"],
    ["ja", "金曜日に行けなくなりました", "金曜日にキャンセルました"],
    ["ja", "何階ですか", "階ですか"],
    ["ja", "ツアーは何名まで", "ツアーは何人まで"],
    ["ja", "昼食は別料金ですか", "昼食は含むですか"],
    ["en", "phone", "phone number"],
    ["en", "E-mail?", "e-mail address?"],
    ["en", "What are your hours?", "opening hours?"],
    ["pt-BR", "telefone", "numero de telefone"],
    ["it", "mail", "indirizzo e-mail"],
    ["ja", "電話", "電話番号"],
    ["ja", "メール", "メールアドレス"],
    ["en", "Can I pop in on Tuesday?", "are you open on tuesday?"],
    ["en", "could we come by this Saturday morning", "are you open this saturday morning"],
    ["pt-BR", "Posso passar aí no sábado de manhã?", "abrem no sabado de manha?"],
    ["it", "Posso passare il sabato mattina?", "siete aperti il sabato mattina?"],
    ["ja", "火曜日に行っても大丈夫ですか", "火曜日は営業ですか"],
    ["ja", "予約しないとだめ?", "予約が必要?"],
    ["ja", "予約しなくてもいいですか", "予約が必要ですか"],
  ])("%s: “%s” is read as “%s”", (locale, said, plain) => {
    expect(sayPlainly(said, locale)).toBe(plain);
  });
  it.each<[Locale, string]>([
    ["en", "Do you wash cars?"],
    ["en", "What are your prices?"],
    ["en", "What time do you have breakfast?"],
    ["pt-BR", "Que horas vocês têm?"],
    ["it", "A che ora fate colazione?"],
    ["en", "I can't come by train, is there a bus?"],
    ["en", "Is the bed extra large?"],
    ["en", "What if the cover won't come off?"],
    ["pt-BR", "Quando o trem parte?"],
    ["pt-BR", "Qual é a parte mais bonita?"],
    ["pt-BR", "A loja fica na rua das Flores?"],
    ["it", "A che ora parte il treno?"],
    ["it", "Come si arriva in macchina?"],
    ["ja", "電車はどこに停まりますか"],
    ["en", "Can I come to the course on Tuesday?"],
    ["en", "Can we visit the winery?"],
    ["it", "Posso venire con il cane?"],
    ["pt-BR", "Posso ir de ônibus?"],
  ])("%s: “%s” is left as it is written", (locale, said) => {
    expect(sayPlainly(said, locale)).toBe(said);
  });
});

describe("the words of one meaning", () => {
  it("has a column for each language", () => {
    const columns = LOCALES.map((locale) => synonymsOf(locale));
    expect(new Set(columns.map(({ length }) => length)).size).toBe(1);
    expect(columns.every((meanings) => meanings.length > 80)).toBe(true);
  });
  it.each(LOCALES)("%s: are folded words between single blanks", (locale) => {
    for (const meaning of synonymsOf(locale).filter(Boolean)) {
      expect(meaning).toBe(meaning.toLowerCase().normalize("NFC").trim());
      expect(meaning).not.toMatch(/ {2}|[\u0300-\u036f|/]/);
    }
  });
});

describe("a first message without a thing", () => {
  it.each([
    ["Where is it?", "where are you?"],
    ["Onde fica?", "onde voces ficam?"],
    ["Dov'è?", "dove siete?"],
    ["Where is the bell?", "Where is the bell?"],
    ["Onde fica o museu?", "Onde fica o museu?"],
  ])("“%s” is read as “%s”", (said, plain) => {
    expect(openPlainly(said)).toBe(plain);
  });
});
