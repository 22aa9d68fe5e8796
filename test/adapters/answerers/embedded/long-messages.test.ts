/**
 * Messages like letters: two to five sentences with a greeting, who somebody is, when they come and with whom, and one or two
 * questions somewhere within, over the demo robots and pages of small businesses. Written, with pieces of what a right answer
 * says of each question, before any answer was seen; "X": the robot has to say that it does not know, or "X|…" a denial.
 * The rules were mended by reading the answers to every other message; of the rest only counts were looked at.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const FIXTURES = path.join(ROOT, "test/fixtures");

type Message = readonly [say: string, ...right: string[]];
type Letters = Record<Locale, readonly { readonly taught: string; readonly messages: readonly Message[] }[]>;
type Pages = Record<Locale, readonly { readonly page: string }[]>;

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(FIXTURES, `${name}.json`), "utf8"));
const LETTERS = read("long-messages") as Letters;
const PAGES = { unread: read("unread-pages"), business: read("business-pages") } as Record<string, Pages>;

/** Opens "demo", "folder hall" or "unread 0". */
function open(locale: Locale, taught: string) {
  const [kind = "", which = ""] = taught.split(" ");
  if (kind === "demo")
    return openTaught(locale, path.join(ROOT, `templates/demo/demo-${locale.toLowerCase()}/knowledge`));
  if (kind === "folder")
    return openTaught(locale, path.join(FIXTURES, "folders", which), (name) => name !== "talks.json");
  return openPage(locale, PAGES[kind]![locale][Number(which)]!.page);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
const holds = (text: string, right: string): boolean =>
  right.split("|").some((piece) => piece !== "X" && plain(text).includes(plain(piece)));

/** Whether the answers to the messages at even places of a language were read, or those at odd ones not. */
type Half = "read" | "unread";

async function ask(locale: Locale, half: Half) {
  const counted = { right: 0, half: 0, wrong: [] as string[], invented: [] as string[] };
  let place = 0;
  for (const { taught, messages } of LETTERS[locale]) {
    const robot = await open(locale, taught);
    for (const [say, ...right] of messages) {
      const isRead = place++ % 2 === 0;
      if (isRead !== (half === "read")) continue;
      const [answer] = await robot.talk([say]);
      if (answer?.outcome !== "answered") continue;
      const told = half === "read" ? `${say}\n→ ${answer.text}` : `message ${place}`;
      const held = right.filter((piece) => holds(answer.text, piece)).length;
      if (right[0]?.startsWith("X")) {
        if (held === 0) counted.invented.push(told);
      } else if (held === right.length) counted.right += 1;
      else if (held > 0) counted.half += 1;
      else counted.wrong.push(told);
    }
    await robot.close();
  }
  return counted;
}

describe("messages like letters", () => {
  it.each<[Locale, Half, number, number, number]>([
    ["en", "read", 17, 2, 0],
    ["en", "unread", 13, 3, 0],
    ["pt-BR", "read", 14, 0, 0],
    ["pt-BR", "unread", 9, 5, 0],
    ["it", "read", 12, 3, 0],
    ["it", "unread", 12, 0, 0],
    ["ja", "read", 17, 0, 1],
    ["ja", "unread", 18, 0, 0],
  ])(
    "%s, %s: at least %i are answered rightly in all they ask, at most %i otherwise, and at most %i that the pages do not answer",
    async (locale, half, right, wrong, invented) => {
      const counted = await ask(locale, half);
      expect(counted.right, counted.wrong.join("\n\n")).toBeGreaterThanOrEqual(right);
      expect(counted.wrong.length, counted.wrong.join("\n\n")).toBeLessThanOrEqual(wrong);
      expect(counted.invented.length, counted.invented.join("\n\n")).toBeLessThanOrEqual(invented);
    },
  );
});
