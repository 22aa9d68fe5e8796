/** `abuse` and `origins` as an operator types them. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-cli-"));
const ORIGINS = ["https://site.example", "https://*.partner.example"];
let protocol_number = "";

beforeAll(async () => {
  const widget = { widget_enabled: true, widget_origins: ORIGINS };
  const house = await startAppliance({
    data,
    seed: tenantSeed([
      robotSeed(widget),
      robotSeed({ slug: "off", widget_origins: ORIGINS }),
      robotSeed({ ...widget, slug: "draft", published: false }),
    ]),
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ ...widget, slug: "poor" })], { name: "poor", plan: "free" }),
  );
  const reply = await house.call(
    "POST",
    "/v1/public/widgets/shop/sessions",
    { consent_accepted: true },
    { origin: "https://site.example" },
  );
  protocol_number = reply.json.protocol_number;
  await house.stop();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => told.push(String(text)) > 0);
  const code = await main([...words, "--data", data]);
  return { code, out: printed.join(""), told: told.join("") };
}

describe("origins test", () => {
  it.each([
    ["shop", "https://site.example", 0, "widget_origins: https://site.example"],
    ["shop", "https://A.partner.example", 0, "widget_origins: https://*.partner.example"],
    ["shop", "https://partner.example", 1, "no entry of widget_origins matches"],
    ["shop", "null", 1, "the origin null"],
    ["shop", "site.example", 1, "this is no origin"],
    ["off", "https://site.example", 1, "widget_enabled is false"],
    ["draft", "https://site.example", 1, "not published"],
    ["poor", "https://site.example", 1, "the plan free has no widget access"],
  ])("%s %s: exits with %i and says by which rule", async (slug, origin, code, rule) => {
    const result = await run("origins", "test", slug, origin);
    expect(result.code).toBe(code);
    expect(result.out).toContain(rule);
  });

  it("prints JSON", async () => {
    const { out } = await run("origins", "test", "shop", "https://site.example:443", "--json");
    expect(JSON.parse(out)).toEqual({
      slug: "shop",
      allowed: true,
      origin: "https://site.example",
      rule: "widget_origins: https://site.example",
    });
  });

  it("an unknown robot is a failure with its name", async () => {
    const { code, told } = await run("origins", "test", "nobody", "https://site.example");
    expect([code, told]).toEqual([1, expect.stringContaining("There is no robot nobody")]);
  });
});

describe("abuse", () => {
  it("blocks, lists and unblocks by the protocol number, and shows no client", async () => {
    const blocked = await run("abuse", "block", protocol_number, "--days", "7", "--reason", "spam", "--json");
    expect(blocked.code).toBe(0);
    const { created_at, expires_at, ...shown } = JSON.parse(blocked.out);
    expect(shown).toEqual({ tenant_id: expect.stringMatching(/^ten_/), protocol_number, reason: "spam" });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 86_400_000);
    const listed = await run("abuse", "list");
    expect(listed.out).toMatch(new RegExp(`\\n${protocol_number}  \\S+ \\S+  spam\\n$`));
    expect((await run("abuse", "unblock", protocol_number)).code).toBe(0);
    expect((await run("abuse", "list")).out).toBe("No client is blocked.\n");
    expect((await run("abuse", "unblock", protocol_number)).code).toBe(1);
  });

  it("a block, and its end, stand in the audit log without the reason", async () => {
    await run("abuse", "block", protocol_number, "--days", "7", "--reason", "spam");
    await run("abuse", "unblock", protocol_number);
    const entries = JSON.parse((await run("audit", "list", "--json")).out).entries.slice(0, 2);
    const fact = { subject: protocol_number, actor: expect.stringMatching(/^cli:/) };
    expect(entries).toMatchObject([
      { ...fact, action: "client.unblocked", details: {} },
      { ...fact, action: "client.blocked", details: { days: 7 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("spam");
  });

  it("an unknown number is a failure, a wrong number of days wrong usage", async () => {
    const unknown = await run("abuse", "block", "ACM-20260101-AAAAAA");
    expect([unknown.code, unknown.told]).toEqual([
      1,
      expect.stringContaining("There is no session with the protocol number"),
    ]);
    expect((await run("abuse", "block", protocol_number, "--days", "0")).code).toBe(2);
  });
});
