/** What the rows of the endpoint table have in common (`interface.md`: Endpoints; Authentication, 1 and 3; Errors, row 429). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Endpoint } from "../../src/contract/endpoint.ts";
import { ENDPOINTS } from "../../src/contract/endpoints.ts";
import { REASONS } from "../../src/contract/errors.ts";
import { Problem } from "../../src/contract/resources/problem.ts";
import { RuntimeError } from "../../src/contract/resources/runtime-error.ts";
import { type Reply, startAppliance, type TestAppliance } from "../support/appliance.ts";

let open: TestAppliance;
let exhausted: TestAppliance;
beforeAll(async () => {
  open = await startAppliance();
  exhausted = await startAppliance({
    settings: { "rate_limits.mode": "enforce" },
    replaced: { rateLimiter: { consume: async () => 3, close: async () => {} } },
  });
});
afterAll(async () => {
  await open.stop();
  await exhausted.stop();
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const rows = ENDPOINTS.map((endpoint) => ({ ...endpoint, row: `${endpoint.method} ${endpoint.path}` }));

const addressOf = ({ path }: Endpoint): string =>
  path.replace("{slug}", "shop").replace("{sessionId}", "ses_x").replace("{token}", "exp_x");

function expectShape({ surface }: Endpoint, reply: Reply): void {
  const isRuntime = surface === "runtime";
  expect((isRuntime ? RuntimeError : Problem).safeParse(reply.json).success).toBe(true);
  expect(reply.headers.get("content-type")).toBe(isRuntime ? "application/json" : "application/problem+json");
}

describe.each(rows)("$row", (endpoint) => {
  const methods = endpoint.method === "GET" ? "GET, HEAD" : "POST";
  // Pages of other sites may call these, which their browsers ask for first.
  const isShared = /\/v1\/public\/(?!robots)/.test(endpoint.path);
  const allow = isShared ? `${methods}, OPTIONS` : methods;

  it("any other method is 405 with Allow", async () => {
    for (const method of METHODS.filter((name) => name !== endpoint.method)) {
      const reply = await open.call(method, addressOf(endpoint));
      expect([method, reply.status, reply.headers.get("allow")]).toEqual([method, 405, allow]);
      expectShape(endpoint, reply);
    }
    expect((await open.call("OPTIONS", addressOf(endpoint))).status).toBe(isShared ? 204 : 405);
  });

  it("above a limit it is 429 with Retry-After; health never is", async () => {
    const reply = await exhausted.call(endpoint.method, addressOf(endpoint), undefined, {
      authorization: "Bearer nobody",
    });
    if (endpoint.surface === "health") {
      expect(reply.status).toBe(200);
      return;
    }
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "3"]);
    expectShape(endpoint, reply);
  });
});

describe("credentials", () => {
  it.each(rows.filter(({ auth }) => auth !== "bearer"))(
    "$row takes none: one is ignored",
    async (endpoint) => {
      const ask = (headers: Record<string, string>) =>
        open.call(endpoint.method, addressOf(endpoint), endpoint.request ? "{}" : undefined, headers);
      const [without, withKey] = [await ask({}), await ask({ authorization: "Bearer nobody" })];
      expect(withKey.status).not.toBe(401);
      expect([withKey.status, withKey.json]).toEqual([without.status, without.json]);
    },
  );
});

it("no reason is a 409: clients of OpenAI would try again by themselves", () => {
  const statuses: number[] = Object.values(REASONS).map(({ status }) => status);
  expect(statuses).not.toContain(409);
});
