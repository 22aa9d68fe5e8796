// A peer that answers messages: Flowise as npm installs it, with the simplest chatflows that ask an OpenAI-compatible
// upstream. It has its data in a folder of its own, listens on loopback only, and sends no telemetry.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const START_MS = 180_000;
const HEADERS = { "content-type": "application/json", "x-request-from": "internal" };
const SYSTEM = "You are the assistant of a shop.";
const TEMPLATE = `${SYSTEM}\n\nQuestion: {question}`;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

// A node of a chatflow, as the peer's editor would have drawn it.
function draw(kinds, name, inputs, more = {}) {
  const { inputs: all, ...kind } = kinds.find((found) => found.name === name);
  const id = `${name}_0`;
  const isAnchor = ({ type }) => /^[A-Z]/.test(type);
  const anchor = { id: `${id}-output`, name, label: kind.label, type: kind.baseClasses.join(" | ") };
  const data = { ...kind, id, inputs, outputs: {}, outputAnchors: [anchor], ...more };
  data.inputAnchors = all.filter(isAnchor);
  data.inputParams = all.filter((input) => !isAnchor(input));
  return { id, type: "customNode", position: { x: 0, y: 0 }, data };
}

const join = (from, to, anchor) => ({
  id: `${from.id}-${to.id}`,
  type: "buttonedge",
  source: from.id,
  sourceHandle: from.data.outputAnchors[0].id,
  target: to.id,
  targetHandle: `${to.id}-input-${anchor}`,
});

async function createSender(api) {
  const send = async (where, body) => {
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const reply = await fetch(api + where, { headers: HEADERS, ...init });
    if (!reply.ok) throw new Error(`${where}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  return { send, kinds: await send("/nodes") };
}

// The simplest flow: a prompt, a model and the chain of both, or the chain that remembers the conversation.
async function makeChatflow(api, upstream, { remembers }) {
  const { send, kinds } = await createSender(api);
  const credential = await send("/credentials", {
    name: "scripted",
    credentialName: "openAIApi",
    plainDataObj: { openAIApiKey: "none" },
  });
  const settings = { modelName: "scripted", temperature: 0, streaming: false, basepath: upstream };
  const model = draw(kinds, "chatOpenAI", settings, { credential: credential.id });
  const values = JSON.stringify({ question: "{{question}}" });
  const [field, other] = remembers
    ? ["memory", draw(kinds, "bufferMemory", { sessionId: "", memoryKey: "chat_history" })]
    : ["prompt", draw(kinds, "promptTemplate", { template: TEMPLATE, promptValues: values })];
  const inputs = { model: `{{${model.id}.data.instance}}`, [field]: `{{${other.id}.data.instance}}` };
  const chain = remembers
    ? draw(kinds, "conversationChain", { ...inputs, systemMessagePrompt: SYSTEM })
    : draw(kinds, "llmChain", inputs, { outputs: { output: "llmChain" } });
  const edges = [join(model, chain, "model"), join(other, chain, field)];
  const flow = { nodes: [model, other, chain], edges, viewport: { x: 0, y: 0, zoom: 1 } };
  const { id } = await send("/chatflows", {
    name: "bench",
    type: "CHATFLOW",
    deployed: true,
    isPublic: true,
    flowData: JSON.stringify(flow),
  });
  return `${api}/prediction/${id}`;
}

/**
 * Starts the Flowise of `folder`, where it was installed; null where it was not.
 * `version`, `pid` of its process, `plain` and `remembering`: where questions go, and `stop()`.
 */
export async function startFlowise(folder, upstream) {
  const root = path.join(folder ?? "", "node_modules/flowise");
  if (!folder || !existsSync(root)) return null;
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const home = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DISABLE_FLOWISE_TELEMETRY: "true",
    HOST: "127.0.0.1",
    PORT: String(port),
    HOME: home,
    DATABASE_PATH: home,
    SECRETKEY_PATH: home,
    LOG_PATH: path.join(home, "logs"),
    BLOB_STORAGE_PATH: path.join(home, "storage"),
  };
  const child = spawn(process.execPath, [path.join(root, "bin/run"), "start"], {
    env,
    cwd: home,
    stdio: "ignore",
  });
  const exited = new Promise((done) => child.once("exit", done));
  const api = `http://127.0.0.1:${port}/api/v1`;
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const until = performance.now() + START_MS;
    const isUp = () =>
      fetch(`${api}/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (performance.now() > until) throw new Error("flowise did not start");
      await pause(500);
    }
    const plain = await makeChatflow(api, upstream, { remembers: false });
    const remembering = await makeChatflow(api, upstream, { remembers: true });
    return { version, pid: child.pid, stop, plain, remembering };
  } catch (error) {
    await stop();
    throw error;
  }
}
