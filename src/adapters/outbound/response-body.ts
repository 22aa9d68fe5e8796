/**
 * The bytes of a response, bounded before and after unpacking.
 */
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

import { OutboundError } from "./outbound-error.ts";

/** Reads all; rejects with `too_large` over `max_bytes`, packed or unpacked, and with `encoding` for a packing it does not know. */
export async function readBody(response: IncomingMessage, max_bytes: number): Promise<Uint8Array> {
  if (Number(response.headers["content-length"] ?? 0) > max_bytes) return refuse(response);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > max_bytes) return refuse(response);
    chunks.push(chunk);
  }
  return unpack(Buffer.concat(chunks), response.headers["content-encoding"] ?? "", max_bytes);
}

function refuse(response: IncomingMessage): never {
  response.destroy();
  throw new OutboundError("too_large");
}

async function unpack(packed: Buffer, encoding: string, max_bytes: number): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity" || packed.length === 0) return packed;
  if (name === "gzip" || name === "x-gzip") return promisify(gunzip)(packed, { maxOutputLength: max_bytes });
  if (name === "br") return promisify(brotliDecompress)(packed, { maxOutputLength: max_bytes });
  throw new OutboundError("encoding");
}
