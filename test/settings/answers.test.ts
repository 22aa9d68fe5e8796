import { describe, expect, it } from "vitest";
import { settingsFor } from "../support/appliance.ts";

const MODEL = {
  "answers.engine": "model",
  "answers.model.base_url": "http://127.0.0.1:8080/v1",
  "answers.model.model": "m",
};

describe("the settings of the answers", () => {
  it("need nothing: the embedded engine answers, and embeddings are off", () => {
    const { answers } = settingsFor();
    expect(answers).toMatchObject({
      engine: "embedded",
      embeddings: { base_url: null },
      runtime_gaps: "public",
    });
  });

  it("take a model with its address and name", () => {
    expect(settingsFor(MODEL).answers.model.model).toBe("m");
  });

  it.each([
    [{ ...MODEL, "answers.model.base_url": null }, "answers.model.base_url"],
    [{ ...MODEL, "answers.model.model": null }, "answers.model.model"],
    [{ "answers.embeddings.base_url": "http://127.0.0.1:1/v1" }, "answers.embeddings.model"],
    [{ ...MODEL, "answers.model.base_url": "http://marie:secret@127.0.0.1/v1" }, "answers.model.base_url"],
    [{ ...MODEL, "answers.model.base_url": "ftp://127.0.0.1/v1" }, "answers.model.base_url"],
    [{ ...MODEL, "answers.model.temperature": 3 }, "answers.model.temperature"],
    [{ "answers.embeddings.batch": 501 }, "answers.embeddings.batch"],
  ])("%j is told by its key", (overrides, key) => {
    expect(() => settingsFor(overrides)).toThrow(key);
  });
});
