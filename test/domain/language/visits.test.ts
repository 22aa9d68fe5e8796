/** A question that is all about one matter around a visit is known by the matter's name; whatever asks for more is left alone. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { findMatterOfVisit } from "../../../src/domain/language/visits.ts";

describe("a question about one matter of a visit", () => {
  it.each<[Locale, string, string]>([
    ["en", "How far are you from the beach?", "farness beach"],
    ["en", "hi, can we charge our ev there", "carcharging"],
    ["en", "Is there a laundrette nearby?", "clotheswashing"],
    ["en", "will our bike be safe there", "guarded"],
    ["en", "is it quieter in the evening", "crowding"],
    ["en", "may we bring our own cake", "ownfood"],
    ["en", "could you fetch us from the harbour", "fetchingguests"],
    ["en", "we land at 11.30 pm", "latearrival"],
    ["en", "can I rent a kayak for just one hour", "minimumstay"],
    ["en", "should we come earlier", "comingearly"],
    ["en", "are you closed over winter", "ofseasons"],
    ["en", "I forgot my hat at the desk", "lostthings"],
    ["en", "do you work with vitality", "healthinsurers"],
    ["en", "if I can't come do I still have to pay", "notcoming"],
    ["en", "can we smoke on the balcony", "smoking"],
    ["it", "Siete vicini al mare?", "farness mare"],
    ["it", "dove ricarico la macchina elettrica", "carcharging"],
    ["it", "la macchina è al sicuro di notte", "guarded"],
    ["it", "quando siete meno affollati", "crowding"],
    ["it", "possiamo portare una torta", "ownfood"],
    ["it", "il nostro treno arriva alle 23", "latearrival"],
    ["it", "posso fumare sul balcone", "smoking"],
    ["pt-BR", "Fica perto da praia?", "farness praia"],
    ["pt-BR", "tem lavanderia perto", "clotheswashing"],
    ["pt-BR", "posso levar bolo", "ownfood"],
    ["pt-BR", "vamos chegar de madrugada", "latearrival"],
    ["pt-BR", "quantas diárias no mínimo", "minimumstay"],
    ["pt-BR", "no inverno abre?", "ofseasons"],
    ["pt-BR", "posso fumar na varanda", "smoking"],
    ["ja", "最寄り駅から歩けますか？", "stationfarness"],
    ["ja", "海から近いですか", "farness 海"],
    ["ja", "テスラ充電できますか", "carcharging"],
    ["ja", "何曜日がすいてますか", "crowding"],
    ["ja", "おやつ持って行っていい？", "ownfood"],
    ["ja", "夜遅く着きます", "latearrival"],
    ["ja", "帽子を忘れました", "lostthings"],
  ])("%s: “%s” asks about “%s”", (locale, question, matter) => {
    expect(findMatterOfVisit(question, locale) ?? "").toBe(matter);
  });

  it.each<[Locale, string]>([
    // How much it costs, and what is done to something else, is asked beside the matter.
    ["en", "how much is the laundry"],
    ["en", "is the pool safe for toddlers"],
    ["en", "do you have a quiet room"],
    ["en", "can I pick up my order early"],
    ["en", "can I charge my phone there"],
    ["en", "do you sell winter tyres"],
    ["en", "I lost my booking confirmation at the desk"],
    ["en", "how far does the e-bike go"],
    ["en", "when does the ferry arrive at the station"],
    ["it", "quanto costa la lavatrice"],
    ["it", "avete gomme d'inverno"],
    ["it", "potete portare il cibo a casa"],
    ["it", "il corso è sicuro per i principianti"],
    ["it", "ho perso il codice"],
    ["pt-BR", "quanto custa a lavanderia"],
    ["pt-BR", "tem roupa de inverno"],
    ["pt-BR", "vocês levam comida em casa"],
    ["pt-BR", "perdi minha senha"],
    ["ja", "8時に着くバスはありますか"],
    ["ja", "洗濯機の修理はいくらですか"],
    ["ja", "パスワード忘れました"],
    ["ja", "スマホの充電できる？"],
  ])("%s: “%s” is left alone", (locale, question) => {
    expect(findMatterOfVisit(question, locale)).toBeUndefined();
  });

  it("is no long message", () => {
    expect(findMatterOfVisit("is it busy", "en")).toBe("crowding");
    expect(findMatterOfVisit(`is it ${"very ".repeat(12)}busy`, "en")).toBeUndefined();
  });
});
