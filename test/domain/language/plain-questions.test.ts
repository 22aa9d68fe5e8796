import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { askPlainly } from "../../../src/domain/language/plain-questions.ts";

describe("a question in other words than most askers have", () => {
  it.each<[Locale, string, string]>([
    ["en", "When can I come by?", "when are you open"],
    ["en", "until what time can we pick up our boat", "when are you open"],
    ["en", "is anybody there on Saturday morning?", "are you open on saturday morning"],
    ["en", "Can I come at 7:30 pm?", "are you open at 7:30 pm"],
    ["en", "Is the museum open today?", "are you open today"],
    ["en", "Where exactly is the studio?", "what is your address"],
    ["en", "When will my shoes be ready?", "how long does shoes take"],
    ["en", "how fast can you mend it", "how long does mend take"],
    ["en", "How long til it's fixed?", "how long does fixed take"],
    ["en", "how long till my boat is painted", "how long does my boat painted take"],
    ["en", "how quickly can you mend a boat", "how long does mend a boat take"],
    ["en", "turnaround time for suits?", "how long does suits take"],
    ["en", "tour times", "when does the tour start"],
    ["en", "What's the max group size for the cave?", "how many people can join for the cave"],
    ["en", "Is my daughter too young at five for the cave?", "what is the minimum age for the cave"],
    ["en", "Do you have parking spaces?", "where can i park"],
    ["en", "Can I get a quote for a cake?", "how much is a cake"],
    ["en", "do you take walk-ins?", "do i need to book"],
    ["en", "can we just turn up", "do i need to book"],
    ["en", "How much is a ticket for under 16s on Sundays?", "how much is a ticket for under 16 on sundays"],
    ["en", "any dress code?", "what should i wear"],
    ["en", "what shoes are best for the cave", "what should i wear"],
    ["pt-BR", "posso chegar sem agendar?", "precisa marcar hora"],
    ["pt-BR", "precisa marcar ou é por ordem de chegada", "precisa marcar hora"],
    ["pt-BR", "Posso ir com meu cachorro?", "posso levar cachorro"],
    ["pt-BR", "em quantas vezes no cartão?", "parcela em quantas vezes"],
    ["pt-BR", "Que horas posso ir aí?", "que horas voces abrem"],
    ["pt-BR", "tem alguém aí às 17h", "voces abrem as 17h"],
    ["pt-BR", "dá pra ir sábado às 10h?", "voces abrem sabado as 10h"],
    ["pt-BR", "fica onde?", "qual o endereco"],
    ["pt-BR", "Quando fica pronto o bolo?", "quanto tempo leva o bolo"],
    ["pt-BR", "O bolo demora muito?", "quanto tempo leva o bolo"],
    ["pt-BR", "De quantas pessoas são as turmas?", "quantas pessoas podem participar"],
    ["pt-BR", "criança de 5 pode ir na trilha", "qual a idade minima na trilha"],
    ["pt-BR", "com que roupa eu vou?", "o que preciso levar"],
    ["it", "Quando posso passare?", "a che ora aprite"],
    ["it", "domenica lavorate?", "siete aperti domenica"],
    ["it", "posso venire sabato alle 10?", "siete aperti sabato alle 10"],
    ["it", "alle 8 c'è qualcuno?", "siete aperti alle 8"],
    ["it", "In che quartiere siete?", "qual e l'indirizzo"],
    ["it", "quando sarà pronta la torta?", "quanto tempo ci vuole per la torta"],
    ["it", "Quanto sono grandi i gruppi?", "quante persone possono partecipare"],
    ["it", "Mio figlio di sei anni può venire in grotta?", "qual e l'eta minima in grotta"],
    ["it", "come ci si deve vestire", "cosa devo portare"],
    ["it", "ci sono posti auto", "dove posso parcheggiare"],
    ["it", "posso venire senza appuntamento?", "bisogna prenotare"],
    ["it", "Possiamo entrare col cane?", "posso portare il cane"],
    ["it", "cosa devo portare da casa", "cosa devo portare"],
    ["it", "numero massimo partecipanti", "quante persone possono partecipare"],
    ["it", "un recapito?", "qual e il vostro numero di telefono"],
    ["ja", "いつ行けばいいですか？", "営業時間は"],
    ["ja", "どうやって行けばいいですか", "住所は"],
    ["ja", "着物はいつ仕上がりますか", "着物はどのくらいかかりますか"],
    ["ja", "着物の納期は？", "着物はどのくらいかかりますか"],
    ["ja", "体験の開始時間は", "体験は何時からですか"],
    ["ja", "最大何名ですか", "定員は"],
    ["ja", "飛び込みで行ってもいい？", "予約は必要ですか"],
    ["ja", "日曜の朝って何時オープン？", "日曜の朝って何時に開きますか"],
    ["ja", "最低年齢は？", "何歳から参加できますか"],
    ["ja", "手ぶらで大丈夫ですか", "持ち物は"],
  ])("%s: %s – %s", (locale, asked, plain) => {
    expect(askPlainly(asked, locale)).toBe(plain);
  });

  it.each<[Locale, string]>([
    ["en", "When are you open?"],
    ["en", "Can I come with my dog?"],
    ["en", "Is the museum quiet on Mondays?"],
    ["en", "sometimes"],
    ["en", `When will my ${"old ".repeat(30)}shoes be ready?`],
    ["pt-BR", "Quando começa o curso?"],
    ["it", "Quando inizia il corso?"],
    ["ja", "いつ始まりますか"],
  ])("%s: is left alone where it asks for something else: %s", (locale, asked) => {
    expect(askPlainly(asked, locale)).toBeUndefined();
  });
});
