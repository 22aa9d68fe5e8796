/**
 * What a cell of a workbook shows: shared strings, and numbers that are dates, percentages or have a unit by their format.
 */
import { NO_UNIT, readUnit, type Unit, withUnit } from "./xlsx-units.ts";
import { walkXml } from "./xml-walker.ts";
import type { ZipArchive } from "./zip-archive.ts";

/** How a number is shown: as one with what stands around it, or as something else. */
export type NumberFormat = Unit | "date" | "date_time" | "time" | "percent";

/** Formats that the standard numbers instead of writing them out. */
const BUILT_IN_FORMATS = new Map<number, NumberFormat>([
  [9, "percent"],
  [10, "percent"],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, "date"] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 45, 46, 47].map((id) => [id, "time"] as const),
  [22, "date_time"],
]);
const MAX_STRINGS = 500_000;
const MAX_READINGS = 500;
/** Spreadsheet programs write no longer ones. */
const LONGEST_FORMAT = 255;
const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/**
 * The shared strings in order, and the readings of Japanese words (at most 500) apart from them: every typed cell has
 * one, so among the words they would be noise, but people search by them.
 */
export async function readSharedStrings(
  archive: ZipArchive,
  part: string | undefined,
): Promise<{ readonly strings: string[]; readonly readings: string[] }> {
  const strings: string[] = [];
  const readings = new Set<string>();
  let text = "";
  let reading = "";
  let inText = false;
  let inReading = false;
  walkXml(part === undefined ? "" : ((await archive.readText(part)) ?? ""), {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") [inReading, reading] = [true, ""];
      else if (name === "t") inText = true;
    },
    text: (piece) => {
      if (!inText) return;
      if (inReading) reading += piece;
      else text += piece;
    },
    close: (name) => {
      if (name === "t") inText = false;
      else if (name === "rPh") {
        inReading = false;
        if (readings.size < MAX_READINGS) readings.add(reading);
      } else if (name === "si" && strings.length < MAX_STRINGS) strings.push(text);
    },
  });
  return { strings, readings: [...readings] };
}

/** The number format of each cell style, by its index. */
export async function readNumberFormats(archive: ZipArchive): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCellStyles = false;
  walkXml((await archive.readText("xl/styles.xml")) ?? "", {
    open: (name, attributes) => {
      const id = Number(attributes.get("numFmtId") ?? 0);
      if (name === "cellXfs") inCellStyles = true;
      else if (name === "numFmt")
        own.set(id, formatOf((attributes.get("formatCode") ?? "").slice(0, LONGEST_FORMAT)));
      else if (name === "xf" && inCellStyles)
        formats.push(own.get(id) ?? BUILT_IN_FORMATS.get(id) ?? NO_UNIT);
    },
    close: (name) => {
      if (name === "cellXfs") inCellStyles = false;
    },
  });
  return formats;
}

/** A stored number as it is shown: ISO dates, percentages, and no binary noise (`0.1 + 0.2`). */
export function showNumber(stored: string, format: NumberFormat, counts_from_1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored;
  if (format === "percent") return `${trimNoise(value * 100)}%`;
  if (typeof format === "object") return withUnit(value, format);
  if (value < 0 || value > 2_958_466) return trimNoise(value);
  const epoch = counts_from_1904 ? EPOCH_1904 : EPOCH_1900;
  const iso = new Date(epoch + Math.round((value * DAY_MS) / 1_000) * 1_000).toISOString();
  const time = iso.slice(11, iso.endsWith(":00.000Z") ? 16 : 19);
  if (format === "time") return value >= 1 && !Number.isInteger(value) ? `${iso.slice(0, 10)} ${time}` : time;
  return format === "date" || Number.isInteger(value) ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

function trimNoise(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function formatOf(code: string): NumberFormat {
  const bare = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, "");
  const hasDay = /[yd]/iu.test(bare) || /m{3,}/iu.test(bare);
  const hasTime = /[hs]/iu.test(bare);
  if (hasDay) return hasTime ? "date_time" : "date";
  if (hasTime) return "time";
  return bare.includes("%") ? "percent" : readUnit(code);
}
