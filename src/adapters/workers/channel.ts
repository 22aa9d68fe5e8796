/** Calls between a parent and one of its workers, in both directions, as JSON over the pipe that node opens for them. */

/** One end of the pipe. */
export interface Line {
  /** Sends; a line that is closed is told of by `false` or not at all. */
  readonly post: (message: unknown) => void;
  readonly hear: (take: (message: unknown) => void) => void;
}

/** Answers a call. What it rejects with reaches the caller as an error with the same message. */
export type AnswerCall = (...args: readonly unknown[]) => unknown;

/** Both directions. Arguments and values are JSON; `undefined` arrives as null. */
export interface Channel {
  /** Rejects with the other side's message, after `timeout_ms`, or when the line has ended. */
  call(name: string, args?: readonly unknown[], timeout_ms?: number): Promise<unknown>;
  answer(name: string, answer: AnswerCall): void;
  /** The other side has gone: whoever waits for it is told. Idempotent. */
  end(): void;
}

type Message =
  | { readonly kind: "call"; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: "value"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failure"; readonly id: number; readonly message: string };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const CALL_MS = 5_000;

/** Opens a channel on a line. Messages of others on the same line are left alone. */
export function createChannel(line: Line): Channel {
  const waiting = new Map<number, Waiting>();
  const answers = new Map<string, AnswerCall>();
  let calls = 0;
  let ended = false;

  const settle = (id: number, outcome: (entry: Waiting) => void): void => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    outcome(entry);
  };
  const fail = (id: number, message: string): void =>
    settle(id, ({ reject }) => reject(new Error(`workers: ${message}`)));

  line.hear((heard) => {
    const message = heard as Message;
    if (message.kind === "call") void reply(line, answers.get(message.name), message);
    else if (message.kind === "value") settle(message.id, ({ resolve }) => resolve(message.value ?? null));
    else if (message.kind === "failure") fail(message.id, message.message);
  });

  return {
    call: (name, args = [], timeout_ms = CALL_MS) => {
      if (ended) return Promise.reject(new Error(`workers: nobody is left to answer ${name}`));
      const id = (calls += 1);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(id, `no answer to ${name} in ${timeout_ms} ms`), timeout_ms);
        waiting.set(id, { resolve, reject, timer });
        line.post({ kind: "call", id, name, args });
      });
    },
    answer: (name, answer) => void answers.set(name, answer),
    end: () => {
      ended = true;
      for (const id of waiting.keys()) fail(id, "the other side has ended");
    },
  };
}

async function reply(
  line: Line,
  answer: AnswerCall | undefined,
  { id, name, args }: Extract<Message, { kind: "call" }>,
): Promise<void> {
  try {
    if (!answer) throw new Error(`nobody answers ${name}`);
    line.post({ kind: "value", id, value: await answer(...args) });
  } catch (error) {
    line.post({ kind: "failure", id, message: error instanceof Error ? error.message : String(error) });
  }
}
