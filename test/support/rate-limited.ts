/** Products whose rate limits are on, and the calls that use them up. */
import { expect } from "vitest";
import {
  type Reply,
  robotSeed,
  startAppliance,
  type TestAppliance,
  type TestApplianceOptions,
  tenantSeed,
} from "./appliance.ts";

export const ORIGIN = "https://site.example";
const houses: TestAppliance[] = [];

/** Ends every product of a test. */
export async function stopAll(): Promise<void> {
  for (const house of houses.splice(0)) await house.stop();
}

const SEED = tenantSeed([
  robotSeed({ widget_enabled: true, widget_origins: [ORIGIN] }),
  robotSeed({ slug: "second", widget_enabled: true, widget_origins: [ORIGIN] }),
]);

/** A product with its limits on, behind a proxy that it trusts. */
export async function start(settings: Record<string, unknown> = {}, options: TestApplianceOptions = {}) {
  const house = await startAppliance({
    seed: SEED,
    ...options,
    settings: { "rate_limits.mode": "enforce", trusted_proxies: ["127.0.0.1/32"], ...settings },
  });
  houses.push(house);
  return house;
}

/** Calls as a client of this address, by way of a trusted proxy. */
export const from = (address: string, headers: Record<string, string> = {}) => ({
  "x-forwarded-for": address,
  ...headers,
});
export const MARIE = "203.0.113.1";
export const PAUL = "203.0.113.2";

/** 429 with its wait. */
export function expectRefused(reply: Reply): void {
  expect([reply.status, reply.json.code]).toEqual([429, "rate_limit_exceeded"]);
  expect(reply.headers.get("content-type")).toBe("application/problem+json");
  expect(reply.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
}

export const config = (house: TestAppliance, client: string, slug = "shop") =>
  house.call("GET", `/v1/public/robots/${slug}/config`, undefined, from(client));
export const widgetConfig = (house: TestAppliance, client: string, slug = "shop") =>
  house.call("GET", `/v1/public/widgets/${slug}/config`, undefined, from(client, { origin: ORIGIN }));
export const create = (house: TestAppliance, client: string, slug = "shop") =>
  house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true }, from(client));
export const createWidget = (house: TestAppliance, client: string, slug = "shop") =>
  house.call(
    "POST",
    `/v1/public/widgets/${slug}/sessions`,
    { consent_accepted: true },
    from(client, { origin: ORIGIN }),
  );
export const send = (
  house: TestAppliance,
  client: string,
  session: string,
  message = "Are you open on Sundays?",
) => house.call("POST", `/v1/public/sessions/${session}/messages`, { message }, from(client));

/** A rule's settings. */
export const points = (rule: string, count: number, seconds = 60) => ({
  [`rate_limits.${rule}.points`]: count,
  [`rate_limits.${rule}.seconds`]: seconds,
});
