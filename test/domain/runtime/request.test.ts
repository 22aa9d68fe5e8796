/** The fields of a runtime request: which are required, their ranges, and a key's default channel. */
import { describe, expect, it } from "vitest";
import { readRequest } from "../../../src/domain/runtime/request.ts";
import { POLICY, read, responses, refusalOf } from "./requests.ts";

describe("required fields and ranges", () => {
  const GOOD = {
    responses: { input: "Hi" },
    chat_completions: { messages: [{ role: "user", content: "Hi" }] },
  };
  const RANGES = [
    ["temperature", 0, 2],
    ["top_p", 0, 1],
    ["presence_penalty", -2, 2],
    ["frequency_penalty", -2, 2],
  ] as const;

  for (const endpoint of ["responses", "chat_completions"] as const) {
    const bound = endpoint === "responses" ? "max_output_tokens" : "max_tokens";
    const field = endpoint === "responses" ? "input" : "messages";

    it(`${endpoint}: conversation_channel and ${field} are required`, () => {
      expect(refusalOf(() => readRequest(GOOD[endpoint], endpoint, POLICY))).toEqual([
        "invalid_request",
        "conversation_channel",
      ]);
      expect(refusalOf(() => read(endpoint, {}))).toEqual(["invalid_request", field]);
      expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], conversation_channel: null }))).toEqual([
        "invalid_request",
        "conversation_channel",
      ]);
      expect(refusalOf(() => read(endpoint, { [field]: null }))).toEqual(["invalid_request", field]);
    });

    it(`${endpoint}: a key's default channel stands in for a missing one only`, () => {
      const policy = { ...POLICY, default_channel_id: "chn_default" };
      const channelOf = (body: object) => readRequest(body, endpoint, policy).conversation_channel;
      expect(channelOf(GOOD[endpoint])).toBe("chn_default");
      expect(channelOf({ ...GOOD[endpoint], conversation_channel: null })).toBe("chn_default");
      expect(channelOf({ ...GOOD[endpoint], conversation_channel: "chn_2" })).toBe("chn_2");
    });

    it.each(RANGES)(`${endpoint}: %s from %d to %d`, (name, least, most) => {
      for (const value of [least, most, (least + most) / 2])
        expect(read(endpoint, { ...GOOD[endpoint], [name]: value }).sampling).toEqual({ [name]: value });
      for (const value of [least - 0.01, most + 0.01, "1", true, [], {}])
        expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], [name]: value }))).toEqual([
          "invalid_request",
          name,
        ]);
      expect(read(endpoint, { ...GOOD[endpoint], [name]: null }).sampling).toEqual({});
    });

    it(`${endpoint}: ${bound} is a whole number of at least 1`, () => {
      expect(read(endpoint, { ...GOOD[endpoint], [bound]: 1 }).sampling).toEqual({ max_tokens: 1 });
      for (const value of [0, -1, 1.5, "10"])
        expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], [bound]: value }))).toEqual([
          "invalid_request",
          bound,
        ]);
    });

    it(`${endpoint}: stream is a boolean, false when absent or null`, () => {
      expect(read(endpoint, GOOD[endpoint]).stream).toBe(false);
      expect(read(endpoint, { ...GOOD[endpoint], stream: null }).stream).toBe(false);
      expect(read(endpoint, { ...GOOD[endpoint], stream: true }).stream).toBe(true);
      expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], stream: "true" }))).toEqual([
        "invalid_request",
        "stream",
      ]);
    });

    it.each([null, [], "text", 7])(`${endpoint}: a body of %j is refused`, (body) => {
      expect(refusalOf(() => readRequest(body, endpoint, POLICY))?.[0]).toBe("invalid_request");
    });
  }

  it.each([7, null, {}, ["Hi"], [null]])("an input of %j is told what is expected", (input) => {
    expect(() => responses(input)).toThrow("input: expected a string or a list of objects.");
  });

  it("a fault inside a list is named by its place", () => {
    const attachments = [{ file_name: "a", content_type: "text/plain", size_bytes: "5", content_base64: "" }];
    expect(refusalOf(() => responses("Hi", { attachments }))).toEqual([
      "invalid_request",
      "attachments[0].size_bytes",
    ]);
  });
});
