/** Shows what a seed changes: a line a change, never a value. */
import type { SeedChange, SeedVerb } from "../../domain/seed-changes.ts";
import { toPrintableLine } from "../../domain/printable.ts";
import { paint } from "./colour.ts";
import { counted } from "./counted.ts";
import { print, tell } from "./print.ts";

const MARKS: Readonly<Record<SeedVerb, readonly [mark: string, colour: "green" | "yellow" | "red"]>> = {
  added: ["+", "green"],
  changed: ["~", "yellow"],
  removed: ["-", "red"],
  unpublished: ["!", "red"],
};

// A first seed may add thousands of files: they are counted beyond this.
const MOST_LINES = 200;

/** Prints the changes; of very many only the first, and how many follow. */
export function printChanges(changes: readonly SeedChange[]): void {
  for (const { kind, name, change, fields } of changes.slice(0, MOST_LINES)) {
    const [mark, colour] = MARKS[change];
    const why = change === "unpublished" ? ": unpublished, sessions of it are kept" : "";
    const names = fields.length > 0 ? `: ${fields.join(", ")}` : "";
    print(` ${kind} ${toPrintableLine(name)}${names}${why}`, paint(colour, mark));
  }
  if (changes.length > MOST_LINES) print(`  … and ${changes.length - MOST_LINES} more`);
}

/** Tells in a line that the database has what the folder has not, which is served on. */
export function tellKept(kept: readonly SeedChange[]): void {
  const [first] = kept;
  if (!first) return;
  const name = `${first.kind} ${toPrintableLine(first.name)}`;
  const [others, them] =
    kept.length === 1 ? ["", "it"] : [` and ${counted(kept.length - 1, "other")}`, "them"];
  tell(`  kept: ${name}${others}, not in the folder: --prune removes ${them}`);
}
