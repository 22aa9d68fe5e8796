/** A port that cannot be opened, in words: what hides the reason from us must not send an operator the wrong way. */
import { createServer } from "node:net";

const REASONS: Readonly<Record<string, (host: string) => string>> = {
  EADDRINUSE: () => "another process uses it. --port chooses another",
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine. --host chooses another`,
  ENOTFOUND: (host) => `nobody knows the name ${host}. --host chooses another`,
  EAI_AGAIN: (host) => `the name ${host} cannot be looked up. --host chooses another`,
  EACCES: () => "it needs more rights, as those below 1024 do. --port chooses another",
};

/** The error of a server that could not listen there. */
export function toPortFault(host: string, port: number, cause: unknown): Error {
  const reason = REASONS[(cause as NodeJS.ErrnoException).code ?? ""]?.(host);
  const what = `Port ${port} on ${host} cannot be opened`;
  if (reason !== undefined) return new Error(`${what}: ${reason}.`);
  return new Error(`${what}. --port and --host choose others.`, { cause });
}

/** Tries the port once more, for the reason that a library did not tell; its own words where the port is free by now. */
export async function findPortFault(host: string, port: number, told: unknown): Promise<Error> {
  const cause = await new Promise<unknown>((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(told)));
  });
  return toPortFault(host, port, cause);
}
