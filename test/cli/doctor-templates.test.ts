/** `doctor` and the operator's own templates. */
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

it("words of a language that are no JSON are told of that language alone, as its pages need them too", async () => {
  const environment = change("locales/it.json", (text) => text.replace(",", ""));
  const message =
    /^No page can be shown and no mail be written in it: locales\/it\.json is not valid JSON: .*JSON/;
  expectError(await examine(copy(), environment), "mail templates", message, /remove it there/);
});

it("own templates without a mistake are well", async () => {
  const environment = change("mail/row.html", (text) => text.replace("34%", "40%"));
  expect((await examine(copy(), environment)).findings).toContainEqual(
    expect.objectContaining({ check: "mail templates", level: "ok", remedy: null }),
  );
});

/** A directory of own templates that holds these files. */
function write(files: Record<string, string | Buffer>): Record<string, string> {
  const templates = path.join(folder, `templates-${(made += 1)}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(templates, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(templates, name), text);
  }
  return { CHAT_ASSISTANT_TEMPLATES: templates };
}

const messagesOf = async (environment: Record<string, string>, level: string) =>
  (await examine(copy(), environment)).findings
    .filter((finding) => finding.check === "templates" && finding.level === level)
    .map(({ message }) => message);

it.each([
  ["terms/terms.pt-br.md", "terms/terms.pt-br.md (did you mean terms/terms.pt-BR.md?)"],
  ["locales/de.json", "locales/de.json"],
  ["local/en.json", "local"],
  ["relay.html", "relay.html"],
  ["styles/chat.css", "styles"],
  ["mail/old/relay.html", "mail/old"],
])("%s, which nothing reads, is named", async (name, told) => {
  const [message] = await messagesOf(write({ [name]: "{}" }), "warning");
  expect(message).toMatch(/^Nothing reads /);
  expect(message).toContain(told);
});

it("words that nothing shows are named with the right ones, and hidden files are nobody's matter", async () => {
  const words = { "web.consent.acept": "Start", "web.consent.accept": "Start" };
  const environment = write({ "locales/en.json": JSON.stringify(words), ".git/config": "" });
  expect(await messagesOf(environment, "warning")).toEqual([
    "locales/en.json has words that nothing shows: web.consent.acept (did you mean web.consent.accept?).",
  ]);
});

it("a file that is not UTF-8 is an error", async () => {
  const report = await examine(copy(), write({ "terms/terms.en.md": Buffer.from("caf\xe9", "latin1") }));
  expectError(report, "templates", /^terms\/terms\.en\.md is not UTF-8\.$/, /save it as UTF-8/i);
});

it("a page that names what there is none of is an error", async () => {
  const report = await examine(
    copy(),
    change("pages/chat.html", (text) => `${text}{{lable}}`),
  );
  expectError(report, "templates", /^pages\/chat\.html needs a value for lable\.$/, /docs\/templates\.md/);
});

it.each(["mail/relay.html", "mail/relay.txt", "pages/chat.html"])(
  "what %s leaves out of the built-in one is told",
  async (name) => {
    const environment = change(name, (text) => text.replaceAll(/\{+title\}+/g, "Chat"));
    expect(await messagesOf(environment, "warning")).toEqual([`${name} leaves out title.`]);
  },
);

it("files that are read are well", async () => {
  const environment = write({
    "locales/en.json": '{"web.consent.accept":"Start"}',
    "terms/terms.it.md": "…",
  });
  expect(await messagesOf(environment, "ok")).toEqual(["Every template is one that is read."]);
});
