/** `doctor` and the operator's own templates of mails. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clearAway, copy, examine, expectError, folder, makeSound } from "../support/doctor.ts";

beforeAll(makeSound);
afterAll(clearAway);

let made = 0;
/** A directory of own templates: each a built-in one, changed. */
function change(name: string, edit: (text: string) => string): Record<string, string> {
  const templates = path.join(folder, `templates-${(made += 1)}`);
  mkdirSync(path.join(templates, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(templates, name), edit(readFileSync(path.join("templates", name), "utf8")));
  return { CHAT_ASSISTANT_TEMPLATES: templates };
}

it.each([
  "feedback.html",
  "relay.html",
  "row.html",
  "rows.html",
  "section.html",
  "text.html",
  "turn-assistant.html",
  "turn-user.html",
])("a value in mail/%s that there is none of is named, with the file", async (name) => {
  const environment = change(`mail/${name}`, (text) => `${text}{{lable}}`);
  const message = new RegExp(
    `in en, pt-BR, ja, it: template mail/${name.replace(".", "\\.")} needs a value for lable\\.$`,
  );
  const remedy = new RegExp(`Mend it in ${environment["CHAT_ASSISTANT_TEMPLATES"]}`);
  expectError(await examine(copy(), environment), "mail templates", message, remedy);
});

it("words of a language that are no JSON are told of that language alone", async () => {
  const environment = change("locales/it.json", (text) => text.replace(",", ""));
  const message = /^No mail can be written in it: locales\/it\.json is not valid JSON: .*JSON/;
  expectError(await examine(copy(), environment), "mail templates", message, /remove it there/);
});

it("own templates without a mistake are well", async () => {
  const environment = change("mail/row.html", (text) => text.replace("34%", "40%"));
  expect((await examine(copy(), environment)).findings).toContainEqual(
    expect.objectContaining({ check: "mail templates", level: "ok", remedy: null }),
  );
});
