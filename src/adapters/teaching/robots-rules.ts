/**
 * What a site's robots.txt lets us read (RFC 9309): the group for our name, else the one for everyone; the longest rule wins.
 */

/** The name that sites can address. */
export const ROBOT_NAME = "chat-assistant";

/** Tells whether a path (with its query) may be read. */
export type MayRead = (path: string) => boolean;

interface Rule {
  readonly allows: boolean;
  readonly pattern: string;
}

const MAX_LINES = 10_000;
const MAX_RULES = 1_000;
const MAX_PATTERN_CHARACTERS = 500;

/** Reads a robots.txt. */
export function readRobotsRules(text: string): MayRead {
  const own: Rule[] = [];
  const general: Rule[] = [];
  let targets: Rule[][] = [];
  let inAgents = false;
  for (const line of text.split(/\r\n|\r|\n/u, MAX_LINES)) {
    const [, field = "", value = ""] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/u.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      if (!inAgents) targets = [];
      inAgents = true;
      const agent = value.trim().toLowerCase();
      if (agent === "*") targets.push(general);
      else if (agent === ROBOT_NAME) targets.push(own);
    } else if (name === "allow" || name === "disallow") {
      inAgents = false;
      addRule(targets, { allows: name === "allow", pattern: value.trim() });
    }
  }
  const rules = own.length > 0 ? own : general;
  return (path) => mayRead(rules, path);
}

function addRule(targets: readonly Rule[][], rule: Rule): void {
  if (rule.pattern === "" || rule.pattern.length > MAX_PATTERN_CHARACTERS) return;
  for (const target of targets) if (target.length < MAX_RULES) target.push(rule);
}

function mayRead(rules: readonly Rule[], path: string): boolean {
  const matching = rules.filter(({ pattern }) => fits(pattern, path));
  const longest = matching.reduce((most, { pattern }) => Math.max(most, pattern.length), 0);
  const strongest = matching.filter(({ pattern }) => pattern.length === longest);
  return strongest.length === 0 || strongest.some(({ allows }) => allows);
}

/** `*` stands for anything, `$` for the end. Piece by piece, so that no pattern can take exponential time. */
function fits(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!isAnchored) return true;
  const last = rest.at(-1);
  return last === undefined
    ? at === path.length
    : path.endsWith(last) && path.length - last.length >= at - last.length;
}
