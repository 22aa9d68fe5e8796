/** Where a server of a test may listen, and whether it does. */
import { connect, createServer, type NetConnectOpts } from "node:net";

/** A port of 127.0.0.1 on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Whether somebody takes connections there. */
export const isListening = (place: NetConnectOpts): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place);
    socket.once("error", () => resolve(false));
    socket.once("connect", () => (socket.destroy(), resolve(true)));
  });
