import { describe, expect, it } from "vitest";

import { readRobotsRules } from "../../../src/adapters/teaching/robots-rules.ts";
import { watchCpu } from "../../support/cpu-time.ts";

describe("a robots.txt", () => {
  it.each([
    ["", "/anything", true],
    ["User-agent: *\nDisallow: /", "/a", false],
    ["User-agent: *\nDisallow:", "/a", true],
    ["User-agent: *\nDisallow: /private", "/private/x", false],
    ["User-agent: *\nDisallow: /private", "/public", true],
    ["User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
    ["User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
    ["User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf", false],
    ["User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf?x", true],
    ["User-agent: *\nDisallow: /a*b*c", "/a-b", true],
    ["User-agent: *\nDisallow: /a*b*c", "/axxbxxc/d", false],
    ["User-agent: *\nDisallow: /\n\nUser-agent: Chat-Assistant # ours\nDisallow: /own", "/other", true],
    ["User-agent: *\nAllow: /\nUser-agent: chat-assistant\nDisallow: /own", "/own", false],
    ["User-agent: other\nUser-agent: chat-assistant\r\nDisallow: /both", "/both", false],
    ["User-agent: other\nDisallow: /", "/a", true],
    ["<html>not robots</html>", "/a", true],
  ])("lets us read what it allows (%#)", (text, path, allowed) => {
    expect(readRobotsRules(text)(path)).toBe(allowed);
  });

  it("cannot make matching slow", () => {
    const mayRead = readRobotsRules(`User-agent: *\n${`Disallow: /${"*a".repeat(240)}b\n`.repeat(1_000)}`);
    const cpu_ms = watchCpu();
    expect(mayRead(`/${"a".repeat(2_000)}`)).toBe(true);
    expect(cpu_ms()).toBeLessThan(5_000);
  });
});
