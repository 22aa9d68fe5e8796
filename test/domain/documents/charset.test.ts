import { describe, expect, it } from "vitest";

import { decodeText } from "../../../src/domain/documents/charset.ts";

const bytes = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(" ", ""), "hex");

describe("the charset of a text", () => {
  it.each([
    ["utf-8 by its mark", bytes("efbbbf e697a5"), "日", "utf-8"],
    ["utf-8 by being valid", Buffer.from("ação è così 日本"), "ação è così 日本", "utf-8"],
    ["utf-16 with a mark", Buffer.from("\ufeffolá", "utf16le"), "olá", "utf-16le"],
    ["utf-16 without a mark", Buffer.from("hello world", "utf16le"), "hello world", "utf-16le"],
    ["utf-16 big endian", bytes("feff 65e5 672c"), "日本", "utf-16be"],
    ["utf-16 big endian without a mark", bytes("0068 0065 006c 006c 006f"), "hello", "utf-16be"],
    ["Shift_JIS", bytes("8db2 93a1 91be 9859 2c 8e4f 96d8 8970 8e71"), "佐藤太郎,三木英子", "shift_jis"],
    ["EUC-JP", bytes("a4b3 a4f3 a4cb a4c1 a4cf c0a4 b3a6"), "こんにちは世界", "euc-jp"],
    ["ISO-2022-JP", bytes("1b2442 467c 4b5c 1b2842 20 6f6b"), "日本 ok", "iso-2022-jp"],
    [
      "Portuguese in windows-1252",
      Buffer.from("Atenção: não há reunião", "latin1"),
      "Atenção: não há reunião",
      "windows-1252",
    ],
    ["Italian in windows-1252", Buffer.from("perché è così", "latin1"), "perché è così", "windows-1252"],
    ["German letters alone", Buffer.from("äöüß können", "latin1"), "äöüß können", "windows-1252"],
    ["typographic quotes", bytes("93 68 69 94 20 96 20 6f 6b"), "“hi” – ok", "windows-1252"],
    ["plain ASCII", Buffer.from("hello"), "hello", "utf-8"],
    ["nothing", new Uint8Array(), "", "utf-8"],
  ])("is found: %s", (...row) => {
    const [, given, text, charset] = row;
    expect(decodeText(given)).toEqual({ text, charset });
  });

  it("is the declared one where that decodes cleanly", () => {
    expect(decodeText(bytes("8f80"), "shift_jis").charset).toBe("shift_jis");
    expect(decodeText(Buffer.from("cafe9", "latin1"), "no-such-charset").charset).toBe("utf-8");
  });

  it("stays utf-8 for a long text with one broken byte", () => {
    const broken = Buffer.concat([
      Buffer.from("日本語の文章です。".repeat(20)),
      bytes("ff"),
      Buffer.from("終わり"),
    ]);
    expect(decodeText(broken)).toMatchObject({ charset: "utf-8" });
  });
});
