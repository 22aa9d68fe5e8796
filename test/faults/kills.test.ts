/** SIGKILL at random moments of a server under load: nothing acknowledged is lost, nothing refused is there. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { compareWith, createLedger } from "../support/ledger.ts";
import { seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds } from "../support/size.ts";

const VISITORS = 8;
const KEY = "a key of the test";
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-kills-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ["plain", undefined],
  ["encrypted", KEY],
] as const)("a server on a %s database, killed at random moments under load", (name, key) => {
  it("loses nothing acknowledged, shows nothing refused, and its file is whole", LONG, async () => {
    const environment: Record<string, string> = key ? { CHAT_ASSISTANT_DATABASE_KEY: key } : {};
    const data = path.join(folder, name, "data");
    const file = path.join(data, "chat-assistant.db");
    await seedServed(path.join(folder, name), data, environment);
    let acknowledged = 0;
    const all = createLedger();
    for (const round of rounds(`kills, ${name}`, { ci: 5, nightly: 250 })) {
      const server = await serveOn(data, environment);
      const ledger = createLedger();
      const load = ledger.load(server.call, VISITORS);
      await pause(100 + Math.random() * 400);
      await server.kill();
      await load.stop();
      acknowledged += ledger.count("acknowledged");
      all.sessions.push(...ledger.sessions);
      all.entries.push(...ledger.entries);
      expect(await compareWith(ledger, file, key), `round ${round}`).toEqual([]);
    }
    expect(await compareWith(all, file, key)).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    report(`kills, ${name}: ${acknowledged} acknowledged, ${all.count("open")} cut off, none lost`);
  });
});
