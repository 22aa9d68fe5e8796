/** What pages tell of troubles, in the shapes in which they write it, as customers report them. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { MACHINES } from "../../../fixtures/troubles-of-a-machine.ts";
import { SERVICES } from "../../../fixtures/troubles-of-a-service.ts";
import { TROUBLE_SHAPES, toTroublePage, type Troubles } from "../../../fixtures/troubles.ts";

type OfLocales<T> = Readonly<Record<Locale, T>>;

/** Asks each question of a page in each shape. */
async function askAll(locale: Locale, troubles: Troubles) {
  const missed: string[] = [];
  const beside: string[] = [];
  const invented: string[] = [];
  for (const [name, shape] of Object.entries(TROUBLE_SHAPES)) {
    const page = await openPage(locale, toTroublePage(troubles, shape));
    for (const [message, told] of troubles.asked) {
      const [answer] = await page.talk([message]);
      const line = `${name}: ${message}`;
      if (!told.test(answer!.text)) missed.push(line);
      const others = troubles.found.filter(
        ([, remedy]) => !told.test(remedy) && answer!.text.includes(remedy),
      );
      if (others.length > 0) beside.push(line);
    }
    for (const message of troubles.untold) {
      const [answer] = await page.talk([message]);
      if (answer!.outcome === "answered") invented.push(`${name}: ${message}`);
    }
    await page.close();
  }
  return { missed, beside, invented, asked: Object.keys(TROUBLE_SHAPES).length * troubles.asked.length };
}

describe.each<
  [string, OfLocales<Troubles>, OfLocales<readonly [right: number, beside: number, invented: number]>]
>([
  ["a machine", MACHINES, { en: [84, 0, 0], "pt-BR": [84, 0, 0], it: [84, 0, 0], ja: [84, 0, 0] }],
  ["a service", SERVICES, { en: [71, 0, 0], "pt-BR": [69, 0, 0], it: [71, 0, 0], ja: [66, 2, 6] }],
])("troubles of %s", (_, troubles, bars) => {
  it.each(Object.entries(bars))(
    "%s: the remedy is told, at most so many with others beside it, or though none is taught: %j",
    async (locale, [right, besides, inventions]) => {
      const { missed, beside, invented, asked } = await askAll(locale as Locale, troubles[locale as Locale]);
      expect(asked - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(right);
      expect(beside.length, beside.join("\n")).toBeLessThanOrEqual(besides);
      expect(invented.length, invented.join("\n")).toBeLessThanOrEqual(inventions);
    },
  );
});

describe("a page with troubles", () => {
  const PAGE =
    "# Rowing club\n\nThe boathouse has showers. Card payments are made at the bar.\n\n## If something goes wrong\n\n### The shower is cold\n\nPress the red button and wait a minute.\n\n### The door does not open\n\nLift it a little.\n";

  it("tells a remedy to who reports a trouble, and nothing of it to who asks whether there is the thing", async () => {
    const page = await openPage("en", PAGE);
    const ask = async (message: string) => (await page.talk([message]))[0]?.text;
    expect(await ask("the shower isn't warm")).toBe("Press the red button and wait a minute.");
    expect(await ask("I can't open the door")).toBe("Lift it a little.");
    expect(await ask("do you have showers?")).toContain("The boathouse has showers.");
    expect(await ask("do you have showers?")).not.toContain("red button");
    await page.close();
  });

  it("tells an item without its mark, and without the heading that only says that something does not work", async () => {
    const page = await openPage(
      "en",
      "# Pool\n\nThe pool has lockers.\n\n## If something does not work\n\n- The locker does not open: Hold your wristband to the dot.\n- The shower stays cold: Press the button twice.\n",
    );
    const [answer] = await page.talk(["my locker won't open"]);
    expect(answer?.text).toBe("The locker does not open: Hold your wristband to the dot.");
    await page.close();
  });
});

describe("a page with troubles of several devices", () => {
  const ENGLISH =
    "# Help for your Brisa devices\n\n## Brisa coffee machine\n\n### It does not switch on\n\nHold the power button for three seconds.\n\n### It leaks\n\nReplace the seal.\n\n## Brisa toaster\n\n### It smells burnt\n\nEmpty the crumb tray.\n\n## Brisa kettle\n\n### It is very loud\n\nDescale it with vinegar.\n";
  const ITALIAN =
    "# Assistenza\n\n## Lavatrice\n\n- Perde acqua: stringete il tubo di scarico.\n- Non si accende: controllate che lo sportello sia chiuso.\n\n## Frigorifero\n\n- Fa rumore: allontanatelo dal muro di 5 cm.\n\n## Forno\n\nSe il forno non scalda, controllate l'orologio.\n";

  it.each<[Locale, string, string, string | undefined]>([
    ["en", ENGLISH, "my coffee machine won't turn on", "Hold the power button for three seconds."],
    ["en", ENGLISH, "my kettle is very loud", "Descale it with vinegar."],
    ["en", ENGLISH, "my toaster does not switch on", undefined],
    ["en", ENGLISH, "my kettle leaks", undefined],
    ["en", ENGLISH, "the coffee machine is very loud", undefined],
    [
      "it",
      ITALIAN,
      "la lavatrice non si accende",
      "Non si accende: controllate che lo sportello sia chiuso.",
    ],
    ["it", ITALIAN, "la lavatrice fa rumore", undefined],
    ["it", ITALIAN, "il forno non si accende", undefined],
  ])("%s: tells no remedy of another one (%#)", async (locale, text, message, told) => {
    const page = await openPage(locale, text);
    const [answer] = await page.talk([message]);
    expect(answer?.outcome === "answered" ? answer.text : undefined).toBe(told);
    await page.close();
  });
});

describe("who did in vain what was told", () => {
  const PAGE =
    "# Repairs\n\n## First aid\n\n**My phone does not charge** Clean the socket and try another cable. If it still does not charge, bring it in.\n\n**The laptop gets very hot** Blow out the fan. Do not use it on a bed.\n\n**The touchscreen does not react** Hold the button for twenty seconds. If that does not help, the display has to be changed.\n";

  const KEYBOARD =
    "\n## Renting\n\nIf the keyboard does not switch on, check the plug. If it still does not work, bring it back.\n";

  it.each([
    ["my phone doesn't charge", "And if that doesn't help?", "If it still does not charge, bring it in."],
    [
      "the touchscreen does not react",
      "I tried that, still nothing",
      "If that does not help, the display has to be changed.",
    ],
    ["my laptop gets very hot", "that didn't work", undefined],
    [
      "the keyboard does not switch on",
      "what if it doesn't work?",
      "If it still does not work, bring it back.",
    ],
  ])("%s – %s", async (report, message, told) => {
    const page = await openPage("en", `${PAGE}${KEYBOARD}`);
    const [, answer] = await page.talk([report, message]);
    expect(answer?.outcome === "answered" ? answer.text : undefined).toBe(told);
    await page.close();
  });
});
