// Boots the installed package's demo, asks it a question over HTTP and stops it. Used by .ci/run.
import { spawn } from "node:child_process";
import path from "node:path";

const [folder] = process.argv.slice(2);
const program = path.join(folder ?? ".", "node_modules", ".bin", "chat-assistant");
const demo = spawn(program, ["demo", "--port", "0", "--json"], {
  cwd: folder,
  stdio: ["ignore", "pipe", "inherit"],
});
const timer = setTimeout(() => demo.kill("SIGKILL"), 60_000);
const exited = new Promise((resolve) => demo.once("exit", resolve));

let output = "";
for await (const part of demo.stdout) {
  output += part;
  if (output.includes("\n")) break;
}
const { base_url, slugs, chat_urls } = JSON.parse(output);

const post = async (where, body) => {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(base_url + where, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${where} answers ${reply.status}: ${await reply.text()}`);
  return reply.json();
};
const { session_id } = await post(`/v1/public/robots/${slugs.en}/sessions`, { consent_accepted: true });
const { answer } = await post(`/v1/public/sessions/${session_id}/messages`, {
  message: "Are you open on Sundays?",
});
if (!/sunday/i.test(answer)) throw new Error(`an unexpected answer: ${answer}`);
const page = await fetch(chat_urls.en);
const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1];
if ((await fetch(base_url + script)).status !== 200) throw new Error("the chat page lacks its script");

demo.kill("SIGTERM");
clearTimeout(timer);
if ((await exited) !== 0) throw new Error("the demo did not end well");
process.stdout.write("the packed product boots and answers\n");
