/** Visitors who ask in another language than the one that the robot was taught in. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createEmbeddedEvidence } from "../../../../src/adapters/answerers/embedded/evidence.ts";
import { LOCALES, type Locale } from "../../../../src/contract/locale.ts";
import { robotOf } from "../../../fixtures/knowledge.ts";
import { openFiles, openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const DEMO = path.join(import.meta.dirname, "../../../../templates/demo");
type Row = Readonly<Record<Locale, string>> & { readonly tells: readonly string[] };
const ROWS = JSON.parse(
  readFileSync(new URL("../../../fixtures/questions-from-abroad.json", import.meta.url), "utf8"),
) as readonly Row[];
type Robot = Awaited<ReturnType<typeof openTaught>>;

/** What is missed: the page says "sem custo", and "chover" is taken for a slip of "cover". */
const MISSED = new Set([
  "can I cancel for free → pt-BR",
  "posso cancellare gratis → pt-BR",
  "無料でキャンセルできますか → pt-BR",
  "e se chover? → en",
]);

const robots = new Map<Locale, Robot>();
beforeAll(async () => {
  for (const locale of LOCALES)
    robots.set(locale, await openTaught(locale, `${DEMO}/demo-${locale.toLowerCase()}/knowledge`));
});
afterAll(async () => {
  for (const robot of robots.values()) await robot.close();
});

describe.each(LOCALES)("a robot that was taught in %s", (to) => {
  it.each(LOCALES.filter((from) => from !== to))(
    "answers what is asked in %s, and declines the rest",
    async (from) => {
      const wrong: string[] = [];
      for (const row of ROWS) {
        const [answer] = (await robots.get(to)?.talk([row[from]])) ?? [];
        const told = answer?.outcome === "answered" ? answer.text : "";
        const isRight =
          row.tells.length === 0 ? told === "" : row.tells.some((piece) => told.includes(piece));
        if (!isRight && !MISSED.has(`${row[from]} → ${to}`)) wrong.push(`${row[from]}: ${told || "—"}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

const SHOP = `# Noleggio Larice

## Orari

Il negozio è aperto tutti i giorni dalle 8 alle 18.

## Prezzi

| Attrezzatura | Al giorno | A settimana |
| --- | --- | --- |
| Sci di fondo | 22 € | 95 € |
| Slittino | 12 € | 50 € |
`;

describe("a question in another language", () => {
  it("is understood in its conversation, whichever language was spoken before", async () => {
    const robot = await openPage("it", SHOP);
    const [sledge, skis, hours] = await robot.talk([
      "How much is a sledge per day?",
      "and the sci di fondo?",
      "Are you open every day?",
    ]);
    await robot.close();
    expect(sledge?.text).toContain("Slittino: Al giorno 12 €");
    expect(skis?.text).toContain("Sci di fondo: Al giorno 22 €");
    expect(skis?.text).not.toContain("Slittino");
    expect(hours?.text).toContain("dalle 8 alle 18");
  });

  it("is understood with its courtesies", async () => {
    const robot = await openPage("it", SHOP);
    const [answer] = await robot.talk([
      "Hello! I was wondering how much it would cost to rent a sledge for a day, thank you very much!",
    ]);
    await robot.close();
    expect(answer?.text).toContain("Slittino: Al giorno 12 €");
  });

  it("of two in a message names the one without an answer as it was typed", async () => {
    const robot = await openPage("it", SHOP);
    const [answer] = await robot.talk(["How much is a sledge? Do you have showers?"]);
    await robot.close();
    expect(answer?.text).toContain("Slittino");
    expect(answer?.unanswered).toEqual(["Do you have showers?"]);
  });

  it("is declined in the robot's words where it was not taught", async () => {
    const robot = await openPage("it", SHOP);
    const [kayaks, pool] = await robot.talk(["Do you rent kayaks?", "Is there a swimming pool?"]);
    await robot.close();
    expect([kayaks?.outcome, pool?.outcome]).toEqual(["declined", "declined"]);
    expect(kayaks?.text).toMatch(/^Non so rispondere/);
  });

  it("is evidence enough to ask a model, and one about what was never taught is not", async () => {
    const robot = await openPage("it", SHOP);
    const evidence = createEmbeddedEvidence({ knowledge: robot.knowledge });
    const find = (text: string) => evidence.find({ robot: robotOf("it"), text, history: [], documents: [] });
    const [sledge, pool] = [await find("How much is a sledge?"), await find("Is there a swimming pool?")];
    await robot.close();
    expect(sledge).toMatchObject({ supported: true });
    expect(sledge.passages[0]?.text).toContain("Slittino");
    expect(pool.supported).toBe(false);
  });

  it("is answered from a page in its own language where the robot has one", async () => {
    const guests = "# For guests\n\nThe shop is open from eight to six, every day of the year.\n";
    const robot = await openFiles("it", [
      { name: "shop.md", text: SHOP },
      { name: "guests.md", text: guests },
    ]);
    const [hours] = await robot.talk(["When is the shop open?"]);
    await robot.close();
    expect(hours?.text).toBe("The shop is open from eight to six, every day of the year.");
  });

  it("is not what only looks like one: a follow-up in the robot's own", async () => {
    const robot = await openTaught("it", `${DEMO}/demo-it/knowledge`);
    const [, pedalo] = await robot.talk(["Noleggiate kayak?", "E pedalò?"]);
    await robot.close();
    expect(pedalo?.outcome).toBe("declined");
  });
});
