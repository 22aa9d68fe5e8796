/**
 * Answers that were read and judged, compared word for word: whoever changes a rule sees which answers it changes.
 * `TOLD=write npx vitest run test/adapters/answerers` writes the files anew; their diff is to be read.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

import type { Answer } from "../../src/ports/answerer.ts";

/** A page or site, its questions and what was answered. */
export interface Told {
  readonly place: string;
  readonly answers: readonly (readonly [question: string, answer: Pick<Answer, "outcome" | "text">])[];
}

function toText(told: readonly Told[]): string {
  const lines = told.flatMap(({ place, answers }) => [
    `# ${place}`,
    "",
    ...answers.flatMap(([question, { outcome, text }]) => [
      `? ${question}`,
      ...(outcome === "answered" ? text.split("\n").map((line) => `  ${line}`.trimEnd()) : [`(${outcome})`]),
      "",
    ]),
  ]);
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Compares with `test/fixtures/told/<name>.txt`. */
export function expectTold(name: string, told: readonly Told[]): void {
  const file = new URL(`../fixtures/told/${name}.txt`, import.meta.url);
  const text = toText(told);
  if (process.env["TOLD"] === "write") writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}
