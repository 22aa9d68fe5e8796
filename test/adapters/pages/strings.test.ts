import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readStrings } from "../../../src/adapters/pages/strings.ts";
import { createTemplates } from "../../../src/adapters/pages/templates.ts";

let own = "";

beforeEach(() => {
  own = mkdtempSync(path.join(tmpdir(), "strings-"));
  mkdirSync(path.join(own, "locales"));
});
afterEach(() => rmSync(own, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(path.join(own, "locales", "en.json"), text);
  return readStrings(
    createTemplates({ directories: [own, path.resolve("templates")] }),
    "en",
    "web.consent.",
  );
};

describe("the words of a language, where an operator's file has some of them,", () => {
  it("are the operator's, and the product's where that file says nothing", () => {
    const strings = read('{ "web.consent.accept": "Let us begin" }');
    expect(strings).toMatchObject({
      "web.consent.accept": "Let us begin",
      "web.consent.refuse": "No, thanks",
    });
    expect(Object.keys(strings).every((key) => key.startsWith("web.consent."))).toBe(true);
  });

  it.each([
    '{ "web.consent.accept": null }',
    '{ "web.consent.accept": { "en": "Yes" } }',
    '["Yes"]',
    '"Yes"',
    "null",
  ])("are not read when something in it is no text: %s", (text) => {
    expect(() => read(text)).toThrow(/^pages: locales\/en.json /);
  });

  it("are not read when it is no JSON", () => {
    expect(() => read("{ bad")).toThrow("locales/en.json is not valid JSON");
  });
});
