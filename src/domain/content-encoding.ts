/** How a response may be packed (RFC 9110, 8.4), best first: a client that names several is glad of the smallest. */
export type ContentEncoding = "br" | "gzip" | "identity";

/** The best encoding that an `Accept-Encoding` header takes. Honours `q=0` and nothing finer. */
export function bestEncoding(accept: string): ContentEncoding {
  const offered = accept.split(",").map((part) => part.trim().toLowerCase());
  const takes = (name: string): boolean =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
