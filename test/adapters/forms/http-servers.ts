/** Forms services for tests, and relays to them. */
import type { ServerResponse } from "node:http";
import { type CommonReceiverOptions } from "../../../src/adapters/forms/receivers.ts";
import { createHttpForms, type HttpFormsOptions } from "../../../src/adapters/forms/http.ts";
import { builtinTemplates, relayPayload } from "../../support/relay.ts";
import { type ScriptedServer, type SeenRequest, startServer } from "../outbound/server.ts";

const clock = { now: () => Date.now() };

const opened: { close(): unknown }[] = [];

/** A server that is closed with its test. */
export const closing = <Server extends { close(): unknown }>(server: Server): Server => {
  opened.push(server);
  return server;
};

export async function closeServers(): Promise<void> {
  await Promise.all(opened.splice(0).map((server) => server.close()));
}

/** A forms service that answers as it is told. */
export async function receiver(
  respond: (request: SeenRequest, response: ServerResponse) => void = (_, response) => response.end("{}"),
): Promise<ScriptedServer> {
  const server = await startServer(respond);
  return closing(server);
}

/** Settings of a forms service. */
export const http = (url: string) =>
  ({ url, headers: {}, format: "standard", allow_private: true }) as HttpFormsOptions["settings"];

/** Posts one finished conversation. */
export const postTo = (url: string, changed: Partial<HttpFormsOptions> = {}) =>
  createHttpForms({
    settings: http(url),
    keys: [],
    authorization: null,
    write: (payload) => payload,
    clock,
    timeout_ms: 1_500,
    ...changed,
  }).deliver(relayPayload());

/** The same as the settings of an installation choose it. */
export const settled = (url: string, changed: object = {}): CommonReceiverOptions => ({
  settings: {
    transport: "http",
    http: { ...http(url), ...changed },
    smtp: { host: "127.0.0.1", port: 25, secure: false, require_tls: true, user: null, from: null },
  },
  secrets: {},
  templates: builtinTemplates(),
  clock,
});
