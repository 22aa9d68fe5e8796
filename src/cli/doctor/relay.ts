/** Where finished conversations go: the receiver of the settings, and those that tenants name. Nothing is sent. */
import { OutboundError } from "../../adapters/outbound/outbound-error.ts";
import { resolveOutside } from "../../adapters/outbound/resolve-outside.ts";
import { verifySmtp } from "../../adapters/forms/verify-smtp.ts";
import { openTenantRelay, rulesOf } from "../../adapters/forms/tenant-relay.ts";
import type { TenantRelay } from "../../contract/relay-receiver.ts";
import { toReceiver, type WrittenRelay } from "../../domain/tenant-relay.ts";
import type { Tenant } from "../../domain/tenant.ts";
import { bareHost } from "../../settings/network.ts";
import { connectTo, readShownCertificate } from "./call.ts";
import { counted } from "../output/counted.ts";
import { knownRemedy, NO_LOGIN, relayRemedy } from "../output/relay-errors.ts";
import { type Check, type Finding, findingsOf, isUnread, type Site, toReason } from "./finding.ts";

export const COUNT_NOTIFIED_TENANTS = /* sql */ `SELECT count(*) AS found FROM tenants
  WHERE notification_emails <> '[]' AND relay IS NULL`;

const MOST_TENANTS = 1_000;
const DAY_MS = 86_400_000;
const DELIVERY_DAYS = 7;
const TIMEOUT_MS = 5_000;
// The word for it that deliveries record, and docs/relay-and-mail.md explains.
const PRIVATE = "private_address";

/** The relay of the settings, then the tenants' own. */
export const relayCheck: Check = {
  name: "relay",
  run: async (site) => {
    const tenants = await site.appliance?.adapters.directory.listTenants({ limit: MOST_TENANTS });
    const findings = [await judgeSettings(site, tenants ?? [])];
    for (const tenant of tenants ?? []) {
      const { relay } = tenant;
      if (relay !== null && relay.transport !== "none") findings.push(await judgeTenant(site, tenant, relay));
    }
    return findings;
  },
};

/** What did not arrive: a receiver that takes connections may refuse everything that it is sent. */
export const deliveriesCheck: Check = {
  name: "deliveries",
  run: async ({ appliance, now }) => {
    const found = await appliance?.adapters.relays.countUndelivered(now - DELIVERY_DAYS * DAY_MS);
    if (!found || found.length === 0) return [];
    const failed = found.reduce((sum, one) => sum + one.found, 0);
    const errors = found.map((one) => `${one.error}: ${one.found}`).join(", ");
    const what = `${counted(failed, "conversation")} of the last ${DELIVERY_DAYS} days did not arrive (${errors}).`;
    const remedy =
      "docs/relay-and-mail.md says what mends each error; then `chat-assistant relays list --failed`, and `relays replay` each.";
    return [findingsOf("deliveries").warning(what, remedy)];
  },
};

function judgeSettings(site: Site, tenants: readonly Tenant[]): Promise<Finding> {
  const { relay } = site.settings;
  switch (relay.transport) {
    case "none":
      return judgeNone(site);
    case "http":
      return judgeHttp(relay.http.url ?? "", relay.http.allow_private);
    case "smtp":
      return judgeSmtp(site, tenants);
    default:
      return relay.transport satisfies never;
  }
}

async function judgeNone(site: Site): Promise<Finding> {
  const { appliance } = site;
  const find = findingsOf("relay");
  if (isUnread(site))
    return find.ok("The settings relay to nobody; what tenants ask for stands in the database, unread.");
  const rows = await appliance?.adapters.database.read<{ found: number }>({ sql: COUNT_NOTIFIED_TENANTS });
  const tenants = rows?.[0]?.found ?? 0;
  if (tenants === 0)
    return find.ok("The settings relay to nobody, and no tenant asks for it without a relay of its own.");
  const who = `${counted(tenants, "tenant")} ${tenants === 1 ? "names" : "name"}`;
  const what = `${who} notification e-mails, but relay.transport is none.`;
  return find.warning(what, "Set CHAT_ASSISTANT_RELAY_TRANSPORT to smtp or http (docs/relay-and-mail.md).");
}

async function judgeHttp(url: string, allow_private: boolean): Promise<Finding> {
  const find = findingsOf("relay");
  const service = `The forms service at ${new URL(url).origin}`;
  const fault = await reachHttp(url, allow_private);
  if (fault === null) return find.ok(`${service} takes connections.`);
  const remedy =
    fault === PRIVATE
      ? "Set CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE=true if it is meant to be on this machine or in your network."
      : "Check CHAT_ASSISTANT_RELAY_HTTP_URL, its certificate, and that this machine may reach it.";
  return find.error(`${service} cannot be used: ${fault}.`, withReason(remedy, fault));
}

