/** Files of an operator's folder whose names are nearly right: they would be passed over, with all that they say. */
import { readdirSync } from "node:fs";
import path from "node:path";

// Regardless of case, of how the ending is written, and of one or several.
const toUsual = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.yml$/, ".yaml")
    .replace(/s?(\.yaml)?$/, "$1");

/** A fault for every entry that is named nearly as a wanted one: that one is missing, or stands beside it and is read alone. */
export function findNearNames(folder: string, wanted: readonly string[]): readonly string[] {
  const entries = readdirSync(folder);
  const usual = new Map(wanted.map((name) => [toUsual(name), name]));
  return entries.flatMap((entry) => {
    const name = usual.get(toUsual(entry));
    if (name === undefined || name === entry) return [];
    const remedy = entries.includes(name)
      ? `only ${name} beside it is read: keep one of the two`
      : `name it ${name}`;
    return [`${path.join(folder, entry)}: ${remedy}`];
  });
}

/** A fault for the terms of other languages, where a robot has none of its own. */
export function findForeignTerms(folder: string, wanted: string): readonly string[] {
  const entries = readdirSync(folder).filter((entry) => /^terms(?:\..+)?\.md$/i.test(entry));
  if (entries.includes(wanted)) return [];
  return entries.map((entry) => `${path.join(folder, entry)}: the robot's own terms are named ${wanted}`);
}
