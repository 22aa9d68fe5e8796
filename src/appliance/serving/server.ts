/** Opens the port: the app on node's server through listhen, and the graceful end of it. */
import type { RequestListener, Server } from "node:http";
import type { Server as SecureServer } from "node:https";
import { type ClientAddresses, createClientAddresses } from "../../http/client-address.ts";
import { createCors } from "../../http/cors.ts";
import { createGuard } from "../../http/guard.ts";
import type { HandlerOptions } from "../../http/handler.ts";
import { createLateHandler } from "../../http/late-handler.ts";
import { createListener } from "../../http/listener.ts";
import { createAdmitCall } from "../../http/rate-limit.ts";
import { createRuntimeLimiter } from "../../http/runtime-limiter.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Adapters } from "../adapters.ts";
import { readCertificate } from "./certificate.ts";
import type { Flows } from "../flows.ts";
import { openHandedPort, type WorkerPlace } from "./handed-port.ts";
import { findPortFault } from "./port-fault.ts";

/** What the server needs. */
export interface ServerOptions {
  readonly settings: Settings;
  readonly adapters: Adapters;
  readonly flows: Flows;
  /** The address of the service as visitors see it, once it is known. */
  readonly base_url: () => string;
  readonly termsUrl: (slug: string) => string;
  readonly isDraining: { value: boolean };
  /** Called once when a forwarding header came from a peer that is no trusted proxy. */
  readonly onUntrustedHeader?: () => void;
  /** The place of this worker, if it is one of several on the port. */
  readonly worker?: WorkerPlace | undefined;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  readonly protocol: "http" | "https";
  /**
   * Reads the certificate's files again, for new connections; false where there is none. Throws when they cannot be used;
   * the old one stays then.
   */
  reloadCertificate(): boolean;
  /** Stops accepting, finishes what runs (bounded by the settings), then closes every connection. */
  close(): Promise<void>;
}

// How many ports after the wanted one the demo tries.
const ALTERNATIVE_PORTS = 100;
// Longer than the idle time of proxies and SDKs: the side that closes second never loses a request.
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
// Until then a server that nobody asks for anything but its health does without the app.
const LOAD_AFTER_MS = 500;

/** Starts to listen. `fallback`: where the port is taken, the next free one; otherwise a taken port is an error. */
export async function startServer(options: ServerOptions, fallback: boolean): Promise<RunningServer> {
  const { settings, adapters } = options;
  const handling = toHandlerOptions(options);
  const late = createLateHandler({
    ...options.flows,
    load: () => loadHandler(handling, adapters),
  });
  const { listener, drain, countRunning } = createListener({
    ...adapters,
    handler: late.handler,
    access: settings.log.access,
    secure: settings.tls.cert !== null || (settings.public_base_url?.startsWith("https://") ?? false),
    secure_subdomains: settings.strict_transport_subdomains,
  });
  adapters.metrics.watch("requests_running", countRunning);
  const server = await openServer(options, listener, fallback);
  const address = server.address();
  const loading = setTimeout(() => void late.load(), LOAD_AFTER_MS).unref();
  return {
    // A worker's server has no port of its own: its parent's is in the settings.
    port: typeof address === "object" && address ? address.port : settings.port,
    protocol: isSecure(server) ? "https" : "http",
    reloadCertificate: () => {
      const certificate = readCertificate(settings.tls);
      if (certificate === null || !isSecure(server)) return false;
      server.setSecureContext(certificate);
      return true;
    },
    close: async () => {
      options.isDraining.value = true;
      clearTimeout(loading);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await drain(settings.shutdown_grace_ms);
      server.closeAllConnections();
      await closed;
      await late.settled();
    },
  };
}

// With it what answers: a visitor's first question comes soon after the page.
async function loadHandler(handling: HandlerOptions, { loadEngine }: Adapters): Promise<RequestListener> {
  const [{ createHandler }] = await Promise.all([import("../../http/handler.ts"), loadEngine()]);
  return createHandler(handling);
}

// By what it has: a start without certificates does not load the class for it.
const isSecure = (server: Server): server is SecureServer => "setSecureContext" in server;

async function openServer(
  { settings, worker }: ServerOptions,
  listener: RequestListener,
  fallback: boolean,
): Promise<Server> {
  const server =
    worker === undefined
      ? await openPort(settings, listener, fallback)
      : openHandedPort(settings, worker, listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  return server;
}

function toHandlerOptions(options: ServerOptions): HandlerOptions {
  const { settings, adapters, flows, base_url, termsUrl } = options;
  const { body_bytes, runtime_body_bytes, attachments_bytes } = settings.sizes;
  const { accept_noop_params, default_model, models } = settings.runtime;
  // Base64 takes four bytes for three.
  const attachment_bytes = Math.ceil(attachments_bytes / 3) * 4;
  const with_attachments = { most_bytes: body_bytes + attachment_bytes, most_weight: body_bytes };
  const clients = recogniseClients(options);
  const { findSessionPlace } = flows;
  const admitCall = createAdmitCall({ ...adapters, mode: settings.rate_limits.mode });
  const guard = createGuard({
    clients,
    findSessionPlace,
    admitCall,
    cors: createCors({
      ...adapters,
      findSessionPlace,
      base_url,
      runtime_origins: settings.runtime.cors_origins,
    }),
  });
  const app = {
    ...flows,
    log: adapters.log,
    guard,
    clients,
    base_url,
    body_bytes,
    message_body: with_attachments,
    transcript_body: with_attachments,
    runtimeLimiter: createRuntimeLimiter({ admitCall, clients }),
    accept_noop_params,
    runtime_body_bytes,
    runtime_attachment_bytes: attachment_bytes,
    model_ids: [default_model, ...Object.keys(models).filter((id) => id !== default_model)],
  };
  return { app, pages: { ...settings, ...adapters, termsUrl, base_url } };
}

function recogniseClients({ settings, adapters, onUntrustedHeader }: ServerOptions): ClientAddresses {
  const { trusted_proxies } = settings;
  const clients = createClientAddresses({ ...adapters, trusted_proxies, onUntrustedHeader });
  adapters.metrics.watch("untrusted_forwarding_header", () => Number(clients.hasSeenUntrustedHeader()));
  return clients;
}

async function openPort(
  { host, port, tls }: Settings,
  listener: Parameters<typeof import("listhen").listen>[0],
  fallback: boolean,
): Promise<Server> {
  const certificate = readCertificate(tls);
  const { listen } = await import("listhen");
  const alternativePortRange: [number, number] = [port + 1, Math.min(65_535, port + ALTERNATIVE_PORTS)];
  try {
    const { server } = await listen(listener, {
      hostname: host,
      public: host === "0.0.0.0" || host === "::",
      // listhen reads 0 as its default port: a free one has to be asked for.
      port:
        port === 0
          ? { random: true }
          : {
              port,
              random: false,
              // Who asked for a fallback says in its own words that it came to that.
              verbose: false,
              ...(fallback ? { alternativePortRange } : { alternativePortRange: [] as never }),
            },
      // The files' names: a certificate with a text before it would be taken for one.
      ...(certificate ? { https: { cert: tls.cert ?? "", key: tls.key ?? "" } } : {}),
      autoClose: false,
      showURL: false,
      isProd: true,
      isTest: false,
    });
    if (certificate && isSecure(server)) server.setSecureContext(certificate);
    return server;
  } catch (error) {
    throw await findPortFault(host, port, error);
  }
}
