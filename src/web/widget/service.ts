/**
 * The two calls that only the site's own page can make, because the browser stamps its `Origin` on them
 * (`decisions`: Widget origin). `fetch` is taken when the script loads, before the page has changed it.
 */
import type { WidgetOptions } from "./options.ts";

/** The fields of the configuration that the launcher shows. */
export interface LauncherConfiguration {
  readonly assistant_name: string;
  readonly locale: string;
  readonly widget_image_url: string | null;
}

/** What became of a call; status 0 means that the network failed. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly retry_after?: string | null;
}

/** Without a key reads the configuration; with an idempotency key creates a session. */
export type WidgetService = (key?: string) => Promise<Reply>;

/** Creates the calls. */
export function createService({ api }: WidgetOptions, fetch: typeof window.fetch): WidgetService {
  return async (key) => {
    // Without a prototype, so that no polluted `Object.prototype` adds options.
    const init = {
      __proto__: null,
      credentials: "omit",
      ...(key && {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: '{"consent_accepted":true}',
      }),
    } as object;
    try {
      const response = await fetch(`${api}/${key ? "sessions" : "config"}`, init);
      const body = await response.json();
      return { status: response.status, body, retry_after: response.headers.get("retry-after") };
    } catch {
      return { status: 0 };
    }
  };
}
