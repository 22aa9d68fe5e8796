/** A forms service that takes every delivery, and counts and keeps them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A running one. Deliveries by relay id; `hold` keeps them unanswered. */
export interface Receiver {
  readonly url: string;
  readonly deliveries: Map<string, number>;
  /** What was delivered, as JSON texts. */
  readonly bodies: string[];
  hold: boolean;
  close(): Promise<void>;
}

/** Starts it on a port of its own. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries = new Map<string, number>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    const id = String(request.headers["webhook-id"]);
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    if (!receiver.hold) response.end('{"id":"sub"}');
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deliveries,
    bodies,
    hold: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}
