// The measured process: the product, whose answerer asks the scripted upstream. Driven by bench/runtime.mjs and
// bench/runtime-soak.mjs.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { createAppliance } from "../dist/appliance.js";
import { RobotFile, TenantFile } from "../dist/contract/seed-files.js";
import { resolveSettings } from "../dist/settings/resolve.js";

const [upstream, pause_ms = "0", most_chunks = "22"] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
const defaults = JSON.parse(readFileSync(path.join(import.meta.dirname, "../config/defaults.json"), "utf8"));
const { settings } = resolveSettings({
  layers: [{ source: "the defaults", values: defaults }],
  environment: {},
  flags: { data: folder, port: 0, "log.level": "error", "log.access": false, "rate_limits.mode": "off" },
  readSecretFile: () => "",
});

const usageOf = ({ prompt_tokens, completion_tokens }) => ({
  input_tokens: prompt_tokens,
  output_tokens: completion_tokens,
});
const answerOf = (text, usage) => ({
  text,
  outcome: "answered",
  confidence: 1,
  citations: [],
  finish: "stop",
  usage: usageOf(usage),
});

// As plain as an upstream client can be: what is measured is the way through the product.
const answerer = {
  answer: async ({ text, signal, onText }) => {
    const stream = onText !== undefined;
    const body = {
      model: "scripted",
      messages: [{ role: "user", content: text }],
      stream,
      pause_ms: Number(pause_ms),
      most_chunks: Number(most_chunks),
    };
    const response = await fetch(upstream, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    if (!stream) {
      const { choices, usage } = await response.json();
      return answerOf(choices[0].message.content, usage);
    }
    return readStream(response, onText);
  },
};

async function readStream(response, onText) {
  const decoder = new TextDecoder();
  let rest = "";
  let whole = "";
  let usage;
  for await (const part of response.body) {
    const events = (rest + decoder.decode(part, { stream: true })).split("\n\n");
    rest = events.pop();
    for (const event of events) {
      const line = event.slice("data: ".length);
      if (line === "[DONE]") continue;
      const data = JSON.parse(line);
      usage = data.usage ?? usage;
      const piece = data.choices[0]?.delta.content ?? "";
      if (piece === "") continue;
      whole += piece;
      onText(piece);
    }
  }
  return answerOf(whole, usage);
}

const appliance = await createAppliance({ settings, replaced: { answerer } });
const { tenant, robots } = await appliance.flows.seed({
  tenant: TenantFile.parse({ name: "bench", company_name: "Bench" }),
  robots: [
    {
      robot: { slug: "bench", ...RobotFile.parse({ assistant_name: "Bench", locale: "en" }) },
      custom_terms: null,
      knowledge: null,
    },
  ],
});
const { api_key } = await appliance.flows.issueKey({
  actor: "bench",
  tenant_id: tenant.tenant_id,
  name: "bench",
  scopes: ["responses", "chat_completions"],
  default_channel_id: robots[0].channels[0].channel_id,
  expires_at: null,
});
const url = await appliance.listen();

// The least that any gateway does: the same fetch behind a bare server.
const bare = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  request.on("end", () => pass(JSON.parse(text), response));
});

async function pass(body, response) {
  const passed = await fetch(upstream, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  response.writeHead(200, { "content-type": passed.headers.get("content-type") });
  for await (const part of passed.body) response.write(part);
  response.end();
}

await new Promise((resolve) => bare.listen(0, "127.0.0.1", resolve));
process.send({ url, api_key, bare: `http://127.0.0.1:${bare.address().port}/` });
process.on("message", async (question) => {
  if (question === "memory") {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send({ rss, heap_used: heapUsed });
    return;
  }
  await appliance.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on("disconnect", () => process.exit(0));
