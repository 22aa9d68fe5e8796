// A scripted upstream on loopback: one answer, as JSON or as 20 chunks written at once or one after the other.
import { createServer } from "node:http";

const PIECES = Array.from({ length: 20 }, (_, index) => `word number ${index} of the answer, `);
const outer = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "scripted" };
const usage = { prompt_tokens: 100, completion_tokens: 80, total_tokens: 180 };
const chunk = (delta, finish_reason = null) =>
  `data: ${JSON.stringify({ ...outer, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const CHUNKS = [
  chunk({ role: "assistant", content: "" }),
  ...PIECES.map((content) => chunk({ content })),
  chunk({}, "stop"),
  `data: ${JSON.stringify({ ...outer, choices: [], usage })}\n\n`,
  "data: [DONE]\n\n",
];
const message = { role: "assistant", content: PIECES.join("") };
const WHOLE = JSON.stringify({
  ...outer,
  object: "chat.completion",
  choices: [{ index: 0, message, finish_reason: "stop" }],
  usage,
});

// When each streamed call ended, by its question; -1 while it runs.
const ended = new Map();
const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  request.on("end", () => answer(response, JSON.parse(text)));
});

function answer(response, { stream, messages, pause_ms = 0, most_chunks = CHUNKS.length }) {
  if (!stream) {
    response.writeHead(200, { "content-type": "application/json" }).end(WHOLE);
    return;
  }
  const { content } = messages.at(-1);
  let timer;
  if (pause_ms > 0) ended.set(content, -1);
  response.once("close", () => {
    clearInterval(timer);
    if (pause_ms > 0) ended.set(content, Date.now());
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  let next = 0;
  const step = () => {
    if (next >= most_chunks) response.end(CHUNKS.slice(-3).join(""));
    else response.write(CHUNKS[next++ % 20]);
  };
  if (pause_ms > 0) timer = setInterval(step, pause_ms);
  else while (!response.writableEnded) step();
}

server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("message", (question) => {
  if (question === "ended") process.send(Object.fromEntries(ended));
  else process.exit(0);
});
process.on("disconnect", () => process.exit(0));
