/** Reads the prompt templates of all visibilities and locales from folders (`templates/prompts`), which an operator may edit. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { parsePrompt, type PromptTemplate } from "../../../domain/prompting/template.ts";
import type { PromptTemplates } from "./answerer.ts";

/** All eight templates, checked; each from the first folder that has it. Throws with the file's name when one is missing or faulty. */
export async function readPromptTemplates(...folders: readonly string[]): Promise<PromptTemplates> {
  const read = (visibility: string) =>
    byLocale(folders, visibility, (text, name): PromptTemplate => parsePrompt(text, name));
  const [open, closed] = await Promise.all([read("public"), read("private")]);
  return { public: open, private: closed };
}

/** The rules of summaries by language, each from the first folder that has it. Throws as `readPromptTemplates` does. */
export function readSummaryPrompts(...folders: readonly string[]): Promise<Record<Locale, string>> {
  return byLocale(folders, "summary", (text, name) => {
    if (!text.includes("{{marker}}")) throw new Error(`prompts: ${name}: {{marker}} is needed`);
    return text.trim();
  });
}

async function byLocale<T>(
  folders: readonly string[],
  stem: string,
  parse: (text: string, name: string) => T,
): Promise<Record<Locale, T>> {
  const entries = LOCALES.map(async (locale): Promise<[Locale, T]> => {
    const name = `${stem}.${locale}.md`;
    const folder = folders.find((each) => existsSync(join(each, name))) ?? folders.at(-1) ?? "";
    const text = await readFile(join(folder, name), "utf8").catch((cause: unknown) => {
      throw new Error(`prompts: cannot read ${name}`, { cause });
    });
    return [locale, parse(text, name)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, T>;
}
