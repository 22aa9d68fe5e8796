/** A wrong indentation is told at the line that has it, not at the comments above. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { readYamlFile } from "../../../src/adapters/seeding/yaml-file.ts";

it("names the line behind comments and empty lines", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-yaml-"));
  const file = path.join(folder, "robot.yaml");
  writeFileSync(file, "name: a\n# A comment.\n\n# Another.\n  locale: en\n");
  let said = "";
  try {
    readYamlFile(file, z.object({ name: z.string() }));
  } catch (error) {
    said = error instanceof Error ? error.message : "";
  }
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/robot\.yaml:5\b|line 5\b/);
});
