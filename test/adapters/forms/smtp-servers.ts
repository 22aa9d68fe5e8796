/** Mail servers for tests, obedient and not, a relay to them, and a contact that it carries. */
import { createHash } from "node:crypto";
import { createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { renderMail } from "../../../src/adapters/forms/mail-body.ts";
import { createSmtpForms, type SmtpFormsOptions } from "../../../src/adapters/forms/smtp.ts";
import type { RelayInput } from "../../../src/domain/relay.ts";
import { type MailCatcher, startMailCatcher } from "../../support/mail-catcher.ts";
import { builtinTemplates, relayPayload, stringsOf } from "../../support/relay.ts";

const opened: { close(): unknown }[] = [];

/** Ends every server of a test. */
export async function closeServers(): Promise<void> {
  await Promise.all(opened.splice(0).map((server) => server.close()));
}

/** A mail server that keeps what it is sent. */
export async function catcher(options: SMTPServerOptions = {}, host?: string): Promise<MailCatcher> {
  const server = await startMailCatcher(options, host);
  opened.push(server);
  return server;
}

/** A server that says what it is told to say. */
export async function peer(speak: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return (server.address() as { port: number }).port;
}

/** Settings of a mail server on this machine. */
export const smtp = (port: number, changed: Partial<SmtpFormsOptions["settings"]> = {}) => ({
  host: "127.0.0.1",
  port,
  secure: false,
  require_tls: false,
  user: null,
  from: "Acme Chat <chat@acme.example>",
  ...changed,
});

/** Relays one finished conversation by mail, within a second. */
export const sendTo = (
  port: number,
  changed: Partial<Omit<SmtpFormsOptions, "settings">> & {
    settings?: Partial<SmtpFormsOptions["settings"]>;
  } = {},
  input: Partial<RelayInput> = {},
) => {
  const { settings, ...others } = changed;
  return createSmtpForms({
    password: null,
    write: ({ data }) => renderMail(data, builtinTemplates(), stringsOf(data.locale)),
    timeout_ms: 5_000,
    ...others,
    settings: smtp(port, settings),
  }).deliver(relayPayload(input));
};

/** What a visitor left in the contact form. */
export const contact = {
  name: "Ana Müller",
  email: "ana@visitor.example",
  phone: "+39 02 1234",
  company: "Rossi S.r.l.",
  message: "Please call\nafter noon",
};

/** A file as it stands in a relay. */
export const attached = (file_name: string, content_type: string, bytes: Buffer) => ({
  file_name,
  content_type,
  size_bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  content_base64: bytes.toString("base64"),
});
