import { describe, expect, it } from "vitest";
import { TenantRelay } from "../../src/contract/relay-receiver.ts";
import { hasReference } from "../../src/domain/reference.ts";
import { explainWriting, toReceiver, type WrittenRelay } from "../../src/domain/tenant-relay.ts";

const http = (keys: object): WrittenRelay => ({
  transport: "http",
  http: { url: "https://forms.example/in", ...keys },
});
const smtp = (keys: object): WrittenRelay => ({
  transport: "smtp",
  smtp: { host: "mail.example", from: "chat@acme.example", ...keys },
});

describe("a tenant's relay, as it is written", () => {
  it.each([
    [{ transport: "none" }, []],
    [http({}), []],
    [http({ secret: "${env:ACME_SECRET}", authorization: "Bearer ${file:/run/secrets/acme}" }), []],
    [http({ secret: "whsec_c2VjcmV0IG9mIHRoZSBtb250aCBiZWZvcmU=" }), ["http.secret"]],
    [
      http({ secret_previous: "$env:NAME", authorization: "Bearer hush" }),
      ["http.secret_previous", "http.authorization"],
    ],
    [smtp({ password: "${env:MAIL_PASSWORD}" }), []],
    [smtp({ password: "hush" }), ["smtp.password"]],
    [smtp({ password: 4711 }), ["smtp.password"]],
    [{ transport: "${env:TRANSPORT}" }, ["transport"]],
  ] as const)("%o has these faults: %o", (relay, faults) => {
    expect(explainWriting(relay as WrittenRelay).map(({ path }) => path.join("."))).toEqual(faults);
  });

  it.each([
    [{ transport: "none" }, null],
    [http({}), "https://forms.example"],
    [http({ url: "https://forms.example:8443/hook/token?key=hush#x" }), "https://forms.example:8443"],
    [http({ url: "https://forms.example/${env:TOKEN}" }), "https://forms.example"],
    [http({ url: "${env:ACME_URL}" }), "${env:ACME_URL}"],
    [smtp({}), "mail.example:587"],
    [smtp({ port: 25, password: "${env:X}" }), "mail.example:25"],
  ] as const)("%o is shown as %s", (relay, shown) => {
    expect(toReceiver(relay as WrittenRelay)).toBe(shown);
  });

  it.each([
    ["${env:A}", true],
    ["Bearer ${file:a/b c}", true],
    ["${ENV:A}", false],
    ["${env:}", false],
    ["$env:A", false],
    ["", false],
  ])("%s holds a reference: %s", (text, held) => {
    expect(hasReference(text)).toBe(held);
  });
});

describe("a tenant's relay, resolved", () => {
  it("takes the defaults of the settings", () => {
    expect(TenantRelay.parse(http({}))).toEqual({
      transport: "http",
      http: { url: "https://forms.example/in", headers: {}, format: "standard" },
    });
    expect(TenantRelay.parse(smtp({}))).toMatchObject({
      smtp: { port: 587, secure: false, require_tls: true, user: null },
    });
  });

  it.each([
    [{ transport: "pigeon" }, "transport"],
    [{ transport: "http" }, "http"],
    [{ transport: "none", http: {} }, ""],
    [http({ url: "ftp://forms.example" }), "http.url"],
    [http({ url: "forms.example" }), "http.url"],
    [http({ url: "https://user:hush@forms.example" }), "http.url"],
    [http({ authorization: "Bearer a\r\nx: y" }), "http.authorization"],
    [http({ headers: { "x y": "1" } }), "http.headers.x y"],
    [http({ allow_private: true }), "http"],
    [smtp({ from: undefined }), "smtp.from"],
    [smtp({ from: "Chat\r\nBcc: x <a@b.example>" }), "smtp.from"],
    [smtp({ user: "chat", require_tls: false }), "smtp.require_tls"],
    [smtp({ port: 0 }), "smtp.port"],
  ])("is refused: %o at %s", (relay, place) => {
    const issues = TenantRelay.safeParse(relay).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join("."))).toEqual([place]);
  });
});
