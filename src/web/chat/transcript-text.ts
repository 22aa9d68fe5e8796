/** The transcript as text that the visitor can keep. */
import type { Language } from "./i18n.ts";
import { plainTextOf } from "./markdown-text.ts";
import type { ChatPageData } from "../../contract/page-data.ts";
import type { ChatState } from "./session-state.ts";

/** What a transcript is written from. */
export interface TranscriptSource {
  readonly data: ChatPageData;
  readonly language: Language;
}

/** The transcript as lines: who, when, what; the protocol number first. */
export function transcriptText({ data, language }: TranscriptSource, state: ChatState): string {
  const names = { assistant: data.config.assistant_name, company: data.config.company_name };
  const number = state.ending?.protocol_number ?? state.session?.protocol_number;
  const head = [language.text("web.page.title", names)];
  if (number) head.push(language.text("web.transcript.number", { number }));
  const said = state.messages.map(({ role, text, created_at }) => {
    const who = role === "user" ? language.text("web.message.you") : data.config.assistant_name;
    return `[${language.time(created_at)}] ${who}\n${role === "user" ? text : plainTextOf(text)}`;
  });
  return `${[head.join("\n"), ...said].join("\n\n")}\n`;
}
