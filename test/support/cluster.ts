/** Several servers as an installation that scales out has them: one libSQL server, one Redis, one folder of blobs. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { findSqld, type Sqld, startSqld } from "../adapters/storage/sqld.ts";
import { runCommand, type Running, start } from "./command.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { freePort } from "./free-port.ts";
import { hasRedis, type RedisServer, startRedis } from "./redis.ts";
import { writeTenant } from "./tenant-folder.ts";
import { type Reply, ROBOTS, send } from "./workers.ts";

const sqld = findSqld();

/** Whether the parts are there. */
export const hasCluster = sqld !== undefined && hasRedis();
export const PARTS = "left out without TEST_SQLD or the program redis-server";

/** One server of the installation. */
export interface Member {
  readonly url: string;
  /** Its data directory. */
  readonly data: string;
  readonly server: Running;
  /** What it logged, as JSON. */
  lines(): any[];
  call(where: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  kill(): Promise<unknown>;
}

/** What all of them stand on. `redis` and `sqld` are replaced by tests that end them. */
export interface Cluster {
  readonly environment: Record<string, string>;
  readonly redis_port: number;
  redis: RedisServer;
  sqld: Sqld;
  members: Member[];
  /** Deliveries by relay id; `hold` keeps them unanswered. */
  readonly receiver: Receiver;
  /** Starts one more. */
  join(extra?: Record<string, string>): Promise<Member>;
  /** A command on another machine of the same installation. */
  command(...words: string[]): ReturnType<typeof runCommand>;
}

async function join(server: Running, data: string): Promise<Member> {
  const output = await server.waitFor(/Serving at ([^\s"]+)/, "stderr");
  const url = /Serving at ([^\s"]+)/.exec(output)![1]!;
  let stderr = output;
  server.child.stderr!.on("data", (text: string) => (stderr += text));
  return {
    url,
    data,
    server,
    lines: () =>
      stderr
        .split("\n")
        .filter((line) => line.startsWith("{") && line.endsWith("}"))
        .map((line) => JSON.parse(line)),
    call: (where, body, headers) => send(url + where, body, headers),
    kill: () => (server.child.kill("SIGKILL"), server.finished),
  };
}

/**
 * Starts the parts and `size` servers before the tests of a file, and ends all of it after them. Blobs are in a folder
 * that all machines have mounted, unless `extra` names a store.
 */
export function prepareCluster(extra: Record<string, string> = {}, size = 3): Cluster {
  let folder = "";
  const cluster = { members: [] } as unknown as Mutable<Cluster>;
  let machines = 0;
  // A machine of its own: its data directory is its own, with the shared store mounted where blobs are.
  const machine = (): string => {
    const data = path.join(folder, `machine-${(machines += 1)}`);
    mkdirSync(data);
    if (extra["CHAT_ASSISTANT_BLOBS_STORE"] !== "s3")
      symlinkSync(path.join(folder, "blobs"), path.join(data, "blobs"));
    return data;
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-cluster-"));
    mkdirSync(path.join(folder, "blobs"));
    cluster.redis_port = await freePort();
    cluster.redis = await startRedis(cluster.redis_port);
    cluster.sqld = await startSqld(sqld!);
    cluster.receiver = await startReceiver();
    cluster.environment = {
      CHAT_ASSISTANT_DATABASE_URL: cluster.sqld.url,
      CHAT_ASSISTANT_INSTALLATION_SECRET: "a-secret-that-all-machines-of-this-test-share",
      CHAT_ASSISTANT_REDIS_URL: `redis://127.0.0.1:${cluster.redis_port}`,
      CHAT_ASSISTANT_RATE_LIMITS_STORE: "redis",
      CHAT_ASSISTANT_VOLATILE_STORE: "redis",
      CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
      CHAT_ASSISTANT_RELAY_HTTP_URL: cluster.receiver.url,
      CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
      ...extra,
    };
    cluster.command = (...words) => runCommand([...words, "--data", machine()], cluster.environment);
    cluster.join = async (more = {}) => {
      const data = machine();
      const words = ["serve", "--data", data, "--port", "0", "--log", "json"];
      const member = await join(start(words, { ...cluster.environment, ...more }), data);
      cluster.members.push(member);
      return member;
    };
    const tenant = path.join(folder, "acme");
    writeTenant(tenant, ROBOTS);
    expect((await cluster.command("seed", tenant)).code).toBe(0);
    await Promise.all(Array.from({ length: size }, () => cluster.join()));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(cluster.members.map((member) => member.kill()));
    await cluster.receiver.close();
    await cluster.redis.stop();
    await cluster.sqld.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return cluster;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
