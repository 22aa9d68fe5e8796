import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import {
  type Contact,
  findContact,
  namesOfContacts,
  showsContact,
} from "../../../../src/domain/answering/text/contacts.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";
import { findIn } from "../found.ts";

describe("a question", () => {
  it.each<[Locale, string, Contact | undefined]>([
    ["en", "What's your phone number?", "phone"],
    ["en", "Can I call you in the evening?", "phone"],
    ["en", "What number should I call?", "phone"],
    ["en", "Who can I call at night?", "phone"],
    ["en", "Do you have a WhatsApp number?", "phone"],
    ["en", "Can I book by phone?", undefined],
    ["en", "Can I charge my phone?", undefined],
    ["en", "What is your e-mail?", "email"],
    ["en", "Can I email you?", "email"],
    ["en", "Will I get an e-mail?", undefined],
    ["pt-BR", "Qual é o telefone de vocês?", "phone"],
    ["pt-BR", "Posso ligar para vocês?", "phone"],
    ["pt-BR", "Vocês têm WhatsApp?", "phone"],
    ["pt-BR", "Posso usar o celular?", undefined],
    ["pt-BR", "Qual o e-mail para contato?", "email"],
    ["pt-BR", "Recebo um e-mail de confirmação?", undefined],
    ["it", "Qual è il vostro numero di telefono?", "phone"],
    ["it", "Posso chiamarvi?", "phone"],
    ["it", "Avete un telefono?", "phone"],
    ["it", "Posso prenotare per telefono?", undefined],
    ["it", "Qual è la vostra mail?", "email"],
    ["it", "Posso scrivervi?", "email"],
    ["it", "che numero avete", "phone"],
    ["it", "numero per ordinare", "phone"],
    ["it", "numero per le prenotazioni?", "phone"],
    ["it", "numero per gruppo", undefined],
    ["it", "posso scrivervi su whatsapp", undefined],
    ["it", "posso scrivervi via mail", "email"],
    ["pt-BR", "numero pra fazer pedido", "phone"],
    ["pt-BR", "qual o zap pra agendar", "phone"],
    ["pt-BR", "numero de vagas", undefined],
    ["pt-BR", "posso escrever pra voces no whatsapp", undefined],
    ["ja", "電話番号を教えてください", "phone"],
    ["ja", "電話で連絡できますか？", "phone"],
    ["ja", "電話で予約できますか？", undefined],
    ["ja", "メールアドレスは何ですか？", "email"],
    ["en", "Where are you located?", "address"],
    ["en", "What's your address?", "address"],
    ["en", "What is your e-mail address?", "email"],
    ["en", "Where are you from?", undefined],
    ["en", "Where is the museum?", undefined],
    ["en", "Where is the bakery?", "address"],
    ["en", "How do I get there?", "address"],
    ["en", "How can I contact you?", "phone"],
    ["en", "How do I get there by bike?", undefined],
    ["pt-BR", "Onde fica a padaria?", "address"],
    ["pt-BR", "Como chego aí?", "address"],
    ["pt-BR", "Como entro em contato?", "phone"],
    ["it", "Dove si trova il laboratorio?", "address"],
    ["it", "Come ci arrivo?", "address"],
    ["it", "numero", "phone"],
    ["en", "what's your number", "phone"],
    ["en", "whats your number", "phone"],
    ["it", "che numero avete?", "phone"],
    ["it", "Che numero di scarpe avete?", undefined],
    ["en", "What is the number?", "phone"],
    ["en", "have you got a number?", "phone"],
    ["en", "What is the number of rooms?", undefined],
    ["pt-BR", "Qual o número de vocês?", "phone"],
    ["pt-BR", "Qual o número de quartos?", undefined],
    ["ja", "連絡先は？", "phone"],
    ["pt-BR", "Onde vocês ficam?", "address"],
    ["pt-BR", "Qual é o endereço?", "address"],
    ["pt-BR", "Qual o endereço de e-mail?", "email"],
    ["en", "Where is the hotel?", "address"],
    ["pt-BR", "Onde fica a pousada?", "address"],
    ["it", "Dove si trova l'agriturismo?", "address"],
    ["pt-BR", "Onde fica o museu?", undefined],
    ["it", "Dove siete?", "address"],
    ["it", "Qual è il vostro indirizzo?", "address"],
    ["it", "Dove siete stati?", undefined],
    ["ja", "どこにありますか？", "address"],
    ["ja", "住所を教えてください", "address"],
    ["ja", "美術館はどこですか？", undefined],
  ])("%s: %s asks for: %s", (locale, question, contact) => {
    expect(findContact(fold(question), locale)?.contact).toBe(contact);
  });
});

