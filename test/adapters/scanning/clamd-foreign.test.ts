/** The scanner beside ClamAV's own daemon. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClamd } from "../../../src/adapters/scanning/clamd.ts";
import { makeZip } from "../conversion/fixtures.ts";
import { CLAMD, type Clamd, EICAR, hasClamd, startClamd } from "../../support/clamd.ts";

describe.skipIf(!hasClamd())(`ClamAV (${CLAMD})`, () => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd();
  }, 30_000);
  afterAll(() => clamd.stop());
  const scan = (bytes: Uint8Array) =>
    createClamd({ address: `unix:${clamd.socket}`, timeout_ms: 20_000 }).scan(bytes);

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", Buffer.from("The voucher code is AURORA.")],
    ["ten megabytes", Buffer.alloc(10 * 1024 * 1024)],
  ])("finds nothing in %s", async (_, bytes) => {
    expect(await scan(bytes)).toEqual({ found: null });
  });

  it("finds EICAR's test file, by itself and inside of another", async () => {
    expect((await scan(Buffer.from(EICAR))).found).toMatch(/^Eicar-Test/);
    const packed = makeZip({ "notes/readme.txt": EICAR });
    expect((await scan(packed)).found).toMatch(/^Eicar-Test/);
  });

  it("says that a file is larger than it takes", async () => {
    await expect(scan(Buffer.alloc(12 * 1024 * 1024))).rejects.toMatchObject({ name: "ScannerFault" });
  });
});
