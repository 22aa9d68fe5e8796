/** Which sections are places of one business: those with addresses, telephone numbers or hours of their own. */
import { describe, expect, it } from "vitest";

import { findNamed, locate, mapBranches } from "../../../../src/domain/answering/question/branches.ts";
import { type Passage, toPassages } from "../../../../src/domain/answering/text/passages.ts";

const read = (source: string, text: string): (Passage & { source: string })[] =>
  toPassages({ title: "", text, kind: "text" }, "en").map((passage) => ({ ...passage, source }));

function namesIn(pages: Readonly<Record<string, string>>, documents = true): string[] {
  const telling = Object.entries(pages).flatMap(([source, text]) => read(source, text));
  const branches = locate(mapBranches({ passages: telling, locale: "en", whole: documents }), telling);
  return telling.map((passage) => `${passage.heading}: ${branches.get(passage)?.name ?? "-"}`);
}

const ASHFORD = "12 Elm Street, Ashford TN24 8AB. Phone 01233 555 010.";
const CANTERBURY = "3 Castle Row, Canterbury CT1 2QD. Phone 01227 555 020.";

describe("sections side by side", () => {
  it("with addresses of their own are places", () => {
    const page = `# Oak\n\nTwo practices.\n\n## Ashford\n\n${ASHFORD}\n\n## Canterbury\n\n${CANTERBURY}\n\n## Prices\n\nFrom £45.`;
    expect(namesIn({ "a.md": page })).toEqual([
      "Oak: -",
      "Oak › Ashford: Ashford",
      "Oak › Canterbury: Canterbury",
      "Oak › Prices: -",
    ]);
  });

  it("bring what stands under them", () => {
    const page = `# Oak\n\n## North\n\n### Find us\n\n${ASHFORD}\n\n### Dogs\n\nWelcome.\n\n## South\n\n### Find us\n\n${CANTERBURY}`;
    expect(namesIn({ "a.md": page })).toEqual([
      "Oak › North › Find us: North",
      "Oak › North › Dogs: North",
      "Oak › South › Find us: South",
    ]);
  });

  it.each([
    ["the same address twice", `## Contact\n\n${ASHFORD}\n\n## Directions\n\n${ASHFORD} Turn left.`],
    ["one address only", `## Contact\n\n${ASHFORD}\n\n## Help\n\nWrite to us. Open from 9 am to 5 pm.`],
    ["no facts", "## Red\n\nWarm.\n\n## Blue\n\nCold."],
  ])("with %s are none", (_, page) => {
    expect(namesIn({ "a.md": page }).every((line) => line.endsWith(": -"))).toBe(true);
  });

  it("with numbers and hours of their own are places", () => {
    const page = `## Reception\n\nOpen from 7 am to 10 pm. Phone 01539 555 100.\n\n## Spa\n\nOpen from 10 am to 8 pm. Phone 01539 555 120.`;
    expect(namesIn({ "a.md": page })).toEqual(["Reception: Reception", "Spa: Spa"]);
  });

  it.each([
    ["one number each", "Phone 01233 555 010.", "Phone 01233 555 020.", true],
    ["amounts", "It costs €4 a month. Support by email.", "It costs €12 a month. Support by phone.", true],
    ["the same amount", "It costs €4 a month.", "It costs €4 a month.", false],
    ["alike words without amounts", "It is warm and dry.", "It is warm and wet.", false],
    [
      "one sentence in many",
      "It costs €4. Blue paint dries fast. Stir well. Cover the floor.",
      "It costs €12. Red clay breaks. Dry it. Bake at noon.",
      false,
    ],
  ])("that say the same with %s", (_, one, other, parallel) => {
    const names = namesIn({ "a.md": `## Red\n\n${one}\n\n## Blue\n\n${other}` });
    expect(names).toEqual(parallel ? ["Red: Red", "Blue: Blue"] : ["Red: -", "Blue: -"]);
  });

  it("with addresses on one hand and one number for all are places", () => {
    const page = `## Ashford\n\n12 Elm Street, Ashford TN24 8AB. Phone 01233 555 010.\n\n## Canterbury\n\n3 Castle Row, Canterbury CT1 2QD. Phone 01233 555 010.`;
    expect(namesIn({ "a.md": page })).toEqual(["Ashford: Ashford", "Canterbury: Canterbury"]);
  });

  it("with hours under a heading for them are places", () => {
    const page = `# Oak\n\n## Ashford\n\n### Hours\n\n9 am to 5 pm. Phone 01233 555 010.\n\n## Canterbury\n\n### Hours\n\n10 am to 4 pm. Phone 01227 555 020.`;
    expect(namesIn({ "a.md": page })).toEqual([
      "Oak › Ashford › Hours: Ashford",
      "Oak › Canterbury › Hours: Canterbury",
    ]);
  });

  it("stand side by side in the order of the text, and share what all of them are called", () => {
    const page = `## Oak Canterbury\n\n${CANTERBURY}\n\n## Oak Ashford\n\n${ASHFORD}`;
    const telling = read("a.md", page);
    const branches = locate(
      mapBranches({ passages: telling.toReversed(), locale: "en", whole: true }),
      telling,
    );
    const [first] = branches.values();
    expect(first?.siblings.map(({ name }) => name)).toEqual(["Oak Canterbury", "Oak Ashford"]);
    expect([...(first?.shared ?? [])]).toEqual(["oak"]);
    expect(first?.terms.has("oak")).toBe(false);
    expect(first?.terms.size).toBe(1);
  });

  it("in more than thirty are none", () => {
    const section = (at: number): string =>
      `## Place ${String.fromCodePoint(65 + (at % 26))}${at}\n\n${at + 1} Elm Street, Ashford TN${at} 8AB. Phone 01233 555 ${100 + at}.`;
    const page = (count: number): string =>
      Array.from({ length: count }, (_, at) => section(at)).join("\n\n");
    expect(namesIn({ "a.md": page(30) }).some((line) => line.endsWith(": -"))).toBe(false);
    expect(namesIn({ "a.md": page(31) }).every((line) => line.endsWith(": -"))).toBe(true);
  });
});

