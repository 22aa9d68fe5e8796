/** Which lines without a mark stand for themselves: a thing with its price, days with their hours. */
import { describe, expect, it } from "vitest";

import { isRowLine } from "../../../../src/domain/answering/text/row-lines.ts";

describe("a line for itself", () => {
  it.each([
    "Dry cut £24",
    "Gents' cut £18 (over 65s £14)",
    "Corte de unhas R$ 20 (grátis com o banho)",
    "Leva e traz R$ 15 até 5 km",
    "Consegna 4 € fino a 10 km",
    "Delivery £5 up to 3 miles.",
    "Half head highlights from £85",
    "Tosa na máquina + R$ 30",
    "カット 3,300円~",
    "Mon-Fri 9-5",
  ])("is: %s", (line) => {
    expect(isRowLine(line)).toBe(true);
  });

  it.each([
    "We ask for £20 (in cash) up front for colour",
    "It was £20 up to that day and rose later",
    "£24",
    "Dry cut for men",
    "Spend £20 (or more, on whatever you like among all the things that we sell here)",
  ])("is not: %s", (line) => {
    expect(isRowLine(line)).toBe(false);
  });
});
