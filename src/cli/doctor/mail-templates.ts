/** The operator's own templates of mails: with a mistake in one of them, no conversation is delivered. */
import { existsSync } from "node:fs";
import { tryMail } from "../../adapters/forms/mail-sample.ts";
import { createTemplates } from "../../adapters/pages/templates.ts";
import { templateDirectories } from "../../appliance/adapters.ts";
import { type Locale, LOCALES } from "../../contract/locale.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { type Check, findingsOf, toReason } from "./finding.ts";

/** Fills them in every language; silent where there are only the product's. Nothing is sent. */
export const mailTemplatesCheck: Check = {
  name: "mail templates",
  run: ({ settings }) => {
    // That there is no such directory is told by what opens the rest.
    if (settings.templates === null || !existsSync(settings.templates)) return [];
    const find = findingsOf("mail templates");
    const templates = createTemplates({ directories: templateDirectories(settings) });
    const faults = new Map<string, Locale[]>();
    for (const locale of LOCALES) {
      try {
        tryMail(templates, locale);
      } catch (error) {
        const fault = toFault(error);
        faults.set(fault, [...(faults.get(fault) ?? []), locale]);
      }
    }
    if (faults.size === 0) return [find.ok("Mails can be written with the templates.")];
    const remedy = `Mend it in ${settings.templates}, or remove it there to have the built-in one; then restart the service.`;
    return [...faults].map(([fault, locales]) => {
      const what = fault.startsWith("locales/")
        ? "No page can be shown and no mail be written"
        : "No mail can be written";
      return find.error(`${what} in ${locales.join(", ")}: ${fault}.`, remedy);
    });
  },
};

function toFault(error: unknown): string {
  const what = toReason(error).replace(/^pages: /, "");
  if (!(error instanceof Error) || error.cause === undefined) return what;
  return `${what}: ${toFileWords(error.cause).replaceAll(/\s+/g, " ")}`;
}
