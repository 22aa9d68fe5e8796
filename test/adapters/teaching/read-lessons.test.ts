/** What a file teaches, by its bytes as well as by its name. */
import { afterAll, describe, expect, it } from "vitest";
import { createConverter } from "../../../src/adapters/conversion/router.ts";
import { createReadLessons } from "../../../src/adapters/teaching/read-lessons.ts";
import { makeDocx } from "../conversion/fixtures.ts";

const converter = createConverter({ engine: "builtin" });
afterAll(() => converter.close());
const read = createReadLessons(converter);

describe("a name that promises text", () => {
  it.each(["hours.md", "hours.txt", "hours.markdown"])(
    "is read as what its bytes are: %s",
    async (source) => {
      const bytes = makeDocx("<w:p><w:r><w:t>Closed on Sundays.</w:t></w:r></w:p>");
      expect(await read({ source, bytes })).toEqual([
        { source, title: "hours", text: "Closed on Sundays.", kind: "text" },
      ]);
    },
  );

  it.each(["hours.md", "hours.txt"])("teaches nothing of bytes that are none: %s", async (source) => {
    const bytes = Buffer.from("7f454c46020101000000ff0102030405060708", "hex");
    await expect(read({ source, bytes })).rejects.toThrow(/^Damaged, or not what its name says/);
  });

  it("keeps Markdown that begins as a page does", async () => {
    const text = "<html>\n\n# Hours\n\nClosed on Sundays.";
    expect(await read({ source: "a.md", bytes: Buffer.from(text) })).toMatchObject([
      { title: "Hours", text },
    ]);
  });
});

describe("a document that is longer than can be read", () => {
  it("is not taught in part: who teaches it is told to split it", async () => {
    const long = makeDocx(`<w:p><w:r><w:t>${"Closed on Sundays. ".repeat(110_000)}</w:t></w:r></w:p>`);
    await expect(read({ source: "hours.docx", bytes: long })).rejects.toThrow(/split it/);
  });
});
