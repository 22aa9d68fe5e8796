import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMail } from "../../../src/adapters/forms/mail-body.ts";
import { mailSubject } from "../../../src/adapters/forms/mail-view.ts";
import { isMailAddress } from "../../../src/adapters/forms/mail-address.ts";
import { LOCALES } from "../../../src/contract/locale.ts";
import { CloseReason } from "../../../src/contract/resources/finished-session.ts";
import { builtinTemplates, relayInput, relayPayload, stringsOf } from "../../support/relay.ts";

const templates = builtinTemplates();
const strings = stringsOf("en");
const { session, robot, tenant, closing } = relayInput();

const hostile = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
  fc.string({
    minLength: 1,
    maxLength: 40,
    unit: fc.constantFrom(...Array.from("<>&\"'{}!- \r\n\t\u2028abmail/$1")),
  }),
  fc.constantFrom("<!-- sections -->", "{{title}}", "{{{json title}}}", "{footer}", "$&", "</td></table>"),
);

const filled = (text: string) =>
  relayPayload({
    session: { ...session, visitor_label: `v${text}`, widget_origin: text },
    robot: { ...robot, assistant_name: text },
    tenant: { ...tenant, company_name: text },
    closing: { ...closing, summary: text },
    turns: [
      { message_id: "a", role: "user", text, created_at: 0 },
      { message_id: "b", role: "assistant", text, created_at: 0 },
    ],
    feedback: [
      { message_id: "b", rating: "up", feedback_reason: text, feedback_details: text },
      { message_id: null, rating: "up", feedback_reason: text, feedback_details: text },
    ],
    contact: { name: `n${text}`, email: `e${text}`, phone: `p${text}`, company: `c${text}`, message: text },
  });

describe("the bodies of a mail", () => {
  it("have the same tags whatever is written in them", () => {
    const tags = (html: string): readonly string[] => html.replaceAll("<br>", "").match(/<[^>]*>/g) ?? [];
    const expected = tags(renderMail(filled("plain").data, templates, strings).html);
    expect(expected.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(hostile, (text) => {
        expect(tags(renderMail(filled(text).data, templates, strings).html)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("have a subject of one line, and the mail's own lines at the margin only", () => {
    const margin = (text: string): number => text.split("\n").filter((line) => /^\S/.test(line)).length;
    const expected = margin(renderMail(filled("plain").data, templates, strings).text);
    fc.assert(
      fc.property(hostile, (text) => {
        const mail = renderMail(filled(text).data, templates, strings);
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(margin(mail.text)).toBeLessThanOrEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it.each(LOCALES)("have a word for every reason in %s", (locale) => {
    const words = stringsOf(locale);
    const bodies = CloseReason.options.map((close_reason) => {
      const { data } = relayPayload({ closing: { ...closing, close_reason } });
      return renderMail(data, templates, words).text;
    });
    expect(new Set(bodies).size).toBe(CloseReason.options.length);
    for (const body of bodies) expect(body).not.toMatch(/(mail|relay)\.[a-z]/);
  });

  it("part labels from values with the colon of their language", () => {
    const text = (locale: "en" | "ja") => renderMail(relayPayload().data, templates, stringsOf(locale)).text;
    expect(text("ja")).toMatch(/^受付番号：/m);
    expect(text("ja")).not.toMatch(/^[ぁ-んァ-ヶー一-龠]+: /m);
    expect(text("en")).toMatch(/^Protocol number: /m);
  });

  it("say so when earlier messages are left out", () => {
    const { data } = relayPayload();
    const cut = { ...data, transcript_omitted: 3 };
    expect(renderMail(cut, templates, strings).html).toContain("(Earlier messages are left out.)");
  });

  it("read well as text and as HTML when an answer is Markdown", () => {
    const text = "## Preise\n\n**Five** euros, see [the page](https://a.example/b).";
    const { data } = relayPayload({
      turns: [
        { message_id: "a", role: "user", text: "**What** is it?", created_at: 0 },
        { message_id: "b", role: "assistant", text, created_at: 0 },
      ],
    });
    const mail = renderMail(data, templates, strings);
    expect(mail.text).toContain("Conversation\n------------\n\nVisitor");
    expect(mail.text).toContain("  **What** is it?\n");
    expect(mail.text).toContain("  Preise\n\n  Five euros, see the page (https://a.example/b).\n");
    expect(mail.html).toContain("Five euros, see the page (https://a.example/b).");
    expect(data.transcript[1]!.text).toBe(text);
  });

  it("hold nothing that a terminal would obey", () => {
    const mail = renderMail(filled("a\u001b[2Jb\u0007\u009b31m\tc").data, templates, strings);
    expect(mail.text).toContain("a[2Jb31m\tc");
    expect(mail.text + mail.html).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });

  it("have no part without content", () => {
    const { data } = relayPayload({
      turns: [],
      feedback: [],
      closing: { ...closing, summary: null },
      contact: { name: null, email: null, phone: "+39 02 1", company: null, message: null },
    });
    const mail = renderMail(data, templates, strings);
    expect(mail.text.match(/^.+\n-+$/gm)).toEqual(["Contact\n-------"]);
    expect(mail.text).not.toContain("Reply to this e-mail");
    expect(mailSubject(data, strings)).toBe("Marie: contact request ACM-20260131-A1B2C3");
  });
});

describe("a mail address", () => {
  it.each(["ana@visitor.example", "o'neil+chat@sub.visitor.example", "ana@münchen.example"])(
    "may be %s",
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  it.each([
    "",
    "ana",
    "@visitor.example",
    "ana@",
    "a@b.example, c@d.example",
    "a@b.example;c@d.example",
    "Ana <a@b.example>",
    "a@b.example\r\nBcc: c@d.example",
    "a\u0000@b.example",
    "a@b@c.example",
    `${"a".repeat(65)}@b.example`,
    '"a"@b.example',
    "a@b.example\ud800",
  ])("is not %j", (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it.each([
    ["en", "2.4 MB"],
    ["pt-BR", "2,4 MB"],
    ["ja", "2.4 MB"],
    ["it", "2,4 MB"],
  ] as const)("tell the size of a file as the chat told it (%s)", (locale, size) => {
    const file = {
      file_name: "plan.pdf",
      content_type: "application/pdf",
      size_bytes: 2_500_000,
      content_omitted: true,
    } as const;
    const { data } = filled("plain");
    const mail = renderMail({ ...data, locale, attachments: [file as never] }, templates, stringsOf(locale));
    expect(mail.text).toContain(`plan.pdf (${size})`);
  });
});
