/** How real servers frame and end a stream that can be read. */
import { delta, DONE, finish } from "./scripted-server.ts";
import { choice, type Dialect, HELLO } from "./dialect.ts";

const bytes = Buffer.from(delta("è già 日本 🙂"));
const everyByte = Array.from(bytes, (byte) => Uint8Array.of(byte));

export const FRAMINGS: Dialect[] = [
  { name: "a plain stream", script: { steps: [...HELLO, finish(), DONE] }, text: "Hello." },
  {
    name: "a role chunk with empty content first",
    script: { steps: [choice({ delta: { role: "assistant", content: "" } }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  { name: "no [DONE] but a finish reason", script: { steps: [...HELLO, finish()] }, text: "Hello." },
  { name: "[DONE] but no finish reason", script: { steps: [...HELLO, DONE] }, text: "Hello." },
  {
    name: "a finish reason, then a hanging socket",
    script: { steps: [...HELLO, finish(), { end: "hang" }] },
    text: "Hello.",
  },
  {
    name: "[DONE], then a hanging socket",
    script: { steps: [...HELLO, finish(), DONE, { end: "hang" }] },
    text: "Hello.",
  },
  {
    name: "a finish reason, then a reset",
    script: { steps: [...HELLO, finish(), { pause_ms: 20 }, { end: "reset" }] },
    text: "Hello.",
  },
  {
    name: "a last event without its empty line",
    script: { steps: [...HELLO, "data: [DONE]"] },
    text: "Hello.",
  },
  {
    name: "CRLF",
    script: { steps: [...HELLO, finish(), DONE].map((step) => step.replaceAll("\n", "\r\n")) },
    text: "Hello.",
  },
  {
    name: "a CR at the end of a piece",
    script: { steps: [delta("Hello.").replaceAll("\n", "\r\n").slice(0, -1), "\n", finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "comments and retry lines",
    script: {
      steps: [": ping\n\n", "retry: 100\n", ...HELLO, ": OPENROUTER PROCESSING\n\n", finish(), DONE],
    },
    text: "Hello.",
  },
  {
    name: "event and id lines",
    script: { steps: [`event: message\nid: 1\n${delta("Hello.")}`, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "no space after the colon",
    script: {
      steps: [
        delta("Hello.").replace("data: ", "data:"),
        finish().replace("data: ", "data:"),
        "data:[DONE]\n\n",
      ],
    },
    text: "Hello.",
  },
  {
    name: "no empty lines between events",
    script: { steps: [delta("Hel").trimEnd() + "\n", delta("lo.").trimEnd() + "\n", finish()] },
    text: "Hello.",
  },
  {
    name: "a byte order mark",
    script: { steps: [`\uFEFF${delta("Hello.")}`, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a byte at a time, UTF-8 split",
    script: { steps: [...everyByte, finish(), DONE] },
    text: "è già 日本 🙂",
  },
];
