/**
 * Delivers to an HTTP forms service: one signed JSON request as Standard Webhooks describe, with an idempotency key, no
 * redirect, ten seconds at most. What counts is the status: a 2xx is a delivery, whatever its body.
 */
import { RELAY_TIMEOUT_MS, type RelayPayload } from "../../domain/relay.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Delivery, Receiver } from "../../ports/forms.ts";
import type { Settings } from "../../settings/schema.ts";
import { createGuardedFetch, type GuardedFetchOptions } from "../outbound/guarded-fetch.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { signMessage } from "./signature.ts";
import { readSubmissionId } from "./submission-id.ts";

const ANSWER_BYTES = 64 * 1024;

/** Where and how to post. */
export interface HttpFormsOptions {
  readonly settings: Omit<Settings["relay"]["http"], "url"> & { readonly url: string };
  /** One key, or two while the receiver changes over; none: unsigned. */
  readonly keys: readonly Buffer[];
  /** The whole `Authorization` header, if any. */
  readonly authorization: string | null;
  /** The body of a request. */
  readonly write: (payload: RelayPayload) => unknown;
  readonly clock: Clock;
  readonly timeout_ms?: number;
  readonly resolve?: GuardedFetchOptions["resolve"];
}

/** Creates the adapter. */
export function createHttpForms(options: HttpFormsOptions): Receiver {
  const { settings, timeout_ms = RELAY_TIMEOUT_MS, resolve, write } = options;
  const fetch = createGuardedFetch({
    allow_private: settings.allow_private,
    timeout_ms,
    max_bytes: ANSWER_BYTES,
    ...(resolve ? { resolve } : {}),
  });
  return {
    isConfigured: () => true,
    deliver: async (payload) => {
      const body = JSON.stringify(write(payload));
      const headers = headersOf(payload, body, options);
      try {
        const { status, bytes } = await fetch(settings.url, { method: "POST", headers, body });
        return toDelivery(status, bytes);
      } catch (error) {
        return explain(error);
      }
    },
  };
}

/** The adapter's own headers come last: an operator's cannot replace them. */
function headersOf(payload: RelayPayload, body: string, options: HttpFormsOptions): Record<string, string> {
  const { settings, authorization, keys, clock } = options;
  const id = payload.data.relay_id;
  const timestamp = Math.floor(clock.now() / 1000);
  const given = Object.entries(settings.headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(authorization === null ? {} : { authorization }),
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "chat-assistant",
    "idempotency-key": id,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    ...(keys.length > 0 ? { "webhook-signature": signMessage({ id, timestamp, body }, keys) } : {}),
  };
}

const NOTHING = new Uint8Array();

function toDelivery(status: number, bytes: Uint8Array): Delivery {
  if (status < 200 || status > 299) return { status: "failed", error: `http_${status}` };
  return { status: "sent", submission_id: readSubmissionId(bytes), error: null };
}

function explain(error: unknown): Delivery {
  if (!(error instanceof OutboundError)) throw error;
  const { code, status } = error;
  if (code === "redirect") return { status: "failed", error: code };
  if (status !== null) return toDelivery(status, NOTHING);
  return { status: "failed", error: code === "blocked_address" ? "private_address" : code };
}
