/** Asks the demo robots the dialogues of `questions.json` through a real server, and prints JSON lines to be read and judged. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const here = import.meta.dirname;
const dialogues = JSON.parse(readFileSync(path.join(here, "questions.json"), "utf8"));
const program = path.join(here, "../../bin/chat-assistant.cjs");
const environment = { ...process.env, CHAT_ASSISTANT_RATE_LIMITS_MODE: "off" };
const server = spawn(process.execPath, [program, "demo", "--port", "0", "--json"], { env: environment });
const [line] = await new Promise((resolve) =>
  createInterface({ input: server.stdout }).once("line", (text) => resolve([text])),
);
const { base_url, slugs } = JSON.parse(line);

async function post(where, body) {
  const response = await fetch(base_url + where, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

try {
  for (const [locale, talks] of Object.entries(dialogues)) {
    for (const [at, questions] of talks.entries()) {
      const { session_id } = await post(`/v1/public/robots/${slugs[locale]}/sessions`, {
        consent_accepted: true,
      });
      for (const question of questions) {
        const { answer } = await post(`/v1/public/sessions/${session_id}/messages`, { message: question });
        console.log(JSON.stringify({ locale, dialogue: at + 1, question, answer }));
      }
    }
  }
} finally {
  server.kill("SIGTERM");
}
