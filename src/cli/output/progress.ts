/** Progress of long work, on standard error of a terminal with room for it only; nothing at all with `--json` or into a file. */

/** A bar that is being drawn. */
export interface Progress {
  /** One more is done. */
  step(): void;
  /** Wipes the bar. Idempotent. */
  end(): void;
}

const WIDTH = 24;
const DRAW_EVERY_MS = 80;
const ENDINGS = ["SIGINT", "SIGTERM"] as const;
const SILENT: Progress = { step: () => undefined, end: () => undefined };

/** Begins a bar; silent when there is nobody to see it. */
export function startProgress(
  what: string,
  total: number,
  { json = false }: { readonly json?: boolean | undefined } = {},
): Progress {
  const out = process.stderr;
  // A line that wraps, or a terminal that cannot wipe one, would be left full of bars.
  const columns = `${what} [${" ".repeat(WIDTH)}] ${total}/${total}`.length;
  const fits = out.isTTY && out.columns > columns && process.env["TERM"] !== "dumb";
  if (json || !fits || total === 0) return SILENT;
  let done = 0;
  let drawn_at = 0;
  const draw = (): void => {
    const filled = Math.round((Math.min(done, total) / total) * WIDTH);
    out.write(`\r${what} [${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${done}/${total}`);
  };
  const end = (): void => {
    for (const signal of ENDINGS) process.removeListener(signal, onEnding);
    if (drawn_at > 0) out.write("\r\u001b[K");
    drawn_at = 0;
  };
  // The prompt of whoever ended the work begins on a clean line. Where nobody else hears it, the signal is sent again, and ends the process.
  const onEnding = (signal: NodeJS.Signals): void => {
    end();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of ENDINGS) process.on(signal, onEnding);
  return {
    step: () => {
      done += 1;
      const now = Date.now();
      if (now - drawn_at < DRAW_EVERY_MS) return;
      drawn_at = now;
      draw();
    },
    end,
  };
}
