/** How an answer names what may be asked instead: one form for who writes it, who is asked for one of them, and the page, which offers them. */
import type { Locale } from "./locale.ts";

/** What stands around the topics, and around each of them. */
interface Near {
  readonly before: string;
  readonly behind: string;
  readonly marks: readonly [string, string];
  readonly between: string;
}

const NEAR: Readonly<Record<Locale, Near>> = {
  en: { before: "Perhaps this helps: ", behind: ".", marks: ["“", "”"], between: ", " },
  "pt-BR": { before: "Talvez isto ajude: ", behind: ".", marks: ["“", "”"], between: ", " },
  it: { before: "Forse può servire: ", behind: ".", marks: ["«", "»"], between: ", " },
  ja: {
    before: "",
    behind: "についてでしたら、お答えできるかもしれません。",
    marks: ["「", "」"],
    between: "",
  },
};

/** The sentence behind “I don't know” that names them. @param topics at least one */
export function toNearTopics(topics: readonly string[], locale: Locale): string {
  const { before, behind, marks, between } = NEAR[locale];
  return `${before}${topics.map((topic) => marks.join(topic)).join(between)}${behind}`;
}

/** The topics that a refusal names, in any of the four languages; none where it names none. */
export function readNearTopics(told: string): readonly string[] {
  const sentence = told.slice(told.lastIndexOf("\n") + 1);
  const near = Object.values(NEAR).find(
    ({ before, behind, marks: [opens, closes] }) =>
      sentence.startsWith(`${before}${opens}`) && sentence.endsWith(`${closes}${behind}`),
  );
  if (!near) return [];
  const { before, behind, marks, between } = near;
  const named = sentence.slice(before.length + 1, sentence.length - behind.length - 1);
  return named.split(`${marks[1]}${between}${marks[0]}`);
}
