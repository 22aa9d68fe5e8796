/** What a parser of YAML finds wrong, for who writes the file: its own words speak of "compact mappings". */

/** What a parser of YAML reports. */
export interface YamlFault {
  readonly code: string;
  readonly message: string;
}

const WORDS: Readonly<Record<string, string>> = {
  BAD_INDENT: "the line does not begin in the same column as those beside it",
  BAD_SCALAR_START: "a text cannot begin with this character: put it in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    "a second colon stands in this text, or the line below is indented: put the text in quotes, or begin both lines in the same column",
  DUPLICATE_KEY: "a key stands here twice",
  MULTILINE_IMPLICIT_KEY: "a colon is missing: write key: value, with a blank after the colon",
  MULTIPLE_DOCS: "a second document begins here: remove the line ---, or the rest",
  TAB_AS_INDENT: "a tab stands in the indentation: use blanks",
};

// The parser has one code for all that is missing.
const NO_VALUE = /^Implicit map keys need to be followed by map values/;

// An indentation is wrong by itself, or because a bracket before it was not closed.
const NOT_CLOSED = /\bend with a (?<bracket>[\]}])/;
const NO_QUOTE = /^Missing closing/;
// Behind it the parser shows the place, which stands before the words already.
const PLACE = / at line \d+, column \d+:?$/;

/** The fault in words; the parser's own where they say what to do. */
export function toYamlWords({ code, message }: YamlFault): string {
  const said = (message.split("\n", 1)[0] ?? "").replace(PLACE, "");
  const bracket = NOT_CLOSED.exec(said)?.groups?.["bracket"];
  if (bracket !== undefined) return `a bracket before this is not closed: write the missing ${bracket}`;
  if (NO_QUOTE.test(said)) return "a quote before this is not closed: write the missing one";
  return WORDS[NO_VALUE.test(said) ? "MULTILINE_IMPLICIT_KEY" : code] ?? said;
}
