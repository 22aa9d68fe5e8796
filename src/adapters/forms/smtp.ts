/**
 * Delivers by mail: one message to all recipients, over one connection, ten seconds at most. It is sent when the mail
 * server took it for at least one of them.
 */
import { isIP } from "node:net";
import type { NodemailerError, SMTPSentMessageInfo, SMTPTransportOptions } from "nodemailer";
import { RELAY_TIMEOUT_MS, type RelayPayload } from "../../domain/relay.ts";
import type { Delivery, Receiver } from "../../ports/forms.ts";
import type { Settings } from "../../settings/schema.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { type ResolveHost, resolveOutside } from "../outbound/resolve-outside.ts";
import type { MailBody } from "./mail-body.ts";
import { toMailMessage } from "./mail-message.ts";

/** Where and how to send. */
export interface SmtpFormsOptions {
  readonly settings: Omit<Settings["relay"]["smtp"], "from"> & { readonly from: string };
  readonly password: string | null;
  /** The subject and the bodies of a mail. */
  readonly write: (payload: RelayPayload) => MailBody;
  readonly timeout_ms?: number;
  /** Given for a host that a tenant chose: whether it may stand inside. Absent: the operator chose it, it may stand anywhere. */
  readonly allow_private?: boolean;
  readonly resolve?: ResolveHost;
  /** Certificate authorities besides the system's (PEM); only tests give one. */
  readonly authorities?: string;
}

/** Creates the adapter; nodemailer is loaded with the first mail. */
export function createSmtpForms(options: SmtpFormsOptions): Receiver {
  const { settings, write, timeout_ms = RELAY_TIMEOUT_MS } = options;
  return {
    isConfigured: () => true,
    deliver: async (payload) => {
      const message = toMailMessage(payload, write(payload), settings.from);
      const signal = AbortSignal.timeout(timeout_ms);
      try {
        const { createTransport } = await import("nodemailer");
        const host = await findHost(options, signal);
        const sent = await createTransport(toTransport(options, host)).sendMail({ ...message, signal });
        return toDelivery(sent);
      } catch (error) {
        const problem = signal.aborted ? "timeout" : explain(error);
        // No word of ours says what went wrong: whoever logs it has to see the error itself.
        if (problem === UNKNOWN) throw error;
        return { status: "failed", error: problem };
      }
    },
  };
}

/** A mail server. */
export type Reached = Pick<
  SmtpFormsOptions,
  "allow_private" | "resolve" | "authorities" | "password" | "timeout_ms"
> & {
  readonly settings: Settings["relay"]["smtp"];
};

/** The name, or the one address that stands for it. */
export async function findHost(
  { settings, allow_private, resolve }: Reached,
  signal: AbortSignal,
): Promise<string> {
  if (allow_private === undefined) return settings.host;
  return resolveOutside(settings.host, { allow_private, signal, ...(resolve ? { resolve } : {}) });
}

/** How nodemailer is to reach it, with its waits bounded. */
export function toTransport(
  { settings, password, authorities, timeout_ms }: Reached,
  host: string,
): SMTPTransportOptions {
  const { port, secure, require_tls, user } = settings;
  const timeout = timeout_ms ?? RELAY_TIMEOUT_MS;
  return {
    host,
    port,
    secure,
    requireTLS: require_tls && !secure,
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    tls: {
      ...(authorities === undefined ? {} : { ca: authorities }),
      // The certificate is the name's, also where its address was looked up before.
      ...(isIP(settings.host) === 0 ? { servername: settings.host } : {}),
    },
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

/** A short code of what went wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof OutboundError)) return codeOf(error);
  return error.code === "blocked_address" ? "private_address" : error.code;
}

/** A short code; what the server said stays out, since it may hold addresses and names of hosts. */
function codeOf(error: unknown): string {
  const { code, originalCode, responseCode, cause } = error as Partial<NodemailerError> & {
    readonly originalCode?: string;
  };
  if (responseCode && code !== "ETLS") return `smtp_${responseCode}`;
  const codes = `${code ?? ""} ${originalCode ?? ""} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ""}`;
  return FAULTS.find(([pattern]) => pattern.test(codes))?.[1] ?? UNKNOWN;
}

const UNKNOWN = "internal";
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
