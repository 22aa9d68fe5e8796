/** Ways to a mail server that work, or break in the middle: logins, a late greeting, IPv6, addresses of other letters. */
import { networkInterfaces } from "node:os";
import type { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { catcher, closeServers, peer, sendTo } from "./smtp-servers.ts";

afterEach(closeServers);

/** A server that takes everything until it is sent what `breaks` names, and then says `answer`, or hangs up. */
const scripted = (breaks: RegExp, answer: string | null) =>
  peer((socket: Socket) => {
    socket.write("220 hi\r\n");
    let isData = false;
    socket.on("data", (bytes) => {
      const said = String(bytes);
      if (breaks.test(said)) {
        if (answer === null) socket.destroy();
        else socket.write(`${answer}\r\n`);
      } else if (!isData || said.endsWith("\r\n.\r\n")) {
        isData = said.startsWith("DATA");
        socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });

describe("a mail server", () => {
  it.each(["PLAIN", "LOGIN"])("that takes a login by %s only gets it", async (method) => {
    const { port, mails } = await catcher({
      authOptional: false,
      allowInsecureAuth: true,
      authMethods: [method],
      onAuth: (auth, _, done) =>
        auth.method === method && auth.password === "hush ünd"
          ? done(null, { user: "bot" })
          : done(new Error("no")),
    });
    const login = { settings: { user: "bot" }, password: "hush ünd" };
    expect(await sendTo(port, login)).toMatchObject({ status: "sent", error: null });
    expect(mails).toMatchObject([{ user: "bot" }]);
  });

  it("that greets late is waited for", async () => {
    const onConnect: SMTPServerOptions["onConnect"] = (_, done) => void setTimeout(done, 700);
    const { port } = await catcher({ onConnect });
    expect(await sendTo(port)).toMatchObject({ status: "sent", error: null });
  });

  it.each([
    ["hangs up when the mail begins", /^DATA/, null, "network"],
    ["hangs up amid the mail", /Subject:/, null, "network"],
    ["takes the mail and hangs up without a word", /\r\n\.\r\n$/, null, "network"],
    ["wants the mail later", /\r\n\.\r\n$/, "451 4.7.1 later, desk@acme.example", "smtp_451"],
    ["is about to end", /^MAIL/, "421 4.3.2 shutting down", "smtp_421"],
    ["takes no mail of this size", /\r\n\.\r\n$/, "552 5.3.4 too large", "smtp_552"],
    ["has no room for a recipient", /^RCPT/, "452 4.2.2 full", "smtp_452"],
  ] as const)("that %s has failed, in a short word", async (_, breaks, answer, error) => {
    expect(await sendTo(await scripted(breaks, answer))).toEqual({ status: "failed", error });
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === "::1"),
  );
  it.skipIf(!hasIpv6)("is reached by its IPv6 address", async () => {
    const { port, mails } = await catcher({}, "::1");
    expect(await sendTo(port, { settings: { host: "::1" } })).toMatchObject({ status: "sent", error: null });
    expect(mails).toHaveLength(1);
  });
});

describe("a sender of other letters", () => {
  it("is written as it is where the server can, a domain in its ASCII form everywhere", async () => {
    const able = await catcher();
    await sendTo(able.port, { settings: { from: "Büro <büro@acme.example>" } });
    expect(able.mails).toMatchObject([{ from: "büro@acme.example" }]);
    const unable = await catcher({ hideSMTPUTF8: true });
    await sendTo(unable.port, { settings: { from: "Büro <desk@bücher.example>" } });
    expect(unable.mails[0]?.parsed.from).toMatchObject({ name: "Büro" });
    expect(unable.mails[0]?.raw.toString("latin1")).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });
});

describe("a recipient of other letters", () => {
  const told = (...notification_emails: string[]) => ({
    tenant: { company_name: "Acme", notification_emails },
  });

  it("is written as it is where the server can, and its domain in ASCII to any server", async () => {
    const able = await catcher();
    const recipients = ["büro@acme.example", "山田@例え.example", "desk@acme.example"];
    expect(await sendTo(able.port, {}, told(...recipients))).toMatchObject({ status: "sent", error: null });
    expect(able.mails[0]?.to).toEqual(recipients);
    const unable = await catcher({ hideSMTPUTF8: true });
    const sent = await sendTo(unable.port, {}, told("desk@bücher.example"));
    expect(sent).toMatchObject({ status: "sent", error: null });
    expect(unable.mails[0]?.raw.toString("latin1")).toContain("desk@xn--bcher-kva.example");
  });

  it("that the server does not take is named by its place; the others get the mail", async () => {
    const { port, mails } = await catcher({
      hideSMTPUTF8: true,
      onRcptTo: ({ address }, _, done) => {
        const isPlain = /^[ -~]*$/.test(address);
        done(isPlain ? null : Object.assign(new Error("no"), { responseCode: 553 }));
      },
    });
    const sent = await sendTo(port, {}, told("büro@acme.example", "desk@acme.example"));
    expect(sent).toMatchObject({
      status: "sent",
      error: "partial: 1 of 2 recipients refused: #1 (smtp_553)",
    });
    expect(mails.map(({ to }) => to)).toEqual([["desk@acme.example"]]);
  });
});
