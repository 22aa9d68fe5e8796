import { describe, expect, it } from "vitest";

import { findLeading } from "../../../../src/domain/answering/ranking/leading-document.ts";
import type { RankedPassage } from "../../../../src/domain/answering/ranking/rank.ts";
import type { Passage } from "../../../../src/domain/answering/text/passages.ts";

interface Placed extends Passage {
  readonly document_id?: string;
}

/** Passages of documents, best first, each with its log-odds; "" is none, as an attachment's. */
const rank = (...placed: readonly (readonly [document: string, score: number])[]) =>
  placed.map(
    ([document, score]) =>
      ({
        passage: document === "" ? {} : { document_id: document },
        score,
      }) as unknown as RankedPassage<Placed>,
  );
const find = (ranked: RankedPassage<Placed>[]) => findLeading(ranked)?.document_id;

describe("the document that leads", () => {
  it.each<[string, RankedPassage<Placed>[], string | undefined]>([
    ["nothing was found", [], undefined],
    ["one passage", rank(["a", -3]), "a"],
    ["the best passage by far", rank(["a", 2], ["b", -1], ["b", -1]), "a"],
    ["two passages that weigh more than a better one", rank(["a", 1], ["b", 0.8], ["b", 0.7]), "b"],
    [
      "two tenths",
      rank(["a", Math.log(2.01)], ...Array.from({ length: 8 }, (_, at) => [`${at}`, 0] as const)),
      "a",
    ],
    [
      "less than that",
      rank(["a", Math.log(1.9)], ...Array.from({ length: 8 }, (_, at) => [`${at}`, 0] as const)),
      undefined,
    ],
    ["an attachment leads", rank(["", 3], ["a", 0]), undefined],
  ])("%s", (_, ranked, document) => {
    expect(find(ranked)).toBe(document);
  });
});
