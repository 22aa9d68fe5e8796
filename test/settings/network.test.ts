import { describe, expect, it } from "vitest";
import { bareHost, callableHost, parseNetwork } from "../../src/settings/network.ts";

describe("a network", () => {
  it.each([
    ["10.0.0.0/8", { address: "10.0.0.0", length: 8, family: "ipv4" }],
    ["192.168.0.1", { address: "192.168.0.1", length: 32, family: "ipv4" }],
    ["::1", { address: "::1", length: 128, family: "ipv6" }],
    ["fd00::/8", { address: "fd00::", length: 8, family: "ipv6" }],
  ])("%s is one", (text, network) => {
    expect(parseNetwork(text)).toEqual(network);
  });

  it.each([
    "10.0.0.0/33",
    "10.0.0.0/x",
    "10.0.0/8",
    "proxy.example",
    "::1/129",
    "10.0.0.0/8/8",
    "",
    "10.0.0.0/",
  ])("%j is none", (text) => {
    expect(parseNetwork(text)).toBeNull();
  });
});

describe("a host", () => {
  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "127.0.0.1"],
    ["::1", "[::1]"],
    ["localhost", "localhost"],
  ])("%s is called as %s", (host, called) => {
    expect(callableHost(host)).toBe(called);
  });

  it("is connected to without brackets", () => {
    expect(bareHost(new URL("http://[::1]:80/"))).toBe("::1");
    expect(bareHost(new URL("http://acme.example/"))).toBe("acme.example");
  });
});
