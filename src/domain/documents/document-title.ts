/**
 * The title in a document's properties. Programs fill it in by themselves ("untitled", "Microsoft Word - list.doc"): what
 * names nothing must not stand above what is taught.
 */

/** The program that printed it, before the file's name. */
const PROGRAM =
  /^(?:microsoft (?:office )?(?:word|excel|powerpoint|publisher|outlook)|libreoffice|openoffice(?:\.org)?|adobe \w{1,20}) - /iu;
const FOLDERS = /^(?:file:\/\/|[a-z]:\\|\\\\|\/).{0,1000}[/\\]/isu;
const EXTENSION =
  /\.(?:docx?|docm|dotx?|odt|ott|rtf|txt|xlsx?|xlsm|ods|csv|pptx?|odp|key|numbers|pages|html?|xhtml|pdf|ps|eps|dvi|tex|indd|qxp|qxd|pmd|cdr|ai|psd|pub|wpd)$/iu;
/** What programs call a document that nobody named, perhaps with a number. */
const NAMELESS = new RegExp(
  String.raw`^(?:${[
    String.raw`\(?(?:anonymous|unspecified|none|null|undefined)\)?`,
    "(?:untitled|unnamed|unbenannt|無題|名称未設定)(?: (?:document|presentation|spreadsheet))?",
    "(?:documento |apresentação |planilha |presentazione )?(?:sem título|sem nome|senza titolo|senza nome)",
    "(?:word )?document|documento|dokument|文書|(?:book|slide|layout) ?(?=[0-9])",
    "(?:powerpoint )?(?:presentation|プレゼンテーション)|apresentação(?: do powerpoint)?|presentazione(?: standard di powerpoint)?",
  ].join("|")})[\s_-]{0,3}\d{0,4}$`,
  "iu",
);

/** What a title names, without a program, folders and the kind of file; undefined where it names nothing. */
export function nameOfDocument(title: string): string | undefined {
  const name = title.trim().replace(PROGRAM, "").replace(FOLDERS, "").replace(EXTENSION, "").trim();
  return name === "" || NAMELESS.test(name) ? undefined : name;
}