describe("a question for a mail address", () => {
  it.each([
    "What is your e-mail address?",
    "What's the email address?",
    "Could you give me your email address?",
  ])("leaves no word of it to be found elsewhere: %s", (question) => {
    expect(findContact(fold(question), "en")?.said).toMatch(/e-?mail address$/);
    const { weighed, ranked } = findIn(["Write to desk@harbour.example or come to us."], question, "en");
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    expect(found.text).toContain("desk@harbour.example");
    expect(decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices).toBe(true);
  });
});

describe("a sentence", () => {
  it.each<[string, boolean]>([
    ["Phone: +44 20 5550 1234", true],
    ["(11) 95550-1234", true],
    ["Ligue 0800 555 0101.", true],
    ["Tel. 0471 555010", true],
    ["電話：03-5550-1234", true],
    ["Write to +442055501234.", true],
    ["In an emergency call 112.", true],
    ["Open 9:00–17:00, Saturdays 10:00-14:00.", false],
    ["From 2020-2024 it was closed.", false],
    ["From 2020 2024 on.", false],
    ["Lakeside Road 12, 4055 Pinebay", false],
    ["It costs 1,200 euros for 25 people.", false],
    ["On 2026-11-22 and 22.11.2026.", false],
    ["Bookings can be made by phone.", false],
    ["Call 01234-567-890.", true],
    ["〒060-0001 札幌市北区北1条西2丁目", false],
    ["〒 060-0001", false],
    ["郵便番号：060-0001", false],
    ["Rua das Flores, 12, São Paulo - SP, 01310-100", false],
    ["CEP 01310-100", false],
  ])("“%s” shows a number to call: %s", (text, shows) => {
    expect(showsContact(fold(text), "phone")).toBe(shows);
  });
  it.each<[string, boolean]>([
    ["Write to hello@pinebay.example.", true],
    ["Find us @pinebay", false],
  ])("“%s” shows a mail address: %s", (text, shows) => {
    expect(showsContact(fold(text), "email")).toBe(shows);
  });
});

describe("a sentence about a place", () => {
  it.each<[string, true | undefined]>([
    ["Address: Lakeside 12", true],
    ["We are at 12 Lakeside Road.", true],
    ["Via del Forno 3, Borgo", true],
    ["Rua do Forno, 3", true],
    ["住所：港町3-1", true],
    ["Siamo in via del Forno 3 a Borgo.", true],
    ["Corso Umberto, 12/b", true],
    ["Il corso dura 10 ore.", undefined],
    ["Il tavolo è largo circa 80 cm.", undefined],
    ["Rispondiamo via email 24 ore su 24.", undefined],
    ["We live beside the chapel.", undefined],
    ["The road is closed.", undefined],
    ["We are on Weir Street, by the mill.", true],
    ["Find us in the old dairy on Station Road.", true],
    ["We're at Mill Close.", true],
    ["We are open until late and close at 22:00.", undefined],
    ["We are sorry to close on Sundays.", undefined],
    ["We're a short drive from the station.", undefined],
    ["We are proud of the court and the row of oaks.", undefined],
    ["Siamo in corso Umberto.", true],
    ["3 Tannery Yard, Fernhollow, behind the library.", true],
    ["Visit us at 14 Harbour Parade.", true],
    ["Unit 4, Kiln Arches, Fernhollow.", true],
    ["Unit 4, 12 Kiln Arches, Fernhollow.", true],
    ["Free parking for 6 cars in the yard.", undefined],
    ["Two hours, 3 walks in the park.", undefined],
    ["We're on the first floor of the Corn Exchange.", true],
    ["Siamo in corso di ristrutturazione.", undefined],
  ])("“%s” shows where it is: %s", (text, shows) => {
    expect(showsContact(fold(text), "address")).toBe(shows);
  });
});

