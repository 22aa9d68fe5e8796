/** What the rows of a table are stands in the heading above them, where the heading does not say it. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { draftPassages } from "../../../../src/domain/answering/text/passages.ts";
import { tableKindOf } from "../../../../src/domain/answering/text/table-kind.ts";

const toTable = (...rows: readonly string[]): string => {
  const [head = "", ...others] = rows;
  return [head, "|---|---|---|", ...others].join("\n");
};

it.each<[Locale, string, string, string]>([
  [
    "en",
    "Prices",
    toTable("| Ticket | Adults | Children |", "| Single | £4 | £2 |", "| Day | £9 | £5 |"),
    "Ticket",
  ],
  [
    "pt-BR",
    "Preços",
    toTable("| Bilhete | Adulto | Criança |", "| Ida | R$ 4 | R$ 2 |", "| Dia | R$ 9 | R$ 5 |"),
    "Bilhete",
  ],
  [
    "it",
    "Prezzi",
    toTable("| Biglietto | Adulti | Bambini |", "| Corsa | 4 € | 2 € |", "| Giorno | 9 € | 5 € |"),
    "Biglietto",
  ],
  [
    "ja",
    "料金",
    toTable("| 切符 | 大人 | 子ども |", "| 片道 | 400円 | 200円 |", "| 往復 | 700円 | 350円 |"),
    "切符",
  ],
  [
    "en",
    "Tickets",
    toTable("| Ticket | Adults | Children |", "| Single | £4 | £2 |", "| Day | £9 | £5 |"),
    "",
  ],
  [
    "en",
    "Opening",
    toTable("| Day | From | To |", "| Monday | 9 am | 5 pm |", "| Friday | 9 am | 3 pm |"),
    "",
  ],
  [
    "en",
    "Boats",
    toTable("| Pier | Island | Castle |", "| 9.30 | 9.55 | 10.20 |", "| 11.30 | 11.55 | 12.20 |"),
    "",
  ],
  ["en", "Plans", toTable("| | Small | Large |", "| Users | two | ten |", "| Price | €4 | €12 |"), ""],
])("%s: below “%s” %j is a table of %j", (locale, heading, table, kind) => {
  const text = `# Page\n\n## ${heading}\n\n${table}\n`;
  const [draft] = draftPassages({ title: "Page", text, kind: "text" }, locale);
  expect(draft?.heading).toBe(`Page › ${heading}${kind && ` · ${kind}`}`);
  expect(tableKindOf(draft?.heading ?? "")).toBe(kind);
});
