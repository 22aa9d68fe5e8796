import { describe, expect, it } from "vitest";
import { NOT_IMPLEMENTED_PARAMETERS } from "../../../src/contract/resources/response.ts";
import { admitParameters, type RuntimeEndpoint } from "../../../src/domain/runtime/parameters.ts";

const judge = (body: Record<string, unknown>, endpoint: RuntimeEndpoint, accept_noop_params = false) => {
  try {
    admitParameters(body, endpoint, { accept_noop_params });
    return null;
  } catch (error) {
    const { reason, details, message } = error as {
      reason: string;
      details: { param: string };
      message: string;
    };
    expect(reason).toBe("unsupported_parameter");
    expect(message).toContain(details.param);
    return details.param;
  }
};

const ENDPOINTS: readonly RuntimeEndpoint[] = ["responses", "chat_completions"];
const VALUES = [[], {}, "", "none", 0, 1, false, true, [{ type: "function" }], { type: "text" }];
const NOOPS: Record<string, unknown> = {
  tools: [],
  tool_choice: "none",
  response_format: { type: "text" },
  stop: [],
  logit_bias: {},
  metadata: {},
  store: false,
};

describe.each(ENDPOINTS)("the not-implemented parameters on %s", (endpoint) => {
  it.each(NOT_IMPLEMENTED_PARAMETERS)("%s is refused by name for any value, empty ones too", (name) => {
    for (const value of VALUES) expect(judge({ [name]: value }, endpoint), JSON.stringify(value)).toBe(name);
  });

  it.each(NOT_IMPLEMENTED_PARAMETERS)("%s: null counts as absent", (name) => {
    expect(judge({ [name]: null }, endpoint)).toBeNull();
  });

  it("all together: the first is the param, the message names them all", () => {
    const all = Object.fromEntries(NOT_IMPLEMENTED_PARAMETERS.map((name) => [name, []]));
    expect(() => admitParameters(all, endpoint, { accept_noop_params: false })).toThrow(
      NOT_IMPLEMENTED_PARAMETERS.join(", "),
    );
    expect(judge(all, endpoint)).toBe("tools");
    const [least, most] = [{ seed: 1 }, all].map((body) => () => {
      admitParameters(body, endpoint, { accept_noop_params: false });
    });
    expect(least).toThrow("Leave it out or send null.");
    expect(most).toThrow("Leave them out or send null.");
  });

  it("of values that ask for nothing, and of those only, the message says how an operator accepts them", () => {
    const hint = "The operator can have values that ask for nothing accepted (runtime.accept_noop_params).";
    const judged = (body: Record<string, unknown>) => () => {
      admitParameters(body, endpoint, { accept_noop_params: false });
    };
    expect(judged({ tools: [] })).toThrow(`not supported here. Leave it out or send null. ${hint}`);
    expect(judged({ tools: [], store: false })).toThrow(hint);
    expect(judged({ tools: [], store: true })).toThrow(/send null\.$/);
  });

  it("with accept_noop_params exactly the values that ask for nothing are accepted", () => {
    for (const [name, value] of Object.entries(NOOPS))
      expect(judge({ [name]: value }, endpoint, true)).toBeNull();
    for (const name of NOT_IMPLEMENTED_PARAMETERS) {
      for (const value of [[{}], { a: 1 }, "auto", 7, true])
        expect(judge({ [name]: value }, endpoint, true), name).toBe(name);
    }
    expect(judge({ seed: 0 }, endpoint, true)).toBe("seed");
  });
});

describe("other parameters of OpenAI", () => {
  it.each([
    ["responses", "text", { format: { type: "json_schema" } }, "text.format"],
    ["responses", "text", { format: { type: "json_object" } }, "text.format"],
    ["responses", "previous_response_id", "resp_1", "previous_response_id"],
    ["responses", "conversation", "conv_1", "conversation"],
    ["responses", "prompt", { id: "pmpt_1" }, "prompt"],
    ["responses", "background", true, "background"],
    ["responses", "top_logprobs", 2, "top_logprobs"],
    ["responses", "include", ["message.output_text.logprobs"], "include"],
    ["responses", "context_management", [{}], "context_management"],
    ["chat_completions", "n", 2, "n"],
    ["chat_completions", "n", 0, "n"],
    ["chat_completions", "logprobs", true, "logprobs"],
    ["chat_completions", "top_logprobs", 1, "top_logprobs"],
    ["chat_completions", "functions", [], "functions"],
    ["chat_completions", "function_call", "none", "function_call"],
    ["chat_completions", "audio", { voice: "alloy" }, "audio"],
    ["chat_completions", "modalities", ["text", "audio"], "modalities"],
    ["chat_completions", "prediction", { type: "content" }, "prediction"],
    ["chat_completions", "web_search_options", {}, "web_search_options"],
  ] as const)("%s: %s that would be silently wrong is refused by name", (endpoint, name, value, param) => {
    expect(judge({ [name]: value }, endpoint)).toBe(param);
    expect(judge({ [name]: null }, endpoint)).toBeNull();
  });

  it.each([
    ["responses", { text: {} }],
    ["responses", { text: { format: { type: "text" }, verbosity: "low" } }],
    [
      "responses",
      { include: [], background: false, top_logprobs: 0, truncation: "auto", parallel_tool_calls: true },
    ],
    [
      "responses",
      { reasoning: {}, user: "", service_tier: "auto", max_tool_calls: 3, safety_identifier: "x" },
    ],
    ["responses", { n: 5, extra_body: {}, anything: [1] }],
    ["chat_completions", { n: 1, logprobs: false, top_logprobs: 0, modalities: ["text"], user: "marie" }],
    [
      "chat_completions",
      { reasoning_effort: "low", verbosity: "high", service_tier: "auto", stream_options: {} },
    ],
    ["chat_completions", { background: true, text: "json", extra_body: {} }],
  ] as const)("%s ignores what changes nothing: %j", (endpoint, body) => {
    expect(judge(body, endpoint)).toBeNull();
  });
});
