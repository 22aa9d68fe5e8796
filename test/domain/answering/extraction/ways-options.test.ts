/** Commands and options that a sentence or an item of a list names. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const code = (...lines: readonly string[]): string => `\`\`\`\n${lines.join("\n")}\n\`\`\``;

describe("a command that a sentence names", () => {
  const KEYS = page("Keys", "A key that is lost has to be revoked. Whoever revokes a key tells the team.");
  it("goes before what only says the words", () => {
    const way = page("Command line", "All is done there. keys revoke <key_id> ends it at once. Users stay.");
    expect(tell([KEYS, way], "How do I revoke a key?")).toBe(way.text);
  });

  it.each([
    ["deed of another thing", "users revoke <name> ends a user at once. Keys stay."],
    ["thing with another deed", "keys list <robot> shows those that were revoked. Users stay."],
  ])("does not for the %s", (_what, said) => {
    const other = page("Command line", `All is done there. ${said}`);
    expect(tell([KEYS, other], "How do I revoke a key?")).toBe(KEYS.text);
  });

  it("is told with what stands around it", () => {
    const taught = page(
      "Keys",
      "A key can be revoked. Keys are secret. With keys revoke <key_id> it ends at once. Nobody sees them.",
    );
    expect(tell([taught], "How do I revoke a key?")).toBe(taught.text);
  });

  it("is told with the other steps of a numbered list", () => {
    const steps = [
      "1. keys add <name> makes one.",
      "2. keys revoke <key_id> ends a key.",
      "3. keys list <robot> shows them.",
    ];
    expect(tell([page("Keys", ...steps)], "How do I revoke a key?")).toBe(steps.join("\n"));
  });
});

describe("an option", () => {
  const PRICES = page(
    "Prices",
    "All prices are replaced at night. Whoever replaces all prices has to tell us.",
  );
  it.each([
    [
      "is told where a sentence names it after what was asked",
      "Files are read daily. With --replace all prices are those of the file. Orders stay.",
      true,
    ],
    [
      "of another name is not",
      "Files are read daily. With --quiet nothing is said when prices are all replaced. Orders stay.",
      false,
    ],
    [
      "of another thing is not",
      "Files are read daily. With --replace a new logo is taken. Orders stay.",
      false,
    ],
  ])("%s: “%s”", (_what, text, isTold) => {
    const other = page("Import", text);
    expect(tell([PRICES, other], "How do I replace all prices?")).toBe((isTold ? other : PRICES).text);
  });

  it("is told where the manual explains it among others", () => {
    const options = page(
      "Import",
      "    -r, --replace     replace all prices",
      "    -q, --quiet     say nothing",
      "    -d, --dry     change nothing",
    );
    expect(tell([PRICES, options], "How do I replace all prices?")).toBe(
      code("-r, --replace     replace all prices"),
    );
  });
});

describe("of a list that a sentence leads into", () => {
  it.each<[Locale, string, FoundText, readonly [lead: string, item: string]]>([
    [
      "en",
      "How do I replace all prices?",
      page(
        "Import",
        "These options change what is done:",
        "- With --replace all prices are new.",
        "- With --quiet nothing is said.",
        "- With --dry nothing is changed.",
      ),
      ["These options change what is done:", "- With --replace all prices are new."],
    ],
    [
      "pt-BR",
      "Como substituo todos os preços?",
      page(
        "Importação",
        "Estas opções mudam o que se faz:",
        "- Com --substituir todos os preços são novos.",
        "- Com --quieto nada se diz.",
        "- Com --seco nada muda.",
      ),
      ["Estas opções mudam o que se faz:", "- Com --substituir todos os preços são novos."],
    ],
    [
      "en",
      "How do I revoke a key?",
      page(
        "Keys",
        "On the command line there are these:",
        "- keys revoke <key_id> ends a key.",
        "- keys list <robot> shows them.",
        "- keys add <name> makes one.",
      ),
      ["On the command line there are these:", "- keys revoke <key_id> ends a key."],
    ],
    [
      "en",
      "How do I restore a backup?",
      page(
        "Backups",
        "A backup holds all orders. On the server there are these commands:",
        "    shop backup create",
        "    shop backup restore <file>",
        "    shop backup list",
      ),
      ["On the server there are these commands:", code("shop backup restore <file>")],
    ],
  ])("%s: %s the item is told with that", (locale, question, taught, told) => {
    expect(tell([taught], question, locale)).toBe(told.join("\n"));
  });

  it.each<[Locale, string, FoundText, string]>([
    [
      "it",
      "Come imballo uno stoppino?",
      page(
        "Imballaggio",
        "Imballiamo così:",
        "- Per imballare una lampada, avvolgila nella lana.",
        "- Per imballare uno stoppino, arrotolalo.",
        "- Per l'olio, chiedi.",
      ),
      "Per imballare uno stoppino, arrotolalo.",
    ],
    [
      "ja",
      "芯を包むには？",
      page(
        "包み方",
        "次のように包みます:",
        "- ランプを包むには、毛布を使います。",
        "- 芯を包むには、紙を使います。",
        "- 油はご相談ください。",
      ),
      "芯を包むには、紙を使います。",
    ],
  ])("%s: %s the item that says itself what for is told alone", (locale, question, taught, told) => {
    expect(tell([taught], question, locale)).toBe(told);
  });
});
