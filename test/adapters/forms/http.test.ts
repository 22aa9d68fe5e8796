/** Relay by HTTP: the request, its signature, and what each answer comes to. */
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import { createReceiver } from "../../../src/adapters/forms/receivers.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { RELAY_ID, relayPayload, SESSION_ID } from "../../support/relay.ts";
import { closeServers, closing, postTo, receiver, settled } from "./http-servers.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const PREVIOUS = "whsec_c2VjcmV0IG9mIHRoZSBtb250aCBiZWZvcmU=";

afterEach(closeServers);

describe("the request to a forms service", () => {
  it("is verified by the reference library, with each of two secrets while they rotate", async () => {
    const { url, seen } = await receiver();
    const forms = createReceiver({
      ...settled(url),
      secrets: {
        "relay.http.secret": new Secret(SECRET),
        "relay.http.secret_previous": new Secret(PREVIOUS),
      },
    });
    expect(await forms.deliver(relayPayload())).toMatchObject({ status: "sent" });
    const [request] = seen;
    const headers = request!.headers as Record<string, string>;
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const secret of [SECRET, PREVIOUS]) {
      expect(new Webhook(secret).verify(request!.body.toString("utf8"), headers)).toEqual(relayPayload());
    }
    const other = new Webhook("whsec_" + Buffer.from("somebody else's secret").toString("base64"));
    expect(() => other.verify(request!.body.toString("utf8"), headers)).toThrow(
      "No matching signature found",
    );
    expect(() => new Webhook(SECRET).verify(`${request!.body.toString("utf8")} `, headers)).toThrow();
  });

  it("says when it was sent, so that an old one can be refused", async () => {
    const { url, seen } = await receiver();
    const keys = [Buffer.from(SECRET.slice(6), "base64")];
    await postTo(url, { keys, clock: { now: () => Date.now() - 10 * 60_000 } });
    const [request] = seen;
    const headers = request!.headers as Record<string, string>;
    expect(() => new Webhook(SECRET).verify(request!.body.toString("utf8"), headers)).toThrow("too old");
  });

  it("bears the relay's identifier as idempotency key, the same for a replay, and not the session's", async () => {
    const { url, seen } = await receiver();
    await postTo(url);
    await postTo(url);
    for (const { method, headers, body } of seen) {
      expect(method).toBe("POST");
      expect(headers["webhook-id"]).toBe(RELAY_ID);
      expect(headers["idempotency-key"]).toBe(RELAY_ID);
      expect(headers["content-type"]).toBe("application/json");
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["user-agent"]).toBe("chat-assistant");
      expect(JSON.stringify(headers) + body.toString()).not.toContain(SESSION_ID);
    }
    expect(seen).toHaveLength(2);
  });

  it("is unsigned without a secret, and bears the operator's headers but no other identifier", async () => {
    const { url, seen } = await receiver();
    const forged = { "Webhook-Id": "forged", "CONTENT-TYPE": "text/plain", Authorization: "Basic forged" };
    const headers = { "X-Tenant": "acme", ...forged };
    const secrets = { "relay.http.authorization": new Secret("Bearer hush") };
    await createReceiver({ ...settled(url, { headers }), secrets }).deliver(relayPayload());
    expect(seen[0]?.headers).toMatchObject({
      "x-tenant": "acme",
      "webhook-id": RELAY_ID,
      "content-type": "application/json",
      authorization: "Bearer hush",
    });
    expect(seen[0]?.headers).not.toHaveProperty("webhook-signature");
  });

  it("can be plain fields", async () => {
    const { url, seen } = await receiver();
    const contact = {
      name: "Ana",
      email: "ana@visitor.example",
      phone: null,
      company: "",
      message: "Call me",
    };
    await createReceiver(settled(url, { format: "flat" })).deliver(relayPayload({ contact }));
    const fields = JSON.parse(seen[0]!.body.toString()) as Record<string, unknown>;
    expect(fields).toMatchObject({
      _subject: "Marie: contact request ACM-20260131-A1B2C3",
      _replyto: "ana@visitor.example",
      name: "Ana",
      contact_message: "Call me",
      recipients: "desk@acme.example, ana@acme.example",
      question_count: 2,
    });
    expect(fields["message"]).toContain("Feedback: bad answer");
    expect(Object.keys(fields)).not.toContain("phone");
    expect(Object.keys(fields)).not.toContain("company");
    expect(Object.values(fields).every((value) => typeof value !== "object")).toBe(true);
  });
});

