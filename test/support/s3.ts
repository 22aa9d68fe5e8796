/** A small S3-compatible store in memory: whole objects, pages of two keys, and no request that is not signed right. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { sign } from "../../src/adapters/blobs/signature-v4.ts";

/** Its keys. */
export const KEYS = { id: "test-key", secret: "test-secret" };

/** A running store with one bucket, `kept`. */
export interface S3Server {
  /** The address of the bucket. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** The variables by which the program keeps its blobs there. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const PAGE = 2;

function isSigned({ method = "", headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(String(headers["x-amz-date"])) ?? [];
  if (!date || !time) return false;
  const now = new Date(
    `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`,
  );
  const signer = { region: "us-east-1", access_key_id: KEYS.id, secret_access_key: KEYS.secret };
  return sign(signer, { method, url, body, now })["authorization"] === headers.authorization;
}

function list(objects: Map<string, Buffer>, token: string | null): string {
  const names = [...objects.keys()].toSorted();
  const from = token === null ? 0 : Number(token.slice(1));
  const keys = names.slice(from, from + PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next =
    from + PAGE < names.length ? `<NextContinuationToken>&amp;${from + PAGE}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult>${keys.join("")}${next}</ListBucketResult>`;
}

/** Starts it on a port of its own. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url!, `http://${request.headers.host}`);
    if (!isSigned(request, url, body))
      return void response.writeHead(403).end("<Error>SignatureDoesNotMatch</Error>");
    const name = url.pathname.slice("/kept/".length);
    if (url.searchParams.get("list-type") === "2")
      return void response.end(list(objects, url.searchParams.get("continuation-token")));
    if (request.method === "PUT") {
      objects.set(name, body);
      return void response.setHeader("etag", `"${objects.size}"`).end();
    }
    const kept = objects.get(name);
    if (request.method === "DELETE") {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    return void response.writeHead(kept ? 200 : 404).end(kept ?? "<Error><Code>NoSuchKey</Code></Error>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kept`;
  return {
    url,
    environment: {
      CHAT_ASSISTANT_BLOBS_STORE: "s3",
      CHAT_ASSISTANT_BLOBS_S3_URL: url,
      CHAT_ASSISTANT_BLOBS_S3_ACCESS_KEY_ID: KEYS.id,
      CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY: KEYS.secret,
    },
    objects,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
