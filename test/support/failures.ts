/** Scripts for answerers that fail, hesitate or break off, for the contract tests with real clients. */
import { Refusal } from "../../src/domain/refusal.ts";
import type { Answer } from "../../src/ports/answerer.ts";
import { answerOf, type Script } from "./runtime.ts";

/** Fails the first times with a reason, then answers. */
export function failFirst(times: number, refusal: () => unknown): Script {
  let calls = 0;
  return async ({ onText }) => {
    calls += 1;
    if (calls <= times) throw refusal();
    onText?.("Open at nine.");
    return answerOf("Open at nine.");
  };
}

export const unavailable = (): Refusal => new Refusal("answer_unavailable", { retry_after_seconds: 1 });

/** Breaks off in the middle of the text. */
export const breakOff: Script = async ({ onText }) => {
  onText?.("The shop ");
  throw new Error("the engine is on fire");
};

/** Never ends by itself; tells when its signal is aborted. */
export function hang(onAbort: () => void = () => undefined, text = ""): Script {
  return ({ signal, onText }) =>
    new Promise<Answer>((_resolve, reject) => {
      onText?.(text);
      signal!.addEventListener("abort", () => {
        onAbort();
        reject(signal!.reason);
      });
    });
}
