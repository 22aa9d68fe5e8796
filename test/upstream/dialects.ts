/** What real servers put into their answers where they can still be read. */
import { data, delta, DONE, finish } from "./scripted-server.ts";
import { choice, type Dialect, HELLO, JSON_HEADERS, whole } from "./dialect.ts";

export const DIALECTS: Dialect[] = [
  {
    name: "usage in a chunk without choices",
    script: {
      steps: [
        ...HELLO,
        finish(),
        data({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 2 } }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage in a chunk that has no choices key",
    script: {
      steps: [...HELLO, finish(), data({ usage: { prompt_tokens: 7, completion_tokens: 2 } }), DONE],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage in the last chunk",
    script: {
      steps: [
        ...HELLO,
        data({
          choices: [{ delta: {}, finish_reason: "stop" }],
          usage: { prompt_tokens: 7, completion_tokens: 2 },
        }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage of zeros",
    script: {
      steps: [
        ...HELLO,
        data({
          choices: [{ delta: {}, finish_reason: "stop" }],
          usage: { prompt_tokens: 0, completion_tokens: 0 },
        }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: null },
  },
  {
    name: "choices null",
    script: { steps: [data({ choices: null }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a content filter chunk with empty choices",
    script: { steps: [data({ choices: [], prompt_filter_results: [{}] }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "delta null in the last chunk",
    script: { steps: [...HELLO, choice({ delta: null, finish_reason: "stop" }), DONE] },
    text: "Hello.",
  },
  { name: "content null", script: { steps: [delta(null), ...HELLO, finish(), DONE] }, text: "Hello." },
  {
    name: "message for delta",
    script: {
      steps: [
        choice({ message: { content: "Hel" } }),
        choice({ message: { content: "lo." }, finish_reason: "stop" }),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "a closing message that repeats everything",
    script: { steps: [...HELLO, choice({ message: { content: "Hello." }, finish_reason: "stop" }), DONE] },
    text: "Hello.",
  },
  {
    name: "a closing message that repeats everything but the blanks around it",
    script: {
      steps: [
        delta(" Hello."),
        delta(" \n"),
        choice({ message: { content: "Hello." }, finish_reason: "stop" }),
        DONE,
      ],
    },
    text: "Hello. \n",
  },
  {
    name: "a message beside an empty delta",
    script: { steps: [choice({ delta: {}, message: { content: "Hello." }, finish_reason: "stop" }), DONE] },
    text: "Hello.",
  },
  { name: "text for delta", script: { steps: [choice({ text: "Hello." }), finish(), DONE] }, text: "Hello." },
  {
    name: "content as parts, thinking among them",
    script: {
      steps: [
        delta([{ type: "thinking", thinking: "hm" }]),
        delta([{ type: "text", text: "Hello." }]),
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "error null is no error",
    script: { steps: [delta("Hello.", { error: null }), finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a JSON body to a stream request",
    script: {
      headers: JSON_HEADERS,
      steps: [whole({ content: "Hello." }, { usage: { prompt_tokens: 1, completion_tokens: 2 } })],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 1, output_tokens: 2 } },
  },
  {
    name: "a JSON body under the wrong content type",
    script: { steps: [whole({ content: "Hello." })] },
    text: "Hello.",
  },
  {
    name: "a JSON body behind a byte order mark",
    script: { headers: JSON_HEADERS, steps: [`\uFEFF${whole({ content: "Hello." })}`] },
    text: "Hello.",
  },
  {
    name: "a JSON body when no stream was asked",
    stream: false,
    script: { headers: JSON_HEADERS, steps: [whole({ content: "Hello." })] },
    text: "Hello.",
  },
  {
    name: "a stream when none was asked",
    stream: false,
    script: { steps: [...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "reasoning_content",
    script: {
      steps: [
        choice({ delta: { reasoning_content: "hm" } }),
        choice({ delta: { reasoning: "hm" } }),
        ...HELLO,
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "a think block",
    script: { steps: [delta("<think>hm <b>"), delta("</think>\n\nHello."), finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a think block in single characters",
    script: {
      steps: [...Array.from("<think>a<b</think>\nHi <th> <3", (letter) => delta(letter)), finish(), DONE],
    },
    text: "Hi <th> <3",
  },
  {
    name: "a think block with code in it, and code behind it",
    script: {
      steps: [
        ...Array.from("<think>a `b\n```\n</think>See `x` and `<think>`.", (letter) => delta(letter)),
        finish(),
        DONE,
      ],
    },
    text: "See `x` and `<think>`.",
  },
  {
    name: "thinking that only its end marks, with code that is left open in it",
    script: {
      headers: JSON_HEADERS,
      steps: [whole({ content: "so `x\n```\nhm</think>Hello.<|im_end|>\nuser" })],
    },
    stream: false,
    text: "Hello.",
  },
  {
    name: "a think block in a JSON body",
    script: {
      headers: JSON_HEADERS,
      steps: [whole({ content: "<think>hm</think>Hello.", reasoning_content: "x" })],
    },
    text: "Hello.",
  },
  {
    name: "channels of a template that the server does not know",
    script: {
      steps: [
        delta("<|channel|>analysis<|mess"),
        delta("age|>Hm.<|end|><|start|>assistant<|chan"),
        delta("nel|>final<|message|>Hel"),
        delta("lo.<|return|>"),
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "thinking in brackets",
    script: { steps: [delta("[THI"), delta("NK]hm[/THINK]Hello."), finish(), DONE] },
    text: "Hello.",
  },
  ...["<|im_end|>\n<|im_start|>user\nAnd", "<|eot_id|>", "</s>", "<end_of_turn>\nuser", "[/INST] Why?"].map(
    (end): Dialect => ({
      name: `a turn that ends with ${end.slice(0, 12)} and goes on`,
      script: {
        steps: [delta("Hello."), ...end.split("").map((piece) => delta(piece)), finish("length"), DONE],
      },
      text: "Hello.",
      more: { finish: "stop" },
    }),
  ),
  {
    name: "marks that only look like a turn's end",
    script: {
      steps: [delta("`<|im_end|>` ends, <s>10</s> 9 <| b [IN] </"), delta("i> <end>"), finish(), DONE],
    },
    text: "`<|im_end|>` ends, <s>10</s> 9 <| b [IN] </i> <end>",
  },
  ...[
    "ChatML:\n\n```\n<|im_start|>user\nHi<|im_end|>\n```\n\nAnd `</s>` ends Llama 2.",
    "- So:\n  ~~~text\n  [INST] Hi [/INST]\n  ```\n  <|eot_id|>\n  ~~~\n- Done.",
    "A call is written `<tool_call>{}</tool_call>`, or `[TOOL_CALLS] [{}]`:\n```xml\n<tool_call>\n{}\n</tool_call>\n```",
    "The <tool_call> tag, a [TOOL] and a <function> are words. <tool_call>",
    "Write `a` and ``b ` <|im_end|>`` there.",
    "It thinks within `<think>` and `</think>`:\n```\n<think>\nHm.\n</think>\nHello.\n```\nThat is all.",
  ].map((text): Dialect => ({
    name: `control tokens that are spoken of: ${text.slice(0, 24)}`,
    script: { steps: [...text.split("").map((piece) => delta(piece)), finish(), DONE] },
    text,
  })),
  ...["Run `npm i`", "So:\n```sh\nnpm i\n```", "~~~\nx\n~~~\nDone", "```a``` and"].map((text): Dialect => ({
    name: `a turn that ends behind code: ${text.slice(0, 12)}`,
    script: { steps: [delta(text), delta("<|im_"), delta("end|>\n<|im_start|>user\n"), finish(), DONE] },
    text,
  })),
  {
    name: 'a finish reason "null" in every piece',
    script: {
      steps: [
        choice({ delta: { content: "Hel" }, finish_reason: "null" }),
        choice({ delta: { content: "lo." }, finish_reason: "null" }),
        choice({ delta: {}, finish_reason: "length" }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { finish: "length" },
  },
  {
    name: "a cut at the length",
    script: { steps: [...HELLO, finish("length"), DONE] },
    text: "Hello.",
    more: { finish: "length" },
  },
  ...(["max_length", "model_length", "MAX_TOKENS"] as const).map((reason): Dialect => ({
    name: `a cut at the length, called ${reason}`,
    script: { steps: [...HELLO, finish(reason), DONE] },
    text: "Hello.",
    more: { finish: "length" },
  })),
  ...(["SAFETY", "sensitive"] as const).map((reason): Dialect => ({
    name: `a content filter, called ${reason}`,
    script: { steps: [delta("Hel"), finish(reason), DONE] },
    text: "Hel",
    more: { finish: "filtered" },
  })),
  {
    name: "a second answer that nobody asked for",
    script: {
      steps: [
        delta("Hel"),
        choice({ index: 1, delta: { content: "Bye." }, finish_reason: "stop" }),
        delta("lo."),
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "a content filter",
    script: { steps: [delta("Hel"), finish("content_filter"), DONE] },
    text: "Hel",
    more: { finish: "filtered" },
  },
  {
    name: "an emoji in two pieces",
    script: { steps: [delta("Hel\ud83d"), delta("\udeb2lo."), finish(), DONE] },
    text: "Hel🚲lo.",
  },
  {
    name: "a cut in the middle of an emoji",
    script: { steps: [delta("Hello."), delta("\ud83d"), finish("length"), DONE] },
    text: "Hello.",
    more: { finish: "length" },
  },
  {
    name: "half an emoji and a NUL",
    script: { steps: [delta("Hel\ud83d"), delta("\0lo\udeb2."), finish(), DONE] },
    text: "Hel\ufffdlo\ufffd.",
  },
  {
    name: "half an emoji and a NUL in a JSON body",
    script: { headers: JSON_HEADERS, steps: [whole({ content: "Hel\ud83d\0lo." })] },
    text: "Hel\ufffdlo.",
  },
  {
    name: "a refusal field",
    script: { steps: [choice({ delta: { refusal: "I cannot." } }), finish(), DONE] },
    text: "I cannot.",
  },
];
