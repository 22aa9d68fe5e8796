/** Signs requests to an S3-compatible store (AWS Signature Version 4, with the hash of the body). */
import { createHash, createHmac } from "node:crypto";

/** Who signs, and where. */
export interface Signer {
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
}

/** What is signed. Its path must hold only characters that need no further encoding. */
export interface Unsigned {
  readonly method: string;
  readonly url: URL;
  readonly body: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly now: Date;
}

const sha256 = (data: Uint8Array | string): string => createHash("sha256").update(data).digest("hex");
const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** The headers of the request: those given, its time, its body's hash and the signature over all of them. */
export function sign(
  signer: Signer,
  { method, url, body, headers = {}, now }: Unsigned,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const signed: Record<string, string> = {
    ...headers,
    "x-amz-content-sha256": sha256(body),
    "x-amz-date": time,
  };
  const entries = Object.entries({ ...signed, host: url.host }).toSorted(([one], [two]) =>
    one < two ? -1 : 1,
  );
  const names = entries.map(([name]) => name).join(";");
  const request = [
    method,
    url.pathname,
    toQuery(url.searchParams),
    ...entries.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    sha256(body),
  ].join("\n");
  const scope = `${time.slice(0, 8)}/${signer.region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = scope
    .split("/")
    .reduce<Uint8Array | string>((before, part) => hmac(before, part), `AWS4${signer.secret_access_key}`);
  const signature = hmac(key, text).toString("hex");
  const credential = `${signer.access_key_id}/${scope}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
  return { ...signed, authorization };
}

function toQuery(parameters: URLSearchParams): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...parameters]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
}
