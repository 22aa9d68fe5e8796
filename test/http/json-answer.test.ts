/** How a success is sent: one JSON body with its length; and a configuration that is written once stays true. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAppliance } from "../../src/appliance.ts";
import {
  robotSeed,
  settingsFor,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";

const CONFIG = "/v1/public/robots/shop/config";
let house: TestAppliance;

beforeAll(async () => {
  const robot = robotSeed({ welcome_message: "Olá, ciao, こんにちは" });
  house = await startAppliance({ seed: tenantSeed([robot]) });
});
afterAll(() => house.stop());

describe("a JSON answer", () => {
  it("says its type and its length in bytes", async () => {
    const reply = await fetch(house.url + CONFIG);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(reply.headers.get("content-type")).toBe("application/json;charset=UTF-8");
    expect(Number(reply.headers.get("content-length"))).toBe(bytes.length);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
      welcome_message: "Olá, ciao, こんにちは",
    });
  });

  it("shows a changed robot at once, however often the old one was read", async () => {
    const read = async () => (await (await fetch(house.url + CONFIG)).json()) as Record<string, unknown>;
    expect(await read()).toEqual(await read());
    await house.appliance.flows.seed(tenantSeed([robotSeed({ assistant_name: "Nova" })]));
    expect(await read()).toMatchObject({ assistant_name: "Nova" });
  });

  it("names the address that the service listens on, also when it was read before", async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-test-"));
    const appliance = await createAppliance({ settings: settingsFor({ data }) });
    await appliance.flows.seed(tenantSeed([robotSeed()]));
    await appliance.flows.readConfig("shop");
    const url = await appliance.listen();
    expect((await appliance.flows.readConfig("shop")).terms_url).toBe(`${url}/chat/shop/terms`);
    await appliance.close();
    rmSync(data, { recursive: true, force: true });
  });
});
