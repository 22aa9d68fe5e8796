/**
 * Delivers by mail: one message to all recipients, over one connection, ten seconds at most. It is sent when the mail
 * server took it for at least one of them.
 */
import type { NodemailerError, SMTPSentMessageInfo, SMTPTransportOptions } from "nodemailer";
import { RELAY_TIMEOUT_MS, type RelayPayload } from "../../domain/relay.ts";
import type { Delivery, Forms } from "../../ports/forms.ts";
import type { Settings } from "../../settings/schema.ts";
import type { MailBody } from "./mail-body.ts";
import { toMailMessage } from "./mail-message.ts";

/** Where and how to send. */
export interface SmtpFormsOptions {
  readonly settings: Omit<Settings["relay"]["smtp"], "from"> & { readonly from: string };
  readonly password: string | null;
  /** The subject and the bodies of a mail. */
  readonly write: (payload: RelayPayload) => MailBody;
  readonly timeout_ms?: number;
  /** Certificate authorities besides the system's (PEM); only tests give one. */
  readonly authorities?: string;
}

/** Creates the adapter; nodemailer is loaded with the first mail. */
export function createSmtpForms(options: SmtpFormsOptions): Forms {
  const { settings, write, timeout_ms = RELAY_TIMEOUT_MS } = options;
  return {
    isConfigured: () => true,
    deliver: async (payload) => {
      const signal = AbortSignal.timeout(timeout_ms);
      try {
        const message = toMailMessage(payload, write(payload), settings.from);
        const { createTransport } = await import("nodemailer");
        const sent = await createTransport(toTransport(options)).sendMail({ ...message, signal });
        return toDelivery(sent);
      } catch (error) {
        return { status: "failed", error: signal.aborted ? "timeout" : codeOf(error) };
      }
    },
  };
}

/** Greets the mail server, begins TLS and logs in, sending nothing; gives a short code of what went wrong, or null. */
export async function verifySmtp(
  options: Pick<SmtpFormsOptions, "password" | "timeout_ms" | "authorities"> & {
    readonly settings: Settings["relay"]["smtp"];
  },
): Promise<string | null> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(toTransport(options));
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return codeOf(error);
  } finally {
    transport.close();
  }
}

function toTransport({
  settings,
  password,
  authorities,
  timeout_ms,
}: Parameters<typeof verifySmtp>[0]): SMTPTransportOptions {
  const { host, port, secure, require_tls, user } = settings;
  const timeout = timeout_ms ?? RELAY_TIMEOUT_MS;
  return {
    host,
    port,
    secure,
    requireTLS: require_tls && !secure,
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    ...(authorities === undefined ? {} : { tls: { ca: authorities } }),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Who was refused is named by the place in the list: the error is shown to visitors, addresses are not. */
function toDelivery({ envelope, rejected, rejectedErrors, messageId }: SMTPSentMessageInfo): Delivery {
  if (rejected.length === 0) return { status: "sent", submission_id: messageId, error: null };
  const places = envelope.to.flatMap((address, index) =>
    rejected.includes(address) ? [`#${index + 1}`] : [],
  );
  const codes = new Set((rejectedErrors ?? []).map((error) => codeOf(error)));
  const error = `partial: ${places.length} of ${envelope.to.length} recipients refused: ${places.join(" ")} (${[...codes].join(", ")})`;
  return { status: "sent", submission_id: messageId, error };
}

/** A short code; what the server said stays out, since it may hold addresses and names of hosts. */
function codeOf(error: unknown): string {
  const { code, originalCode, responseCode, cause } = error as Partial<NodemailerError> & {
    readonly originalCode?: string;
  };
  if (responseCode && code !== "ETLS") return `smtp_${responseCode}`;
  const codes = `${code ?? ""} ${originalCode ?? ""} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ""}`;
  return FAULTS.find(([pattern]) => pattern.test(codes))?.[1] ?? "internal";
}

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, "refused"],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, "dns"],
  [/ETIMEDOUT/, "timeout"],
  [/ETLS|CERT|SSL|SELF_SIGNED|UNABLE_TO/, "tls"],
  [/EAUTH/, "smtp_auth"],
  [/EENVELOPE/, "no_recipient"],
  [/EMESSAGE|EPROTOCOL/, "smtp"],
  [/ECONNECTION|ESOCKET/, "network"],
];
