/** The point of a message: what stands before it, what it goes back to, and what is corrected away. */
import { describe, expect, it } from "vitest";

import { LOCALES, type Locale } from "../../../../src/contract/locale.ts";
import { toPoint } from "../../../../src/domain/answering/question/point.ts";

describe("the point of a message", () => {
  it.each<[Locale, string, string, boolean?]>([
    ["en", "Ok great. And on Sundays?", "And on Sundays?"],
    ["en", "hmm, how deep is it", "how deep is it"],
    ["en", "so back to the workshop: how long is it", "workshop: how long is it"],
    ["en", "Not Saturday, Sunday", "Sunday", true],
    ["en", "no, not the basic plan, I meant the premium plan", "the premium plan", true],
    ["en", "Sunday, not Saturday", "Sunday", true],
    ["pt-BR", "que legal! e quanto custa?", "e quanto custa?"],
    ["pt-BR", "voltando pra natação, dá pra testar antes?", "natação, dá pra testar antes?"],
    ["pt-BR", "não sábado, domingo", "domingo", true],
    ["it", "vabbè. quanto costa?", "quanto costa?"],
    ["it", "e tornando alla tessera per quanto tempo vale", "tessera per quanto tempo vale"],
    ["it", "non venerdì, domenica scusa", "domenica scusa", true],
    ["it", "domenica, non venerdì", "domenica", true],
    ["ja", "あ、本館じゃなくて機関庫館の方", "機関庫館の方", true],
    ["ja", "クロールに戻るけど先生は誰？", "クロール、先生は誰？"],
    ["ja", "話変わりますけど、ベビーカーで入れますか", "ベビーカーで入れますか"],
    // Who is no member corrects nothing.
    ["en", "not a resident, can I come?", "not a resident, can I come?"],
    ["it", "Non ho la tessera, come faccio?", "Non ho la tessera, come faccio?"],
    ["pt-BR", "não tenho RG, posso alugar", "não tenho RG, posso alugar"],
    ["ja", "会員じゃなくても使えますか", "会員じゃなくても使えますか"],
    // Words that look like what stands before a point.
    ["en", "Fine print?", "Fine print?"],
    ["en", "Great value card price", "Great value card price"],
    ["en", "Back to back bookings possible?", "Back to back bookings possible?"],
    ["pt-BR", "tá aberto hoje?", "tá aberto hoje?"],
    ["pt-BR", "volta a que horas?", "volta a que horas?"],
    ["it", "va bene anche la domenica?", "va bene anche la domenica?"],
    ["it", "tornare a casa con il bus?", "tornare a casa con il bus?"],
    ["ja", "駅に戻るバスはありますか", "駅に戻るバスはありますか"],
    ["ja", "途中で家に戻ってもいいですか", "途中で家に戻ってもいいですか"],
    ["ja", "元に戻りますか", "元に戻りますか"],
    // Nothing stands before the point, or nothing is left of it.
    ["en", "Okra: do you have some?", "Okra: do you have some?"],
    ["en", "Is it not open on Sunday?", "Is it not open on Sunday?"],
    ["en", "ok", "ok"],
    ["it", "Non avete un parcheggio?", "Non avete un parcheggio?"],
    ["pt-BR", "Não abrem no domingo?", "Não abrem no domingo?"],
    ["ja", "子どもじゃないと入れませんか", "子どもじゃないと入れませんか"],
  ])("%s: “%s”", (locale, message, text, corrects = false) => {
    expect(toPoint(message, locale)).toMatchObject({ text, corrects });
  });

  it("is found in a message of any length", () => {
    for (const piece of ["ok ", "no, not a ", "あ、", "、に戻", "não ", "a"]) {
      const message = `x, not ${piece.repeat(20_000)}?`;
      for (const locale of LOCALES) {
        expect(toPoint(message, locale).text).toBe(message);
        expect(toPoint(message.slice(0, 160), locale).text.length).toBeGreaterThan(1);
      }
    }
  });
});
