/**
 * Documents with flipped bits, cut, spliced and doubled, through the real converter and its child processes: each ends in
 * text or in one of the seven words, within its time, and the next sound document is read as ever.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createBuiltinConverter } from "../../src/adapters/conversion/child/subprocess.ts";
import { CONVERSION_ERRORS } from "../../src/domain/documents/conversion-error.ts";
import {
  makeDocx,
  makeOpenDocument,
  makePdf,
  makePptx,
  makeXlsx,
  makeZip,
  pdfLine,
} from "../adapters/conversion/fixtures.ts";
import { LONG, report, rounds } from "../support/size.ts";

const SEED = Number(process.env["FAULTS_SEED"] ?? Date.now() % 1_000_000);
// The limit of an attachment, and the wait for a child.
const MOST_MS = 55_000;
const MOST_CHARACTERS = 200_000;
const AT_ONCE = 4;

type Mutate = (text: string) => string;

const SENTENCE = "The deposit of 500 euros is given back within fifteen days.";
const table = `<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Price</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>`;
const eml = `From: Marie <marie@example.com>\r\nTo: team@example.com\r\nSubject: =?utf-8?B?w6k=?=\r\nMIME-Version: 1.0\r
Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r
Content-Transfer-Encoding: quoted-printable\r\n\r\n<p>${SENTENCE}=20</p>\r\n--b\r\nContent-Type: application/pdf; name="a.pdf"\r
Content-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n--b--\r\n`;
const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}}{\info{\title A}}\pard\b ${SENTENCE}\par\u233 \'e9}`;
const html = `<!doctype html><html><head><meta charset=utf-8><title>A</title></head><body><h1>Terms</h1><p>${SENTENCE}
<ul><li>One<li>Two</ul><table><tr><td colspan=3>a<td>b</table><a href="https://example.com">x</a></body></html>`;

/** Small documents of every kind; the words of their inside are passed through `mutate` before they are packed. */
const DOCUMENTS: Readonly<Record<string, (mutate: Mutate) => Buffer>> = {
  "a.pdf": (mutate) => makePdf([mutate(pdfLine(SENTENCE)), pdfLine("Second page")], { info: "/Title (A)" }),
  "a.docx": (mutate) => makeDocx(mutate(`<w:p><w:r><w:t>${SENTENCE}</w:t></w:r></w:p>${table}`)),
  "a.xlsx": (mutate) =>
    makeXlsx(
      { Prices: mutate(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>12.5</v></c></row>`) },
      { "xl/sharedStrings.xml": mutate(`<sst><si><t>${SENTENCE}</t></si></sst>`) },
    ),
  "a.pptx": (mutate) =>
    makePptx([mutate(`<p:sp><p:txBody><a:p><a:r><a:t>${SENTENCE}</a:t></a:r></a:p></p:txBody></p:sp>`)]),
  "a.odt": (mutate) => makeOpenDocument("text", mutate(`<text:h>A</text:h><text:p>${SENTENCE}</text:p>`)),
  "a.ods": (mutate) =>
    makeOpenDocument(
      "spreadsheet",
      mutate(`<table:table><table:table-row><table:table-cell table:number-columns-repeated="3">
        <text:p>${SENTENCE}</text:p></table:table-cell></table:table-row></table:table>`),
    ),
  "a.html": (mutate) => Buffer.from(mutate(html)),
  "a.csv": (mutate) => Buffer.from(mutate(`question,answer\n"Open?","${SENTENCE}"\n"a ""b""",c;d\n`)),
  "a.eml": (mutate) => Buffer.from(mutate(eml)),
  "a.rtf": (mutate) => Buffer.from(mutate(rtf)),
  "a.md": (mutate) => Buffer.from(mutate(`# Terms\n\n- ${SENTENCE}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`)),
  "a.json": (mutate) => Buffer.from(mutate(JSON.stringify({ terms: [SENTENCE, { deep: [1, null] }] }))),
  "a.zip": (mutate) => makeZip({ "a.txt": mutate(SENTENCE) }),
};

const place = fc.nat({ max: 0xffff });
type Bytes = (bytes: Buffer) => Buffer;
const at = (bytes: Buffer, share: number): number => Math.floor((share / 0x10000) * bytes.length);

/** Changes of bytes, whatever they mean. */
const ofBytes: fc.Arbitrary<Bytes> = fc.oneof(
  fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 20 }).map((flips): Bytes => (bytes) => {
    const changed = Buffer.from(bytes);
    for (const [share, bit] of flips) changed[at(bytes, share)]! ^= 1 << bit;
    return changed;
  }),
  place.map(
    (share): Bytes =>
      (bytes) =>
        bytes.subarray(0, at(bytes, share)),
  ),
  fc.tuple(place, place, place).map(([from, to, where]): Bytes => (bytes) => {
    const piece = bytes.subarray(at(bytes, Math.min(from, to)), at(bytes, Math.max(from, to)));
    const hole = at(bytes, where);
    return Buffer.concat([bytes.subarray(0, hole), piece, piece, bytes.subarray(hole)]);
  }),
  fc.tuple(place, fc.uint8Array({ maxLength: 64 })).map(([share, noise]): Bytes => (bytes) => {
    const changed = Buffer.from(bytes);
    changed.set(noise.subarray(0, bytes.length - at(bytes, share)), at(bytes, share));
    return changed;
  }),
);

const TOKENS = [
  "<",
  ">",
  "&",
  "&#x0;",
  "&#1114112;",
  "</",
  "<!--",
  "]]>",
  "<![CDATA[",
  "\0",
  "\ud83d",
  '"',
  "'",
];
const MORE = [
  "999999999",
  "-1",
  "1e400",
  "{",
  "}",
  "\\u-1",
  "--b",
  "=?x?B?",
  "<w:p>",
  "<table>",
  "BT",
  "Tj",
  "\u2028",
];

/** Changes of the words inside, so that archives stay whole and the readers are reached. */
const ofWords: fc.Arbitrary<Mutate> = fc
  .array(fc.tuple(place, fc.constantFrom(...TOKENS, ...MORE), fc.nat({ max: 400 }), fc.nat({ max: 30 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((edits): Mutate => (text) => {
    let changed = text;
    for (const [share, token, times, removed] of edits) {
      const hole = Math.floor((share / 0x10000) * changed.length);
      changed = changed.slice(0, hole) + token.repeat(1 + (times % 7) ** 3) + changed.slice(hole + removed);
    }
    return changed;
  });

const mutants = fc
  .tuple(fc.constantFrom(...Object.keys(DOCUMENTS)), fc.option(ofWords), fc.option(ofBytes), fc.nat(9))
  .map(([file_name, words, bytes, other]) => {
    const packed = DOCUMENTS[file_name]!(words ?? ((text) => text));
    // Sometimes under another kind's name: what a file claims is not what it is.
    const names = Object.keys(DOCUMENTS);
    return {
      file_name: other === 0 ? names[packed.length % names.length]! : file_name,
      bytes: bytes ? bytes(packed) : packed,
    };
  });

const converter = createBuiltinConverter({ max_waiting: 64 });
afterAll(() => converter.close());

describe("mutated documents", () => {
  it(`end in text or in a known word, in time (FAULTS_SEED=${SEED})`, LONG, async () => {
    const ends = new Map<string, number>();
    let slowest = { ms: 0, shown: "" };
    const read = async ({ file_name, bytes }: { file_name: string; bytes: Buffer }, shown: string) => {
      const started = performance.now();
      const conversion = await converter.convert({ file_name, bytes, purpose: "attachment" });
      const ms = Math.round(performance.now() - started);
      if (ms > slowest.ms) slowest = { ms, shown };
      expect(ms, shown).toBeLessThan(MOST_MS);
      if (conversion.ok) {
        expect(conversion.text.trim(), shown).not.toBe("");
        expect(conversion.text.length, shown).toBeLessThan(MOST_CHARACTERS);
        expect(conversion.text.isWellFormed(), shown).toBe(true);
        expect(conversion.text.includes("\0"), shown).toBe(false);
      } else expect(CONVERSION_ERRORS, shown).toContain(conversion.error);
      const end = conversion.ok ? "text" : conversion.error;
      ends.set(end, (ends.get(end) ?? 0) + 1);
    };
    let documents = 0;
    for (const round of rounds("batches of 30 documents", { ci: 5, nightly: 334 })) {
      const batch = fc.sample(mutants, { numRuns: 30, seed: SEED + round }).entries();
      const readers = Array.from({ length: AT_ONCE }, async () => {
        for (const [number, document] of batch) {
          documents += 1;
          await read(document, `seed ${SEED + round} document ${number} ${document.file_name}`);
        }
      });
      await Promise.all(readers);
    }
    for (const [file_name, make] of Object.entries(DOCUMENTS)) {
      const sound = await converter.convert({
        file_name,
        bytes: make((text) => text),
        purpose: "attachment",
      });
      if (file_name === "a.zip") expect(sound).toEqual({ ok: false, error: "unsupported_type" });
      else expect(sound, file_name).toMatchObject({ ok: true, text: expect.stringContaining("500 euros") });
    }
    const counts = [...ends].map(([end, count]) => `${end}: ${count}`).join(", ");
    report(`${documents} documents, ended in ${counts}; the slowest took ${slowest.ms} ms: ${slowest.shown}`);
    expect(ends.get("text") ?? 0).toBeGreaterThan(documents / 20);
  });
});
