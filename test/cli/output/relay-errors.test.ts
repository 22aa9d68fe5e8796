import { describe, expect, it } from "vitest";
import { relayRemedy, remedyLines } from "../../../src/cli/output/relay-errors.ts";

describe("what mends a delivery that failed", () => {
  it.each([
    ["smtp_535", /login.*relay\.smtp\.user/],
    ["smtp_530", /wants a login/],
    ["smtp_553", /relay\.smtp\.from/],
    ["no_recipient", /notification_emails/],
    ["smtp_421", /replay/],
    ["tls (CERT_HAS_EXPIRED)", /renew/],
    ["tls (ERR_TLS_CERT_ALTNAME_INVALID)", /the name that stands in it/],
    ["tls (DEPTH_ZERO_SELF_SIGNED_CERT)", /NODE_EXTRA_CA_CERTS/],
    ["tls (no STARTTLS)", /relay\.smtp\.require_tls/],
    ["tls (ERR_SSL_WRONG_VERSION_NUMBER)", /relay\.smtp\.secure false/],
    ["tls", /doctor/],
    ["timeout", /465/],
    ["dns", /name is unknown/],
    ["refused", /port/],
    ["redirect", /last address/],
    ["private_address", /allow_private/],
    ["http_403", /secret or token/],
    ["partial: 1 of 2 recipients refused: #1 (smtp_550)", /docs\/relay-and-mail\.md/],
  ])("is told by its error: %s", (error, words) => {
    expect(relayRemedy(error)).toMatch(words);
  });

  it("is told once for many", () => {
    expect(remedyLines(["dns", null, "dns", "http_404"])).toEqual([
      expect.stringMatching(/^ {2}dns: /),
      expect.stringMatching(/^ {2}http_404: /),
    ]);
  });
});
