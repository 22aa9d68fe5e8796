/** A robot in a data directory, and the built server on it, for suites that break what it stands on. */
import http from "node:http";
import path from "node:path";
import { parseJson } from "../../src/domain/json.ts";
import { type Finished, runCommand, start } from "./command.ts";
import { writeTenant } from "./tenant-folder.ts";

const HOURS = "# Opening hours\n\nThe shop is closed on Sundays. It is open from Monday to Friday.\n";

/** Writes a tenant's files below `folder` and seeds them: the robots `shop` and `quiet` (retention none). */
export async function seedServed(
  folder: string,
  data: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const tenant = path.join(folder, "acme");
  const robots = { shop: "", quiet: "retention_mode: none\n" };
  writeTenant(tenant, robots, { fields: "plan: business\n", hours: HOURS });
  const { code, stderr } = await runCommand(["seed", tenant, "--data", data], environment);
  if (code !== 0) throw new Error(`seeding failed: ${stderr}`);
}

/** What a call came to: a status and its body; status 0: the connection broke before an answer. */
export interface Called {
  readonly status: number;
  readonly json: any;
  readonly ms: number;
  readonly headers: http.IncomingHttpHeaders;
}

export interface Served {
  readonly url: string;
  readonly pid: number;
  /** All that the server has written to stderr so far. */
  readonly stderr: () => string;
  readonly isRunning: () => boolean;
  /** `POST` with a body, `GET` without one. Never rejects. */
  call(where: string, body?: unknown, headers?: Record<string, string>): Promise<Called>;
  signal(signal: NodeJS.Signals): void;
  kill(): Promise<unknown>;
  stop(): Promise<Finished>;
}

/** Starts `serve` on a free port, without rate limits, and waits until it serves. */
export async function serveOn(data: string, environment: Record<string, string> = {}): Promise<Served> {
  const server = start(["serve", "--data", data, "--port", "0"], {
    CHAT_ASSISTANT_LOG_LEVEL: "error",
    CHAT_ASSISTANT_RATE_LIMITS_MODE: "off",
    ...environment,
  });
  let stderr = "";
  server.child.stderr!.on("data", (text: string) => (stderr += text));
  const output = await server.waitFor(/Serving at (http:[^\s"]+)/, "stderr");
  const url = /Serving at (http:[^\s"]+)/.exec(output)![1]!;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const end = (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    return server.finished.finally(() => agent.destroy());
  };
  return {
    url,
    pid: server.child.pid!,
    stderr: () => stderr,
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    call: (where, body, headers) => call(agent, url + where, { body, headers }),
    signal: (signal) => void server.child.kill(signal),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

function call(
  agent: http.Agent,
  url: string,
  { body, headers }: { body: unknown; headers: Record<string, string> | undefined },
): Promise<Called> {
  const started = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string, response?: http.IncomingMessage) =>
      resolve({
        status,
        json: parseJson(text) ?? null,
        ms: performance.now() - started,
        headers: response?.headers ?? {},
      });
    const method = body === undefined ? "GET" : "POST";
    const sent = { "content-type": "application/json", ...headers };
    const request = http.request(url, { agent, method, headers: sent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => settle(response.statusCode ?? 0, text, response));
      response.on("error", () => settle(0, text));
    });
    request.on("error", () => settle(0, ""));
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
