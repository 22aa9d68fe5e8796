/** Whether a mail server would take a mail: asked as far as that goes without sending one. Serves `doctor`. */
import { Socket } from "node:net";
import { domainToASCII } from "node:url";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SMTPConnectionCustomAuthHandler } from "nodemailer/lib/smtp-connection";
import { RELAY_TIMEOUT_MS } from "../../domain/relay.ts";
import { explain, findHost, type Reached, toTransport } from "./smtp.ts";

/** What the mail server said. */
export interface SmtpVerdict {
  /** A short code of what hinders a delivery, as one would record it; of TLS with what hinders it. null: nothing. */
  readonly fault: string | null;
  /** Whether it offers a login; where it does not, a delivery goes without. null: it did not come to that. */
  readonly offers_login: boolean | null;
  /** Whether the fault is that recipients are refused for now: a mail may be taken later, as one is that is greylisted. */
  readonly is_for_now: boolean;
}

/** The mail server, and who would get a mail: none are no fault. */
export interface SmtpQuestion extends Reached {
  readonly recipients?: readonly string[];
}

const MOST_RECIPIENTS = 5;
const PROBE = "ENVELOPE";

/**
 * Greets the mail server, begins TLS and logs in as a delivery does, names sender and recipients, and breaks off: many
 * servers want a login only there.
 */
export async function verifySmtp(question: SmtpQuestion): Promise<SmtpVerdict> {
  const signal = AbortSignal.timeout(question.timeout_ms ?? RELAY_TIMEOUT_MS);
  // Its own timers begin anew with every line: a server that never ends its reply is left with the socket.
  const socket = new Socket({ signal }).on("error", () => {});
  let connection: SMTPConnection | undefined;
  let offers_login: boolean | null = null;
  let names_recipients = false;
  try {
    const { default: Connection } = await import("nodemailer/lib/smtp-connection");
    const transport = toTransport(question, await findHost(question, signal));
    const customAuth = { [PROBE]: createProbe(question, () => (names_recipients = true)) };
    connection = new Connection({ ...transport, socket, customAuth });
    const { auth } = transport;
    await step(connection, (done) => connection?.connect(done));
    offers_login = connection.allowsAuth;
    if (auth && offers_login)
      await step(connection, (done) => connection?.login({ credentials: auth }, done));
    await step(connection, (done) => connection?.login({ method: PROBE }, done));
    connection.quit();
    return { fault: null, offers_login, is_for_now: false };
  } catch (error) {
    connection?.close();
    const fault = signal.aborted ? "timeout" : toCode(error);
    return { fault, offers_login, is_for_now: names_recipients && fault.startsWith("smtp_4") };
  }
}

/** One step of the connection; a server that leaves, or a line that breaks, ends it too. */
function step(
  connection: SMTPConnection,
  act: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    connection.once("end", () => reject(Object.assign(new Error("it hung up"), { code: "ECONNECTION" })));
    act((error) => (error ? reject(error) : resolve()));
  });
}

/** Names the sender, then recipients until one is taken. (A way to log in may say to the server whatever it likes.) */
function createProbe(
  { settings, recipients = [] }: SmtpQuestion,
  onRecipients: () => void,
): SMTPConnectionCustomAuthHandler {
  const sender = toEnvelope(
    /<(?<address>[^<>]+)>\s*$/u.exec(settings.from ?? "")?.groups?.["address"] ?? settings.from,
  );
  const named = recipients.slice(0, MOST_RECIPIENTS).flatMap((address) => toEnvelope(address) ?? []);
  return async ({ sendCommand }) => {
    const isTaken = async (command: string): Promise<boolean> => (await sendCommand(command)).status < 300;
    // The reply that refused is the last one, and named in the error.
    if (sender !== null && !(await isTaken(`MAIL FROM:<${sender}>`)))
      throw new Error("the sender is refused");
    if (sender === null || named.length === 0) return;
    onRecipients();
    for (const recipient of named) if (await isTaken(`RCPT TO:<${recipient}>`)) return;
    throw new Error("the recipients are refused");
  };
}

/** As a delivery names it; null where that takes what not every server can (letters before the `@` that are not ASCII). */
function toEnvelope(address: string | null): string | null {
  const [, local, domain] = /^(?<local>[\x21-\x7E]+)@(?<domain>[^@]+)$/u.exec(address?.trim() ?? "") ?? [];
  if (local === undefined || domain === undefined) return null;
  const ascii = domainToASCII(domain);
  return ascii === "" ? null : `${local}@${ascii}`;
}

function toCode(error: unknown): string {
  const problem = explain(error);
  return problem === "tls" ? `tls (${toTlsFault(error)})` : problem;
}

/** What Node calls it, `CERT_HAS_EXPIRED` for example; without such a code the server takes no STARTTLS. */
const toTlsFault = (error: unknown): string =>
  (error as { readonly originalCode?: string }).originalCode ?? "no STARTTLS";
