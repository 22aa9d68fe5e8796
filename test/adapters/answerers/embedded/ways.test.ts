/** Pages of a program: who asks for the way of a deed is told the command, the option or the sentence that is for it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const code = (...lines: readonly string[]): string => ["```", ...lines, "```"].join("\n");
const MOVED = "To move to another machine, restore a backup there. What was switched since then is lost.";
const UPDATE =
  "Before an update of Lampd a backup is made in backups/before-update. When it cannot be made, nothing is updated.";

const PAGES: readonly (readonly [Locale, string, readonly (readonly [string, string])[]])[] = [
  [
    "en",
    "lamps-en.md",
    [
      ["how do I make a backup?", code("lampd backup create --to /mnt/lamps   # while it runs")],
      ["How do I restore a backup?", code("lampd backup restore /mnt/lamps/2026-01-05")],
      [
        "what's the command to list backups",
        code("lampd backup list                     # those of this machine"),
      ],
      ["How do I see the backups?", code("lampd backup list                     # those of this machine")],
      ["how to install lampd", code("# Install lampd", "pip install lampd")],
      ["how do I upgrade lampd", code("# Upgrade lampd", "pip install --upgrade lampd")],
      ["How do I follow somebody?", "--follow: Switches on the lamps of the room that somebody enters."],
      ["how do I move to another machine", MOVED],
      // No way is asked for, and none is there.
      ["When is a backup made?", UPDATE],
      ["how do I delete a backup?", ""],
    ],
  ],
  [
    "pt-BR",
    "lamps-pt.md",
    [
      ["como faço um backup?", code("lampd backup create --to /mnt/lamps")],
      ["como faço para restaurar um backup", code("lampd backup restore /mnt/lamps/2026-01-05")],
      ["qual o comando para listar os backups?", code("lampd backup list")],
      ["como instalar o lampd", code("pip install lampd")],
      [
        "como mudar de máquina",
        "Para mudar de máquina, restaure lá um backup. O que foi aceso depois se perde.",
      ],
      ["como apagar um backup?", ""],
    ],
  ],
  [
    "it",
    "lamps-it.md",
    [
      ["come faccio un backup?", code("lampd backup create --to /mnt/lamps")],
      ["come si fa a ripristinare un backup", code("lampd backup restore /mnt/lamps/2026-01-05")],
      ["qual è il comando per elencare i backup?", code("lampd backup list")],
      ["come installo lampd", code("pip install lampd")],
      ["come eliminare un backup?", ""],
    ],
  ],
  [
    "ja",
    "lamps-ja.md",
    [
      ["バックアップの作成方法", code("lampd backup create --to /mnt/lamps")],
      ["バックアップを復元するには", code("lampd backup restore /mnt/lamps/2026-01-05")],
      ["バックアップの一覧を見るには", code("lampd backup list")],
      ["Lampdをインストールするには？", code("pip install lampd")],
      ["バックアップの削除方法は？", ""],
    ],
  ],
];

describe.each(PAGES)("a program's page, %s", (locale, file, cases) => {
  const page = readFileSync(`test/fixtures/code/${file}`, "utf8");
  it.each(cases)("%s", async (question, told) => {
    expect(await tellOf(locale, page, question)).toBe(told);
  });
});

describe("the way of a deed", () => {
  it("a command within a sentence leads, whatever else says the words", async () => {
    const page =
      "# Keys\n\nA key that was revoked is refused by all lamps within a second.\n\n## For programs\n\nA key opens the house. `lampd keys revoke <key>` ends one at once.";
    expect(await tellOf("en", page, "how do I revoke a key?")).toBe(
      "A key opens the house. lampd keys revoke <key> ends one at once.",
    );
  });

  it("an end in view that says more is another one", async () => {
    const page =
      "# Rooms\n\nTo rename a room that other programs of the house read each minute, restart them as well.\n\n## Names\n\nTo rename a room, write its new name behind the old one.";
    expect(await tellOf("en", page, "how do I rename a room?")).toBe(
      "To rename a room, write its new name behind the old one.",
    );
  });

  it("a thing that one uses is told from its own section, not from where both words stand", async () => {
    const filler =
      "## Query parameters\n\nYou may also declare cookies with a model; you will read about that later.";
    const own = "## Cookies\n\nCookies are small texts.\n\nYou can take one from a request by naming it.";
    expect(await tellOf("en", `# Guide\n\n${filler}\n\n${own}`, "how do I read a cookie?")).toBe(
      "You can take one from a request by naming it.",
    );
  });

  it("the steps under a heading that is the deed alone", async () => {
    const page =
      "# Handbook\n\n## Upgrading\n\n1. Read the changes.\n2. Make a copy.\n3. Put the new files in place.\n\n## Servers\n\nA new version waits until all servers run that version.";
    expect(await tellOf("en", page, "how do I upgrade to a new version?")).toBe(
      "1. Read the changes.\n2. Make a copy.\n3. Put the new files in place.",
    );
  });

  it("an option is told with the sentence before it, and before lines of code that name it, too", async () => {
    const page =
      "# Search\n\nBy default only names are read. With `--whole` or `-w` whole texts are searched.\n\n## Options\n\n```\n-w, --whole     search whole texts\n-n, --names     search names alone\n```";
    expect(await tellOf("en", page, "how do I search whole texts?")).toBe(
      "By default only names are read. With --whole or -w whole texts are searched.",
    );
  });

  it("a folder in a command may be called anything", async () => {
    const page = readFileSync("test/fixtures/code/lamps-en.md", "utf8");
    expect(await tellOf("en", page, "how do I make a lamp?")).not.toContain("backup create");
  });

  it("a Mac is what macOS runs on", async () => {
    const page =
      "# Lampd\n\n## Linux\n\n`apt install lampd` is enough.\n\n## macOS\n\nFetch it with `brew install lampd`.";
    expect(await tellOf("en", page, "how do I install lampd on a mac?")).toBe(
      "Fetch it with brew install lampd.",
    );
  });

  it("of what was spoken of", async () => {
    const page = readFileSync("test/fixtures/code/lamps-en.md", "utf8");
    const talk = ["what does a backup hold?", "and how do I restore it?"];
    expect(await tellOf("en", page, ...talk)).toBe(code("lampd backup restore /mnt/lamps/2026-01-05"));
  });
});

describe("the section called after the thing is told to who asks how one does it", () => {
  it.each<[Locale, string, string, string]>([
    [
      "it",
      "# Officina Lume\n\n## Garanzia\n\nLa lanterna si configura una volta sola in negozio. La lanterna ha due anni di garanzia.\n\n## Lanterna\n\nPremi il pulsante per cinque secondi. Scegli la luce con la ghiera.\n",
      "Come si configura la lanterna?",
      "Premi il pulsante per cinque secondi. Scegli la luce con la ghiera.",
    ],
    [
      "pt-BR",
      "# Oficina Lume\n\n## Garantia\n\nA lanterna se configura uma vez só na loja. A lanterna tem dois anos de garantia.\n\n## Lanterna\n\nAperte o botão por cinco segundos. Escolha a luz com o anel.\n",
      "Como se configura a lanterna?",
      "Aperte o botão por cinco segundos. Escolha a luz com o anel.",
    ],
  ])("%s", async (locale, page, question, told) => {
    expect(await tellOf(locale, page, question)).toBe(told);
  });
});
