import { describe, expect, it } from "vitest";
import { decideOrigin, explainOriginEntry, parseOrigin, toFrameAncestors } from "../../src/domain/origin.ts";

const LIST = [
  "https://shop.example",
  "https://*.partner.example",
  "http://localhost:8080",
  "https://bücher.example",
  "https://[2001:db8::1]:8443",
  "https://*.wide.example:444",
  "https://dot.example.",
];

describe("decideOrigin", () => {
  it.each([
    ["https://shop.example", "https://shop.example"],
    ["https://SHOP.example", "https://shop.example"],
    ["https://shop.example:443", "https://shop.example"],
    ["http://localhost:8080", "http://localhost:8080"],
    ["https://a.partner.example", "https://*.partner.example"],
    ["https://a.b.partner.example", "https://*.partner.example"],
    ["https://xn--bcher-kva.example", "https://bücher.example"],
    ["https://bücher.example", "https://bücher.example"],
    ["https://[2001:DB8:0::1]:8443", "https://[2001:db8::1]:8443"],
    ["https://x.wide.example:444", "https://*.wide.example:444"],
    ["https://dot.example.", "https://dot.example."],
  ])("allows %s by the entry %s", (origin, rule) => {
    expect(decideOrigin(origin, LIST)).toMatchObject({ allowed: true, rule });
  });

  it.each([
    [undefined, "missing"],
    [null, "missing"],
    ["", "missing"],
    ["null", "opaque"],
    ["NULL", "opaque"],
    ["http://shop.example", "not_listed"],
    ["https://shop.example:8443", "not_listed"],
    ["https://www.shop.example", "not_listed"],
    ["https://shop.example.", "not_listed"],
    ["https://dot.example", "not_listed"],
    ["https://partner.example", "not_listed"],
    ["https://evilpartner.example", "not_listed"],
    ["https://.partner.example", "not_listed"],
    ["https://a.partner.example.evil.example", "not_listed"],
    ["https://a.partner.example:8443", "not_listed"],
    ["http://a.partner.example", "not_listed"],
    ["https://shop.example.evil.example", "not_listed"],
    ["https://shop.examplex", "not_listed"],
    ["https://x.wide.example", "not_listed"],
    ["https://[2001:db8::2]:8443", "not_listed"],
    ["https://shop.example/", "not_an_origin"],
    ["https://shop.example/path", "not_an_origin"],
    ["https://shop.example?x", "not_an_origin"],
    ["https://shop.example#x", "not_an_origin"],
    ["https://shop.example@evil.example", "not_an_origin"],
    ["https://evil.example\\@shop.example", "not_an_origin"],
    ["https://shop.example https://evil.example", "not_an_origin"],
    ["https://shop.example, https://evil.example", "not_an_origin"],
    ["https://shop.example;script-src", "not_an_origin"],
    ["https://a,b.partner.example", "not_an_origin"],
    ["shop.example", "not_an_origin"],
    ["file://", "not_an_origin"],
    ["chrome-extension://abcdef", "not_an_origin"],
    ["javascript:alert(1)", "not_an_origin"],
    ["https://", "not_an_origin"],
    ["https://*.partner.example", "not_an_origin"],
    [`https://${"a".repeat(400)}.partner.example`, "not_an_origin"],
  ])("denies %s: %s", (origin, because) => {
    expect(decideOrigin(origin, LIST)).toMatchObject({ allowed: false, because });
  });

  it("denies everybody while the list is empty", () => {
    expect(decideOrigin("https://shop.example", [])).toMatchObject({ because: "empty_list" });
  });

  it("an entry that cannot be read allows nobody and does not stop the others", () => {
    const list = ["*", "null", "https://*", "not an origin", "https://shop.example"];
    expect(decideOrigin("https://other.example", list).allowed).toBe(false);
    expect(decideOrigin("https://shop.example", list).allowed).toBe(true);
    expect(decideOrigin("null", list).allowed).toBe(false);
  });

  it("an entry written with capitals or the default port means the same origin", () => {
    expect(decideOrigin("https://shop.example", ["HTTPS://Shop.Example:443"]).allowed).toBe(true);
  });
});

