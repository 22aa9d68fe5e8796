import { describe, expect, it } from "vitest";
import { flattenTree, toCommandTree } from "../../src/cli/command-tree.ts";
import { createProgram } from "../../src/cli/main.ts";
import { runCommand } from "../support/command.ts";

const commands = flattenTree(toCommandTree(createProgram({ exit_code: 0 })));

describe("--help", () => {
  it("of every command is what it was, through the real program", { timeout: 120_000 }, async () => {
    const pages: string[] = [];
    for (const { path } of commands) {
      const { code, stdout, stderr } = await runCommand([...path, "--help"]);
      expect([code, stderr], path.join(" ")).toEqual([0, ""]);
      pages.push(`$ ${["chat-assistant", ...path].join(" ")} --help\n${stdout}`);
    }
    await expect(pages.join("\n")).toMatchFileSnapshot("__snapshots__/help.txt");
  });

  it("every command says in a line what it does, and lists and shows take --json", () => {
    for (const { path, summary, children, flags } of commands.slice(1)) {
      expect(summary, path.join(" ")).not.toBe("");
      const isReading = children.length === 0 && /^(list|show|report|verify)$/.test(path.at(-1) ?? "");
      if (isReading)
        expect(
          flags.map(({ long }) => long),
          path.join(" "),
        ).toContain("--json");
    }
  });
});
