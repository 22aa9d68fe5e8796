// Drives the globally installed package as a newcomer would: the demo, then a robot of one's own in three commands. Gives
// the seconds that those took. Used by .ci/run:  node test/packed.mjs <prefix>
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const MOST_SECONDS = 60;
const [prefix = "."] = process.argv.slice(2);
const program = path.resolve(prefix, "bin", "chat-assistant");
const folder = await mkdtemp(path.join(os.tmpdir(), "chat-assistant-packed-"));

function start(...words) {
  const child = spawn(program, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), MOST_SECONDS * 1_000);
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"])
    child[name].setEncoding("utf8").on("data", (text) => (output[name] += text));
  const ended = new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
  /** The first match in a stream; throws when the program ends before. */
  const waitFor = async (pattern, name) => {
    for (;;) {
      const found = pattern.exec(output[name]);
      if (found) return found;
      const next = new Promise((resolve) => child[name].once("data", () => resolve(true)));
      if ((await Promise.race([next, ended])) !== true && !pattern.test(output[name]))
        throw new Error(`${words.join(" ")} ended: ${output.stderr}`);
    }
  };
  const stop = async () => {
    child.kill("SIGTERM");
    if ((await ended) !== 0) throw new Error(`${words[0]} did not end well: ${output.stderr}`);
  };
  return { waitFor, stop, ended, output };
}

async function run(...words) {
  const { ended, output } = start(...words);
  if ((await ended) !== 0) throw new Error(`${words.join(" ")} failed: ${output.stderr}`);
}

async function ask(base_url, { slug, message, expected }) {
  const post = async (where, body) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(base_url + where, { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${where} answers ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const { session_id } = await post(`/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  const { answer } = await post(`/v1/public/sessions/${session_id}/messages`, { message });
  if (!expected.test(answer)) throw new Error(`an unexpected answer: ${answer}`);
}

async function lookAtPage(url, language) {
  const text = await (await fetch(url)).text();
  const script = /src="([^"]+\.js)"/.exec(text)?.[1];
  if (!text.includes(`lang="${language}"`)) throw new Error(`the chat page is not in ${language}`);
  if ((await fetch(new URL(script, url))).status !== 200) throw new Error("the chat page lacks its script");
}

async function tryDemo() {
  const demo = start("demo", "--port", "0", "--json");
  const [line] = await demo.waitFor(/^.*\n/, "stdout");
  const { base_url, slugs, chat_urls } = JSON.parse(line);
  await ask(base_url, { slug: slugs.en, message: "Are you open on Sundays?", expected: /sunday/i });
  await lookAtPage(chat_urls.en, "en");
  await demo.stop();
}

async function tryOwn() {
  await writeFile(
    path.join(folder, "faq.md"),
    "# Horário\n\nA loja abre de segunda a sexta, das 9h às 18h. Aos domingos a loja fica fechada.\n",
  );
  const begun = Date.now();
  await run("init", "shop", "--locale", "pt-BR", "--teach", "faq.md");
  await run("seed", "shop");
  const server = start("serve", "--port", "0");
  const [, base_url] = await server.waitFor(/Serving at (http:\S+)/, "stderr");
  await ask(base_url, { slug: "shop", message: "Vocês abrem aos domingos?", expected: /domingos.*fechada/i });
  await lookAtPage(`${base_url}/chat/shop`, "pt-BR");
  const seconds = (Date.now() - begun) / 1_000;
  await server.stop();
  if (seconds > MOST_SECONDS) throw new Error(`the three commands took ${seconds} seconds`);
  return seconds;
}

try {
  await tryDemo();
  const seconds = await tryOwn();
  process.stdout.write(
    `the packed product boots and answers; a robot of one's own took ${seconds.toFixed(1)} s\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
