/** Whatever stands in the headers that decide who calls: nothing throws, and nobody is let in by accident. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNetwork } from "../../src/domain/client.ts";
import { readForwarded, readForwardedFor } from "../../src/domain/forwarded.ts";
import { decideOrigin, explainOriginEntry, parseOrigin, toFrameAncestors } from "../../src/domain/origin.ts";

const PIECES = [
  "https://",
  "http://",
  "*.",
  "shop",
  ".",
  "example",
  ":443",
  ":8443",
  "@",
  "/",
  "\\",
  "#",
  "?",
  "[::1]",
  "null",
  "%2e",
  "ü",
  " ",
  "\t",
  "..",
  "evil",
  ";",
  ",",
  "'",
];
const text = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join("")),
);
const LIST = ["https://shop.example", "https://*.shop.example"];

describe("hostile headers", () => {
  it("an origin is allowed only when its host is the shop's or below it, over https on its port", () => {
    fc.assert(
      fc.property(text, (header) => {
        const decision = decideOrigin(header, LIST);
        if (!decision.allowed) return;
        const { protocol, port, hostname } = new URL(header);
        expect([protocol, port]).toEqual(["https:", ""]);
        expect(hostname === "shop.example" || hostname.endsWith(".shop.example")).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it("a canonical origin stays what it is", () => {
    fc.assert(
      fc.property(text, (header) => {
        const origin = parseOrigin(header);
        if (origin !== null) expect(parseOrigin(origin)).toBe(origin);
      }),
      { numRuns: 5_000 },
    );
  });

  it("no entry brings a second source or directive into the CSP", () => {
    fc.assert(
      fc.property(text, (entry) => {
        for (const source of toFrameAncestors([entry])) expect(source).toMatch(/^https?:\/\/[^\s;,'"/]+$/);
        expect(typeof (explainOriginEntry(entry) ?? "")).toBe("string");
      }),
      { numRuns: 5_000 },
    );
  });

  it("a hop is an address or nothing", () => {
    const hop = fc.oneof(
      fc.string(),
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom('for="', "for=", ";", ",", '"', "\\", "_x", "unknown"),
    );
    fc.assert(
      fc.property(fc.array(hop, { maxLength: 12 }), (hops) => {
        const header = hops.join(",");
        for (const found of [...readForwarded(header), ...readForwardedFor(header)])
          if (found !== null) expect(toNetwork(found)).toMatch(/^(?:[\d.]+|[\da-f:]+\/64)$/);
      }),
      { numRuns: 3_000 },
    );
  });
});
