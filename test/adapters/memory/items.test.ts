import { describe, expect, it } from "vitest";
import { createMemoryItemStore } from "../../../src/adapters/memory/items.ts";
import { createTurnedClock } from "../../support/appliance.ts";

const clock = createTurnedClock();
const storeOf = (fields: object = {}) =>
  createMemoryItemStore({
    enabled: true,
    lifetime_hours: 24,
    most_bytes: 10_000,
    tenant_bytes: 4_000,
    clock,
    ...fields,
  });
// 400 characters are 1,000 bytes with what an item costs beside its text.
const item = (tenant_id: string, item_id: string, text = "x".repeat(400)) => ({ tenant_id, item_id, text });

describe("items in memory", () => {
  it("a saved text is found by its tenant only", async () => {
    const store = storeOf();
    await store.save(item("acme", "msg_1", "Open at nine."));
    expect(await store.find("acme", "msg_1")).toBe("Open at nine.");
    expect(await store.find("umbrella", "msg_1")).toBeNull();
    expect(await store.find("acme", "msg_2")).toBeNull();
  });

  it("a text is gone after its lifetime", async () => {
    const store = storeOf();
    await store.save(item("acme", "msg_1"));
    clock.advance(24 * 3_600_000 - 1);
    expect(await store.find("acme", "msg_1")).not.toBeNull();
    clock.advance(1);
    expect(await store.find("acme", "msg_1")).toBeNull();
  });

  it("a tenant at its cap forgets its own oldest, another's stay", async () => {
    const store = storeOf();
    await store.save(item("umbrella", "msg_0"));
    for (let index = 1; index <= 5; index++) await store.save(item("acme", `msg_${index}`));
    expect(await store.find("acme", "msg_1")).toBeNull();
    for (let index = 2; index <= 5; index++) expect(await store.find("acme", `msg_${index}`)).not.toBeNull();
    expect(await store.find("umbrella", "msg_0")).not.toBeNull();
  });

  it("an item that was the oldest and is saved again is the newest", async () => {
    const store = storeOf();
    for (let index = 1; index <= 5; index++) await store.save(item("acme", `msg_${index}`));
    await store.save(item("acme", "msg_2"));
    for (const gone of ["msg_3", "msg_4", "msg_5"]) {
      await store.save(item("acme", `after_${gone}`));
      expect(await store.find("acme", gone)).toBeNull();
      expect(await store.find("acme", "msg_2")).not.toBeNull();
    }
    await store.save(item("acme", "last"));
    expect(await store.find("acme", "msg_2")).toBeNull();
    expect(await store.find("acme", "after_msg_3")).not.toBeNull();
  });

  it("what expired makes room while newer items come and go", async () => {
    const store = storeOf();
    await store.save(item("acme", "msg_1"));
    clock.advance(12 * 3_600_000);
    await store.save(item("acme", "msg_2"));
    clock.advance(12 * 3_600_000);
    for (const kept of ["msg_3", "msg_4", "msg_5"]) await store.save(item("acme", kept));
    for (const kept of ["msg_2", "msg_3", "msg_4", "msg_5"])
      expect(await store.find("acme", kept)).not.toBeNull();
    await store.save(item("acme", "msg_6"));
    expect(await store.find("acme", "msg_2")).toBeNull();
    expect(await store.find("acme", "msg_3")).not.toBeNull();
  });

  it("at the cap of all, the tenant that was quiet longest makes room", async () => {
    const store = storeOf();
    for (const tenant of ["acme", "umbrella", "globex"])
      for (let index = 0; index < 4; index++) await store.save(item(tenant, `msg_${index}`));
    expect(await store.find("acme", "msg_0")).toBeNull();
    expect(await store.find("acme", "msg_1")).toBeNull();
    expect(await store.find("acme", "msg_2")).not.toBeNull();
    expect(await store.find("globex", "msg_3")).not.toBeNull();
  });

  it("saving again replaces, and what is too long for a tenant is not kept", async () => {
    const store = storeOf();
    for (let times = 0; times < 50; times++) await store.save(item("acme", "msg_1", `${times}`));
    expect(await store.find("acme", "msg_1")).toBe("49");
    await store.save(item("acme", "msg_2", "x".repeat(4_000)));
    expect(await store.find("acme", "msg_2")).toBeNull();
    expect(await store.find("acme", "msg_1")).toBe("49");
  });

  it("switched off it keeps nothing", async () => {
    const store = storeOf({ enabled: false });
    await store.save(item("acme", "msg_1"));
    expect([store.enabled, await store.find("acme", "msg_1")]).toEqual([false, null]);
  });
});
