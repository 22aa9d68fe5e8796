/** The chat model adapter at a scripted upstream, for its tests. */
import { expect } from "vitest";
import { createChatModel, type ChatModelOptions } from "../../../src/adapters/upstream/chat-completions.ts";
import { ModelFailure } from "../../../src/domain/model-failure.ts";
import {
  startScripted,
  type Script,
  type ScriptedServer,
  type Seen,
} from "../../upstream/scripted-server.ts";

export const KEY = "sk-acme-secret";
export const messages = [{ role: "user" as const, content: "Hello?" }];

/** The upstream of the last model. */
export const scene: { server: ScriptedServer | undefined } = { server: undefined };

export async function closeScene(): Promise<void> {
  await scene.server?.close();
  scene.server = undefined;
}

/** A chat model at an upstream that replies as it is told. */
export async function modelOf(
  reply: (request: Seen, count: number) => Script | Promise<Script>,
  options: Partial<ChatModelOptions> = {},
) {
  scene.server = await startScripted(reply);
  return createChatModel({
    base_url: scene.server.base_url,
    api_key: KEY,
    model: "acme-1",
    first_byte_timeout_ms: 300,
    idle_timeout_ms: 300,
    total_timeout_ms: 1_200,
    max_bytes: 65_536,
    stream: true,
    ...options,
  });
}

/** What a call fails with; one that answers fails the test. */
export const failureOf = async (call: Promise<unknown>): Promise<ModelFailure> => {
  const error = await call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  return error as ModelFailure;
};
