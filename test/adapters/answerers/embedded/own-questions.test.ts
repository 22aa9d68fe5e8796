/** Questions that a page asks itself within its prose are told with their answer, or not at all. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Partial<Record<Locale, string>> = {
  en: "# Kiln Lane Hair\n\n## Booking\n\nRing 01632 960 411. We ask for £20 up front for colour; you lose it if you cancel within a day. Running late? After 15 minutes we may have to rebook you.\n\n## Where\n\n2 Kiln Lane, next to the church. Still lost?\n",
  it: "# Salone Betulla\n\n## Prenotare\n\nSi prenota al 0566 960 411. Chi disdice il giorno stesso paga la metà. Siete in ritardo? Dopo un quarto d'ora l'appuntamento è perso.\n",
  ja: "# かえで美容室\n\n## ご予約\n\nご予約は電話で承ります。当日のキャンセルは半額をいただきます。遅刻しそうですか？15分を過ぎると予約は取り直しになります。\n",
};

async function tell(locale: Locale, question: string) {
  const taught = await openPage(locale, PAGES[locale]!);
  const [answer] = await taught.talk([question]);
  await taught.close();
  return answer?.text;
}

describe("a question in prose", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "running late", /^Running late\? After 15 minutes we may have to rebook you\.$/],
    ["en", "where are you", /^2 Kiln Lane, next to the church\.$/],
    ["it", "sono in ritardo", /^Siete in ritardo\? Dopo un quarto d'ora l'appuntamento è perso\.$/],
    ["ja", "遅刻しそうです", /遅刻しそうですか？15分を過ぎると予約は取り直しになります。$/],
  ])("%s: “%s” is told with its answer, or not at all", async (locale, question, told) => {
    expect(await tell(locale, question)).toMatch(told);
  });

  it("is not the end of an answer to something else", async () => {
    expect(await tell("en", "what happens if i cancel")).toMatch(/if you cancel within a day\.(?!.*\?$)/);
  });
});
