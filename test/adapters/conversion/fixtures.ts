/**
 * Small documents made by code: archives (honest and lying), office files, PDFs.
 */
import { crc32, deflateRawSync } from "node:zlib";

/** One file of an archive; `claims_bytes` lies about its unpacked size. */
export interface ZipFile {
  readonly content: Uint8Array | string;
  readonly stored?: boolean;
  readonly claims_bytes?: number;
  readonly encrypted?: boolean;
}

/** A zip archive with these files. */
export function makeZip(files: Readonly<Record<string, ZipFile | Uint8Array | string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, given] of Object.entries(files)) {
    const file: ZipFile =
      typeof given === "string" || given instanceof Uint8Array ? { content: given } : given;
    const raw = Buffer.from(file.content as string);
    const packed = file.stored === true ? raw : deflateRawSync(raw);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(file.encrypted === true ? 1 : 0, 2);
    fields.writeUInt16LE(file.stored === true ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.claims_bytes ?? raw.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("504b01021400", "hex"), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A Word document with this body; other parts may be added. */
export function makeDocx(body: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  return makeZip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** A workbook with these sheets (name to rows as XML). */
export function makeXlsx(
  sheets: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
): Buffer {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${name.startsWith("hidden") ? 'state="hidden"' : ""} r:id="r${at}"/>`,
  );
  const relations = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  return makeZip({
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr/><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}<Relationship Id="s" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  });
}

/** A presentation with these slides (the shapes as XML). */
export function makePptx(slides: readonly string[], parts: Readonly<Record<string, string>> = {}): Buffer {
  const ids = slides.map((_, at) => `<p:sldId id="${300 + at}" r:id="r${at}"/>`);
  const relations = slides.map(
    (_, at) => `<Relationship Id="r${at}" Type="x/slide" Target="slides/slide${at + 1}.xml"/>`,
  );
  return makeZip({
    "ppt/presentation.xml": `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids.toReversed().join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(
      slides.map((shapes, at) => [
        `ppt/slides/slide${at + 1}.xml`,
        `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      ]),
    ),
    ...parts,
  });
}

/** An OpenDocument file with this body. */
export function makeOpenDocument(
  kind: "text" | "spreadsheet" | "presentation",
  body: string,
  parts: Readonly<Record<string, string>> = {},
): Buffer {
  return makeZip({
    mimetype: { content: `application/vnd.oasis.opendocument.${kind}`, stored: true },
    "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="ta" xmlns:draw="d" xmlns:presentation="p"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ...parts,
  });
}

/** A PDF whose pages have these content streams; Helvetica is `/F1`. */
export function makePdf(
  pages: readonly string[],
  extra: { readonly info?: string; readonly trailer?: string } = {},
): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${5 + at * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< ${extra.info ?? ""} >>`,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + at * 2} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(body);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const start = Buffer.byteLength(body);
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${extra.trailer ?? ""} >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** A line of a PDF page. */
export function pdfLine(text: string, { size = 11, x = 72, y = 700 } = {}): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
}
