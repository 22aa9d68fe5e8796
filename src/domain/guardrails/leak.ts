/**
 * Keeps an answer from repeating what must stay hidden: the channel's instructions, the rules, the request's marker.
 * Works on a stream: a run of protected text is noticed before its first character has left.
 * It catches repetition, not translation or paraphrase; no secret belongs into a prompt at all.
 */

/** What to protect. */
export interface LeakOptions {
  /** Texts of which no long run may appear. */
  readonly protected_texts: readonly string[];
  /** Runs that also stand here (passages, the decline text) are no leak. */
  readonly allowed_texts: readonly string[];
  /** The request's marker: any appearance is a leak. */
  readonly marker: string;
}

/** Guards one text. */
export interface LeakGuard {
  /** Takes a piece; returns what is surely no part of a leak. Nothing any more once something leaked. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
  readonly leaked: boolean;
}

/** Letters in a row that count as repetition: about ten words; Japanese says as much in fewer. */
const RUN_LETTERS = 60;
const RUN_LETTERS_CJK = 24;

/** Creates a guard for one text. */
export function createLeakGuard(options: LeakOptions): LeakGuard {
  const runs = runsOf(options);
  const isAllowed = allowanceOf(options.allowed_texts);
  const longest = Math.max(1, ...runs.keys());
  let held = "";
  const guard = {
    leaked: false,
    push(piece: string) {
      if (guard.leaked) return "";
      held += piece;
      const letters = lettersOf(held);
      guard.leaked = holdsRun(letters.text, runs, isAllowed);
      const surplus = letters.text.length - (longest - 1);
      const free = guard.leaked || surplus <= 0 ? 0 : (letters.positions[surplus] ?? 0);
      const out = held.slice(0, free);
      held = guard.leaked ? "" : held.slice(free);
      return out;
    },
    end() {
      const out = held;
      held = "";
      return out;
    },
  };
  return guard;
}

/** Every run of the protected texts, by its length. */
function runsOf({ protected_texts, marker }: LeakOptions): Map<number, Set<string>> {
  const runs = new Map<number, Set<string>>([
    [lettersOf(marker).text.length, new Set([lettersOf(marker).text])],
  ]);
  for (const text of protected_texts.map((each) => lettersOf(each).text)) {
    const usual = /[\u3040-\u30ff\u3400-\u9fff]/.test(text) ? RUN_LETTERS_CJK : RUN_LETTERS;
    // A short text is protected whole; a few words are no secret and too common to be one.
    const length = Math.min(usual, text.length);
    if (length < usual / 2) continue;
    const set = runs.get(length) ?? new Set<string>();
    for (let at = 0; at + length <= text.length; at += 1) set.add(text.slice(at, at + length));
    runs.set(length, set);
  }
  return runs;
}

/** Whether a run stands in an allowed text as well: asked only when one was met, for there are far more runs than answers that meet one. */
function allowanceOf(texts: readonly string[]): (run: string) => boolean {
  let allowed: string[] | undefined;
  return (run) => {
    allowed ??= texts.map((text) => lettersOf(text).text);
    return allowed.some((text) => text.includes(run));
  };
}

function holdsRun(
  letters: string,
  runs: ReadonlyMap<number, ReadonlySet<string>>,
  isAllowed: (run: string) => boolean,
): boolean {
  for (const [length, set] of runs)
    for (let at = 0; at + length <= letters.length; at += 1) {
      const run = letters.slice(at, at + length);
      if (set.has(run) && !isAllowed(run)) return true;
    }
  return false;
}

/** The letters alone, folded, each with the position in the text after which it stands: spelling tricks change neither. */
function lettersOf(text: string): { text: string; positions: number[] } {
  let letters = "";
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = foldLetter(character);
    for (let index = 0; index < folded.length; index += 1) positions.push(at);
    letters += folded;
    at += character.length;
  }
  return { text: letters, positions };
}

/** The letters that a character stands for; most are plain ones, and this runs for every character of every answer. */
function foldLetter(character: string): string {
  if (character >= "a" && character <= "z") return character;
  if (character <= "@") return "";
  return character
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\P{L}+/gu, "");
}
