/** Paths in commands to be copied: a shell has to read them as one word. */
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { toShellWord } from "../../../src/cli/output/shell-word.ts";

it.each(["/var/lib/chat-assistant", "dados/café", "my shop", "it's", "$(id)", "a;b", "", "*"])(
  "%s is read by a shell as it is",
  (word) => {
    expect(execFileSync("sh", ["-c", `printf %s ${toShellWord(word)}`], { encoding: "utf8" })).toBe(word);
  },
);

it("what needs no quotes has none", () => {
  expect(toShellWord("/srv/café/chat-assistant.db")).toBe("/srv/café/chat-assistant.db");
});