describe("explainOriginEntry", () => {
  it.each([
    "https://shop.example",
    "http://localhost:3000",
    "https://*.shop.example",
    "https://*.localhost",
    "https://bücher.example",
  ])("takes %s", (entry) => {
    expect(explainOriginEntry(entry)).toBeNull();
  });

  it.each([
    ["*", "would allow everybody"],
    ["null", "would allow everybody"],
    ["https://shop.example/", "write https://shop.example"],
    ["https://shop.example/widget", "write https://shop.example"],
    ["shop.example", "write https://shop.example"],
    ["http://*.shop.example", "wildcard takes https"],
    ["https://*.com", "top-level domain"],
    ["https://*.10.0.0.1", "no subdomains"],
    ["https://a.*.shop.example", "is no origin"],
    ["https://*shop.example", "is no origin"],
    ["ftp://shop.example", "is no origin"],
    ["https://shop.example;script-src", "is no origin"],
    ["", "is no origin"],
  ])("refuses %s with a remedy", (entry, words) => {
    expect(explainOriginEntry(entry)).toContain(words);
  });
});

describe("toFrameAncestors", () => {
  it("gives CSP sources in canonical form and leaves out what cannot be read", () => {
    const list = [
      "https://Shop.example:443",
      "https://*.partner.example:444",
      "* 'unsafe'; script-src *",
      "https://a;script-src",
      "https://*.b,c.example",
      "http://localhost:8080",
    ];
    expect(toFrameAncestors(list)).toEqual([
      "https://shop.example",
      "https://*.partner.example:444",
      "http://localhost:8080",
    ]);
  });
});

describe("parseOrigin", () => {
  it("reads a host with an umlaut the same after 20,000 calls as after one", () => {
    const read = Array.from({ length: 20_000 }, () => parseOrigin("https://bücher.example"));
    expect(new Set(read)).toEqual(new Set(["https://xn--bcher-kva.example"]));
  });

  it("a percent-encoded host is what the URL parser makes of it", () => {
    expect(parseOrigin("https://shop%2Eexample")).toBe("https://shop.example");
  });
});

describe("the edges of an origin", () => {
  const long = (length: number) => `https://${"a".repeat(length - "https://".length)}`;

  it("has 300 characters at most, as an entry with a wildcard too", () => {
    expect(parseOrigin(long(300))).toBe(long(300));
    expect(parseOrigin(long(301))).toBeNull();
    const wildcard = (length: number) => `https://*.${"a".repeat(length - 18)}.example`;
    expect(toFrameAncestors([wildcard(300), wildcard(301)])).toEqual([wildcard(300)]);
  });

  it.each([
    ["https://a.b.example", ["https://*.b.example"], true],
    ["https://b.example", ["https://*.b.example"], false],
    ["https://.b.example", ["https://*.b.example"], false],
    ["https://a.b.example.", ["https://*.b.example"], false],
    ["https://a.b.example.", ["https://*.b.example."], true],
  ])("%s by %j: %s", (origin, list, allowed) => {
    expect(decideOrigin(origin, list).allowed).toBe(allowed);
  });

  it("an entry as the browser writes it is its own rule, another names itself", () => {
    expect(decideOrigin("https://a.example", ["https://A.example"])).toMatchObject({
      rule: "https://A.example",
    });
    expect(decideOrigin("https://a.example", ["https://A.example", "https://a.example"])).toMatchObject({
      rule: "https://a.example",
    });
  });

  it.each([
    ["https://*.[2001:db8::1]", "no subdomains"],
    ["https://*.example.", "top-level domain"],
    ["https://*.example", "top-level domain"],
    ["x http://*.shop.example", "is no origin"],
    ["HTTP://*.shop.example", "wildcard takes https"],
  ])("the entry %s is explained: %s", (entry, words) => {
    const said = explainOriginEntry(entry);
    expect(said).toContain(words);
    expect(said).toMatch(/write an origin such as https:\/\/shop\.example/);
  });
});
