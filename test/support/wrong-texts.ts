/** Everything that reads a database, asked of one with a text that is no UTF-8: what it must answer, beside whichever text. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createAppliance } from "../../src/appliance.ts";
import { main } from "../../src/cli/main.ts";
import { settingsFor } from "./appliance.ts";
import { PROTOCOL } from "./filled.ts";

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

const output = { stdout: "", stderr: "" };

/** Keeps what commands print out of the tests' output. */
export function captureOutput(): void {
  beforeEach(() => {
    for (const name of ["stdout", "stderr"] as const)
      vi.spyOn(process[name], "write").mockImplementation((text) => {
        output[name] += String(text);
        return true;
      });
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Runs a command on a data directory. */
export async function run(command: string, data: string): Promise<{ code: number; stderr: string }> {
  output.stderr = "";
  const code = await main([...command.split(" "), "--data", data]);
  process.exitCode = 0;
  return { code, stderr: output.stderr };
}

async function talk(values: Parameters<typeof settingsFor>[0]): Promise<readonly number[]> {
  const appliance = await createAppliance({ settings: settingsFor(values) });
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

/** Every list is given, nothing is answered in a driver's words, and one of two robots answers; `url` is a server's. */
export async function expectServed(data: string, url: string | null = null): Promise<void> {
  for (const command of LISTS)
    expect({ command, ...(await run(command, data)) }).toMatchObject({ command, code: 0 });
  for (const command of SHOWN) {
    const { code, stderr } = await run(command, data);
    expect({ command, code, stderr }).toMatchObject({ code: expect.toBeOneOf([0, 1]) });
    expect(stderr).not.toMatch(/storage:|JSON|undefined|is not a/);
  }
  const [other, own] = await talk({ data, ...(url === null ? {} : { "database.url": url }) });
  expect(other).toBe(200);
  expect(own).toBeLessThan(500);
}
