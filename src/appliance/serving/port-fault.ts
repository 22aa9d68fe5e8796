/** A port that cannot be opened, in words: what hides the reason from us must not send an operator the wrong way. */
export function toPortFault(host: string, port: number, cause: unknown): Error {
  return new Error(
    `Port ${port} on ${host} cannot be opened: another process uses it, ${host} is not an address of this machine, or the port needs more rights. --port and --host choose others.`,
    { cause },
  );
}
