/** Relay by HTTP to a service that cannot be reached: a short error, and never a rejection. */
import { createServer as createHttpsServer } from "node:https";
import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { type HttpFormsOptions } from "../../../src/adapters/forms/http.ts";
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from "../../support/localhost-certificate.ts";
import { startServer } from "../outbound/server.ts";
import { closeServers, closing, http, postTo, receiver } from "./http-servers.ts";

afterEach(closeServers);

describe("a forms service that cannot be reached", () => {
  it("refuses the connection", async () => {
    const { url, close } = await startServer(() => {});
    await close();
    expect(await postTo(url)).toEqual({ status: "failed", error: "refused" });
  });

  it("has no address", async () => {
    const resolve: HttpFormsOptions["resolve"] = (_, done) =>
      done(Object.assign(new Error("no"), { code: "ENOTFOUND" }), []);
    expect(await postTo("http://forms.example/", { resolve })).toEqual({ status: "failed", error: "dns" });
  });

  it("speaks no TLS", async () => {
    const { url } = await receiver();
    expect(await postTo(url.replace("http:", "https:"))).toEqual({ status: "failed", error: "tls" });
  });

  it("has a certificate that nobody vouches for", async () => {
    const seen: string[] = [];
    const server = createHttpsServer({ key: LOCALHOST_KEY, cert: LOCALHOST_CERTIFICATE }, (request) => {
      seen.push(request.url ?? "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing(server);
    const { port } = server.address() as { port: number };
    expect(await postTo(`https://127.0.0.1:${port}/`)).toEqual({ status: "failed", error: "tls" });
    expect(seen).toHaveLength(0);
  });

  it("takes the connection and reads nothing of a large relay", async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.pause().on("error", () => {}));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing({ close: () => server.close() && sockets.map((socket) => socket.destroy()) });
    const { port } = server.address() as { port: number };
    const write = () => ({ body: "x".repeat(11_000_000) });
    const delivery = await postTo(`http://127.0.0.1:${port}/`, { write });
    expect(delivery).toEqual({ status: "failed", error: "timeout" });
  });

  it.each([
    "http://127.0.0.1:9/",
    "http://127.1:9/",
    "http://2130706433:9/",
    "http://[::1]:9/",
    "http://[::ffff:7f00:1]:9/",
    "http://10.0.0.7/",
    "http://169.254.169.254/latest/",
    "http://localhost:9/",
  ])("has a private address, which only the configuration may allow: %s", async (url) => {
    const settings = { ...http(url), allow_private: false };
    expect(await postTo(url, { settings })).toEqual({ status: "failed", error: "private_address" });
  });

  it("has a public name with a private address", async () => {
    const { port, seen } = await receiver();
    const url = `http://forms.example:${port}/`;
    const resolve: HttpFormsOptions["resolve"] = (_, done) =>
      done(null, [{ address: "127.0.0.1", family: 4 }]);
    const settings = { ...http(url), allow_private: false };
    expect(await postTo(url, { settings, resolve })).toEqual({ status: "failed", error: "private_address" });
    await sleep(20);
    expect(seen).toHaveLength(0);
  });

  it("rejects without its templates only", async () => {
    const write = (): never => {
      throw new Error("no template");
    };
    await expect(postTo("http://127.0.0.1:9/", { write })).rejects.toThrow("no template");
  });
});
