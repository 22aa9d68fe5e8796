// The measured process: the product, whose answerer asks the scripted upstream. Driven by bench/runtime.mjs and
// bench/runtime-soak.mjs.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { createChatModel } from "../dist/adapters/upstream/chat-completions.js";
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

// The way through the product with its own client of upstreams, but without looking anything up first.
const model = createChatModel({
  base_url: upstream.replace("/chat/completions", ""),
  model: "scripted",
  stream: true,
  first_byte_timeout_ms: 30_000,
  idle_timeout_ms: 20_000,
  total_timeout_ms: 120_000,
  max_bytes: 4_194_304,
});
const sampling = { pause_ms: Number(pause_ms), most_chunks: Number(most_chunks) };
const answerer = {
  answer: async ({ text, signal, onText }) => {
    const messages = [{ role: "user", content: text }];
    const asked = onText ? { messages, sampling, signal, onText } : { messages, sampling, signal };
    const { text: said, finish, usage } = await model.complete(asked);
    return { text: said, outcome: "answered", confidence: 1, citations: [], finish, usage };
  },
};

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

// The least that any gateway does: the bytes of the same call, passed on.
const agent = new Agent({ keepAlive: true });
const bare = createServer((incoming, outgoing) => {
  const headers = {
    "content-type": "application/json",
    "content-length": incoming.headers["content-length"],
  };
  const passed = request(upstream, { method: "POST", agent, headers }, (response) => {
    outgoing.writeHead(200, { "content-type": response.headers["content-type"] });
    response.pipe(outgoing);
  });
  incoming.pipe(passed);
});

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
