/** A server of several workers as tests use it: calls on connections of their own, its log lines, its processes. */
import http from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { runCommand, type Running, start } from "./command.ts";
import { writeTenant } from "./tenant-folder.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-workers-"));
const servers: Running[] = [];

/** A folder for one test file; it goes when the file is done. */
export const FOLDER = folder;
/** The data directory in it. */
export const DATA = path.join(folder, "data");

/** Robots with three questions, and with retention none. */
export const ROBOTS = {
  shop: "",
  limited: "max_questions_per_session: 3\n",
  quiet: "retention_mode: none\n",
  brief: "retention_mode: summary\n",
};

/** Seeds the robots, and ends what a test leaves. */
export function prepareRobots(): void {
  beforeAll(async () => {
    const tenant = path.join(folder, "acme");
    writeTenant(tenant, ROBOTS);
    expect((await runCommand(["seed", tenant, "--data", DATA])).code).toBe(0);
  });
  afterEach(() => {
    for (const { child } of servers.splice(0)) child.kill("SIGKILL");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export interface Reply {
  readonly status: number;
  readonly json: any;
}

/** Each call on a connection of its own: connections are what is shared out. */
export function send(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", ...headers },
    };
    const request = http.request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, json: JSON.parse(text || "null") }),
      );
    });
    request.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Starts `serve --workers` and waits until all of them serve. */
export async function serve(environment: Record<string, string> = {}, workers = 3) {
  const words = ["serve", "--workers", String(workers), "--data", DATA, "--port", "0", "--log", "json"];
  const server = start(words, environment);
  servers.push(server);
  const url = /Serving at (\S+) with/.exec(await server.waitFor(/Serving at/, "stderr"))![1]!;
  let stderr = "";
  server.child.stderr!.on("data", (text: string) => (stderr += text));
  // Lines of the start, too: the reader above came late.
  const before = await server.waitFor(/Serving at/, "stderr");
  const lines = (): any[] =>
    (before + stderr)
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  const pids = (): Map<number, number> =>
    new Map(
      lines().flatMap(({ message, worker, pid }) => (message === "a worker serves" ? [[worker, pid]] : [])),
    );
  const stop = (): Promise<{ code: number | null }> => (server.child.kill("SIGTERM"), server.finished);
  return {
    url,
    server,
    lines,
    pids,
    stop,
    call: (where: string, ...rest: [unknown?, Record<string, string>?]) => send(url + where, ...rest),
  };
}

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

export const OFF = { CHAT_ASSISTANT_RATE_LIMITS_MODE: "off" };
export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
export const begin = async (
  call: (where: string, body?: unknown) => Promise<Reply>,
  slug: string,
): Promise<string> =>
  (await call(`/v1/public/robots/${slug}/sessions`, { consent_accepted: true })).json.session_id;
