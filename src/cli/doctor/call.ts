/** How `doctor` calls: bounded requests that need no valid certificate, and bounded connections that send nothing. */
import http from "node:http";
import https from "node:https";
import net from "node:net";
import tls from "node:tls";
import { bareHost } from "../../settings/network.ts";

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 65_536;

/** An answer; `text` is cut at 64 KiB. */
export interface Called {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** What is asked. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeout_ms?: number;
  /** Called with each piece of the body as it arrives. */
  readonly onPiece?: (piece: string) => void;
}

/** Calls a URL. Rejects when no whole answer comes in five seconds, or the port is not known (0). */
export function call(
  url: string,
  { method = "GET", headers = {}, body, ...rest }: Question = {},
): Promise<Called> {
  const { timeout_ms = TIMEOUT_MS, onPiece } = rest;
  // NOTE: Node takes 0 for the scheme's own port, where somebody else may answer.
  if (new URL(url).port === "0")
    return Promise.reject(new Error("the port is not known: any free one is taken"));
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const typed = text === undefined ? headers : { "content-type": "application/json", ...headers };
    // The certificate is judged by a check of its own.
    const secure = url.startsWith("https:") ? { rejectUnauthorized: false } : {};
    const options = {
      method,
      headers: typed,
      agent: false,
      signal: AbortSignal.timeout(timeout_ms),
      ...secure,
    };
    const request = (url.startsWith("https:") ? https : http).request(url, options, (response) => {
      let received = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        onPiece?.(piece);
        received = (received + piece).slice(0, MOST_BYTES);
      });
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }),
      );
      response.once("error", reject);
    });
    request.once("error", reject);
    request.end(text);
  });
}

/** Connects and hangs up, sending nothing. Rejects when the other side does not take the connection. */
function connect(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port, timeout: TIMEOUT_MS });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once("error", fail).once("timeout", () => fail(new Error("no answer in five seconds")));
    socket.once("connect", () => {
      socket.destroy();
      resolve();
    });
  });
}

/** Connects to the host and port of a URL. */
export async function connectTo(url: string): Promise<void> {
  const called = new URL(url);
  const { port, protocol } = called;
  const usual: Record<string, number> = { "http:": 80, "https:": 443, "redis:": 6379, "rediss:": 6379 };
  await connect(bareHost(called), Number(port) || (usual[protocol] ?? 443));
}

/** The certificate that a server shows, and whether it would be believed. */
export interface ShownCertificate {
  readonly expires_at: number;
  /** Null: it is believed. */
  readonly fault: string | null;
}

/** Looks at the certificate of an https URL. */
export function readShownCertificate(url: string): Promise<ShownCertificate> {
  const called = new URL(url);
  const hostname = bareHost(called);
  return new Promise((resolve, reject) => {
    const name = net.isIP(hostname) === 0 ? { servername: hostname } : {};
    const options = {
      host: hostname,
      port: Number(called.port) || 443,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    };
    const socket = tls.connect({ ...options, ...name }, () => {
      const { valid_to } = socket.getPeerCertificate();
      const fault = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ expires_at: Date.parse(valid_to), fault });
    });
    socket.once("error", reject);
    socket.once("timeout", () => {
      socket.destroy();
      reject(new Error("no answer in five seconds"));
    });
  });
}
