/** Commands and options beside what a manual says in the same words: which of them is the way, and what is told with it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const code = (...lines: readonly string[]): string => `\`\`\`\n${lines.join("\n")}\n\`\`\``;

describe("a command", () => {
  it("is that of the thing that was asked about before", () => {
    const keys = page(
      "Commands",
      "    shop user revoke <name>",
      "    shop key revoke <id>",
      "    shop key list",
    );
    const questions = ["How do I create a key?", "And how do I revoke it?"];
    expect(tell([keys], questions)).toBe(code("shop key revoke <id>"));
  });

  it.each<[Locale, string, FoundText, string]>([
    [
      "ja",
      "バックアップを復元するにはどうすればいいですか？",
      page(
        "バックアップ",
        "毎晩バックアップを取り、復元できます。",
        "    shop backup create",
        "    shop backup restore <file>",
        "    shop backup list",
      ),
      "shop backup restore <file>",
    ],
    [
      "ja",
      "注文をエクスポートする方法は？",
      page(
        "注文のエクスポート",
        "注文はエクスポートできます。",
        "    shop export orders",
        "    shop import orders",
        "    shop list orders",
      ),
      "shop export orders",
    ],
    [
      "pt-BR",
      "Como restauro um backup?",
      page(
        "Restaurar um backup",
        "O backup se restaura pelo terminal.",
        "    loja restore <arquivo>",
        "    loja stop",
        "    loja start",
      ),
      "loja restore <arquivo>",
    ],
    [
      "it",
      "Come ripristino un backup?",
      page(
        "Ripristinare un backup",
        "Un backup si ripristina da terminale.",
        "    shop restore <file>",
        "    shop stop",
        "    shop start",
      ),
      "shop restore <file>",
    ],
    [
      "en",
      "How do I restore a lamp?",
      page(
        "Repairs",
        "Old lamps are restored by our smith.",
        "    lamp restore /mnt/lamps/1",
        "    lamp list /mnt/lamps",
        "    lamp stop",
      ),
      "lamp restore /mnt/lamps/1",
    ],
    [
      "en",
      "How do I use the hall light?",
      page(
        "Lights",
        "The hall light is used by all.",
        "    light hall on",
        "    light hall off",
        "    light kitchen on",
      ),
      "light hall on",
    ],
    [
      "en",
      "How do I remove a booking?",
      page(
        "Desk",
        "Bookings are removed by us on request.",
        "    desk reservation remove <id>",
        "    desk reservation add <name>",
        "    desk stop",
      ),
      "desk reservation remove <id>",
    ],
    [
      "en",
      "How do I restore a backup of the orders?",
      page("Backups", "    shop backup restore", "    shop backup restore --orders", "    shop backup list"),
      "shop backup restore --orders",
    ],
  ])("%s: %s is told alone", (locale, question, taught, command) => {
    expect(tell([taught], question, locale)).toBe(code(command));
  });

  it.each([
    [
      "deed with another thing",
      "How do I list backups?",
      "Backups are listed under Menu › Backups.",
      "shop user list",
    ],
    ["deed without a thing", "How do I list boats?", "Boats are listed on the board.", "harbour list"],
    [
      "thing in a path alone",
      "How do I restore lamps?",
      "Old lamps are restored by our smith.",
      "tool restore /mnt/lamps",
    ],
    [
      "thing in the heading alone",
      "How do I restore a backup?",
      "A backup is restored by our staff.",
      "shop restore orders",
    ],
    [
      "thing in a word that is only like it",
      "How do I delete a photo?",
      "Photos are deleted by us.",
      "gallery picture rm",
    ],
  ])("that says a %s is no answer to %s", (_what, question, sentence, command) => {
    const heading = question.includes("backup?") ? "Backups" : "Manual";
    const taught = page(heading, sentence, `    ${command}`, "    tool add", "    tool stop");
    expect(tell([taught], question)?.split("\n")[0]).toBe(sentence);
  });

  it("is that of the best section of several", () => {
    const users = page("Backups of users", "    users backup restore", "    users backup list");
    const own = page("Backups", "    shop backup restore", "    shop backup list", "    shop backup stop");
    expect(tell([users, own], "How do I restore a backup?")).toBe(code("shop backup restore"));
  });

  it("of half of what was asked does not go before a sentence that says it all", () => {
    const crash = page(
      "Crashes",
      "After a crash of the database a backup of the orders is restored by us. Call us.",
    );
    const commands = page("Commands", "    shop backup restore", "    shop backup list", "    shop stop");
    expect(
      tell([crash, commands], "How do I restore a backup of the orders after a crash of the database?"),
    ).toBe(crash.text);
  });

  it.each<[Locale, string, FoundText, string]>([
    [
      "it",
      "Come ripristino un backup?",
      page("Backup", "Un backup si ripristina in negozio. Ripristinare un backup costa poco."),
      "Comandi",
    ],
    [
      "pt-BR",
      "Como restauro um backup?",
      page("Backup", "Um backup se restaura na loja. Restaurar um backup custa pouco."),
      "Comandos",
    ],
  ])("%s: is found though it shares few words with the question", (locale, question, prose, heading) => {
    const commands = page(heading, "    shop backup restore <file>", "    shop stop", "    shop start");
    expect(tell([prose, commands], question, locale)).toBe(code("shop backup restore <file>"));
  });
});
