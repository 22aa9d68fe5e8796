/** Both endpoints of the runtime as tests call them, and what every refusal must look like. */
import { expect } from "vitest";
import { RuntimeError } from "../../src/contract/resources/runtime-error.ts";
import type { Reply } from "./appliance.ts";
import type { RuntimeHouse } from "./runtime.ts";

export const QUESTION = "When is the shop open?";
export const ENDPOINTS = [
  {
    path: "/v1/responses",
    name: "responses",
    field: "input",
    bound: "max_output_tokens",
    scope: "responses",
  },
  {
    path: "/v1/chat/completions",
    name: "chat completions",
    field: "messages",
    bound: "max_tokens",
    scope: "chat_completions",
  },
] as const;
type Tested = (typeof ENDPOINTS)[number];

/** A request that is answered, with a test's own fields on top. */
export const bodyOf = (
  house: RuntimeHouse,
  { field }: Tested,
  more: Record<string, unknown> = {},
  text = QUESTION,
) => ({
  conversation_channel: house.public_channel,
  [field]: [{ role: "user", content: text }],
  ...more,
});

/** The text of an answer. */
export const textOf = ({ field }: Tested, { json }: Reply): string =>
  field === "input" ? json.output_text : json.choices[0].message.content;

/** The runtime error object, and nothing beside it. */
export function expectError(reply: Reply, status: number, fields: Record<string, unknown>): void {
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining('"error"')]);
  expect(RuntimeError.safeParse(reply.json).success).toBe(true);
  expect(Object.keys(reply.json)).toEqual(["error"]);
  expect(Object.keys(reply.json.error).sort()).toEqual(["code", "message", "param", "type"]);
  expect(reply.json.error).toMatchObject(fields);
  expect(reply.headers.get("content-type")).toBe("application/json");
  expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
}
