/** Which versions of TLS, and which ciphers, the service's own port speaks. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import tls from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-tls-"));

describe.skipIf(!hasOpenssl())("TLS on the service's port (left out without the openssl program)", () => {
  let house: TestAppliance;
  let ca: string;
  beforeAll(async () => {
    const files = makeCertificate(folder, "own");
    ca = files.pem();
    house = await startAppliance({ settings: { "tls.cert": files.cert, "tls.key": files.key } });
  });
  afterAll(async () => {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const connect = (options: tls.ConnectionOptions): Promise<{ version: string | null; cipher: string }> =>
    new Promise((resolve, reject) => {
      const port = Number(new URL(house.url).port);
      const socket = tls.connect({ host: "127.0.0.1", port, ca, ...options }, () => {
        resolve({ version: socket.getProtocol(), cipher: socket.getCipher().name });
        socket.destroy();
      });
      socket.once("error", reject);
    });

  it("prefers 1.3 and takes 1.2, with ciphers that authenticate", async () => {
    expect((await connect({})).version).toBe("TLSv1.3");
    const { version, cipher } = await connect({ maxVersion: "TLSv1.2" });
    expect([version, cipher]).toEqual(["TLSv1.2", expect.stringMatching(/GCM|CHACHA20/)]);
  });

  it.each(["TLSv1.1", "TLSv1"] as const)("refuses %s", async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: "ALL:@SECLEVEL=0" };
    await expect(connect(old)).rejects.toThrow(/alert protocol version/);
  });

  it.each(["NULL", "aNULL", "AES128-SHA", "AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-SHA"])(
    "refuses a client that offers %s only",
    async (ciphers) => {
      const offer = { maxVersion: "TLSv1.2" as const, ciphers: `${ciphers}:@SECLEVEL=0` };
      await expect(connect(offer)).rejects.toThrow(/alert handshake failure/);
    },
  );

  it("says that the service is reached by https only", async () => {
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = tls.connect({ host: "127.0.0.1", port: Number(new URL(house.url).port), ca }, () =>
        socket.write("GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
      );
      let text = "";
      socket.on("data", (piece) => (text += String(piece)));
      socket.once("end", () => resolve(text)).once("error", reject);
    });
    expect(reply).toMatch(/^strict-transport-security: max-age=31536000\r$/im);
  });
});
