import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { missesDay } from "../../../../src/domain/answering/confidence/missing-day.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a question that names a day or a season", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "Are you open in December?", "After 10 pm the reception is closed.", true],
    ["en", "Are you open in December?", "At weekends the practice is closed.", true],
    ["en", "Are you open in December?", "In winter we open at weekends only.", false],
    ["en", "Are you open in December?", "We are open daily.", false],
    ["en", "Are you open on Saturday?", "At weekends the practice is closed.", false],
    ["en", "Are you open?", "After 10 pm the reception is closed.", false],
    ["pt-BR", "Vocês abrem em julho?", "Depois das 22h a recepção fica fechada.", true],
    ["pt-BR", "Vocês abrem em julho?", "No inverno abrimos às 10h.", false],
    ["pt-BR", "Vocês abrem na segunda?", "De segunda a sexta, das 8h às 17h.", false],
    ["pt-BR", "Vocês abrem na segunda?", "A recepção fecha às 22h.", true],
    ["pt-BR", "Quando foi a segunda guerra?", "A guerra durou seis anos.", false],
    ["it", "Siete aperti a dicembre?", "Dopo le 22 la reception è chiusa.", true],
    ["it", "Siete aperti a dicembre?", "Siamo aperti tutto l'anno.", false],
    ["it", "Siete aperti sabato?", "Nel fine settimana è chiuso.", false],
    ["ja", "土曜は開いていますか？", "22時以降はフロントが閉まります。", true],
    ["ja", "土曜は開いていますか？", "土日は休診です。", false],
    ["ja", "12月もやっていますか？", "毎日営業しています。", false],
  ])("%s: “%s” beside “%s” misses it: %s", (locale, question, sentence, misses) => {
    expect(missesDay(fold(question), [fold(sentence)], locale)).toBe(misses);
  });
});
