/**
 * Our widget against the widgets of peers, in Chromium: how soon the launcher and the composer are usable, and what a
 * page pays for a visitor who never opens the chat. Throttled alike, in shuffled rounds of one run; the printed times
 * are each widget's fastest round, because other load only ever adds, and their ratio to ours. Needs a build, and a
 * folder named by BENCH_PEERS: `npm pack @n8n/chat flowise-embed @typebot.io/js`, each unpacked under its own name.
 * Peers not given are left out.
 */
import process from "node:process";
import { chromium } from "playwright-core";
import { startSites } from "./widget-sites.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CPU_SLOWDOWN = 4;
const KILOBIT = 1024 / 8;
// Slow 4G is 150 ms and 1.6 Mbit/s. Browsers' tools delay each request 3.75 times as long, as if each were the first
// to its server; real visits lie between the two.
const NETWORKS = [
  { name: "150 ms a request", latency: 150, down: 1_638.4 * KILOBIT, up: 750 * KILOBIT },
  { name: "562 ms a request", latency: 562.5, down: 1_474.56 * KILOBIT, up: 675 * KILOBIT },
];
/** After the launcher is there, a page that nobody touches is watched for this long. */
const IDLE_MS = 2_000;
const PATIENCE_MS = 60_000;

// Frames share the page's process, so that their work and their requests are throttled and counted like the page's.
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process",
];

const { sites, missing, stop } = await startSites(process.env.BENCH_PEERS);
const browser = await chromium.launch({
  executablePath: process.env.CHAT_ASSISTANT_TEST_CHROMIUM || "/usr/bin/chromium",
  args: FLAGS,
});
try {
  for (const { name, version = "" } of sites) process.stdout.write(`measured: ${name} ${version}\n`);
  for (const name of missing) process.stdout.write(`left out, not in BENCH_PEERS: ${name}\n`);
  for (const network of NETWORKS) await compare(network);
} finally {
  await browser.close();
  await stop();
}

async function compare(network) {
  const visits = sites.flatMap((site) => [true, false].map((opens) => ({ site, opens, results: [] })));
  for (const visit of visits) await measure(visit, network); // warm
  for (let round = 0; round < ROUNDS; round++) {
    for (const visit of visits.slice().sort(() => Math.random() - 0.5)) {
      visit.results.push(await measure(visit, network));
    }
  }
  report(network, visits);
}

// Runs in every frame: tells when launcher and composer can be used, and goes on to the next as soon as they can.
function probe({ launcher, accept, composer, opens }) {
  const roots = [document];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, { ...init, mode: "open" });
    roots.push(root);
    return root;
  };
  const find = (css) =>
    roots
      .map((root) => root.querySelector(css))
      .find((found) => found?.checkVisibility() && found.getClientRects().length > 0 && !found.disabled);
  const tell = (name) => globalThis.bench(name, performance.timeOrigin + performance.now());
  let isOpen = globalThis !== top;
  const look = () => {
    const button = !isOpen && find(launcher);
    if (button) {
      isOpen = true;
      tell("launcher");
      if (opens) button.click();
    }
    if (isOpen && opens && find(composer)) return void tell("composer");
    if (isOpen && opens && accept) find(accept)?.click();
    if (isOpen && !opens) return undefined;
    return requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.blocked_ms = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.blocked_ms += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

async function measure({ site, opens }, network) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await watchTraffic(cdp, site.url);
    await throttle(cdp, network);
    const times = {};
    const goal = opens ? "composer" : "launcher";
    const reached = new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`${site.name}: no ${goal}`)), PATIENCE_MS);
      void context.exposeBinding("bench", (_source, name, at) => {
        times[name] = at;
        if (name !== goal) return;
        clearTimeout(giveUp);
        resolve();
      });
    });
    await page.addInitScript(probe, { ...site, opens });
    await page.goto(site.url, { waitUntil: "commit" });
    await reached;
    if (!opens) await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const { started, blocked_ms } = await page.evaluate(() => ({
      started: performance.timeOrigin,
      blocked_ms: globalThis.blocked_ms,
    }));
    const { metrics } = await cdp.send("Performance.getMetrics");
    const work_ms = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    return { wait_ms: times[goal] - started, work_ms, blocked_ms, ...traffic };
  } finally {
    await context.close();
  }
}

// Counts what the widget fetches; the site's own document is not its doing.
async function watchTraffic(cdp, document) {
  const traffic = { requests: 0, bytes: 0 };
  const own = new Set();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url === document || request.url.startsWith("data:")) own.add(requestId);
    else traffic.requests++;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return traffic;
}

async function throttle(cdp, { latency, down, up }) {
  await cdp.send("Performance.enable");
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
}

function report(network, visits) {
  process.stdout.write(
    `\nCPU slowed ${CPU_SLOWDOWN} times, slow 4G with ${network.name}, fastest of ${ROUNDS} rounds; × = times ours\n`,
  );
  process.stdout.write(
    `${"".padEnd(16)} never opened: launcher, kB, requests, main thread, blocked | opened at once: composer, kB, requests\n`,
  );
  const figure = (name, opens, field) => {
    const { results } = visits.find((visit) => visit.site.name === name && visit.opens === opens);
    return Math.min(...results.map((result) => result[field]));
  };
  for (const { name } of sites) {
    const ratio = (opens, field) =>
      `×${(figure(name, opens, field) / figure("ours", opens, field)).toFixed(2)}`;
    const kilobytes = (opens) => `${(figure(name, opens, "bytes") / 1000).toFixed(1)} kB`;
    const cells = [
      `${figure(name, false, "wait_ms").toFixed(0)} ms ${ratio(false, "wait_ms")}`,
      kilobytes(false),
      figure(name, false, "requests"),
      `${figure(name, false, "work_ms").toFixed(0)} ms ${ratio(false, "work_ms")}`,
      `${figure(name, false, "blocked_ms").toFixed(0)} ms |`,
      `${figure(name, true, "wait_ms").toFixed(0)} ms ${ratio(true, "wait_ms")}`,
      kilobytes(true),
      figure(name, true, "requests"),
    ];
    process.stdout.write(`${name.padEnd(16)} ${cells.join("  ")}\n`);
  }
}
