/**
 * What every converter must do, whatever it is made of.
 */
import { describe, expect, it } from "vitest";

import type { Converter, SourceDocument } from "../../src/ports/converter.ts";

const text = (content: string, more: Partial<SourceDocument> = {}): SourceDocument => ({
  file_name: "hours.txt",
  bytes: Buffer.from(content),
  purpose: "attachment",
  ...more,
});

/** Runs the contract of the port against a converter that reads plain text. */
export function describeConverter(name: string, create: () => Converter): void {
  describe(`${name} keeps the contract of the port`, () => {
    it("reads a document, again and again with the same result", async () => {
      const converter = create();
      const first = await converter.convert(text("Open from 9 to 5"));
      expect(first).toMatchObject({ ok: true, type: "text", text: "Open from 9 to 5", truncated: false });
      expect(await converter.convert(text("Open from 9 to 5"))).toEqual(first);
    });

    it("ends in a word for what it cannot read", async () => {
      const converter = create();
      const unknown = await converter.convert(
        text("", { file_name: "a.bin", bytes: Buffer.from("7f454c4600", "hex") }),
      );
      expect(unknown).toEqual({ ok: false, error: "unsupported_type" });
      const large = await converter.convert(text("", { bytes: new Uint8Array(11 * 1024 * 1024) }));
      expect(large).toEqual({ ok: false, error: "too_large" });
    });

    it("rejects with the signal's reason only", async () => {
      const signal = AbortSignal.abort(new Error("left"));
      await expect(create().convert(text("x", { signal }))).rejects.toThrow("left");
    });

    it("serves several at once and nobody after it was closed", async () => {
      const converter = create();
      const all = await Promise.all([1, 2, 3, 4].map((number) => converter.convert(text(`text ${number}`))));
      expect(all.map((conversion) => conversion.ok && conversion.text)).toEqual([
        "text 1",
        "text 2",
        "text 3",
        "text 4",
      ]);
      await converter.close();
      await converter.close();
      expect(await converter.convert(text("late"))).toEqual({ ok: false, error: "timeout" });
    });
  });
}
