/**
 * Messages as they are typed on phones: abbreviations, typing errors, capitals, emoji, missing spaces, one word, several
 * messages for one question – over the demo robots and pages of small businesses. Each stands beside what it says in clean
 * form; both, and what a right answer shows, were written before any answer was seen ("X": there is none, "X|…" or a denial).
 * Failures were read of one half; of the other, over pages of its own, only the counts. What is asked "later" was written when the
 * rules stood, and read then.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");

type Half = "read" | "unread" | "later";
type Message = readonly [typed: string | readonly string[], clean: string, right: string];
type Messages = Record<
  Locale,
  readonly { readonly half: Half; readonly taught: string; readonly messages: readonly Message[] }[]
>;
type Pages = Record<Locale, readonly { readonly page: string }[]>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, `test/fixtures/${name}.json`), "utf8"));
const MESSAGES = read("chat-messages") as Messages;
const PAGES = { unread: read("unread-pages"), business: read("business-pages") } as Record<string, Pages>;

/** Opens "demo" or "unread 0". */
function open(locale: Locale, taught: string) {
  const [kind = "", which = ""] = taught.split(" ");
  if (kind === "demo")
    return openTaught(locale, path.join(ROOT, `templates/demo/demo-${locale.toLowerCase()}/knowledge`));
  return openPage(locale, PAGES[kind]![locale][Number(which)]!.page);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

async function ask(locale: Locale, half: Half, form: "typed" | "clean") {
  const counted = { right: 0, otherwise: [] as string[], declined: [] as string[], invented: [] as string[] };
  for (const { taught, messages } of MESSAGES[locale].filter((one) => one.half === half)) {
    const robot = await open(locale, taught);
    for (const [typed, clean, right] of messages) {
      const said = form === "clean" ? [clean] : [typed].flat();
      const answer = (await robot.talk(said)).at(-1)!;
      const told = half === "unread" ? "one" : `${said.join(" / ")}\n→ ${answer.text}`;
      const [isUntold, denial] = [right.startsWith("X"), right.replace(/^X\|?/, "")];
      const isRight = denial !== "" && new RegExp(denial).test(plain(answer.text));
      const isAnswered = answer.outcome === "answered";
      if (isAnswered ? isRight : isUntold) counted.right += 1;
      else if (!isAnswered) counted.declined.push(told);
      else counted[isUntold ? "invented" : "otherwise"].push(told);
    }
    await robot.close();
  }
  return counted;
}

describe("messages as they are typed on phones", () => {
  it.each<[Locale, Half, right: number, otherwise: number, invented: number]>([
    ["en", "read", 33, 0, 1],
    ["en", "unread", 32, 3, 1],
    ["en", "later", 22, 2, 0],
    ["pt-BR", "read", 36, 0, 0],
    ["pt-BR", "unread", 30, 1, 1],
    ["pt-BR", "later", 21, 2, 1],
    ["it", "read", 33, 2, 0],
    ["it", "unread", 32, 1, 2],
    ["it", "later", 24, 0, 0],
    ["ja", "read", 35, 1, 0],
    ["ja", "unread", 36, 0, 1],
    ["ja", "later", 19, 2, 0],
  ])(
    "%s, %s: of those at least %i get what they should, at most %i something else, and at most %i an answer where there is none",
    async (locale, half, right, otherwise, invented) => {
      const counted = await ask(locale, half, "typed");
      expect(counted.right, [...counted.otherwise, ...counted.declined].join("\n\n")).toBeGreaterThanOrEqual(
        right,
      );
      expect(counted.otherwise.length, counted.otherwise.join("\n\n")).toBeLessThanOrEqual(otherwise);
      expect(counted.invented.length, counted.invented.join("\n\n")).toBeLessThanOrEqual(invented);
    },
  );

  it.each<[Locale, lost: number]>([
    ["en", 7],
    ["pt-BR", 2],
    ["it", 4],
    ["ja", 2],
  ])("%s: at most %i fewer than in clean form get what they should", async (locale, lost) => {
    let missing = 0;
    for (const half of ["read", "unread", "later"] as const) {
      missing += (await ask(locale, half, "clean")).right - (await ask(locale, half, "typed")).right;
    }
    expect(missing).toBeLessThanOrEqual(lost);
  });
});
