import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createTurnedClock, robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";
import { uploadOf } from "../support/attachments.ts";
import { createRecordingForms } from "../support/forms.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-blobs-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const forms = createRecordingForms();
const clock = createTurnedClock();
const open = () =>
  startAppliance({
    data,
    settings: { "sweeps.enabled": false },
    replaced: { forms, clock },
    seed: tenantSeed([robotSeed({ retention_mode: "summary" })], {
      plan: "business",
      notification_emails: ["team@acme.example"],
    }),
  });

describe("two processes that keep and remove the same bytes at once", () => {
  it("every relay has its bytes, and none are left at the end", { timeout: 60_000 }, async () => {
    const houses = [await open(), await open()];
    const talk = async (index: number): Promise<void> => {
      const { call } = houses[index % 2]!;
      const begun = await call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true });
      const where = `/v1/public/sessions/${begun.json.session_id}`;
      const attachments = [uploadOf("same.txt", "the same bytes")];
      expect((await call("POST", `${where}/messages`, { message: "", attachments })).status).toBe(200);
      await call("POST", `${where}/finish`);
    };
    for (let round = 0; round < 8; round++)
      await Promise.all(Array.from({ length: 6 }, (_, index) => talk(index)));
    expect(forms.delivered).toHaveLength(48);
    for (const { data: relay } of forms.delivered)
      expect(relay.attachments[0]).toHaveProperty("content_base64");
    // What a removal of the other process held up at that moment is left to the sweep.
    clock.advance(60_000);
    await houses[0]!.appliance.flows.releaseBlobs();
    expect(await houses[0]!.appliance.adapters.blobs.list()).toEqual([]);
    for (const house of houses) await house.stop();
  });

  it("bytes whose writer died before their row are removed by the sweep once its claim is over", async () => {
    const house = await open();
    const { blobs, blobLedger } = house.appliance.adapters;
    const { blob_id } = await blobs.put(Buffer.from("orphan"));
    const now = clock.now();
    await blobLedger.claim({ claim_id: "clm_dead", blob_ids: [blob_id], now, expires_at: now + 600_000 });
    const sweep = house.appliance.sweeps.find(({ name }) => name === "unneeded attachments")!;
    expect(await sweep.run(10)).toBe(0);
    clock.advance(600_000);
    expect(await sweep.countDue()).toBe(1);
    expect(await sweep.run(10)).toBe(1);
    expect(await blobs.list()).toEqual([]);
    await house.stop();
  });
});
