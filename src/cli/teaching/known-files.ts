/** The files that a robot was taught from, and under which names. */
import type { TeachingFile } from "../../adapters/teaching/list-files.ts";
import type { Appliance } from "../../appliance.ts";
import type { Original } from "../../ports/original-store.ts";
import type { Named } from "../../domain/taught-file.ts";
import { listOriginals } from "../../flows/teaching/list-taught.ts";

/** The name under which a file is known: macOS writes "é" as two characters where others write one, and nobody sees which. */
export function knownName(name: string, known: Named): string {
  const spellings = [name, name.normalize("NFC"), name.normalize("NFD")];
  return spellings.find((spelling) => known.has(spelling)) ?? name;
}

/** Files under the names by which they are known; two that stand side by side keep their own. */
export function underKnownNames(files: readonly TeachingFile[], known: Named): readonly TeachingFile[] {
  const own = new Set(files.map(({ source }) => source));
  return files.map((file) => {
    const source = knownName(file.source, known);
    return own.has(source) ? file : { ...file, source };
  });
}

/** Every original of a robot, by source. */
export async function readOriginals(
  { adapters }: Appliance,
  robot_id: string,
): Promise<Map<string, Original>> {
  const all = new Map<string, Original>();
  for await (const original of listOriginals(adapters.originals, robot_id, ""))
    all.set(original.source, original);
  return all;
}
