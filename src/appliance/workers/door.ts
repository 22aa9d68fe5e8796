/**
 * The port of several workers: the parent accepts, and hands each connection to the next worker, unread. It lets go of
 * its own copy when the worker says that it has taken the connection: one that a dying worker has not taken goes to
 * another. (node's cluster loses exactly that one, and its visitor waits for ever.)
 */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import type { Settings } from "../../settings/schema.ts";
import { toPortFault } from "../serving/port-fault.ts";

/** An open port. */
export interface Door {
  readonly port: number;
  /** Finds another worker for a connection that came back. */
  give(socket: Socket): void;
  /** Accepts no more. Idempotent. */
  close(): void;
}

/** Takes a connection; false: not now. */
export type TakeConnection = (socket: Socket) => boolean;

/** Opens it. A taken port is an error. `takers` are asked in turn; a connection that nobody takes is closed. */
export async function openDoor(
  { host, port }: Settings,
  takers: () => readonly TakeConnection[],
): Promise<Door> {
  let turn = 0;
  const give = (socket: Socket): void => {
    const asked = takers();
    for (let at = 0; at < asked.length; at += 1) {
      turn = (turn + 1) % asked.length;
      if (asked[turn]?.(socket)) return;
    }
    socket.destroy();
  };
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    // Whoever serves it hears of its errors.
    socket.on("error", () => {});
    give(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(toPortFault(host, port, cause)));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, give, close: () => void server.close() };
}
