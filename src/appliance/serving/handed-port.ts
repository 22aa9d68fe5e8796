/** A worker's server: it opens no port, its parent hands it the connections that it accepts. */
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Socket } from "node:net";
import type { Settings } from "../../settings/schema.ts";
import { readCertificate } from "./certificate.ts";

/** A worker's place among several on one port. */
export interface WorkerPlace {
  /** From 1. */
  readonly place: number;
  /** Told once where connections go; each comes paused. */
  readonly onServing: (serveConnection: (socket: Socket) => void) => void;
}

/** Serves whatever is handed over. */
export function openHandedPort(
  { tls }: Settings,
  { onServing }: WorkerPlace,
  listener: RequestListener,
): Server {
  const certificate = readCertificate(tls);
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  // Node starts its timers against slow requests, and its list of connections, when a server listens.
  server.emit("listening");
  onServing((socket) => {
    socket.setNoDelay(true);
    server.emit("connection", socket);
    socket.resume();
  });
  return server;
}
