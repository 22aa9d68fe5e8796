/**
 * Why a request of ours to another server failed, as one short code that may be shown and recorded.
 */

/** The codes; none holds a URL, an address or a body. */
export type OutboundErrorCode =
  | "blocked_url"
  | "blocked_address"
  | "redirect"
  | "timeout"
  | "too_large"
  | "dns"
  | "refused"
  | "tls"
  | "encoding"
  | "network";

/** The cause, and the status of the response if one had begun. */
export interface OutboundErrorOptions extends ErrorOptions {
  readonly status?: number | null;
}

/** A request that got no usable response. */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode;
  /** The status of a response whose rest was not usable; null when there was no response. */
  readonly status: number | null;

  constructor(code: OutboundErrorCode, options: OutboundErrorOptions = {}) {
    super(`outbound: ${code}`, options);
    this.code = code;
    this.status = options.status ?? null;
  }
}

/** The code for an error of the platform; errors that already have one keep it. `status` as in `OutboundError`. */
export function toOutboundError(error: unknown, status: number | null = null): OutboundError {
  if (error instanceof OutboundError) {
    return error.status === status ? error : new OutboundError(error.code, { cause: error.cause, status });
  }
  const { code, name } = error as { code?: string; name?: string };
  return new OutboundError(codeOf(code ?? name ?? ""), { cause: error, status });
}

function codeOf(code: string): OutboundErrorCode {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "dns";
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH") return "refused";
  if (code === "TimeoutError" || code === "ETIMEDOUT") return "timeout";
  if (code === "ERR_BUFFER_TOO_LARGE") return "too_large";
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/u.test(code) ? "tls" : "network";
}
