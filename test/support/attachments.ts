/** Files that visitors send, as uploads. */
import type { AttachmentUpload } from "../../src/contract/resources/attachment.ts";
import { makePdf, pdfLine } from "../adapters/conversion/fixtures.ts";

/** The upload of some bytes. */
export function uploadOf(
  file_name: string,
  content: Uint8Array | string,
  content_type = "text/plain",
): AttachmentUpload {
  const bytes = Buffer.from(content as string);
  return { file_name, content_type, size_bytes: bytes.length, content_base64: bytes.toString("base64") };
}

/** A plain text, as an upload. */
export const note = (text: string, file_name = "note.txt"): AttachmentUpload => uploadOf(file_name, text);

const CLAUSES = [
  "Contrato de aluguel de bicicletas",
  "Clausula 1. O locatario pagara o aluguel mensal de 350 reais ate o dia dez.",
  "Clausula 2. A multa por rescisao antecipada do contrato e de dois alugueis mensais.",
  "Clausula 3. O deposito de garantia de 500 reais e devolvido em quinze dias.",
];

/** A contract in Portuguese, as PDF. */
export const contractPdf = (clauses = CLAUSES): AttachmentUpload =>
  uploadOf(
    "contrato.pdf",
    makePdf([clauses.map((line, at) => pdfLine(line, { y: 700 - 40 * at })).join("\n")]),
    "application/pdf",
  );
