/** A text that is no UTF-8, in each column of each table in turn: everything else is served and listed as before. */
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createAppliance } from "../../src/appliance.ts";
import { settingsFor } from "../support/appliance.ts";
import { breakText, clearFilled, fill, listTextColumns, PROTOCOL } from "../support/filled.ts";

await fill();
const columns = listTextColumns();
const named = columns.map((column) => [`${column.table}.${column.column}`, column] as const);
// Which migrations a database has is read before anything else: of this one nobody knows.
const REFUSED = new Set(["schema_migrations.id", "schema_migrations.checksum"]);
afterAll(clearFilled);

// By what is broken they may be unable to find what they were asked for.
const LISTS = [
  "tenants list",
  "robots list",
  "channels list",
  "sessions list",
  "sessions export --jsonl",
  "contacts list",
  "contacts export --csv",
  "gaps list",
  "reviews list",
  "keys list",
  "abuse list",
  "relays list",
  "relays receivers",
  "audit list",
  "privacy report",
  "sweep --dry-run",
];
const SHOWN = [
  "robots show shop",
  "knowledge list shop",
  "checks list shop",
  `sessions show ${PROTOCOL}`,
  "reviews show rev_a",
  `relays show ${PROTOCOL}`,
  "audit verify",
];

let data = "";
const output = { stdout: "", stderr: "" };
beforeEach(() => {
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      output[name] += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(data, { recursive: true, force: true });
});

async function run(command: string): Promise<{ code: number; stderr: string }> {
  output.stderr = "";
  const code = await main([...command.split(" "), "--data", data]);
  process.exitCode = 0;
  return { code, stderr: output.stderr };
}

async function talk(): Promise<readonly number[]> {
  const appliance = await createAppliance({ settings: settingsFor({ data }) });
  try {
    const url = await appliance.listen();
    const post = async (where: string, body: object) => {
      const answer = await fetch(url + where, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: (await answer.json()) as { session_id: string } };
    };
    const statuses: number[] = [];
    for (const slug of ["bakery", "shop"]) {
      const begun = await post(`/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
      const where = `/v1/public/sessions/${begun.json.session_id}/messages`;
      const sent = begun.status === 201 ? await post(where, { message: "Are you open on Sundays?" }) : begun;
      statuses.push(sent.status);
    }
    return statuses;
  } finally {
    await appliance.close();
  }
}

describe("a text that is no UTF-8", { timeout: 60_000 }, () => {
  it("is tried in every text column", () => {
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  const used = named.filter(([name]) => !REFUSED.has(name));
  it.each(used)("in %s keeps no other row from being served and listed", async (_, column) => {
    data = breakText(column);
    for (const command of LISTS)
      expect({ command, ...(await run(command)) }).toMatchObject({ command, code: 0 });
    for (const command of SHOWN) {
      const { code, stderr } = await run(command);
      expect({ command, code, stderr }).toMatchObject({ code: expect.toBeOneOf([0, 1]) });
      expect(stderr).not.toMatch(/storage:|JSON|undefined|is not a/);
    }
    const [other, own] = await talk();
    expect(other).toBe(200);
    expect(own).toBeLessThan(500);
  });

  it.each(named.filter(([name]) => REFUSED.has(name)))(
    "in %s has the database refused, in words",
    async (_, column) => {
      data = breakText(column);
      expect(await run("robots list")).toEqual({
        code: 1,
        stderr: expect.stringMatching(/cannot use a database whose migration .* differs/),
      });
    },
  );
});
