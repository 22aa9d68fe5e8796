/** How connections go from the parent to a worker: messages beside the calls of the channel. */
import type { ChildProcess } from "node:child_process";
import type { Socket } from "node:net";

interface Handed {
  readonly kind: "connection" | "connection taken" | "connection refused";
  readonly id: number;
}

function isHanded(message: unknown): message is Handed {
  if (typeof message !== "object" || message === null || !("kind" in message)) return false;
  return typeof message.kind === "string" && message.kind.startsWith("connection");
}

/** The parent's side of one worker. */
export interface Handing {
  /** Hands a connection over; it is kept until the worker has it. */
  hand(socket: Socket): void;
  /** The worker has gone: what it has not taken comes back. */
  end(): void;
}

/** Opens the parent's side. `giveBack` gets what the worker did not take. */
export function createHanding(worker: ChildProcess, giveBack: (socket: Socket) => void): Handing {
  const kept = new Map<number, Socket>();
  let count = 0;
  const letGo = (id: number, use: (socket: Socket) => void): void => {
    const socket = kept.get(id);
    kept.delete(id);
    if (socket) use(socket);
  };
  worker.on("message", (message: unknown) => {
    if (!isHanded(message)) return;
    if (message.kind === "connection taken") letGo(message.id, (socket) => socket.destroy());
    if (message.kind === "connection refused") letGo(message.id, giveBack);
  });
  return {
    hand: (socket) => {
      // Its visitor has left already.
      if (socket.destroyed) return;
      const id = (count += 1);
      kept.set(id, socket);
      worker.send({ kind: "connection", id } satisfies Handed, socket, { keepOpen: true }, (error) => {
        if (error) letGo(id, giveBack);
      });
    },
    end: () => {
      for (const id of kept.keys()) letGo(id, giveBack);
    },
  };
}

/** The worker's side: takes what `serve` gives a place to, and refuses the rest. Tells before the first byte is read. */
export function takeConnections(serve: () => ((socket: Socket) => void) | null): void {
  process.on("message", (message: unknown, socket: unknown) => {
    if (!isHanded(message)) return;
    const serveConnection = serve();
    const kind = serveConnection ? "connection taken" : "connection refused";
    process.send?.({ kind, id: message.id } satisfies Handed, undefined, undefined, () => {});
    if (!socket) return;
    if (serveConnection) serveConnection(socket as Socket);
    else (socket as Socket).destroy();
  });
}
