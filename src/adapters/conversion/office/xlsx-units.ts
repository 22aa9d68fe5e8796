/**
 * What a number format of a workbook writes around a number (`"R$" #,##0.00`, `0.0" kg"`): a price without its currency, or
 * a weight without its unit, says half of what the cell shows.
 */

/** What stands before and after a number, and its decimal places; null: as many as it has. */
export interface Unit {
  readonly before: string;
  readonly after: string;
  readonly decimals: number | null;
}

/** Nothing around it. */
export const NO_UNIT: Unit = { before: "", after: "", decimals: null };

// Quoted and escaped text; widths and fillings; currencies; colours, conditions and languages; digits; anything else.
const TOKEN =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|[_*].|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<digits>[0#?][0#?.,]*)|(?<other>.)/gsu;
const MOST_CHARACTERS = 20;
/** As many as spreadsheet programs show; `toFixed` throws above 100. */
const MOST_DECIMALS = 30;

/** The unit of a format code, by what it has for positive numbers. */
export function readUnit(code: string): Unit {
  let before = "";
  let after = "";
  let digits = "";
  for (const { groups = {} } of firstSection(code).matchAll(TOKEN)) {
    if (groups["digits"] !== undefined) {
      // Fractions and powers have digits twice: their numbers are shown as they are.
      if (digits !== "") return NO_UNIT;
      digits = groups["digits"];
      continue;
    }
    const text = groups["quoted"] ?? groups["escaped"] ?? groups["currency"] ?? groups["other"] ?? "";
    if (digits === "") before += text;
    else after += text;
  }
  // With a comma at its end the cell shows thousands: beside the whole number its unit would be wrong.
  if (digits === "" || /,(?:\.|$)/.test(digits)) return NO_UNIT;
  const places = digits.split(".")[1]?.replaceAll(/[^0]/g, "").length ?? 0;
  const unit = { before: toShort(before.trimStart()), after: toShort(after.trimEnd()) };
  return { ...unit, decimals: places > 0 ? Math.min(MOST_DECIMALS, places) : null };
}

function firstSection(code: string): string {
  const [section = ""] = /^(?:"[^"]*"|\\.|[^;])*/su.exec(code) ?? [];
  return section;
}

const toShort = (text: string): string =>
  text.length > MOST_CHARACTERS ? "" : text.replaceAll(/\s+/gu, " ");

/** A number with its unit, its sign in front. */
export function withUnit(value: number, { before, after, decimals }: Unit): string {
  const size = Math.abs(value);
  const digits =
    decimals === null || size >= 1e21 ? String(Number(size.toPrecision(15))) : size.toFixed(decimals);
  return `${value < 0 ? "-" : ""}${before}${digits}${after}`;
}
