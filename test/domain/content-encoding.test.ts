import { expect, it } from "vitest";
import { bestEncoding } from "../../src/domain/content-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;q=1.0", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000", "identity"],
  ["*", "identity"],
  ["bread", "identity"],
  ["", "identity"],
])("answers %j with %s", (accept, encoding) => {
  expect(bestEncoding(accept)).toBe(encoding);
});
