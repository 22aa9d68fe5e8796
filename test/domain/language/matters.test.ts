/** Questions about one everyday matter are put into the page's plain word for it; whatever asks for more is left alone. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { countWords, sayOtherwise, toMark } from "../../../src/domain/language/matters.ts";

describe("a question about one matter", () => {
  it.each<[Locale, string, string]>([
    ["en", "Do you still go out if it's raining?", "rain"],
    ["en", "can we take some photos", "photography"],
    ["en", "Is there a loo?", "toilet"],
    ["en", "we're a group of 12", "groups"],
    ["en", "I'm running late", "late"],
    ["en", "did anyone find my glasses", "lost property"],
    ["it", "Si va anche se piove?", "pioggia"],
    ["it", "come si arriva senza macchina", "mezzi"],
    ["it", "sono vegetariana, c'è qualcosa?", "vegetariano"],
    ["pt-BR", "E se chover?", "chuva"],
    ["pt-BR", "tem banheiro?", "banheiro"],
    ["pt-BR", "posso entrar atrasado", "atraso"],
    ["en", "is there food on board", "food"],
    ["en", "do we get our money back if we cancel", "cancel"],
    ["en", "how cold is the water", "water"],
    ["it", "se annulliamo ci ridate i soldi", "annulliamo"],
    ["it", "quanto è calda l'acqua", "gradi"],
    ["pt-BR", "qual a temperatura da água", "graus"],
    ["pt-BR", "se eu cancelar vocês devolvem", "cancelar"],
    ["ja", "犬連れで泊まれますか", "ペット"],
    ["ja", "取りに来てもらえますか", "集配"],
    ["ja", "雨の日もありますか？", "雨"],
    ["ja", "お手洗いを借りられますか？", "トイレ"],
    ["ja", "12人で行きたいのですが", "団体"],
  ])("%s: “%s” asks about “%s”", (locale, question, plain) => {
    const said = sayOtherwise(question, locale);
    expect(said?.split(" ")).toContain(plain.split(" ")[0]);
    expect((said ?? "").length).toBeLessThan(question.length);
  });

  it.each<[Locale, string]>([
    // How much, when and for whom are asked for beside the matter.
    ["en", "How much is the food?"],
    ["en", "When is the next bus?"],
    ["en", "Do you give a discount to students?"],
    ["en", "Can my dog come along in the rain?"],
    // A remark may be what it is about.
    ["en", "It's raining. Is the museum open?"],
    ["en", "Where are you?"],
    // What arrives at an hour is no guest.
    ["ja", "8時に着くバスはありますか"],
    ["ja", "荷物は8時に到着しますか"],
    // Neither what is called after a group nor papers are the matter.
    ["en", "do you take group insurance?"],
    ["en", "can I bring a group of dogs?"],
    ["en", "I think I lost my booking confirmation"],
    ["it", "accettate assicurazioni di gruppo aziendali?"],
    ["it", "credo di aver perso il codice"],
    ["pt-BR", "acho que perdi minha senha"],
    ["it", "Quanto costano le foto?"],
    ["it", "A che ora parte l'ultimo treno?"],
    ["pt-BR", "Quanto custa a entrega?"],
    ["pt-BR", "Quem tira as fotos do casamento?"],
    ["ja", "トイレの修理はいくらですか？"],
    ["ja", "写真の現像は何日かかりますか"],
  ])("%s: “%s” is left alone", (locale, question) => {
    expect(sayOtherwise(question, locale)).toBeUndefined();
  });

  it("is no long message", () => {
    expect(sayOtherwise("what if it rains", "en")).toBe("rain");
    expect(sayOtherwise(`what if it rains${" and if it rains".repeat(6)}`, "en")).toBeUndefined();
  });
});

describe("marks", () => {
  it("stand behind the words of a sentence and are none of them", () => {
    expect(countWords(["eight", "most", toMark("group"), toMark("peopl")])).toBe(2);
    expect(countWords(["eight", "most"])).toBe(2);
    expect(countWords([toMark("group")])).toBe(0);
    expect(countWords([])).toBe(0);
  });
});
