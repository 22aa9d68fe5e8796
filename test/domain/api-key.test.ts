import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  admitScope,
  type ApiKey,
  formatApiKey,
  hashSecret,
  isValidAt,
  parseApiKey,
} from "../../src/domain/api-key.ts";

const PARTS = { key_id: `key_${"a".repeat(23)}-`, secret: `${"B".repeat(47)}_` };
const KEY: ApiKey = {
  key_id: "key_1",
  tenant_id: "ten_1",
  name: "",
  scopes: ["responses"],
  default_channel_id: null,
  created_at: 0,
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
};

describe("the format of an API key", () => {
  it("begins with ca_live_ and has a fixed length", () => {
    const text = formatApiKey(PARTS);
    expect(text).toMatch(/^ca_live_[\w-]{78}$/);
    expect(text).toHaveLength(86);
  });

  it("a formatted key is parsed into its parts", () => {
    expect(parseApiKey(formatApiKey(PARTS))).toEqual(PARTS);
  });

  it("a key with any one character changed is no key", () => {
    const text = formatApiKey(PARTS);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom("x", "Q", "7", "_", "-"), (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        expect(parseApiKey(changed)).toEqual(changed === text ? PARTS : null);
      }),
    );
  });

  it.each([
    "",
    "ca_live_",
    "sk-live",
    `${formatApiKey(PARTS)}x`,
    ` ${formatApiKey(PARTS)}`,
    "ca_live_".repeat(12),
  ])("%j is no key", (text) => expect(parseApiKey(text)).toBeNull());

  it("what is stored is the SHA-256 of the secret", () => {
    expect(hashSecret("marie")).toBe(createHash("sha256").update("marie").digest("hex"));
  });
});

describe("what a key allows", () => {
  it.each([
    ["neither revoked nor expired", {}, true],
    ["revoked", { revoked_at: 5 }, false],
    ["expired a moment ago", { expires_at: 10 }, false],
    ["expiring in a moment", { expires_at: 11 }, true],
  ])("a key %s", (_name, fields, counts) => expect(isValidAt({ ...KEY, ...fields }, 10)).toBe(counts));

  it("a scope that the key has is admitted, another is refused with missing_scope", () => {
    expect(() => admitScope(KEY, "responses")).not.toThrow();
    expect(() => admitScope(KEY, "channels:private")).toThrow(
      expect.objectContaining({ reason: "missing_scope" }),
    );
  });
});

describe("a text around a key", () => {
  const key = formatApiKey({ key_id: `key_${"a".repeat(24)}`, secret: "s".repeat(48) });

  it("is no key: nothing before, behind or missing is forgiven", () => {
    expect(parseApiKey(key)).toEqual({ key_id: `key_${"a".repeat(24)}`, secret: "s".repeat(48) });
    for (const text of [` ${key}`, `${key} `, `${key}\n`, `x${key}`, key.slice(1), key.slice(0, -1), ""])
      expect(parseApiKey(text)).toBeNull();
  });

  it("its checksum is six characters, filled with zeros", () => {
    const checksums = Array.from({ length: 300 }, (_, at) =>
      formatApiKey({ key_id: `key_${String(at).padStart(24, "0")}`, secret: "s".repeat(48) }).slice(-6),
    );
    for (const checksum of checksums) expect(checksum).toMatch(/^[0-9a-z]{6}$/);
    expect(checksums.some((checksum) => checksum.startsWith("0"))).toBe(true);
    expect(new Set(checksums).size).toBe(checksums.length);
  });
});

describe("a scope that lacks", () => {
  it("is named to the caller", () => {
    const without = { scopes: ["chat_completions"] } as unknown as Parameters<typeof admitScope>[0];
    expect(() => admitScope(without, "responses")).toThrow("This API key lacks the scope responses.");
  });
});
