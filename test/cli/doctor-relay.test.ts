/** What `doctor` says of a forms service that takes connections, and yet no delivery. */
import { readFileSync } from "node:fs";
import https from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";
import { clearAway, copy, examine, expectError, folder, listen, makeSound } from "../support/doctor.ts";

beforeAll(makeSound);
afterAll(clearAway);

describe.skipIf(!hasOpenssl())("a forms service by https", () => {
  it("whose certificate is not believed is an error, and nothing is sent to it", async () => {
    const { cert, key } = makeCertificate(folder, "forms");
    let requests = 0;
    const server = https.createServer({ cert: readFileSync(cert), key: readFileSync(key) }, () => {
      requests += 1;
    });
    const report = await examine(copy(), {
      CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
      CHAT_ASSISTANT_RELAY_HTTP_URL: `https://127.0.0.1:${await listen(server)}/hook`,
      CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
    });
    expectError(report, "relay", /cannot be used: tls \(/, /certificate.*NODE_EXTRA_CA_CERTS/);
    expect(requests).toBe(0);
  });
});
