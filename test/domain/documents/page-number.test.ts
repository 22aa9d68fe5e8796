import { describe, expect, it } from "vitest";

import { draftPassages } from "../../../src/domain/answering/text/passages.ts";
import { isPageNumber, withoutPageNumbers } from "../../../src/domain/documents/page-number.ts";

describe("a line", () => {
  it.each([
    ["- 98 -", true],
    ["– 7 –", true],
    ["Page 3 of 10", true],
    ["Página 3 de 10", true],
    ["Pagina 3 di 10", true],
    ["3ページ", true],
    ["98", false],
    ["- 98", false],
    ["Page 3 of the contract", false],
    ["- 2 -4", false],
  ])("“%s” is only a page's number: %s", (line, is) => {
    expect(isPageNumber(line)).toBe(is);
  });
});

describe("a paragraph", () => {
  it.each([
    ["It turns itself off. - 98 -", "It turns itself off."],
    ["Turn the - 98 - shade.", "Turn the shade."],
    ["That leaves 100 - 98 - 2 lamps.", "That leaves 100 - 98 - 2 lamps."],
    ["It lasts 5 - 7 days.", "It lasts 5 - 7 days."],
  ])("“%s” becomes “%s”", (text, plain) => {
    expect(withoutPageNumbers(text)).toBe(plain);
  });
  it("that was taught keeps no page number, and goes on across the page", () => {
    const text = "Turn the shade\n- 98 -\nto the left.\n\nPage 99 of 120\n\nThen wait. - 99 -";
    const drafts = draftPassages({ title: "Lamp", text, kind: "text" }, "en");
    expect(drafts.map((draft) => draft.text)).toEqual(["Turn the shade to the left.\nThen wait."]);
  });
});
