/**
 * Power cuts under load, on a disk of the test's own: kills prove no durability, since the system keeps what was written.
 * The server is frozen before the cut: a call that runs meanwhile would be a false loss.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { uploadOf } from "../support/attachments.ts";
import { compareWith, createLedger } from "../support/ledger.ts";
import { MACHINE_FORBIDS } from "../support/left-out.ts";
import { mayLoop, missingForDisks, openDisk } from "../support/mounts.ts";
import { seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds } from "../support/size.ts";

const VISITORS = 8;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-power-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reason = missingForDisks ? `skipped without ${missingForDisks}` : `${MACHINE_FORBIDS}: loop mounts`;
describe.skipIf(!mayLoop())(`power cuts, ${reason}`, () => {
  it(
    "under load: lose nothing acknowledged, show nothing refused, and every file is whole",
    LONG,
    async () => {
      const disk = openDisk(folder);
      const data = path.join(disk.root, "data");
      const file = path.join(data, "chat-assistant.db");
      let acknowledged = 0;
      try {
        const all = createLedger();
        await seedServed(folder, data);
        for (const round of rounds("power cuts", { ci: 4, nightly: 180 })) {
          const server = await serveOn(data);
          const ledger = createLedger();
          const load = ledger.load(server.call, VISITORS);
          await pause(100 + Math.random() * 300);
          server.signal("SIGSTOP");
          disk.cutPower();
          await server.kill();
          await load.stop();
          disk.boot();
          acknowledged += ledger.count("acknowledged");
          all.sessions.push(...ledger.sessions);
          all.entries.push(...ledger.entries);
          expect(await compareWith(ledger, file), `round ${round}`).toEqual([]);
        }
        expect(await compareWith(all, file)).toEqual([]);
        expect(acknowledged).toBeGreaterThan(0);
        report(`power cuts: ${acknowledged} acknowledged, none lost`);
      } finally {
        disk.remove();
      }
    },
  );

  it(
    "right after the first start and the first file: the installation starts again, and has the file",
    LONG,
    async () => {
      const disk = openDisk(folder);
      try {
        for (const round of rounds("power cuts at the start", { ci: 1, nightly: 20 })) {
          const data = path.join(disk.root, `data-${round}`);
          const environment: Record<string, string> =
            round % 2 === 0 ? { CHAT_ASSISTANT_DATABASE_KEY: "a key of the test" } : {};
          // The tenant comes by the command line, as it would on a new machine.
          await seedServed(path.join(folder, `files-${round}`), data, environment);
          const server = await serveOn(data, environment);
          const { json } = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
          const bytes = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(5_000, round)]);
          const attachments = [uploadOf("photo.png", bytes, "image/png")];
          const sent = await server.call(`/v1/public/sessions/${json.session_id}/messages`, {
            message: "Look",
            attachments,
          });
          expect(sent.status).toBe(200);
          server.signal("SIGSTOP");
          const before = listFiles(data);
          disk.cutPower();
          await server.kill();
          disk.boot();
          const after = listFiles(data);
          for (const [name, size] of before)
            if (/secret|key-check|sha256/.test(name)) expect([name, after.get(name)]).toEqual([name, size]);
          const again = await serveOn(data, environment);
          expect((await again.call("/health/ready")).status).toBe(200);
          await again.kill();
          rmSync(data, { recursive: true });
        }
      } finally {
        disk.remove();
      }
    },
  );
});

function listFiles(folder: string): ReadonlyMap<string, number> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).map((name) => path.join(folder, name));
  return new Map(
    names
      .map((name) => [path.relative(folder, name), statSync(name)] as const)
      .filter(([, entry]) => entry.isFile())
      .map(([name, entry]) => [name, entry.size]),
  );
}
