/** A mail server that is not ours (Debian: python3-aiosmtpd), which keeps mails in a Maildir. Optional. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from "./localhost-certificate.ts";
import { freePort, isListening } from "./free-port.ts";

/** The server's program; undefined when it is not installed. */
export function findAiosmtpd(): string | undefined {
  const program = process.env["TEST_AIOSMTPD"] ?? "/usr/bin/aiosmtpd";
  return existsSync(program) ? program : undefined;
}

/** A running server with an empty mailbox. */
export interface Aiosmtpd {
  readonly port: number;
  /** The mails that were taken, in no order. */
  readMails(): readonly Buffer[];
  stop(): Promise<void>;
}

/** Starts the server on a free port of 127.0.0.1, with STARTTLS if wanted, and waits at most 10 s until it listens. */
export async function startAiosmtpd(
  program: string,
  options: { readonly tls: boolean; readonly most_bytes: number },
): Promise<Aiosmtpd> {
  const folder = mkdtempSync(join(tmpdir(), "chat-assistant-mail-"));
  const [cert, key, box] = ["cert.pem", "key.pem", "box"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(cert, LOCALHOST_CERTIFICATE);
  writeFileSync(key, LOCALHOST_KEY);
  const port = await freePort();
  const listen = ["-n", "-l", `127.0.0.1:${port}`, "-s", String(options.most_bytes)];
  const secure = options.tls ? ["--tlscert", cert, "--tlskey", key] : [];
  const args = [...listen, ...secure, "-c", "aiosmtpd.handlers.Mailbox", box];
  const child = spawn(program, args, { stdio: "ignore" });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const readMails = () => readdirSync(join(box, "new")).map((name) => readFileSync(join(box, "new", name)));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isListening({ port, host: "127.0.0.1" })) return { port, readMails, stop };
    await pause(100);
  }
  await stop();
  throw new Error("the mail server did not start");
}