async function judgeSmtp({ settings, secrets }: Site, tenants: readonly Tenant[]): Promise<Finding> {
  const find = findingsOf("relay");
  const { smtp } = settings.relay;
  const password = secrets["relay.smtp.password"]?.reveal() ?? null;
  const notified = tenants.find(({ relay, notification_emails }) => relay === null && notification_emails[0]);
  const recipients = notified?.notification_emails ?? [];
  const verdict = await verifySmtp({ settings: smtp, password, recipients });
  const { fault, offers_login, is_for_now } = verdict;
  const server = `The mail server ${smtp.host}:${smtp.port}`;
  const isLoginUnused = smtp.user !== null && offers_login === false;
  if (fault === null) {
    if (isLoginUnused) return find.warning(`${server} ${UNUSED_LOGIN}`, NO_LOGIN);
    const login = smtp.user !== null ? "takes the login, and " : "";
    const whom = recipients.length > 0 ? "the sender and a recipient" : "the sender";
    return find.ok(`${server} greets, ${login}takes ${whom}.`);
  }
  if (is_for_now) return find.warning(toForNow(server, fault), FOR_NOW);
  const what = `${server} cannot be used: ${fault}.`;
  const where =
    "The settings: CHAT_ASSISTANT_RELAY_SMTP_HOST, _PORT, _SECURE, _REQUIRE_TLS, _FROM, _USER and _PASSWORD.";
  return find.error(
    what,
    `${isLoginUnused && fault.startsWith("smtp_5") ? NO_LOGIN : relayRemedy(fault)} ${where}`,
  );
}

const toForNow = (server: string, fault: string): string =>
  `${server} takes no mail for a recipient just now (${fault}). It may be greylisting: a mail from a sender that it does not know yet is put off, and taken when it comes again some minutes later.`;
const FOR_NOW =
  "Run doctor again in ten minutes. A conversation that is put off is recorded as failed, and not sent again by itself: have whoever runs the mail server let this one through, or `chat-assistant relays replay` it.";

const UNUSED_LOGIN = "takes mails, but offers no login: they go to it without the user and password.";

async function judgeTenant({ settings }: Site, tenant: Tenant, written: WrittenRelay): Promise<Finding> {
  const { name, notification_emails: recipients } = tenant;
  const find = findingsOf("relay");
  const rules = rulesOf(settings);
  const { relay, faults } = openTenantRelay(written, rules);
  const remedy = `Mend relay in the tenant.yaml of ${name} and seed it, or give this process what it refers to.`;
  if (relay === null) {
    const [fault] = faults;
    const what = fault ? `relay.${fault.path.join(".")}: ${fault.message}` : "it is not valid";
    return find.error(`The relay of the tenant ${name} cannot be used: ${what}.`, remedy);
  }
  const receiver = `The receiver of the tenant ${name}, ${toReceiver(written)},`;
  const found = await reach(relay, { allow_private: rules.allow_private, recipients });
  if (found === null) return find.ok(`${receiver} takes connections.`);
  const { fault } = found;
  if (found.is_for_now) return find.warning(toForNow(receiver, fault), FOR_NOW);
  if (fault === UNUSED_LOGIN) return find.warning(`${receiver} ${fault}`, NO_LOGIN);
  return find.error(`${receiver} cannot be used: ${fault}.`, withReason(remedy, fault));
}

/** Behind the remedy what mends this fault in particular. */
function withReason(remedy: string, fault: string): string {
  const more = knownRemedy(fault);
  return more === undefined ? remedy : `${remedy} ${more}`;
}

interface Reaching {
  readonly allow_private: boolean;
  readonly recipients: readonly string[];
}

interface Hindered {
  /** In a few words, or the sentence of `UNUSED_LOGIN`. */
  readonly fault: string;
  readonly is_for_now: boolean;
}

/** What hinders; null: nothing. */
async function reach(relay: TenantRelay, { allow_private, recipients }: Reaching): Promise<Hindered | null> {
  if (relay.transport === "none") return null;
  if (relay.transport === "http") {
    const fault = await reachHttp(relay.http.url, allow_private);
    return fault === null ? null : { fault, is_for_now: false };
  }
  const { password = null, ...settings } = relay.smtp;
  const verdict = await verifySmtp({ settings, password, recipients, allow_private });
  const { offers_login, is_for_now } = verdict;
  const fault = verdict.fault ?? (settings.user !== null && offers_login === false ? UNUSED_LOGIN : null);
  return fault === null ? null : { fault, is_for_now };
}

/** As a delivery would: one to a private address is refused before anything is connected to. */
async function reachHttp(url: string, allow_private: boolean): Promise<string | null> {
  const host = bareHost(new URL(url));
  try {
    await resolveOutside(host, { allow_private, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!url.startsWith("https:")) {
      await connectTo(url);
      return null;
    }
    const { fault } = await readShownCertificate(url);
    return fault === null ? null : `tls (${fault})`;
  } catch (error) {
    if (!(error instanceof OutboundError)) return toReason(error);
    return error.code === "blocked_address" ? PRIVATE : toReason(error.cause ?? error);
  }
}
