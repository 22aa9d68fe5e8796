import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createLanguage } from "../../src/web/chat/i18n.ts";
import type { ChatPageData } from "../../src/contract/page-data.ts";
import { INITIAL_STATE } from "../../src/web/chat/session-state.ts";
import { transcriptText } from "../../src/web/chat/transcript-text.ts";
import { SESSION } from "./situation.ts";

describe("the transcript that a visitor keeps", () => {
  it.each([
    ["en", `Protocol number: ${SESSION.protocol_number}`],
    ["pt-BR", `Número de protocolo: ${SESSION.protocol_number}`],
    ["ja", `受付番号：${SESSION.protocol_number}`],
    ["it", `Numero di protocollo: ${SESSION.protocol_number}`],
  ] as const)("names its protocol number as %s writes it", (locale, line) => {
    const file = path.resolve(import.meta.dirname, `../../templates/locales/${locale}.json`);
    const language = createLanguage(locale, JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
    const data = { config: { assistant_name: "Aki", company_name: "Acme" } } as ChatPageData;
    const text = transcriptText({ data, language }, { ...INITIAL_STATE, session: SESSION });
    expect(text.split("\n")[1]).toBe(line);
  });
});