describe("the answer of a forms service", () => {
  it.each([
    ["submission_id", { submission_id: "sub_1", id: "other" }, "sub_1"],
    ["submissionId", { submissionId: "sub_2" }, "sub_2"],
    ["a number", { id: 42 }, "42"],
    ["data.id", { data: { id: "deep" } }, "deep"],
    ["message_id", { message_id: "m-1" }, "m-1"],
    [
      "an identifier that is too long, then one that is not",
      { submission_id: "x".repeat(201), id: "y" },
      "y",
    ],
    ["200 characters", { id: "x".repeat(200) }, "x".repeat(200)],
    ["a list", ["sub"], null],
    ["control characters", { id: "a\nb" }, null],
    ["an object", { id: {}, data: null }, null],
    ["an empty text", { id: " " }, null],
  ])("gives its identifier: %s", async (_, body, expected) => {
    const { url } = await receiver((_, response) => response.writeHead(201).end(JSON.stringify(body)));
    expect(await postTo(url)).toEqual({ status: "sent", submission_id: expected, error: null });
  });

  it.each([
    ["garbage", (response: ServerResponse) => response.end(Buffer.from([0xff, 0xfe, 0, 1, 123]))],
    ["nothing", (response: ServerResponse) => response.writeHead(204).end()],
    ["more than 64 kB", (response: ServerResponse) => response.end(`{"id":"x","p":"${"p".repeat(70_000)}"}`)],
    ["an endless body", (response: ServerResponse) => response.write("{")],
    [
      "a body that breaks off",
      (response: ServerResponse) => {
        response.writeHead(200, { "content-length": 100 }).write("{");
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      "a packing that nobody knows",
      (response: ServerResponse) => response.writeHead(200, { "content-encoding": "snappy" }).end("??"),
    ],
  ])("is a delivery when it is a 2xx, with %s", async (_, answer) => {
    const { url } = await receiver((_, response) => answer(response));
    expect(await postTo(url)).toEqual({ status: "sent", submission_id: null, error: null });
  });

  it.each([
    [500, "http_500"],
    [400, "http_400"],
    [401, "http_401"],
    [410, "http_410"],
    [304, "http_304"],
  ])("is a failure with %i, without a word of its body", async (status, error) => {
    const { url, seen } = await receiver((_, response) => response.writeHead(status).end('{"id":"secret"}'));
    expect(await postTo(url)).toEqual({ status: "failed", error });
    expect(seen).toHaveLength(1);
  });

  it.each([301, 302, 307, 308])("is not followed when it is a redirect (%i)", async (status) => {
    const other = await receiver();
    const { url, seen } = await receiver((_, response) =>
      response.writeHead(status, { location: other.url }).end(),
    );
    expect(await postTo(url)).toEqual({ status: "failed", error: "redirect" });
    expect([seen.length, other.seen.length]).toEqual([1, 0]);
  });

  it("is waited for until the time is over", async () => {
    const { url } = await receiver(() => {});
    const started = performance.now();
    expect(await postTo(url)).toEqual({ status: "failed", error: "timeout" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("is none when it changes to another protocol", { timeout: 5_000 }, async () => {
    const change = { connection: "upgrade", upgrade: "acme" };
    const { url } = await receiver((_, response) => response.writeHead(101, change).end());
    expect(await postTo(url)).toEqual({ status: "failed", error: "network" });
  });

  it("is not waited for byte by byte", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      const timer = setInterval(() => socket.write("H"), 50);
      socket.on("close", () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing(server);
    const { port } = server.address() as { port: number };
    const started = performance.now();
    expect(await postTo(`http://127.0.0.1:${port}/`)).toMatchObject({ status: "failed" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
