/** Code as manuals show it: commands that stand each for itself, what belongs to one, and notes beside them. */
import { fold } from "../../language/normalise.ts";

const NOTE = /^(?:#|\/\/|--) /;
const NOTE_BEHIND = /(?<=\S) {2,}(?:#|\/\/) .*$/;
const GOES_ON = /\\$/;
/** What is drawn in signs is no command. */
const DRAWN = /[→←│├└─▶↓]/;
const PROGRAM = /^(?:[$>%] )?(?:sudo |[A-Z_]+=\S+ )*(\S+)/;
const OPTION_EXPLAINED = /^--?[a-z][^ ]*(?:, --?[a-z][^ ]*)?(?: \S+)? {2,}\S/i;
/** What lines of programs begin with. */
const OF_PROGRAMS: ReadonlySet<string> = new Set("from import const let var def return if for".split(" "));

/** Whether a line of code is a note on others. */
export const isNote = (line = ""): boolean => NOTE.test(line);

/** Whether a line of code is an option with what it does: "-w, --whole     search whole texts". */
export const explainsOption = (line: string): boolean => OPTION_EXPLAINED.test(line);

/** The words of a command, folded, without the note behind it; none of what is drawn. "pip3" is one, "apt-get" two. */
export const wordsOfCommand = (line: string): readonly string[] =>
  DRAWN.test(line) ? [] : fold(line.replace(NOTE_BEHIND, "")).split(/[^\p{L}\d]+/u);

/** Whether the lines of a block stand each for itself: notes part them, they explain options, or several call the program of `line`. */
export function isOfCommands(lines: readonly string[], line: string): boolean {
  if (explainsOption(line)) return true;
  if (lines.some((one) => isNote(one) || NOTE_BEHIND.test(one))) return true;
  const program = PROGRAM.exec(line)?.[1];
  if (program === undefined || OF_PROGRAMS.has(program)) return false;
  return lines.filter((one) => PROGRAM.exec(one)?.[1] === program).length > 1;
}

/** The lines of a block that belong to the one at a position: notes above it, what goes on below, and what a note heads. */
export function linesOfCommand(lines: readonly string[], at: number): [first: number, end: number] {
  const goesOn = (line = ""): boolean => GOES_ON.test(line);
  let [first, end] = [at, at + 1];
  if (isNote(lines[at])) {
    while (end < lines.length && isNote(lines[end])) end++;
    while (end < lines.length && !isNote(lines[end])) end++;
  }
  while (goesOn(lines[first - 1])) first--;
  while (goesOn(lines[end - 1]) && end < lines.length) end++;
  while (isNote(lines[first - 1])) first--;
  return [first, end];
}

const isPath = (word: string): boolean => word.includes("/");
const wordsIn = (line: string): readonly string[] => line.split(/\s+/);

/** The paths and addresses in a line. */
export const pathsIn = (line: string): string => wordsIn(line).filter(isPath).join(" ");

/** A line without them. */
export const withoutPaths = (line: string): string =>
  wordsIn(line)
    .filter((word) => !isPath(word))
    .join(" ");