describe("documents", () => {
  const pages = {
    "a.md": `# Kestrel Ashford\n\n${ASHFORD}`,
    "b.md": `# Kestrel Canterbury\n\n${CANTERBURY}`,
  };

  it("stand side by side by their names, in whatever order they are read", () => {
    const telling = Object.entries(pages).flatMap(([source, text]) => read(source, text));
    for (const passages of [telling, telling.toReversed()]) {
      const [branch] = locate(mapBranches({ passages, locale: "en", whole: true }), telling).values();
      expect(branch?.siblings.map(({ name }) => name)).toEqual(["Kestrel Ashford", "Kestrel Canterbury"]);
    }
  });

  it("are places where they are looked through", () => {
    expect(namesIn(pages)).toEqual([
      "Kestrel Ashford: Kestrel Ashford",
      "Kestrel Canterbury: Kestrel Canterbury",
    ]);
    expect(namesIn(pages, false).every((line) => line.endsWith(": -"))).toBe(true);
  });
});

describe("a question", () => {
  const telling = read("a.md", `## Oak Ashford\n\n${ASHFORD}\n\n## Oak Canterbury\n\n${CANTERBURY}`);
  const branches = locate(mapBranches({ passages: telling, locale: "en", whole: true }), telling);
  const [branch] = branches.values();
  const named = (...terms: readonly [role: string, word: string][]): string | undefined =>
    findNamed(branch!, { terms: terms.map(([role, word]) => ({ role, variants: [word] })) })?.name;

  it.each<[string, [string, string][], string | undefined]>([
    ["names one", [["content", "ashford"]], "Oak Ashford"],
    ["names what all have", [["content", "oak"]], undefined],
    [
      "names both",
      [
        ["content", "ashford"],
        ["content", "canterburi"],
      ],
      undefined,
    ],
    ["leans on one", [["context", "ashford"]], "Oak Ashford"],
    [
      "names one after another",
      [
        ["content", "canterburi"],
        ["context", "ashford"],
      ],
      "Oak Canterbury",
    ],
    ["names none", [["content", "park"]], undefined],
  ])("that %s", (_, terms, name) => {
    expect(named(...terms)).toBe(name);
  });
});

describe("sections that tell the same facts under labels", () => {
  const DISHES =
    "# Café\n\n## Dishes\n\n### Soup\n\n- Contains: celery\n- Diet: vegan\n\n### Crumble\n\n- Contains: butter\n- Diet: vegetarian";

  it("are told apart, without amounts", () => {
    expect(namesIn({ "a.md": DISHES })).toEqual([
      "Café › Dishes › Soup: Soup",
      "Café › Dishes › Crumble: Crumble",
    ]);
  });

  it("are none for one label that both have", () => {
    const page =
      "# Café\n\n## House\n\n### Terrace\n\n- Note: bring a jacket\n\n### Kitchen\n\n- Note: open fire";
    expect(namesIn({ "a.md": page })).toEqual(["Café › House › Terrace: -", "Café › House › Kitchen: -"]);
  });
});
