/** What becomes of runtime answers that still run when the time to shut down is over: clients are told, and none takes a part for the whole. */
import { expect, it } from "vitest";
import { hang } from "../support/failures.ts";
import { readEvents, type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError } from "../support/runtime-calls.ts";

async function stopWhileAsked(text: string, ask: (house: RuntimeHouse) => ReturnType<RuntimeHouse["ask"]>) {
  const house = await startRuntime({ settings: { shutdown_grace_ms: 100 } });
  let aborts = 0;
  const asked = new Promise<void>((resolve) => {
    house.script = (question) => {
      setTimeout(resolve, 50);
      return hang(() => (aborts += 1), text)!(question);
    };
  });
  const reply = ask(house);
  await asked;
  await house.stop();
  return { reply: await reply, aborts };
}

it.each(ENDPOINTS)("$name: a stream ends with the error", async (tested) => {
  const { reply, aborts } = await stopWhileAsked("The shop is", (house) =>
    house.ask(tested.path, bodyOf(house, tested, { stream: true })),
  );
  const error = { code: "shutting_down", type: "api_error" };
  const told = readEvents(reply.text).find(({ data }) => data.error);
  expect([reply.status, told?.data.error, aborts]).toEqual([200, expect.objectContaining(error), 1]);
  expect(reply.text.includes("response.failed")).toBe(tested.name === "responses");
});

it.each(ENDPOINTS)("$name: what has not begun is 503, to be tried again", async (tested) => {
  for (const stream of [true, false]) {
    const { reply, aborts } = await stopWhileAsked("", (house) =>
      house.ask(tested.path, bodyOf(house, tested, { stream })),
    );
    expectError(reply, 503, { code: "shutting_down", type: "api_error" });
    expect([reply.headers.get("retry-after"), aborts]).toEqual(["5", 1]);
  }
});
