import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createLanes } from "../../../src/adapters/storage/lanes.ts";

describe("lanes", () => {
  it("let so many work at once, in the order in which they came, and give back what they did", async () => {
    const enter = createLanes(3, 10_000);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        enter(async () => {
          begun.push(at);
          most = Math.max(most, (running += 1));
          await pause(1 + ((at * 7) % 5));
          running -= 1;
          return at;
        }),
      ),
    );
    expect(done).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(begun).toEqual(done);
    expect(most).toBe(3);
  });

  it("work that fails frees its lane, and the failure is its own", async () => {
    const enter = createLanes(1, 10_000);
    await expect(enter(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
    expect(await enter(async () => "next")).toBe("next");
  });

  it("who waits too long is refused without having begun, and takes nobody's turn", async () => {
    const enter = createLanes(1, 20);
    let end = (): void => {};
    const first = enter(() => new Promise<void>((resolve) => (end = resolve)));
    let hasBegun = false;
    const late = enter(async () => void (hasBegun = true));
    await expect(late).rejects.toMatchObject({ code: "database_busy" });
    end();
    await first;
    expect(await enter(async () => "next")).toBe("next");
    expect(hasBegun).toBe(false);
  });
});
