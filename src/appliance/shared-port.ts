/**
 * A worker's share of the public port. Not through listhen: it tries a port out before it opens it, and that trial
 * would be given connections that the other workers' visitors made.
 */
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Settings } from "../settings/schema.ts";
import { readCertificate } from "./certificate.ts";

/** Listens on the settings' port together with the other workers. A port that another service holds is an error. */
export async function openSharedPort(
  { host, port, tls }: Settings,
  listener: RequestListener,
): Promise<Server> {
  const certificate = readCertificate(tls);
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => {
      const what = `Port ${port} on ${host} cannot be opened: is another process using it? Choose another with --port.`;
      reject(new Error(what, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return server;
}
