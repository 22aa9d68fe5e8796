import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { writeOut } from "../../../src/domain/language/chat-writing.ts";
import { watchCpu } from "../../support/cpu-time.ts";

describe("what is typed in chats", () => {
  it.each<[Locale, typed: string, written: string]>([
    ["en", "r u open tmrw??", "are you open tomorrow?"],
    ["en", "hw much 4 a day", "how much for a day"],
    ["en", "TMRW", "tomorrow"],
    ["en", "OPEN TMR?", "OPEN tomorrow?"],
    ["en", "are you open TMRW", "are you open tomorrow"],
    ["en", "U open today?", "you open today?"],
    ["en", "Tmrw r u open?", "tomorrow are you open?"],
    ["en", "tmrw🐶ok", "tomorrow ok"],
    ["en", "ok\nTmrw then?", "ok\ntomorrow then?"],
    ["en", "is it ok 2 bring my dog 🐶", "is it ok to bring my dog"],
    ["en", "opeeeen on sundayyy!!!", "open on sunday!"],
    ["en", "is it freeee lol", "is it free"],
    ["en", "dont have 20 mins", "don't have 20 minutes"],
    ["en", "my 8yo", "my 8 year old"],
    ["en", "n sat? or on mon", "and saturday? or on monday"],
    ["en", "y tho", "why though"],
    ["pt-BR", "q horas vcs abrem hj", "que horas vocês abrem hoje"],
    ["pt-BR", "end de vcs", "endereço de vocês"],
    ["pt-BR", "qto eh kkkk", "quanto é"],
    ["it", "nn so a ke ora aprite", "non so a che ora aprite"],
    ["it", "qnt costa l e-bike x 2 gg", "quanto costa l'e-bike per 2 giorni"],
    ["it", "ce parcheggio", "c'è parcheggio"],
    ["it", "cosè", "cos'è"],
    ["en", "Hi Im Tom. Thx! Is the pool open on Mon", "Hi I'm Tom. thanks! Is the pool open on monday"],
    ["ja", "きょうやってる？", "今日はやっていますか?"],
    ["ja", "日曜やってるーーー？？？", "日曜はやっていますか?"],
    ["ja", "湖めぐりツアーいくらｗ", "湖めぐりツアーはいくら"],
    ["ja", "ペットok？", "ペットは大丈夫ですか?"],
    ["ja", "えいぎょうじかんおしえて", "営業時間おしえて"],
    ["ja", "tour何語？", "ツアー何語?"],
    ["ja", "GWやってる？", "GWはやっていますか?"],
    ["ja", "大みそかやってる？", "大みそかはやっていますか?"],
    ["ja", "電話番号教えて", "電話番号を教えて"],
    ["ja", "お酒飲んでもいい？", "お酒 飲んでもいい?"],
    ["ja", "犬連れてっていいですか？", "犬 連れてっていいですか?"],
    ["ja", "本何冊借りられますか？", "本は何冊 借りられますか?"],
    ["ja", "荷物預けられる？", "荷物 預けられますか?"],
    ["ja", "子ども泊まれるかな？", "子ども泊まれますか?"],
    ["ja", "駐車場ある？", "駐車場ありますか?"],
    ["ja", "ねぎまいくら？", "ねぎまはいくら?"],
    ["ja", "ぜんぶでいくら？", "ぜんぶでいくら？"],
    ["ja", "それいくら？", "それいくら？"],
    ["ja", "家まで来てくれる？", "家まで来てくれますか?"],
    ["ja", "何時まで使える？", "何時まで使える？"],
    ["ja", "どこで借りられる？", "どこで借りられる？"],
    ["ja", "興味ある展示は？", "興味ある展示は？"],
    ["ja", "週何回通うの？", "週 何回 通うの?"],
    ["ja", "昨日買いました。tourいくら？", "昨日買いました。ツアーいくら?"],
  ])("%s: %s", (locale, typed, written) => {
    expect(writeOut(typed, locale).replaceAll(/ +/g, " ")).toBe(written);
  });

  it.each<[Locale, string]>([
    ["en", "Can we rent 4 bikes, and are 2 kids free?"],
    ["en", "What does Henry VIII say at www.example.com?"],
    ["en", "Who is R. W. Emerson, and why did he sit where we sat in the sun?"],
    ["en", "Do you print B4 paper for Tom U, and sell AAA and U locks?"],
    ["en", "Is there MSG in it, and does the XD card hold 1 TB?"],
    ["en", "i want 4 free tickets for the Hehe Bar"],
    ["en", "hahaha"],
    ["en", "🐶🐶"],
    ["ja", "🍣"],
    ["en", "MSG or no MSG in it?"],
    ["pt-BR", "Oi. Rua Dom Pedro é longe?"],
    ["pt-BR", "Oi\nRua Dom Pedro é longe?"],
    ["ja", "昨日買いました。ランプいくら？"],
    ["ja", "昨日そちらのお店で買ったこのランプについてなのですけれど返品したいと思って駐車場ある？"],
    ["pt-BR", "kkkk"],
    ["pt-BR", "Onde fica a Rua Dom Pedro em Cuiabá, MT? O HD tem 1 TB?"],
    ["pt-BR", "a camisa tamanho p tem? veja www.example.com/q"],
    ["it", "Avete l'Audi TT all'Hotel Max? Quanta vitamina C e D?"],
    ["it", "bottiglia da 1 l o da 5 l aperta"],
    ["ja", "きょうとはどう行きますか"],
    ["ja", "きょうしつはどこですか"],
    ["ja", "しゅうりょうは何時ですか"],
    ["pt-BR", "Onde fica o front-end? Ter acesso custa R$ 5."],
    ["pt-BR", "RS"],
    ["it", "Ce l'ho già, un altro esempio di 3 x 2"],
    ["it", "ce la faccio"],
    ["ja", "薬草の本はありますか。"],
    ["ja", "電車の時間を知りたいです"],
    ["ja", "微笑"],
    ["ja", "前払いでもいいですか"],
    ["ja", "手洗いはどこですか"],
    ["ja", "買取ってもらえますか"],
    ["ja", "受取れますか"],
    ["ja", "乗り物酔いします"],
    ["ja", "食事の時間"],
    ["ja", "2014年の予算は約何円ですか。キャンセル料はかかりますか"],
  ])("%s: what is written in full stays as it is (%s)", (locale, text) => {
    expect(writeOut(text, locale)).toBe(text);
  });

  it("is not read behind 2,000 characters", () => {
    expect(writeOut("tmrw ".repeat(401), "en")).toBe(`${"tomorrow ".repeat(400).trim()}tmrw `);
  });

  it("is read in time that grows with its length", () => {
    const texts = ["a", "ha", "x ", "?", "😀", "ー", "やってる", "4 ", "あw"].map((piece) =>
      piece.repeat(8000),
    );
    const cpu_ms = watchCpu();
    for (const text of texts)
      for (const locale of ["en", "it", "ja", "pt-BR"] as const) writeOut(text, locale);
    expect(cpu_ms()).toBeLessThan(1000);
  });
});
