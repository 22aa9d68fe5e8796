import { describe, expect, it } from "vitest";
import { readForwarded, readForwardedFor, toAddress } from "../../src/domain/forwarded.ts";

describe("toAddress", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    [" 192.0.2.7:4711 ", "192.0.2.7"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["unknown", null],
    ["_hidden", null],
    ["", null],
    ["192.0.2.7 evil", null],
    ["[2001:db8::1", null],
    ["999.0.0.1", null],
  ])("%s is %s", (node, address) => {
    expect(toAddress(node)).toBe(address);
  });
});

describe("readForwarded", () => {
  it("reads RFC 7239 elements, quoted, with ports and in any case", () => {
    const header =
      'for=192.0.2.43, For="[2001:db8:cafe::17]:4711";proto=https;by=203.0.113.43, FOR=198.51.100.17;host="a,b;for=1.1.1.1"';
    expect(readForwarded(header)).toEqual(["192.0.2.43", "2001:db8:cafe::17", "198.51.100.17"]);
  });

  it.each([
    ["for=unknown", [null]],
    ["for=_secret", [null]],
    ["proto=https", [null]],
    ["", [null]],
    ['for="192.0.2.1', [null]],
    ["for=192.0.2.1;for=192.0.2.2", [null]],
    ["for=192.0.2.1,,for=192.0.2.2", ["192.0.2.1", null, "192.0.2.2"]],
    ['by="x\\", for=1.1.1.1", for=192.0.2.2', [null, "192.0.2.2"]],
    ['by="x, \\"y", for=192.0.2.2', [null, "192.0.2.2"]],
    ['by="x, y\\\\", for=192.0.2.2', [null, "192.0.2.2"]],
  ])("%s", (header, hops) => {
    expect(readForwarded(header)).toEqual(hops);
  });

  it.each([
    ['for="x, for=192.0.2.7', "192.0.2.7"],
    ['for="x, for="[2001:db8::7]";proto=https', "2001:db8::7"],
    ['for="x;by="\\, for="192.0.2.7:80"', "192.0.2.7"],
    ['"\\, For=192.0.2.7;host="a, b"', "192.0.2.7"],
  ])("a quotation that the client leaves open hides nothing of the proxy's own: %s", (header, nearest) => {
    expect(readForwarded(header).at(-1)).toBe(nearest);
  });

  it("a very long header is read in linear time, its last hops only", () => {
    expect(readForwarded(`${"for=1.1.1.1,".repeat(1_000)}for=192.0.2.2`)).toHaveLength(32);
    expect(readForwarded('"'.repeat(15_000))).toEqual([null]);
    expect(readForwardedFor(`${",".repeat(15_000)}192.0.2.2`).at(-1)).toBe("192.0.2.2");
  });
});

describe("a hop that is written badly", () => {
  it.each([
    ['x"192.0.2.7"', null],
    ['"192.0.2.7"x', null],
    ["x[2001:db8::1]", null],
    ["[2001:db8::1]x", null],
    ["x192.0.2.7:80", null],
    ["[2001:db8::1]:443:1", null],
  ])("%s is %s", (node, address) => {
    expect(toAddress(node)).toBe(address);
  });

  it.each([
    ["forx=192.0.2.1", [null]],
    ["for =192.0.2.1", ["192.0.2.1"]],
    ["for\t= 192.0.2.1", ["192.0.2.1"]],
  ])("%s", (header, hops) => {
    expect(readForwarded(header)).toEqual(hops);
  });
});

describe("the last hops", () => {
  it("are the 32 nearest, in their order", () => {
    const hops = Array.from({ length: 40 }, (_, at) => `192.0.2.${at}`);
    expect(readForwardedFor(hops.join(", "))).toEqual(hops.slice(-32));
    expect(readForwarded(hops.map((hop) => `for=${hop}`).join(","))).toEqual(hops.slice(-32));
  });
});
