/** A mail server on 127.0.0.1 that keeps what it is sent, as bytes and parsed. */
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail that was taken. */
export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly secure: boolean;
  readonly user: string | null;
  readonly parsed: Email;
}

/** A running mail server and what it took. */
export interface MailCatcher {
  readonly port: number;
  readonly mails: CaughtMail[];
  /** How many connections there were. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** Takes every mail unless the options say otherwise; without TLS and log-in by default. */
export async function startMailCatcher(
  options: SMTPServerOptions = {},
  host = "127.0.0.1",
): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        const { envelope, secure, user } = session;
        void PostalMime.parse(raw).then((parsed) => {
          mails.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : "",
            to: envelope.rcptTo.map(({ address }) => address),
            raw,
            secure,
            user: typeof user === "string" ? user : null,
            parsed,
          });
          answer();
        });
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
