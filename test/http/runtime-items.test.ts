/** Earlier answers by their item ids, and the plainest input of a response. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTurnedClock } from "../support/appliance.ts";
import { readEvents, type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { expectError, QUESTION } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
const clock = createTurnedClock();
beforeAll(async () => {
  house = await startRuntime({ replaced: { clock } });
});
afterAll(() => house.stop());

describe("POST /v1/responses beyond", () => {
  const ask = (body: Record<string, unknown>) =>
    house.ask("/v1/responses", { conversation_channel: house.public_channel, ...body });

  it("input may be a string", async () => {
    expect((await ask({ input: QUESTION })).json.output_text).toContain("9 am");
  });

  it("an item reference is the earlier answer; after 24 hours, for another tenant or unknown it is 404", async () => {
    const first = await ask({ input: QUESTION });
    const id = first.json.output[0].id as string;
    const follow = (item: string) =>
      ask({
        input: [
          { type: "item_reference", id: item },
          { role: "user", content: "and on Sundays?" },
        ],
      });
    expect((await follow(id)).status).toBe(200);
    expect(house.asked.at(-1)!.history).toEqual([{ role: "assistant", text: first.json.output_text }]);
    expectError(await follow("msg_unknown"), 404, {
      code: "item_not_found",
      param: "input",
      type: "invalid_request_error",
    });
    clock.advance(24 * 3_600_000 + 1);
    expectError(await follow(id), 404, { code: "item_not_found" });
  });

  it("a streamed answer can be pointed at, too", async () => {
    const events = readEvents((await ask({ input: QUESTION, stream: true })).text);
    const { id } = events.at(-2)!.data.response.output[0];
    expect((await ask({ input: [{ id }, { role: "user", content: "and on Sundays?" }] })).status).toBe(200);
  });
});
