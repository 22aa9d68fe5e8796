import { describe, expect, it } from "vitest";
import { toClientKey, toNetwork } from "../../src/domain/client.ts";

describe("toNetwork", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
    ["1::2:3:4:5:192.0.2.7", "1:0:2:3::/64"],
  ])("%s counts as %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  it("addresses of one /64 are one client, of the next /64 another", () => {
    expect(toNetwork("2001:db8:1:2::1")).toBe(toNetwork("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    expect(toNetwork("2001:db8:1:2::1")).not.toBe(toNetwork("2001:db8:1:3::1"));
  });

  it.each(["", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "::g"])("%s is no address", (text) => {
    expect(toNetwork(text)).toBeNull();
  });
});

describe("toClientKey", () => {
  it("is 22 characters of base64url that change with the secret", () => {
    const key = toClientKey("192.0.2.7", "secret");
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(toClientKey("192.0.2.7", "secret")).toBe(key);
    expect(toClientKey("192.0.2.7", "other")).not.toBe(key);
    expect(toClientKey("192.0.2.8", "secret")).not.toBe(key);
  });
});

describe("an address that only looks mapped", () => {
  it.each([
    ["0:0:0:0:1:ffff:c000:207", "0:0:0:0::/64"],
    ["1::ffff:192.0.2.7", "1:0:0:0::/64"],
    ["::fffe:192.0.2.7", "0:0:0:0::/64"],
    ["::ffff:255.254.253.252", "255.254.253.252"],
    ["::ffff:0:1", "0.0.0.1"],
    ["0:0:0:0:0:ffff:10.200.0.9", "10.200.0.9"],
  ])("%s counts as %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
