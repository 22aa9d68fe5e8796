import { describe, expect, it } from "vitest";
import { chooseFiles } from "../../src/web/chat/attachments.ts";
import { admitContact } from "../../src/domain/contact.ts";
import { checkContact } from "../../src/web/chat/contact-check.ts";

const LIMITS = {
  message_characters: 8000,
  transcript_text_characters: 16_000,
  attachments: 5,
  attachment_bytes: 10 * 1024 ** 2,
  attachments_bytes: 25 * 1024 ** 2,
};
const file = (name: string, size = 1000) => ({ name, size });
const problemOf = (files: { name: string; size: number }[], held: number[] = []) =>
  chooseFiles(files, held, LIMITS).problem?.key ?? null;

describe("chosen files", () => {
  it("are accepted in order until one breaks a limit", () => {
    const choice = chooseFiles([file("a.pdf"), file("b.exe"), file("c.pdf")], [], LIMITS);
    expect(choice.accepted.map(({ name }) => name)).toEqual(["a.pdf"]);
    expect(choice.problem).toEqual({ key: "type", file_name: "b.exe" });
  });

  it.each([
    ["too_many", [file("f.txt")], [1, 1, 1, 1, 1]],
    ["too_large", [file("f.txt", LIMITS.attachment_bytes + 1)], []],
    ["too_large_together", [file("f.txt", 6 * 1024 ** 2)], [10 * 1024 ** 2, 10 * 1024 ** 2]],
    ["empty", [file("f.txt", 0)], []],
    ["type", [file("noending")], []],
    ["type", [file("constructor")], []],
    [null, [file("PHOTO.JPEG", LIMITS.attachment_bytes)], []],
  ])("are checked against each bound: %s", (key, files, held) => {
    expect(problemOf(files, held)).toBe(key);
  });
});

describe("the contact form", () => {
  const check = (values: Record<string, string>) => checkContact({ get: (name) => values[name] ?? null });

  it.each(["marie@example..com", "marie@.example.com"])("takes no %s, as the server does not", (email) => {
    expect(check({ consent: "on", email }).problems).toEqual({ email: "contact.error.email" });
  });

  it("takes the dashes of Japanese keyboards in a telephone number", () => {
    expect(check({ consent: "on", phone: "０３ー１２３４−５６７８" }).problems).toEqual({});
  });

  it("needs consent and a way to answer", () => {
    expect(check({}).problems).toEqual({
      email: "contact.error.reach",
      consent: "contact.error.consent",
    });
    expect(check({ consent: "on", phone: "+39 02 1234" }).details).toEqual({ phone: "+39 02 1234" });
  });

  it.each([
    ["email", "a@b.c"],
    ["email", 'm"arie@shop.example'],
    ["email", "ｍａｒｉｅ＠ｓｈｏｐ．ｅｘａｍｐｌｅ"],
    ["phone", "call me"],
    ["phone", "123"],
    ["phone", "555 0142 ext. 12"],
    ["phone", "+39 (02) 12-34/5"],
    ["phone", "０３－１２３４－５６７８"],
  ] as const)("judges %s '%s' as the server does", (name, value) => {
    const admitted = (): unknown => admitContact({ consent_accepted: true, [name]: value });
    const problem = check({ consent: "on", [name]: value }).problems[name];
    if (problem) expect(admitted).toThrow();
    else expect(admitted).not.toThrow();
  });

  it("refuses what is no e-mail address and leaves empty fields out", () => {
    for (const email of ["marie", "marie@", "@x.example", "a b@x.example", "marie@example"]) {
      expect(check({ consent: "on", email }).problems.email).toBe("contact.error.email");
    }
    expect(check({ consent: "on", email: " marie@example.com ", name: "" }).details).toEqual({
      email: "marie@example.com",
    });
  });
});
