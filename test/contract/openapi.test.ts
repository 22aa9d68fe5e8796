import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/contract/endpoints.ts";
import { REASONS } from "../../src/contract/errors.ts";
import { describeInterface } from "../../src/contract/openapi.ts";

const document = describeInterface("https://chat.example") as any;

// The interface's own table, row by row.
const TABLE = [
  ["GET", "/health/live"],
  ["GET", "/health/ready"],
  ["GET", "/v1/public/robots/{slug}/config"],
  ["POST", "/v1/public/robots/{slug}/sessions"],
  ["GET", "/v1/public/widgets/{slug}/config"],
  ["POST", "/v1/public/widgets/{slug}/sessions"],
  ["POST", "/v1/public/sessions/{sessionId}/messages"],
  ["POST", "/v1/public/sessions/{sessionId}/expand-tokens"],
  ["POST", "/v1/public/sessions/{sessionId}/finish"],
  ["POST", "/v1/public/expand-tokens/{token}/redeem"],
  ["POST", "/v1/public/sessions/{sessionId}/feedback"],
  ["POST", "/v1/public/sessions/{sessionId}/contact-handoffs"],
  ["POST", "/v1/responses"],
  ["POST", "/v1/chat/completions"],
];

describe("the endpoint table", () => {
  it("has the interface's fourteen endpoints, in its order", () => {
    expect(ENDPOINTS.map(({ method, path }) => [method, path])).toEqual(TABLE);
  });

  it("every refusal of the table is a reason with a status of the 4xx or 5xx kind", () => {
    const statuses = ENDPOINTS.flatMap(({ refusals }) => refusals).map((code) => REASONS[code].status);
    expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
  });
});

describe("the description document", () => {
  it("is valid OpenAPI 3.1 by a public validator", async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  });

  it("bears the interface's version", () => {
    expect([document.openapi, document.info.version]).toEqual(["3.1.0", "0.1.0-draft"]);
  });

  it("describes every endpoint with its success and its refusals", () => {
    for (const endpoint of ENDPOINTS) {
      const { responses } = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(Object.keys(responses)).toContain(String(endpoint.success.status));
      for (const code of endpoint.refusals)
        expect(Object.keys(responses)).toContain(String(REASONS[code].status));
    }
  });

  it("an operator reads the same statuses as in the interface's Errors table", () => {
    const statusesOf = (path: string, method: string) =>
      Object.keys(document.paths[path][method].responses).map(Number);
    expect(statusesOf("/v1/public/robots/{slug}/sessions", "post")).toEqual(
      expect.arrayContaining([201, 400, 429]),
    );
    expect(statusesOf("/v1/public/widgets/{slug}/config", "get")).toEqual(
      expect.arrayContaining([200, 403, 404, 429]),
    );
    expect(statusesOf("/v1/public/widgets/{slug}/sessions", "post")).toEqual(
      expect.arrayContaining([201, 400, 403, 429]),
    );
    expect(statusesOf("/v1/public/sessions/{sessionId}/messages", "post")).toEqual(
      expect.arrayContaining([200, 403, 429]),
    );
    expect(statusesOf("/v1/public/expand-tokens/{token}/redeem", "post")).toEqual(
      expect.arrayContaining([200, 410, 429]),
    );
    expect(statusesOf("/v1/responses", "post")).toEqual(expect.arrayContaining([200, 400, 401, 403, 429]));
    expect(statusesOf("/v1/chat/completions", "post")).toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404, 429]),
    );
  });

  it("every operation of the runtime needs a bearer, no other does", () => {
    for (const endpoint of ENDPOINTS) {
      const { security } = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(security.length > 0).toBe(endpoint.auth === "bearer");
    }
  });

  it("no reference leads nowhere", () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    const names = new Set(references.map((reference) => reference.split("/").at(-1)!));
    expect([...names].filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(names.size).toBeGreaterThan(20);
  });
});
