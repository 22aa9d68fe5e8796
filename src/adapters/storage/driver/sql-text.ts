/**
 * Reads a statement's text once: its placeholders and what kind of statement it is.
 * The driver ignores missing arguments and a second statement in silence, so both are found here.
 */

/** What a statement does: rows only, rows and changes, or the schema. */
type SqlKind = "read" | "write" | "schema";

/** A statement's text and what was found in it. */
export interface SqlText {
  readonly sql: string;
  readonly kind: SqlKind;
  /** Placeholder names without the colon, in the order in which the database numbers them. */
  readonly parameters: readonly string[];
  /** A change that gives rows back. */
  readonly returning: boolean;
  /** Where the expressions that it gives back begin and end in the text. */
  readonly results: readonly (readonly [begin: number, end: number])[];
  /** A read that ends in LIMIT 1, or a change whose text ends by saying so: one row is fetched at half the price. */
  readonly single: boolean;
}

interface Findings {
  readonly parameters: Set<string>;
  readonly words: string[];
  /** The expressions after the last RETURNING outside of parentheses. */
  results: [begin: number, end: number][];
  second_statement: boolean;
}

const TOKEN =
  /\s+|--[^\n]*|\/\*[^]*?(?:\*\/|$)|'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^\]]*\]?|:(?<name>[A-Za-z_]\w*)|(?<foreign>[?@$])|(?<word>[A-Za-z_\u0080-\uFFFF][\w$\u0080-\uFFFF]*)|\d[\w.]*|(?<mark>[();])|[^]/gu;
const BLANK = /^(?:\s|--|\/\*)/u;
const RETURNING = "RETURNING";
const LIMIT_ONE = /\bLIMIT\s+1\s*;?\s*$/iu;
const ONE_ROW = /\/\* one row \*\/\s*$/u;
const MAXIMUM_SQL_CHARACTERS = 100_000;
/** A seed of as many robots and channels as a folder takes is one unit; all others are far smaller. */
const MAXIMUM_STATEMENTS = 30_000;

const KINDS: Readonly<Record<string, SqlKind>> = {
  SELECT: "read",
  VALUES: "read",
  EXPLAIN: "read",
  INSERT: "write",
  UPDATE: "write",
  DELETE: "write",
  REPLACE: "write",
  CREATE: "schema",
  DROP: "schema",
  ALTER: "schema",
  REINDEX: "schema",
  ANALYZE: "schema",
};

/**
 * Inspects one statement. Throws a TypeError on more than one statement, on placeholders other than `:name`, and on
 * statements that a unit must not hold: transaction control, PRAGMA, ATTACH, VACUUM, `OR ROLLBACK`, `OR FAIL`.
 */
export function inspectSql(sql: string): SqlText {
  if (sql.length > MAXIMUM_SQL_CHARACTERS)
    throw new TypeError("storage: cannot take an SQL text of this length");
  const found = scan(sql);
  const kind = decideKind(found.words);
  const trigger = kind === "schema" && found.words.slice(0, 3).includes("TRIGGER");
  if (found.second_statement && !trigger) {
    throw new TypeError("storage: cannot run more than one statement in one SQL text");
  }
  const escapes = found.words.some(
    (word, at) => (word === "ROLLBACK" || word === "FAIL") && found.words[at - 1] === "OR",
  );
  if (escapes) throw new TypeError("storage: cannot run OR ROLLBACK or OR FAIL: they would leave the unit");
  const returning = kind === "write" && found.words.includes(RETURNING);
  return {
    sql,
    kind,
    parameters: [...found.parameters],
    returning,
    results: returning ? found.results : [],
    single: (kind === "read" && LIMIT_ONE.test(sql)) || (returning && ONE_ROW.test(sql)),
  };
}

/** Throws a TypeError unless the statement only reads. */
export function checkRead(text: SqlText): void {
  if (text.kind !== "read") throw new TypeError("storage: cannot read by a statement that writes; use write");
}

/** Throws a TypeError for an empty unit, a RangeError for one of more than 30,000 statements. */
export function checkUnit(unit: readonly unknown[]): void {
  if (unit.length === 0) throw new TypeError("storage: cannot write a unit without statements");
  if (unit.length > MAXIMUM_STATEMENTS) {
    throw new RangeError(`storage: cannot write a unit of more than ${MAXIMUM_STATEMENTS} statements`);
  }
}

function scan(sql: string): Findings {
  const found: Findings = { parameters: new Set(), words: [], results: [], second_statement: false };
  let depth = 0;
  let ended = false;
  for (const { 0: token, index, groups = {} } of sql.matchAll(TOKEN)) {
    if (groups["foreign"] !== undefined) {
      throw new TypeError("storage: cannot bind placeholders other than :name");
    }
    if (ended && !BLANK.test(token)) found.second_statement = true;
    if (groups["name"] !== undefined) found.parameters.add(groups["name"]);
    if (groups["word"] !== undefined && depth === 0) found.words.push(groups["word"].toUpperCase());
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === ";") ended = true;
    if (depth === 0) noteResult(found, token, index);
    else if (found.results.length > 0) extendResult(found, index + token.length);
  }
  return found;
}

/** Follows the list after RETURNING, which ends the statement; comments and the semicolon after it are none of it. */
function noteResult(found: Findings, token: string, index: number): void {
  const end = index + token.length;
  if (token.toUpperCase() === RETURNING) found.results = [[end, end]];
  else if (found.results.length === 0 || token === ";" || BLANK.test(token)) return;
  else if (token === ",") found.results.push([end, end]);
  else extendResult(found, end);
}

function extendResult({ results }: Findings, end: number): void {
  const last = results.at(-1);
  if (last) last[1] = end;
}

/** With a common table expression the verb is the first one outside its parentheses. */
function decideKind(words: readonly string[]): SqlKind {
  const verb = words[0] === "WITH" ? words.find((word) => KINDS[word] !== undefined) : words[0];
  const kind = KINDS[verb ?? ""];
  if (kind === undefined)
    throw new TypeError(`storage: cannot run ${verb ?? "an empty text"} as a statement`);
  return kind;
}
