import type { Command } from "commander";
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

  it.each([30, 40, 60, 80, 120])(
    "of every command fits a terminal of %i columns, as far as its words do",
    (columns) => {
      const longest: string[] = [];
      const look = (command: Command): void => {
        command.configureOutput({ getOutHelpWidth: () => columns });
        // Terms and examples are not broken: they are typed as they stand.
        const lines = command
          .helpInformation()
          .split("\n")
          .filter((line) => !/^\s*(\$|-\w|--|[\w-]+ [[<]|Usage:)/.test(line));
        longest.push(...lines.filter((line) => line.length > columns && line.trim().includes(" ")));
        for (const child of command.commands) look(child);
      };
      const program = createProgram({ exit_code: 0 });
      look(program);
      expect(longest).toEqual([]);
    },
  );

  it("puts what a command does below it on a narrow terminal, and beside it on a wide one", () => {
    const shown = (columns: number): string => {
      const program = createProgram({ exit_code: 0 });
      return program.configureOutput({ getOutHelpWidth: () => columns }).helpInformation();
    };
    expect(shown(40)).toContain(
      "  schema <file>\n      print the JSON Schema of\n      tenant.yaml, robot.yaml or\n      checks.yaml\n",
    );
    expect(shown(80)).toMatch(/^ {2}serve \[options\] {2,}serve the robots/m);
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
