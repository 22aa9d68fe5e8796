/**
 * What people are told when a document could not be read: one sentence for a visitor in the four languages, one with
 * the remedy for an operator. The caller puts the file's name before it.
 */
import type { Locale } from "../../contract/locale.ts";
import type { ConversionError } from "./conversion-error.ts";
import type { DocumentType } from "./document-type.ts";

type Words = Readonly<Record<ConversionError, string>>;

const VISITOR: Readonly<Record<Locale, Words>> = {
  en: {
    encrypted: "This file is protected by a password. Please send a copy without a password.",
    corrupt: "This file is damaged or is not what its name says. Please export it again and resend it.",
    too_large: "This file is too large to read. Please send a smaller one.",
    too_complex:
      "This file is too complex to read. Please send a simpler one, for example a PDF or plain text.",
    timeout: "Reading this file took too long. Please send a shorter one or try again later.",
    no_text: "This file has no text that can be read. If it is a scan, please type the important part.",
    unsupported_type:
      "This kind of file cannot be read. Please send a PDF, an office document or plain text.",
  },
  "pt-BR": {
    encrypted: "Este arquivo está protegido por senha. Envie uma cópia sem senha.",
    corrupt: "Este arquivo está danificado ou não é o que o nome indica. Exporte-o novamente e reenvie.",
    too_large: "Este arquivo é grande demais para ser lido. Envie um menor.",
    too_complex: "Este arquivo é complexo demais para ser lido. Envie um mais simples, como PDF ou texto.",
    timeout: "A leitura deste arquivo demorou demais. Envie um mais curto ou tente novamente mais tarde.",
    no_text: "Este arquivo não tem texto que possa ser lido. Se for digitalizado, digite a parte importante.",
    unsupported_type:
      "Este tipo de arquivo não pode ser lido. Envie um PDF, um documento de escritório ou texto.",
  },
  ja: {
    encrypted: "このファイルはパスワードで保護されています。パスワードなしのファイルを送ってください。",
    corrupt: "このファイルは壊れているか、拡張子と内容が一致しません。書き出し直して再送してください。",
    too_large: "このファイルは大きすぎて読み取れません。小さいファイルを送ってください。",
    too_complex:
      "このファイルは構造が複雑すぎて読み取れません。PDFやテキストなど単純な形式で送ってください。",
    timeout:
      "このファイルの読み取りに時間がかかりすぎました。短いファイルにするか、後でもう一度お試しください。",
    no_text: "このファイルには読み取れる文字がありません。スキャン画像の場合は、要点を入力してください。",
    unsupported_type:
      "この形式のファイルは読み取れません。PDF、オフィス文書、またはテキストを送ってください。",
  },
  it: {
    encrypted: "Questo file è protetto da password. Invia una copia senza password.",
    corrupt: "Questo file è danneggiato o non è ciò che il nome indica. Esportalo e invialo di nuovo.",
    too_large: "Questo file è troppo grande per essere letto. Inviane uno più piccolo.",
    too_complex:
      "Questo file è troppo complesso per essere letto. Inviane uno più semplice, ad esempio PDF o testo.",
    timeout:
      "La lettura di questo file ha richiesto troppo tempo. Inviane uno più breve o riprova più tardi.",
    no_text: "Questo file non contiene testo leggibile. Se è una scansione, scrivi la parte importante.",
    unsupported_type:
      "Questo tipo di file non può essere letto. Invia un PDF, un documento di Office o testo.",
  },
};

const OPERATOR: Words = {
  encrypted: "Protected by a password: remove the password and teach the file again.",
  corrupt: "Damaged, or not what its name says: open it in its program and save it again.",
  too_large: "Over a size limit (file, or what it unpacks to): split it.",
  too_complex: "Nested or heavy beyond the limits: save it in a simpler format.",
  timeout:
    "Not finished within the time limit: split it, or let a conversion engine read its type (conversion.types).",
  no_text:
    "Contains no text: a scan needs a conversion engine with OCR for its type (docs/documents.md); a page made by script has none here.",
  unsupported_type: "No document that can be read: save it as PDF, in an office format or as text.",
};

const ENGINE = "or set conversion.engine to one that reads it";
const PICTURE =
  "A picture: write what it says into a text, or set conversion.engine to one with OCR, such as tesseract.";

const NOT_BY_ENGINE =
  "The conversion engine could not read it: it is damaged, or of a type that this engine does not know. Run its command on the file by hand to see why.";

/** What to do with a type that the built-in converter does not read. */
const UNREAD: Partial<Record<DocumentType, string>> = {
  doc: `An old Word document: save it as .docx, ${ENGINE}.`,
  xls: `An old Excel workbook: save it as .xlsx, ${ENGINE}.`,
  ppt: `An old PowerPoint presentation: save it as .pptx, ${ENGINE}.`,
  msg: `A mail of Outlook: save it as .eml or PDF, ${ENGINE}.`,
  epub: `A book: save it as .docx or HTML, ${ENGINE}.`,
  png: PICTURE,
  jpeg: PICTURE,
  webp: PICTURE,
  gif: PICTURE,
  tiff: PICTURE,
  archive: "An archive: unpack it and teach what it holds.",
};

/** The sentence for an error, for who sends the file; plain text, at most 160 characters. */
export function documentErrorWords(error: ConversionError, locale: Locale): string {
  return VISITOR[locale][error];
}

/** The sentence for an error of a document of this type, for who teaches the file, with the remedy. In English, as the command line is. */
export function teachingErrorWords(error: ConversionError, type: DocumentType): string {
  const unread = UNREAD[type];
  if (unread !== undefined && error === "corrupt") return NOT_BY_ENGINE;
  return (error === "unsupported_type" && unread) || OPERATOR[error];
}
