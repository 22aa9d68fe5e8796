/** Which of several things have something and which do not, as the cells of a table and the items of a list say it. */
import { describe, expect, it } from "vitest";

import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGE =
  "# Fell Lodge\n\n## Rooms\n\n| Room | Beds | Balcony | Price |\n|---|---|---|---|\n| Pine | two | yes | €90 |\n| Fir | one | no | €70 |\n| Larch | four | yes | €140 |\n| Attic | one | no | €50 |\n\n## Pets\n\n| Room | Pets allowed |\n|---|---|\n| Pine | yes |\n| Fir | no |\n| Larch | – |\n| Attic | yes |\n";
const LIST =
  "# Fell Lodge\n\n## Rooms\n\n- Pine room: lake view, balcony, €90\n- Fir room: two beds, €70\n- Family suite: balcony, kitchen, €140\n";
const JAPANESE =
  "# 宿\n\n## お部屋\n\n| 部屋 | 広さ | バルコニー |\n|---|---|---|\n| さくら | 12畳 | なし |\n| もみじ | 10畳 | あり |\n| すみれ | 8畳 | なし |\n";

describe("who asks for those that have or lack something", () => {
  it.each([
    ["which rooms have no balcony?", /Fir[^]*Attic/, /Pine|Larch/],
    ["which rooms are without a balcony?", /Fir[^]*Attic/, /Pine|Larch/],
    ["which rooms have a balcony?", /Pine[^]*Larch/, /Fir|Attic/],
    ["do all rooms have a balcony?", /Fir|Attic/, /^$/],
    ["which rooms don't allow pets?", /Fir[^]*Larch/, /Pine|Attic/],
    ["are pets allowed in the fir room?", /Fir: Pets allowed no$/, /^$/],
  ])("of a table: %s", async (question, told, untold) => {
    const page = await openPage("en", PAGE);
    const [answer] = await page.talk([question]);
    expect(answer?.text).toMatch(told);
    expect(answer?.text).not.toMatch(untold);
    await page.close();
  });

  it("is not told those that have it where nothing says which do not", async () => {
    const page = await openPage("en", LIST);
    const [answer] = await page.talk(["which rooms have no balcony?"]);
    expect(answer?.text).not.toMatch(/Pine|Family/);
    await page.close();
  });

  it("in Japanese", async () => {
    const page = await openPage("ja", JAPANESE);
    const [answer] = await page.talk(["バルコニーのない部屋はどれですか"]);
    expect(answer?.text).toMatch(/さくら[^]*すみれ/);
    expect(answer?.text).not.toContain("もみじ");
    await page.close();
  });
});
