/**
 * Faults of an operator's files, as they are told: file, line and key, what stands there, what is taken; each once.
 * Over 250 lines: one table of faults.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SeedError } from "../../../src/adapters/seeding/seed-error.ts";
import { readSeedFolder } from "../../../src/adapters/seeding/seed-folder.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-faults-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TENANT = "name: acme\ncompany_name: Acme\n";
const ROBOT = "assistant_name: Riva\nlocale: en\n";
const BOMB = `a: &a [${"x,".repeat(9)}]
b: &b [${"*a,".repeat(9)}]
c: &c [${"*b,".repeat(9)}]
d: &d [${"*c,".repeat(9)}]
e: [${"*d,".repeat(9)}]
`;

let folders = 0;

/** The faults of a tenant with one robot, with these files beside or instead, without the folder's path. */
function faultsOf(files: Readonly<Record<string, string | Uint8Array>>): readonly string[] {
  const folder = path.join(root, String((folders += 1)));
  for (const [name, content] of Object.entries({
    "tenant.yaml": TENANT,
    "bot/robot.yaml": ROBOT,
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  try {
    readSeedFolder(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    return error.faults.map((fault) => fault.replaceAll(`${folder}/`, ""));
  }
}

const tenant = (text: string) => faultsOf({ "tenant.yaml": text });
const robot = (text: string) => faultsOf({ "bot/robot.yaml": text });
const checks = (text: string) => faultsOf({ "bot/checks.yaml": text });

describe("something else in place of keys", () => {
  it.each([
    [checks, "- question: Open?\n  expect: yes\n", "bot/checks.yaml:1: takes keys with values (checks)"],
    [
      checks,
      "checks:\n  - Open?\n",
      "bot/checks.yaml:2: checks.0: takes keys with values (question, expect, expect_declined, history), not Open?",
    ],
    [
      tenant,
      "hello\n",
      "tenant.yaml:1: takes keys with values (name, company_name, locale, plan, protocol_letters, …), not hello",
    ],
  ])("is told with the keys that there are: %#", (read, text, fault) => {
    expect(read(text)).toEqual([fault]);
  });
});

describe("a name that is none is told with all that a name takes", () => {
  const TAKES = "takes 1 to 63 lower-case letters, digits and hyphens, no hyphen first";
  it.each([
    ["slug: -shop\n", `bot/robot.yaml:3: slug: ${TAKES}, not -shop`],
    [`slug: ${"a".repeat(64)}\n`, `bot/robot.yaml:3: slug: ${TAKES}`],
    [`slug: ${"a".repeat(63)}\n`, undefined],
  ])("%s", (line, fault) => {
    expect(robot(`${ROBOT}${line}`)).toEqual(fault === undefined ? [] : [fault]);
  });

  it("a folder's", () => {
    expect(faultsOf({ "Shop/robot.yaml": ROBOT })).toEqual([
      "Shop/robot.yaml:1: slug: the folder's name Shop is no slug: add `slug: shop` (it takes 1 to 63 lower-case letters, digits and hyphens, no hyphen first)",
    ]);
  });
});

it("a folder of knowledge is told with the robot's folder above it", () => {
  const folder = path.join(root, "named");
  mkdirSync(path.join(folder, "bot", "knowledge", "more"), { recursive: true });
  const fault = (named: string): string => {
    try {
      readSeedFolder(path.join(folder, named));
    } catch (error) {
      return String(error);
    }
    return "";
  };
  const lacking = "there is neither a tenant.yaml nor a robot.yaml here";
  expect(fault("bot/knowledge")).toMatch(new RegExp(`${lacking}$`));
  writeFileSync(path.join(folder, "bot", "robot.yaml"), ROBOT);
  for (const named of ["bot/knowledge", "bot/knowledge/more"])
    expect(fault(named)).toContain(`${lacking}: seed ${path.join(folder, "bot")}, which has one`);
});

it("a check that another of the file hides is a fault; the same question after another one is none", () => {
  const open = "  - {question: Open?, expect: from 9 am";
  expect(checks(`checks:\n${open}}\n${open}, history: [And today?]}\n`)).toEqual([]);
  expect(checks(`checks:\n${open}}\n  - {question: Open?, expect: closed}\n`)).toEqual([
    "bot/checks.yaml:3: checks.1.question: stands here twice after the same history: one check is asked of each",
  ]);
});

describe("a key that is misspelt is one fault", () => {
  it.each([
    [
      tenant,
      "name: acme\ncomapny_name: Acme\n",
      "tenant.yaml:2: comapny_name: there is no such key: did you mean company_name?",
    ],
    [
      robot,
      "asistant_name: Riva\nlocale: en\n",
      "bot/robot.yaml:1: asistant_name: there is no such key: did you mean assistant_name?",
    ],
    [
      robot,
      "assistant_name: Riva\nLocale: en\n",
      "bot/robot.yaml:2: Locale: there is no such key: did you mean locale?",
    ],
    [
      robot,
      `${ROBOT}channels:\n  - nam: x\n    visibility: public\n`,
      "bot/robot.yaml:4: channels.0.nam: there is no such key: did you mean name?",
    ],
    [
      checks,
      "checks:\n  - qustion: Open?\n    expect: yes\n",
      "bot/checks.yaml:2: checks.0.qustion: there is no such key: did you mean question?",
    ],
    [
      checks,
      "checks:\n  - question: Open?\n    expct: yes\n",
      "bot/checks.yaml:3: checks.0.expct: there is no such key: did you mean expect?",
    ],
  ])("%#", (read, text, fault) => {
    expect(read(text)).toEqual([fault]);
  });

  it("another key that is missing is a fault of its own", () => {
    expect(robot("asistant_name: Riva\n")).toEqual([
      "bot/robot.yaml:1: asistant_name: there is no such key: did you mean assistant_name?",
      "bot/robot.yaml:1: locale: is missing: it takes one of en, pt-BR, ja, it",
    ]);
  });
});

describe("a value that is none", () => {
  it.each([
    ["assistant_name: 5", "takes a text, not 5: put it in quotes"],
    ["assistant_name:", "has no value: it takes a text"],
    ["assistant_name: ''", "is empty"],
    [`assistant_name: ${"x".repeat(121)}`, "takes at most 120 characters"],
    ["published: yes please", "takes true or false, not yes please"],
    ["max_questions_per_session: -1", "takes at least 1, not -1"],
    ["max_questions_per_session: 1.5", "takes a whole number, not 1.5"],
    [
      'session_timeout_minutes: "30"',
      'takes a number, not the text "30": write it without quotes, and not by a reference, which gives a text',
    ],
    ["session_timeout_minutes: soon", "takes a number, not soon"],
    ["retention_days: 99999", "takes at most 3650, not 99999"],
    ["retention_mode: ful", "takes one of none, summary, full, not ful"],
    ["widget_origins: https://a.example", "takes a list, not https://a.example"],
    [
      "widget_image_url: http://a.example/b.png",
      "takes an address that begins with https://, not http://a.example/b.png",
    ],
    ["terms_url: terms", "takes a whole address such as https://example.com, not terms"],
    ["welcome_message: ${evn:HELLO}", "there is no reference ${evn:…}: did you mean ${env:…}?"],
    ["welcome_message: ${file:.}", expect.stringContaining("cannot be read: it is no file")],
  ])("%s", (line, words) => {
    const [key = ""] = line.split(":");
    const others = ROBOT.split("\n").filter((other) => !other.startsWith(`${key}:`));
    const [fault, ...more] = robot(`${line}\n${others.join("\n")}`);
    expect(fault?.replace(`bot/robot.yaml:1: ${key}: `, "")).toEqual(words);
    expect(more).toEqual([]);
  });

  it("under relay is not shown: it may be a secret", () => {
    const faults = tenant(
      `${TENANT}relay:\n  transport: http\n  http:\n    url: https://forms.example.com\n    secret: 12345\n`,
    );
    expect(faults).toEqual(["tenant.yaml:7: relay.http.secret: takes a text"]);
    expect(tenant(`${TENANT}relay: {transport: htp}\n`)).toEqual([
      "tenant.yaml:3: relay.transport: takes one of none, http, smtp",
    ]);
  });

  it("faults stand in order of their lines, one for each place", () => {
    const faults = robot("retention_days: 0\nlocale: fr\nassistant_name: 5\n");
    expect(faults.map((fault) => fault.split(":")[1])).toEqual(["1", "2", "3"]);
  });
});

describe("a file that is none", () => {
  it.each([
    [`${TENANT}${BOMB}`, "tenant.yaml: its aliases (*name) unfold to too much: write the values out"],
    [
      "name: acme\ncompany_name: *Acme*\n",
      "tenant.yaml:2: *Acme* is read as an alias of nothing: put the text in quotes",
    ],
    [
      `${TENANT}---\n${TENANT}`,
      "tenant.yaml:3: a second document begins here: remove the line ---, or the rest",
    ],
    ["name: acme\n\tcompany_name: A\n", expect.stringMatching(/^tenant\.yaml:2: /)],
    [
      Buffer.from("name: acme\ncompany_name: Caf\xe9\n", "latin1"),
      "tenant.yaml: the file is not UTF-8: save it as UTF-8 text",
    ],
    [Buffer.from(`\ufeff${TENANT}`, "utf16le"), "tenant.yaml: the file is not UTF-8: save it as UTF-8 text"],
  ])("%#", (content, fault) => {
    expect(faultsOf({ "tenant.yaml": content })).toEqual([fault]);
  });

  it("a byte order mark and other ends of lines are fine", () => {
    expect(tenant(`\ufeff${TENANT.replaceAll("\n", "\r\n")}`)).toEqual([]);
  });
});

it("an empty path is not the current folder", () => {
  expect(() => readSeedFolder(" ")).toThrow("the path of the folder is empty");
});

describe("a name that is nearly right would be passed over", () => {
  it.each([
    [
      { "shop/robot.yaml": ROBOT, "knowledge/hours.md": "Open." },
      "knowledge: move it into the folder of the robot that is taught from it",
    ],
    [{ "shop/robot.yml": ROBOT }, "shop/robot.yml: name it robot.yaml"],
    [{ "shop/robots.yaml": ROBOT }, "shop/robots.yaml: name it robot.yaml"],
    [{ "bot/Checks.yaml": "" }, "bot/Checks.yaml: name it checks.yaml"],
    [{ "bot/check.yml": "" }, "bot/check.yml: name it checks.yaml"],
    [{ "bot/prompt/public.md": "" }, "bot/prompt: name it prompts"],
    [{ "bot/Knowledge/a.md": "" }, "bot/Knowledge: name it knowledge"],
    [{ "bot/robot.yml": ROBOT }, "bot/robot.yml: only robot.yaml beside it is read: keep one of the two"],
    [
      { "bot/checks.yaml": "", "bot/check.yaml": "" },
      "bot/check.yaml: only checks.yaml beside it is read: keep one of the two",
    ],
    [{ "tenant.yml": TENANT }, "tenant.yml: only tenant.yaml beside it is read: keep one of the two"],
    [{ "bot/terms.md": "" }, "bot/terms.md: the robot's own terms are named terms.en.md"],
    [{ "bot/terms.it.md": "" }, "bot/terms.it.md: the robot's own terms are named terms.en.md"],
  ])("%j", (files, fault) => {
    expect(faultsOf(files)).toEqual([fault]);
  });

  it("terms of other languages beside its own are nobody's business", () => {
    expect(faultsOf({ "bot/terms.en.md": "", "bot/terms.it.md": "" })).toEqual([]);
  });
});
