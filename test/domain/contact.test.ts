import { describe, expect, it } from "vitest";
import { admitContact } from "../../src/domain/contact.ts";
import { refusalOf } from "../support/refused.ts";

const admit = (fields: object) => admitContact({ consent_accepted: true, ...fields });
const NOTHING = { name: null, email: null, phone: null, company: null, message: null };

describe("a contact", () => {
  it("is trimmed, its names on one line, and has null for what was not given", () => {
    const given = {
      name: " Marie \n Curie ",
      email: " marie@example.com ",
      phone: " +33 1 23 45 ",
      company: "\tRadium\r\nLtd. ",
      message: "  Please call.\nThank you. ",
    };
    expect(admit(given)).toEqual({
      name: "Marie Curie",
      email: "marie@example.com",
      phone: "+33 1 23 45",
      company: "Radium Ltd.",
      message: "Please call.\nThank you.",
    });
    const blank = { name: " ", company: "\n", message: " \n", phone: null };
    expect(admit({ email: "a@b.co", ...blank })).toEqual({ ...NOTHING, email: "a@b.co" });
    expect(admit({ phone: "12345" })).toEqual({ ...NOTHING, phone: "12345" });
  });

  it.each([{}, { email: null, phone: null }, { email: " ", phone: "" }, { name: "Marie" }])(
    "%j has no way to answer",
    (fields) => {
      expect(refusalOf(() => admit(fields))).toMatchObject({ reason: "contact_required", param: "email" });
    },
  );

  it.each([
    "marie@example.com",
    "m@b.co",
    "marie.curie+chat@sub.example.museum",
    "用户@例え.日本",
    `${"a".repeat(64)}@${"b".repeat(180)}.example`,
    "ｍarie@example.com",
    // Addresses of Japanese mobile phones.
    "marie..curie.@docomo.ne.jp",
  ])("%s is an e-mail address", (email) => {
    expect(admit({ email }).email).toBe(email.normalize("NFKC"));
  });

  it.each([
    "marie",
    "marie@example",
    "@example.com",
    "marie@.com",
    "marie@example.c",
    "marie@example.",
    "marie@example.com.",
    "marie@example..com",
    "marie@.example.com",
    "marie@@example.com",
    "marie@example@example.com",
    "marie curie@example.com",
    "marie@exam ple.com",
    "mar\u0001ie@example.com",
    "mar\u202eie@example.com",
    "mar\u200bie@example.com",
    "marie@exa\u007fmple.com",
    "marie@example.com, eve@example.com",
    "marie@example.com;eve@example.com",
    "marie@example.com\r\nBcc: eve@example.com",
    "Marie <marie@example.com>",
    '"marie"@example.com',
    "marie(x)@example.com",
    "marie@[192.0.2.1].com",
    "marie\\@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(181)}.com`,
    `a@b.${"c".repeat(64)}`,
  ])("%j is none", (email) => {
    expect(refusalOf(() => admit({ email }))).toMatchObject({ reason: "invalid_email", param: "email" });
  });

  it.each(["12345", "+49 (0)30 123-45/67", "030.1234.567", "１２３４５６", "1".repeat(30)])(
    "%s is a telephone number",
    (phone) => {
      expect(admit({ phone }).phone).toBe(phone.normalize("NFKC"));
    },
  );

  it.each(["０３ー１２３４ー５６７８", "03−1234−5678", "03‐1234–5678"])(
    "%s: a dash as keyboards give it is one",
    (phone) => {
      expect(admit({ phone }).phone).toBe("03-1234-5678");
    },
  );

  it.each([
    "1234",
    "+1234",
    "(12)-34-()",
    "call me",
    "12345 ext 6",
    "12345\r\nx",
    "++12345",
    "1".repeat(31),
    "12+345",
  ])("%j is none", (phone) => {
    expect(refusalOf(() => admit({ phone }))).toMatchObject({ reason: "invalid_phone", param: "phone" });
  });

  it("a wrong telephone number is told beside a right address", () => {
    expect(refusalOf(() => admit({ email: "marie@example.com", phone: "x" }))?.reason).toBe("invalid_phone");
  });
});
