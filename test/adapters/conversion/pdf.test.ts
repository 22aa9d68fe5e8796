import { describe, expect, it } from "vitest";

import { makePdf, pdfLine } from "./fixtures.ts";
import { readBytes, readWhole } from "./reading.ts";

describe("a PDF", () => {
  it("has headings where the letters are larger, and paragraphs where lines follow closely", async () => {
    const page = [
      pdfLine("Return policy", { size: 20, y: 760 }),
      pdfLine("You can return every item with-", { y: 720 }),
      pdfLine("in thirty days after you", { y: 706 }),
      pdfLine("received it from us.", { y: 692 }),
      pdfLine("Shipping is free.", { y: 640 }),
    ].join("\n");
    const { text, title, type } = await readWhole(
      "policy.pdf",
      makePdf([page], { info: "/Title (Policy of Acme)" }),
    );
    expect(text).toBe(
      "# Return policy\n\nYou can return every item within thirty days after you received it from us.\n\nShipping is free.",
    );
    expect({ title, type }).toEqual({ title: "Policy of Acme", type: "pdf" });
  });

  it("keeps two columns apart and a running head once", async () => {
    const pages = [1, 2, 3, 4].map((number) =>
      [
        pdfLine(`Acme handbook ${number}`, { y: 810 }),
        pdfLine(`left ${number} a`, { y: 700 }),
        pdfLine(`left ${number} b`, { y: 686 }),
        pdfLine(`right ${number} a`, { x: 320, y: 700 }),
        pdfLine(`right ${number} b`, { x: 320, y: 686 }),
        pdfLine(`page ${number} of 4`, { y: 40 }),
      ].join("\n"),
    );
    const { text } = await readWhole("handbook.pdf", makePdf(pages));
    expect(text.match(/Acme handbook/gu)).toHaveLength(1);
    expect(text).not.toContain("of 4");
    expect(text).toContain("left 2 a left 2 b\n\nright 2 a right 2 b");
  });

  it("keeps rows of a table apart, and what stands around them", async () => {
    const row = (y: number, name: string, ...prices: string[]): string[] => [
      pdfLine(name, { x: 72, y }),
      ...prices.map((price, at) => pdfLine(price, { x: 160 + at * 70, y })),
    ];
    const page = [
      pdfLine("Breakfast is included.", { y: 715 }),
      ...row(700, "Room", "Low", "High"),
      ...row(686, "Single", "60", "80"),
      ...row(672, "Double", "90", "120"),
      pdfLine("Children pay", { y: 658 }),
      pdfLine("half of it.", { y: 644 }),
      ...["1.", "2."].flatMap((mark, at) => [
        pdfLine(mark, { y: 600 - at * 28 }),
        pdfLine("Ring the bell", { x: 95, y: 600 - at * 28 }),
        pdfLine("and wait.", { x: 95, y: 586 - at * 28 }),
      ]),
    ];
    const { text } = await readWhole("a.pdf", makePdf([page.join("\n")]));
    expect(text.split("\n\n")).toEqual([
      "Breakfast is included.",
      "Room Low High",
      "Single 60 80",
      "Double 90 120",
      "Children pay half of it.",
      "1. Ring the bell and wait.",
      "2. Ring the bell and wait.",
    ]);
  });

  it("keeps lines of a justified paragraph together, however wide the gaps between their words", async () => {
    const page = [700, 686, 672].flatMap((y) => [72, 110, 148].map((x) => pdfLine("word", { x, y })));
    const { text } = await readWhole("a.pdf", makePdf([page.join("\n")]));
    expect(text).toBe("word ".repeat(9).trim());
  });

  it("reads the bullets of symbol fonts as marks of a list", async () => {
    const bullet = "<< /Type /Encoding /Differences [183 /uF0B7] >>";
    const lines = ["Towels", "Helmets"].flatMap((item, at) => [
      pdfLine("\\267", { y: 700 - at * 14 }),
      pdfLine(item, { x: 90, y: 700 - at * 14 }),
    ]);
    const pdf = makePdf([lines.join("\n")]).toString("latin1");
    const { text } = await readWhole(
      "a.pdf",
      Buffer.from(pdf.replace("/BaseFont /Helvetica", `/BaseFont /Helvetica /Encoding ${bullet}`), "latin1"),
    );
    expect(text).toBe("- Towels\n\n- Helmets");
  });

  it.each([
    ["11/23/26, 6:04 AM  Prices", "file:///home/ann/prices.html  1/2"],
    ["23/11/2026, 06:04  Prices", "https://acme.example/prices  1/2"],
    ["Prices  https://acme.example/prices", "1 of 2  23/11/2026, 06:04"],
  ])("keeps nothing of what a browser prints at the edges: %s", async (head, foot) => {
    const page = [
      pdfLine("Tandem", { y: 700, size: 8 }),
      pdfLine("See https://acme.example/more", { y: 640, size: 8 }),
      pdfLine(head, { size: 8, y: 820 }),
      pdfLine(foot, { size: 8, y: 17 }),
    ];
    const { text } = await readWhole("a.pdf", makePdf([page.join("\n")]));
    expect(text).toBe("Tandem\n\nSee https://acme.example/more");
  });

  it("keeps a day at the head of a page that no browser printed", async () => {
    const page = [pdfLine("23/11/2026, 20:00 Concert", { y: 700 }), pdfLine("Bring wine.", { y: 640 })];
    const { text } = await readWhole("a.pdf", makePdf([page.join("\n")]));
    expect(text).toBe("23/11/2026, 20:00 Concert\n\nBring wine.");
  });

  it("keeps no page numbers, however few its pages and whatever their count begins with", async () => {
    const pages = [98, 99].map((number) =>
      [
        pdfLine(`Lamps of ${number}`, { y: 700 }),
        pdfLine(`Page ${number} holds oil.`, { y: 640 }),
        pdfLine(`- ${number} -`, { y: 40 }),
      ].join("\n"),
    );
    const { text } = await readWhole("manual.pdf", makePdf(pages));
    expect(text).toBe("Lamps of 98\n\nPage 98 holds oil.\n\nLamps of 99\n\nPage 99 holds oil.");
  });

  it("has no title where a program filled it in", async () => {
    const { title } = await readWhole(
      "a.pdf",
      makePdf([pdfLine("Hi")], { info: "/Title (\\(anonymous\\))" }),
    );
    expect(title).toBeUndefined();
  });

  it("ends in no_text when it is a scan", async () => {
    expect(await readBytes("scan.pdf", makePdf(["0 0 100 100 re f"]))).toEqual({
      ok: false,
      error: "no_text",
    });
  });

  it("ends in encrypted when it needs a password", async () => {
    const key = "00".repeat(32);
    const trailer = `/ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`;
    expect(await readBytes("a.pdf", makePdf([pdfLine("x")], { trailer }))).toEqual({
      ok: false,
      error: "encrypted",
    });
  });

  it("ends in corrupt when nothing of it can be read", async () => {
    expect(await readBytes("a.pdf", "%PDF-1.7\ngarbage")).toEqual({ ok: false, error: "corrupt" });
  });
});
