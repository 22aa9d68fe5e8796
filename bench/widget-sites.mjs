// The sites that bench/widget.mjs visits: one page each for our widget and for the peers' whose packages are given,
// with files compressed as well as they can be, and with the answers that a peer needs to show its input.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createAppliance } from "../dist/appliance.js";
import { RobotFile, TenantFile } from "../dist/contract/seed-files.js";
import { resolveSettings } from "../dist/settings/resolve.js";

const TYPES = { ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css" };

// `composer` is where a visitor writes; `accept` stands before it where consent is asked.
const PEERS = [
  {
    name: "@n8n/chat",
    launcher: ".chat-window-toggle",
    composer: "textarea",
    html: (base) =>
      `<link rel="stylesheet" href="${base}/dist/style.css"><script type="module">
import { createChat } from "${base}/dist/chat.bundle.es.js"; createChat({ webhookUrl: "${base}/api/hook" })</script>`,
  },
  {
    name: "flowise-embed",
    launcher: "button[part=button]",
    composer: "textarea, input[type=text]",
    html: (base) =>
      `<script type="module">import Chatbot from "${base}/dist/web.js";
Chatbot.init({ chatflowid: "bench", apiHost: "${base}" })</script>`,
  },
  {
    name: "@typebot.io/js",
    launcher: "button[part=button]",
    composer: "input, textarea",
    html: (base) =>
      `<script type="module">import Typebot from "${base}/dist/web.js";
Typebot.initBubble({ typebot: "bench", apiHost: "${base}" })</script>`,
  },
];

const ANSWERS = [
  [
    /startChat$/,
    {
      sessionId: "s",
      typebot: { id: "t", version: "6.1", theme: {}, settings: {} },
      messages: [],
      input: { id: "i", type: "text input" },
    },
  ],
  [/chatflows-streaming/, { isStreaming: true }],
  [/\/api\/hook/, { data: [] }],
];

/**
 * Starts everything on 127.0.0.1 and the pages on localhost.
 * `sites`: name, url, launcher, composer, accept; `missing`: peers whose package is not in `folder`.
 */
export async function startSites(folder) {
  const present = PEERS.filter(({ name }) => folder && existsSync(path.join(folder, name, "dist")));
  const product = await startProduct();
  const files = await listen(serveFiles(folder));
  const htmls = new Map();
  const pages = await listen((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(htmls.get(request.url));
  });
  const site = `http://localhost:${pages.port}`;
  const page = (name, body) => {
    const where = `/${encodeURIComponent(name)}`;
    htmls.set(where, `<!doctype html><link rel="icon" href="data:,"><title>Shop</title><h1>Shop</h1>${body}`);
    return { name, url: site + where };
  };
  await product.start(site);
  const ours = page("ours", `<script async src="${product.url()}/widget.js" data-slug="bench"></script>`);
  const peers = present.map(({ name, html, ...selectors }) => ({
    ...page(name, html(`http://127.0.0.1:${files.port}/${name}`)),
    ...selectors,
    version: JSON.parse(readFileSync(path.join(folder, name, "package.json"), "utf8")).version,
  }));
  return {
    sites: [
      { ...ours, launcher: "button.l", accept: ".consent .primary", composer: ".composer textarea" },
      ...peers,
    ],
    missing: PEERS.filter((peer) => !present.includes(peer)).map(({ name }) => name),
    async stop() {
      await product.stop();
      for (const { server } of [files, pages]) server.close().closeAllConnections();
    },
  };
}

async function startProduct() {
  const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
  const defaults = JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../config/defaults.json"), "utf8"),
  );
  const { settings } = resolveSettings({
    layers: [{ source: "the defaults", values: defaults }],
    environment: {},
    flags: { data, port: 0, "log.level": "error", "log.access": false },
    readSecretFile: () => "",
  });
  const appliance = await createAppliance({
    settings: { ...settings, rate_limits: { ...settings.rate_limits, mode: "off" } },
  });
  let url = "";
  return {
    url: () => url,
    async start(site) {
      const file = { assistant_name: "Bench", locale: "en", widget_enabled: true, widget_origins: [site] };
      await appliance.flows.seed({
        tenant: TenantFile.parse({ name: "bench", company_name: "Bench" }),
        robots: [{ robot: { slug: "bench", ...RobotFile.parse(file) }, custom_terms: null, knowledge: null }],
      });
      url = await appliance.listen();
    },
    async stop() {
      await appliance.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// Files of the peers' packages, as a content network would give them, and their answers.
function serveFiles(folder) {
  const compressed = new Map();
  const compress = (file) => {
    if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(file)));
    return compressed.get(file);
  };
  return (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    response.setHeader("access-control-max-age", "600");
    const { pathname } = new URL(request.url, "http://localhost");
    const file = path.join(folder ?? "", path.normalize(pathname));
    const type = TYPES[path.extname(file)];
    if (type && existsSync(file)) {
      response.writeHead(200, { "content-type": type, "content-encoding": "br" });
      return response.end(compress(file));
    }
    const answer = ANSWERS.find(([pattern]) => pattern.test(pathname))?.[1] ?? {};
    response.setHeader("content-type", "application/json");
    return response.end(JSON.stringify(answer));
  };
}

async function listen(handle) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return { server, port: server.address().port };
}
