import { describe, expect, it } from "vitest";
import { contentTypeOf, typeOfContentType } from "../../../src/domain/documents/document-type.ts";

describe("content types", () => {
  it("are known with parameters, in any case", () => {
    expect(typeOfContentType("Application/PDF; q=1")).toBe("pdf");
    expect(typeOfContentType("application/x-msdownload")).toBeUndefined();
    expect(contentTypeOf("markdown")).toBe("text/markdown");
    expect(contentTypeOf("binary")).toBe("application/octet-stream");
  });
});
