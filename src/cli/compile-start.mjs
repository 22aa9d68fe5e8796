// Serves an empty data directory until it is ready, and keeps what V8 has compiled for that beside the bundled program:
// neither what a start never runs (a server reads it at every start), nor less. Run by `bundle.mjs`, in its own process.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import loader from "../../bin/load-program.cjs";

const { codeFileOf, PROGRAM_FILE, readProgram, runProgram, sealCode } = loader;

const PATIENCE_MS = 60_000;

async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(port) {
  const deadline = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: deadline }).catch(
      () => null,
    );
    if (answer?.ok) return;
    deadline.throwIfAborted();
    await pause(20);
  }
}

const { script, program } = readProgram(PROGRAM_FILE);
const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-compile-"));
try {
  const port = await findPort();
  const config = path.join(data, "settings.yaml");
  writeFileSync(config, "log:\n  format: json\n");
  const words = ["serve", "--port", String(port), "--data", data, "--config", config];
  const served = runProgram(script, PROGRAM_FILE).main(words);
  const ended = await Promise.race([waitUntilReady(port), served]);
  if (ended !== undefined) throw new Error(`the server ended with ${ended} before it was ready`);
  // What answers anything but health is loaded at the first such request.
  await fetch(`http://127.0.0.1:${port}/`);
  writeFileSync(codeFileOf(PROGRAM_FILE), sealCode(program, script.createCachedData()));
  // It listens for the signal a moment after it is ready.
  while (process.listenerCount("SIGTERM") === 0) await pause(20);
  process.emit("SIGTERM", "SIGTERM");
  process.exitCode = await served;
} finally {
  rmSync(data, { recursive: true, force: true });
}
