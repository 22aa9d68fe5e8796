/**
 * Reads the answer of `POST …/messages`, streamed or whole (`interface.md`: Events, 1).
 * A stream that falls silent is given up, so that a visitor never watches dots for ever.
 */
import { createStreamParser, type StreamEvent } from "./event-stream.ts";
import { CallFailed, failed, toFailure } from "./failure.ts";
import type { ChatAnswer } from "./wire.ts";

/** Silence after which a stream counts as lost. */
export const STALL_MS = 60_000;

/** Gives the answer of a successful response; throws `CallFailed` on `svc.error`, silence or an early end, and as the network does. */
export async function readAnswerStream(
  response: Response,
  onStage: (stage: string) => void,
): Promise<ChatAnswer> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return readWhole(response);
  const reader = response.body.getReader();
  const found: { answer?: ChatAnswer } = {};
  const parser = createStreamParser((event) => takeEvent(event, found, onStage));
  const decoder = new TextDecoder();
  try {
    while (!found.answer) {
      const { done, value } = await withinStall(reader.read());
      parser.push(decoder.decode(value, { stream: !done }));
      if (done) break;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  if (!found.answer) throw failed("network");
  return found.answer;
}

async function readWhole(response: Response): Promise<ChatAnswer> {
  const body = (await withinStall(response.json()).catch(() => null)) as ChatAnswer | null;
  if (typeof body?.answer !== "string") throw failed("unavailable");
  return body;
}

function takeEvent(event: StreamEvent, found: { answer?: ChatAnswer }, onStage: (s: string) => void): void {
  if (found.answer) return;
  const data = parse(event.data);
  if (event.event === "svc.answer" && typeof (data as ChatAnswer | null)?.answer === "string") {
    found.answer = data as ChatAnswer;
  }
  const stage = (data as { stage?: unknown } | null)?.stage;
  if (event.event === "svc.progress" && typeof stage === "string") onStage(stage);
  if (event.event === "svc.error") {
    const status = Number((data as { status?: unknown } | null)?.status) || 503;
    throw new CallFailed(toFailure({ status, body: data, retry_after: null }));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rejects with `timeout` when a wait is longer than `STALL_MS`. */
export async function withinStall<T>(wait: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failed("timeout")), STALL_MS);
  });
  return Promise.race([wait, stall]).finally(() => clearTimeout(timer));
}