describe("a contact that is not called by its name", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "Quay Street 4, +44 20 5550 1234, desk@harbour.example", ["phone", "email", "address"]],
    ["it", "Via del Forno 3 – 0471 555010", ["telefono", "indirizzo"]],
    ["ja", "03-5550-1234", ["電話"]],
    ["en", "Phone: 0471 555010", []],
    ["en", "The shop is open.", []],
  ])("is found by it all the same: %s: %s", (locale, text, names) => {
    expect(namesOfContacts(text, locale)).toEqual(names);
  });
  it.each<[string, string]>([
    ["Where are you?", "Quay Street 4"],
    ["What is your phone number?", "+44 20 5550 1234"],
    ["What's your e-mail address?", "desk@harbour.example"],
  ])("%s", (question, answer) => {
    const text = "Quay Street 4\n+44 20 5550 1234\ndesk@harbour.example";
    const { weighed, ranked } = findIn([text], question, "en");
    expect(extract(rankSentences(ranked, weighed), weighed)?.text).toBe(answer);
  });
});

describe("the answer to who asks how to reach somebody", () => {
  const EN =
    "Address: Quay 12\nPhone: +44 20 5550 1234\nE-mail: hello@pinebay.example\nBookings are made by phone.";
  const PT =
    "Endereço: Cais 12\nTelefone: (11) 5550-1234\nE-mail: ola@pinebay.example\nReservas por telefone.";
  const IT =
    "Indirizzo: Molo 12\nTelefono: 0471 555010\nE-mail: ciao@pinebay.example\nSi prenota per telefono.";
  const JA = "住所：港1-2\n電話：03-5550-1234\nメール：hello@pinebay.example\n予約は電話で承ります。";
  it.each<[Locale, string, string, string]>([
    ["en", EN, "What's your phone number?", "Phone: +44 20 5550 1234"],
    ["en", EN, "Can I call you?", "Phone: +44 20 5550 1234"],
    ["en", EN, "Can I email you?", "E-mail: hello@pinebay.example"],
    ["pt-BR", PT, "Qual é o telefone de vocês?", "Telefone: (11) 5550-1234"],
    ["pt-BR", PT, "Posso ligar para vocês?", "Telefone: (11) 5550-1234"],
    ["it", IT, "Posso chiamarvi?", "Telefono: 0471 555010"],
    ["it", IT, "Qual è il vostro indirizzo e-mail?", "E-mail: ciao@pinebay.example"],
    ["ja", JA, "電話番号を教えてください", "電話：03-5550-1234"],
    ["ja", JA, "メールアドレスは？", "メール：hello@pinebay.example"],
    ["en", EN, "Where are you?", "Address: Quay 12"],
    ["pt-BR", PT, "Onde vocês ficam?", "Endereço: Cais 12"],
    ["it", IT, "Dove siete?", "Indirizzo: Molo 12"],
    ["ja", JA, "どこにありますか？", "住所：港1-2"],
  ])("%s holds it: %s %s", (locale, text, question, answer) => {
    const { weighed, ranked } = findIn([text], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    expect(found.text).toContain(answer);
    expect(decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices).toBe(true);
  });

  it.each<[Locale, string, string, string]>([
    ["pt-BR", "Rua do Forno, 12, CEP 01310-100", "Telefone: (11) 5550-1234", "Qual é o telefone de vocês?"],
    ["ja", "〒060-0001 札幌市北区北1条西2丁目", "電話：011-555-0101", "電話番号を教えてください"],
  ])("%s: is no postcode that stands before it", (locale, address, phone, question) => {
    const answerFrom = (text: string) => {
      const { weighed, ranked } = findIn([text], question, locale);
      const found = extract(rankSentences(ranked, weighed), weighed)!;
      const { suffices } = decideConfidence({ question: weighed, passages: ranked, extract: found });
      return suffices ? found.text : undefined;
    };
    expect(answerFrom(`${address}\n${phone}`)).toBe(phone);
    expect(answerFrom(`${address}\nWelcome.`)).toBeUndefined();
  });

  it.each<[string, string]>([
    ["of somebody else", "What is the phone number of the mayor?"],
    ["that was not taught", "What is your WhatsApp number?"],
  ])("is declined %s", (_what, question) => {
    const { weighed, ranked } = findIn([EN], question, "en");
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    expect(decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices).toBe(false);
  });

  it("is declined where no number was taught", () => {
    const { weighed, ranked } = findIn(["Bookings are made by phone."], "What's your phone number?", "en");
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    expect(decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices).toBe(false);
  });
});
