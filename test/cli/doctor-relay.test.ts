/** What `doctor` says of a forms service that takes connections, and yet no delivery. */
import { readFileSync } from "node:fs";
import https from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";
import {
  change,
  clearAway,
  copy,
  examine,
  expectError,
  folder,
  listen,
  makeSound,
} from "../support/doctor.ts";
import { startMailCatcher } from "../support/mail-catcher.ts";

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

it("a mail server that puts recipients off is warned of, in words about greylisting", async () => {
  const { port, close } = await startMailCatcher({
    onRcptTo: (_, __, done) => done(Object.assign(new Error("later"), { responseCode: 450 })),
  });
  const data = copy();
  await change(data, `UPDATE tenants SET notification_emails = '["team@acme.example"]'`);
  const report = await examine(data, {
    CHAT_ASSISTANT_RELAY_TRANSPORT: "smtp",
    CHAT_ASSISTANT_RELAY_SMTP_PORT: String(port),
    CHAT_ASSISTANT_RELAY_SMTP_FROM: "chat@example.com",
    CHAT_ASSISTANT_RELAY_SMTP_REQUIRE_TLS: "false",
  });
  await close();
  expect(report.findings).toContainEqual({
    check: "relay",
    level: "warning",
    message: expect.stringMatching(/takes no mail for a recipient just now \(smtp_450\)\. .*greylisting/),
    remedy: expect.stringMatching(/again in ten minutes.*relays replay/),
  });
  expect(report.errors).toBe(0);
});
