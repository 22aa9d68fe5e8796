import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { createLanguage, fill } from "../../src/web/chat/i18n.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
type Strings = Readonly<Record<string, string>>;
const read = (locale: string): Strings =>
  JSON.parse(readFileSync(path.join(ROOT, `templates/locales/${locale}.json`), "utf8")) as Strings;
const webKeys = (strings: Strings): string[] => Object.keys(strings).filter((key) => key.startsWith("web."));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

function sourcesIn(folder: string): string {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8"))
    .join("\n");
}

describe("the page's words", () => {
  const english = read("en");

  it.each(LOCALES)("%s has the same keys in the same order as English", (locale) => {
    expect(Object.keys(read(locale))).toEqual(Object.keys(english));
  });

  it.each(LOCALES)("%s fills the same placeholders as English", (locale) => {
    for (const [key, text] of Object.entries(read(locale))) {
      expect([key, ...placeholders(text).toSorted()]).toEqual([
        key,
        ...placeholders(english[key] ?? "").toSorted(),
      ]);
    }
  });

  it.each(LOCALES.filter((locale) => locale !== "en"))("%s is translated", (locale) => {
    const same = webKeys(english).filter((key) => read(locale)[key] === english[key]);
    expect(same.filter((key) => !["web.page.title", "web.contact.email"].includes(key))).toEqual([]);
  });

  it("uses full-width punctuation in Japanese", () => {
    for (const key of webKeys(english)) expect(read("ja")[key]).not.toMatch(/[ぁ-んァ-ヶ一-龠][.,!?()]/);
  });

  it("asks for no string that is missing, and has none that nobody asks for", () => {
    const sources = sourcesIn("src/web") + sourcesIn("src/adapters/pages");
    const asked = new Set(
      [...sources.matchAll(/["'`](?:web\.)?([a-z_]+(?:\.[a-z_]+)*)["'`]/g)].map(([, key]) => key),
    );
    const prefixes = [...sources.matchAll(/`(?:web\.)?([a-z_.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? "");
    const isAsked = (key: string): boolean =>
      asked.has(key) ||
      asked.has(key.replace(/\.(one|other)$/, "")) ||
      prefixes.some((p) => key.startsWith(p));
    const inPages = new Set(["page.noscript", "page.loading"]);
    const unused = webKeys(english)
      .map((key) => key.slice("web.".length))
      .filter((key) => !isAsked(key) && !inPages.has(key) && !/^(test|widget|notice)\./.test(key));
    expect(unused).toEqual([]);
    const said = [...sources.matchAll(/\b(?:text|named|word|counted)\("(?:web\.)?([a-z_.]+)"/g)].map(
      ([, key]) => key,
    );
    const labelled = [...sources.matchAll(/\b(?:label|title)="([a-z_]+\.[a-z_.]+)"/g)].map(([, key]) => key);
    const known = (key: string): boolean => `web.${key}` in english || `web.${key}.other` in english;
    const missing = [...said, ...labelled].filter((key) => !known(key ?? "") && !known(`test.${key}`));
    expect(missing).toEqual([]);
  });
});

describe("a language", () => {
  const language = createLanguage("en", {
    "web.greeting": "Hello {name}, {name}!",
    "web.left.one": "{count} left",
    "web.left.other": "{count} are left",
  });

  it("fills placeholders, also with text that looks like a pattern", () => {
    expect(language.text("web.greeting", { name: "$& {x}" })).toBe("Hello $& {x}, $& {x}!");
    expect(fill("{a} {b}", { a: 1 })).toBe("1 {b}");
  });

  it("ends a sentence once, also behind a name that has a full stop of its own", () => {
    expect(fill("Of {name}. By {name}: {file}.", { name: "Acme Ltd.", file: "etc..." })).toBe(
      "Of Acme Ltd. By Acme Ltd.: etc...",
    );
    expect(fill("Of {name}. {none}.", { name: "Acme" })).toBe("Of Acme. {none}.");
  });

  it("shows a missing key instead of nothing", () => {
    expect(language.text("web.none")).toBe("web.none");
  });

  it("picks plural forms", () => {
    expect([0, 1, 2].map((count) => language.count("web.left", count))).toEqual([
      "0 are left",
      "1 left",
      "2 are left",
    ]);
    const japanese = createLanguage("ja", { "web.left.other": "残り{count}件" });
    expect(japanese.count("web.left", 1)).toBe("残り1件");
  });

  it("makes no formatter of numbers or times before one is needed: on a phone that takes a tenth of a second", () => {
    const made = (["PluralRules", "NumberFormat", "DateTimeFormat"] as const).map((name) =>
      vi.spyOn(Intl, name),
    );
    createLanguage("ja", { "web.greeting": "{name}さん" }).text("web.greeting", { name: "x" });
    for (const formatter of made) expect(formatter).not.toHaveBeenCalled();
  });

  it("writes sizes and times of its locale, and nothing for a broken time", () => {
    expect(language.size(34_000)).toBe("33.2 kB");
    expect(createLanguage("it", {}).size(2_500_000)).toBe("2,4 MB");
    expect(language.time("never")).toBe("");
    const morning = new Date(2026, 0, 1, 9, 5).toISOString();
    const times = LOCALES.map((locale) => createLanguage(locale, {}).time(morning).replace(/\s/, " "));
    expect(Object.fromEntries(LOCALES.map((locale, at) => [locale, times[at]]))).toEqual({
      en: "9:05 AM",
      "pt-BR": "09:05",
      ja: "9:05",
      it: "09:05",
    });
  });
});
