/**
 * An S3 store that is not ours (PyPI: moto[server]), in memory, with an account whose key it made itself: it checks
 * signatures by botocore's own rules. Optional: `TEST_MOTO` names its program.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** The server's program; undefined when it is not installed. */
export function findMoto(): string | undefined {
  const program = process.env["TEST_MOTO"];
  return program !== undefined && existsSync(program) ? program : undefined;
}
/** How many objects it lists at once. */
export const MOTO_PAGE = 4;
export const MOTO = "left out without TEST_MOTO, the program moto_server";

/** A running store with one bucket, `kept`. */
export interface Moto {
  readonly origin: string;
  /** The address of the bucket. */
  readonly url: string;
  readonly id: string;
  readonly secret: string;
  /** Stopped and continued by signals: a store that hangs. */
  readonly child: ChildProcess;
  /** Ends it; all that it kept is gone. */
  stop(): Promise<void>;
}

const MAY_ALL = {
  Version: "2012-10-17",
  Statement: [{ Effect: "Allow", Action: "s3:*", Resource: "*" }],
};

/** Starts it, on a port of its own or the one of a store that went, and waits at most 20 s until it can be used. */
export async function startMoto(program: string, at?: number): Promise<Moto> {
  const port = at ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, MOTO_S3_DEFAULT_MAX_KEYS: String(MOTO_PAGE) };
  const child = spawn(program, ["-H", "127.0.0.1", "-p", String(port)], { env, stdio: "ignore" });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = (): Promise<void> => (child.kill("SIGKILL"), exited);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(`${origin}/moto-api/data.json`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return { origin, url: `${origin}/kept`, child, stop, ...(await makeAccount(origin)) };
    await pause(100);
  }
  await stop();
  throw new Error("moto did not start");
}

// Before signatures are checked: who signs, what it may, and where.
async function makeAccount(origin: string): Promise<{ id: string; secret: string }> {
  const administer = (parameters: Record<string, string>) =>
    setUp(origin, "iam", {
      method: "POST",
      body: new URLSearchParams({ Version: "2010-05-08", UserName: "keeper", ...parameters }),
    });
  await administer({ Action: "CreateUser" });
  const policy = { PolicyName: "all", PolicyDocument: JSON.stringify(MAY_ALL) };
  await administer({ Action: "PutUserPolicy", ...policy });
  const made = await administer({ Action: "CreateAccessKey" });
  await setUp(`${origin}/kept`, "s3", { method: "PUT" });
  await setUp(`${origin}/moto-api/reset-auth`, "s3", { method: "POST", body: "0" });
  const read = (name: string): string => new RegExp(`<${name}>([^<]+)<`).exec(made)![1]!;
  return { id: read("AccessKeyId"), secret: read("SecretAccessKey") };
}

async function setUp(url: string, service: string, init: RequestInit): Promise<string> {
  const authorization = `AWS4-HMAC-SHA256 Credential=x/20260101/us-east-1/${service}/aws4_request,SignedHeaders=host,Signature=x`;
  const reply = await fetch(url, { ...init, headers: { authorization } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`moto: ${reply.status} ${text}`);
  return text;
}
