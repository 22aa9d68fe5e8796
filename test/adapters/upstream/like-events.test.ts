/** Events that are alike: what is read by their likeness is what parsing each of them gives. */
import { createParser } from "eventsource-parser";
import { describe, expect, it } from "vitest";
import { createCompletionReader } from "../../../src/adapters/upstream/completion-reader.ts";
import { readPiece } from "../../../src/adapters/upstream/dialect.ts";
import { createLikeEvents } from "../../../src/adapters/upstream/like-events.ts";

const chunk = (content: unknown, more: object = {}): string =>
  JSON.stringify({
    id: "chatcmpl-1",
    model: "acme-1",
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
    served: { by: "acme", in: "Turin" },
    ...more,
  });
const USAGE = { usage: { prompt_tokens: 1, completion_tokens: 1 } };
const event = (data: string): string => `data: ${data}\n\n`;
const FINISH = event(JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
const END = `${FINISH}data: [DONE]\n\n`;

/** A likeness that has learned from this event. */
function learned(data: string) {
  const like = createLikeEvents();
  like.learn(data, readPiece(JSON.parse(data)));
  return like;
}

function read(body: string, cut: number): string {
  const reader = createCompletionReader({
    createParser,
    onText: undefined,
    model: "acme",
    prefilled: false,
    onPrefilled: () => {},
  });
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += cut) reader.take(bytes.subarray(at, at + cut));
  return reader.end().text;
}

describe("events that are alike", () => {
  it("are read together, up to the first that is not", () => {
    const like = learned(chunk("Open"));
    const text = [" at", "", " nine"].map((said) => event(chunk(said))).join("");
    expect(like.read(text + FINISH)).toEqual({ length: text.length, text: " at nine" });
  });

  it.each([
    ["an escape", event(chunk('"quoted"'))],
    ["a line break", event(chunk("a\nb"))],
    ["another member", event(chunk(" x", USAGE))],
    ["another model", event(chunk(" x", { model: "acme-2" }))],
    ["a second member behind the text", event(chunk(" x").replace('"},', '","tool_calls":[{}]},'))],
    ["a raw line break in the text", event(chunk(" x").replace(" x", " x\n"))],
    ["an event that is not whole", event(chunk(" x")).slice(0, -1)],
    ["a second line of data", `data: ${chunk(" x")}\ndata: more\n\n`],
    ["another name", `event: error\n${event(chunk(" x"))}`],
    ["no text", event(chunk(null))],
    ["nothing", ""],
  ])("are not those with %s", (_, text) => {
    expect(learned(chunk("Open")).read(text)).toBeNull();
  });

  it.each([
    ["whose text stands behind it again", chunk("Open", { note: "Open" }), chunk("Open", { note: "Shut" })],
    [
      "that ends the answer",
      chunk("Open").replace("null", '"stop"'),
      chunk("Shut").replace("null", '"stop"'),
    ],
    ["that brings the usage", chunk("Open", USAGE), chunk("Shut", USAGE)],
    [
      "with a whole message",
      chunk("Open").replace("delta", "message"),
      chunk("Shut").replace("delta", "message"),
    ],
    ["with an escape", chunk("a\tb"), chunk("Shut")],
    ["whose text looks like what stands between two members", chunk(","), chunk(";")],
    ["whose text looks like what stands within a member", chunk(":"), chunk(";")],
  ])("are learned only from what is proved: not from an event %s", (_, first, next) => {
    expect(learned(first).read(event(next))).toBeNull();
  });

  it("are learned from an event with parts, too", () => {
    const parts = (text: string): string => chunk([{ type: "text", text }]);
    expect(learned(parts("Open")).read(event(parts("Shut")))?.text).toBe("Shut");
  });

  it("are not looked for any longer where each event differs", () => {
    const like = createLikeEvents();
    const learn = (data: string): void => like.learn(data, readPiece(JSON.parse(data)));
    for (let id = 0; id < 4; id++) learn(chunk("Open", { id }));
    expect(like.read(event(chunk(" x", { id: 3 })))).not.toBeNull();
    for (let id = 4; id < 9; id++) learn(chunk("Open", { id }));
    expect(like.read(event(chunk(" x", { id: 8 })))).toBeNull();
  });

  const SAID = [
    ",",
    ":",
    "The ",
    "shop 店 ",
    "",
    "opens",
    ' at "nine"',
    "\n",
    " or\\so",
    "\u2028",
    " 🚲",
    " <b>",
    "</th",
    "ink",
  ];
  it.each([1, 7, 64, 100_000])(
    "give the same text as events that all differ, in pieces of %i bytes",
    (cut) => {
      const said = Array.from({ length: 60 }, (_, at) => SAID[(at * 5) % SAID.length] ?? "");
      const alike = said.map((text) => event(chunk(text))).join("");
      const different = said.map((text, id) => event(chunk(text, { id }))).join("");
      const expected = said.join("").trimStart();
      expect(read(different + END, cut)).toBe(expected);
      expect(read(alike + END, cut)).toBe(expected);
      expect(read((alike + END).replaceAll("\n", "\r\n"), cut)).toBe(expected);
    },
  );
});
