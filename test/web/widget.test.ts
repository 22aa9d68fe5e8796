import { describe, expect, it } from "vitest";
import { readOptions } from "../../src/web/widget/options.ts";
import { createService } from "../../src/web/widget/service.ts";
import { inkOn, styleText } from "../../src/web/widget/styles.ts";

const read = (dataset: Record<string, string>, src = "https://chat.example/widget.js") =>
  readOptions({ dataset, src } as unknown as HTMLScriptElement);

function luminance(color: string): number {
  const parts =
    color.length === 4 ? color.slice(1).replace(/./g, "$&$&").match(/../g) : color.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (parts ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the script tag", () => {
  it("needs a slug and nothing else", () => {
    expect(read({ slug: "acme shop" })).toEqual({
      slug: "acme shop",
      api: "https://chat.example/v1/public/widgets/acme%20shop",
      page: "https://chat.example/chat/acme%20shop",
      side: "right",
      color: "#1f4fd8",
      locale: "",
      greeting: "",
      z_index: 2_147_483_000,
    });
  });

  it("keeps the path in front of the script and takes another chat base", () => {
    expect(read({ slug: "acme" }, "https://x.example/bot/widget.js?v=2")).toMatchObject({
      api: "https://x.example/bot/v1/public/widgets/acme",
      page: "https://x.example/bot/chat/acme",
    });
    expect(read({ slug: "acme", chatBase: "https://talk.example/c" }).page).toBe(
      "https://talk.example/c/acme",
    );
  });

  it("asks for nothing that a polluted prototype asks for", () => {
    const polluted = Object.prototype as Record<string, unknown>;
    polluted["chatBase"] = "javascript:alert(1)//";
    try {
      expect(read({ slug: "acme" }).page).toBe("https://chat.example/chat/acme");
    } finally {
      delete polluted["chatBase"];
    }
  });

  it("lets nothing of a site into the style sheet", () => {
    const options = read({ slug: "acme", color: "red;}*{display:none", zIndex: "1;}", position: "x}" });
    expect(options).toMatchObject({ color: "#1f4fd8", z_index: 2_147_483_000, side: "right" });
    expect(read({ slug: "acme", position: "bottom-left", zIndex: "50", color: "#FFCC00" })).toMatchObject({
      side: "left",
      z_index: 50,
      color: "#FFCC00",
    });
    expect(styleText(options)).toContain("z-index:2147483000!important");
  });

  it("writes on every colour with a contrast of at least 4.5", () => {
    for (let red = 0; red < 256; red += 15) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 51) {
          const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
          expect(contrast(color, inkOn(color)), color).toBeGreaterThan(4.5);
        }
      }
    }
  });
});

describe("the loader's calls", () => {
  it("carry consent and key, and no option of a polluted prototype", async () => {
    const calls: [string, RequestInit][] = [];
    const fetch = (async (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Response.json({ session_id: "ses_1" }, { status: 201, headers: { "retry-after": "3" } });
    }) as typeof globalThis.fetch;
    const options = read({ slug: "acme" });
    const service = createService(options, fetch);
    await service();
    expect(await service("k1")).toEqual({ status: 201, body: { session_id: "ses_1" }, retry_after: "3" });
    const [config, session] = calls;
    expect(config?.[0]).toBe("https://chat.example/v1/public/widgets/acme/config");
    expect(Object.getPrototypeOf(config?.[1])).toBeNull();
    expect(session?.[1]).toMatchObject({
      method: "POST",
      body: '{"consent_accepted":true}',
      credentials: "omit",
    });
  });

  it("tell a failed network by the status 0", async () => {
    const options = read({ slug: "acme" });
    const failing = (() => Promise.reject(new TypeError("Failed to fetch"))) as typeof fetch;
    expect(await createService(options, failing)()).toEqual({ status: 0 });
  });
});
