/** The forms port: where finished conversations are delivered to (`interface.md`: Forms relay). */
import type { Locale } from "../contract/locale.ts";
import type { RelayPayload } from "../domain/relay.ts";
import type { WrittenRelay } from "../domain/tenant-relay.ts";
import type { RelayStrings } from "../domain/transcript-text.ts";

/**
 * What became of one delivery. `submission_id` is the receiver's own identifier (200 characters at most) or the mail's
 * Message-ID. `error` is a short code with at most a few words: no address, no secret, nothing that the receiver said.
 * `sent` with an error: somebody got it, somebody did not.
 */
export type Delivery =
  | { readonly status: "sent"; readonly submission_id: string | null; readonly error: string | null }
  | { readonly status: "failed"; readonly error: string };

/** The receivers of finished conversations: a tenant's own, or (null) that of the installation. */
export interface Forms {
  /** Whether there is one. */
  isConfigured(relay: WrittenRelay | null): boolean;
  /**
   * Delivers once: never retries, never rejects, takes ten seconds at most. The receiver can tell a second delivery
   * of the same conversation by `data.relay_id`. References of a tenant's relay are resolved anew each time.
   */
  deliver(payload: RelayPayload, relay: WrittenRelay | null): Promise<Delivery>;
}

/** A single receiver of finished conversations; as `Forms`, but for what cannot be written (a template's mistake): that rejects. */
export interface Receiver {
  isConfigured(): boolean;
  deliver(payload: RelayPayload): Promise<Delivery>;
}

/** The words of a relay in a locale (`relay.…`). */
export type RelayWords = (locale: Locale) => RelayStrings;
