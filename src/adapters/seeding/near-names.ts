/** Files of an operator's folder whose names are nearly right: they would be passed over, with all that they say. */
import { readdirSync } from "node:fs";
import path from "node:path";

// Regardless of case, of how the ending is written, and of one or several.
const toUsual = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.yml$/, ".yaml")
    .replace(/s?(\.yaml)?$/, "$1");

/** A fault for every entry that is named nearly as one of the wanted ones that are missing. */
export function findNearNames(folder: string, wanted: readonly string[]): readonly string[] {
  const entries = readdirSync(folder);
  const missing = new Map(
    wanted.filter((name) => !entries.includes(name)).map((name) => [toUsual(name), name]),
  );
  return entries.flatMap((entry) => {
    const name = missing.get(toUsual(entry));
    return name === undefined ? [] : [`${path.join(folder, entry)}: name it ${name}`];
  });
}

/** A fault for the terms of other languages, where a robot has none of its own. */
export function findForeignTerms(folder: string, wanted: string): readonly string[] {
  const entries = readdirSync(folder).filter((entry) => /^terms(?:\..+)?\.md$/i.test(entry));
  if (entries.includes(wanted)) return [];
  return entries.map((entry) => `${path.join(folder, entry)}: the robot's own terms are named ${wanted}`);
}
