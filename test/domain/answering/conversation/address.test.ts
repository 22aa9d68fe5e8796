/** How a visitor is addressed: the page, the terms and what the robot says by itself have one voice. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import { toSmallTalk } from "../../../../src/domain/answering/conversation/small-talk-replies.ts";
import { CONVERSION_ERRORS } from "../../../../src/domain/documents/conversion-error.ts";
import { receivedWords } from "../../../../src/domain/documents/attachment-words.ts";
import { documentErrorWords } from "../../../../src/domain/documents/document-error-words.ts";

const partner = { locale: "it", assistant_name: "Riva", company_name: "Aurora" } as const;
const KINDS = ["person", "identity", "farewell", "opening", "thanks", "greeting", "remark"] as const;
const read = (file: string): string => readFileSync(file, "utf8");

const TEXTS = [
  ...KINDS.map((kind) => toSmallTalk(kind, partner)),
  toDecline("it", null),
  toDecline("it", null, "private"),
  receivedWords(["a.pdf"], [], "it"),
  ...CONVERSION_ERRORS.map((error) => documentErrorWords(error, "it")),
  ...["locales/it.json", "terms/terms.it.md", "init/robot.it.yaml"].map((file) => read(`templates/${file}`)),
  ...["robot.yaml", "knowledge/faq.csv"].map((file) => read(`templates/demo/demo-it/${file}`)),
];

// "Può" and "la" are said of things as well; these are not.
const LEI =
  /\b(?:chieda|chiami|desidera|indichi|insegni|invii|lasci|metta|provi|riprovi|scriva|vuole lasciarci|se ha|i suoi recapiti|le risponderà|la ricontatterà|del lei)\b/iu;

describe("an Italian visitor", () => {
  it("is addressed with tu, by the page and by the robot", () => {
    for (const text of TEXTS) expect(LEI.exec(text)?.[0], text).toBeUndefined();
  });
});
