/** What mends a delivery that failed, by the error that it recorded or that doctor found; docs/relay-and-mail.md has more. */

const SEE = "docs/relay-and-mail.md says what it means.";

/** Of a mail server that was given a login. */
export const NO_LOGIN =
  "The mail server offers no login here: another port may (587, or 465 with relay.smtp.secure), or leave out relay.smtp.user.";

const REMEDIES: readonly (readonly [error: RegExp, remedy: string])[] = [
  [
    /^(?:smtp_535|smtp_auth)/u,
    "The mail server does not take this login: check relay.smtp.user and the password; many providers want one made for programs (an app password).",
  ],
  [/^smtp_530/u, "The mail server wants a login: set relay.smtp.user and the password."],
  [
    /^smtp_(?:550|551|553|554)|^no_recipient/u,
    "The mail server refuses the sender or a recipient: check relay.smtp.from, which has to be an address that this login may send from, and notification_emails.",
  ],
  [/^smtp_552/u, "The mail is too large for the mail server."],
  [
    /^smtp_4/u,
    "The mail server cannot take it for now, or puts off what comes from a sender it does not know yet (greylisting): `chat-assistant relays replay` it some minutes later.",
  ],
  [/^smtp_500/u, NO_LOGIN],
  [/CERT_HAS_EXPIRED/u, "The certificate is over: renew it at the receiver."],
  [/ALTNAME/u, "The certificate is another name's: address the receiver by the name that stands in it."],
  [
    /SELF_SIGNED|UNABLE_TO/u,
    "Nobody known vouches for the certificate. For one of your own authority set NODE_EXTRA_CA_CERTS to its file, for the service too.",
  ],
  [
    /no STARTTLS/u,
    "The mail server offers no STARTTLS on this port: try 587, or 465 with relay.smtp.secure true. relay.smtp.require_tls false does without, for a server on this machine or in your network.",
  ],
  [
    /WRONG_VERSION/u,
    "The port does not begin with TLS: leave relay.smtp.secure false there (587), or take 465.",
  ],
  [/^tls/u, "`chat-assistant doctor` names what is wrong with its certificate or with STARTTLS."],
  [
    /^timeout/u,
    "It did not answer in time: check host and port, that no firewall is between, and that it is not too slow. A mail server that awaits TLS from the first byte (port 465) needs relay.smtp.secure true.",
  ],
  [/^dns/u, "Its name is unknown: check it for mistakes, and that this machine resolves names."],
  [
    /^refused/u,
    "Nothing listens there, or it cannot be reached: check host and port, and that no firewall is between.",
  ],
  [/^http_(?:401|403)/u, "The forms service refuses the secret or token."],
  [/^http_(?:404|405|410)/u, "The forms service has nothing at this address: check the URL."],
  [/^http_5/u, "The forms service has a fault of its own: look there, then `chat-assistant relays replay`."],
  [/^redirect/u, "The forms service sends elsewhere, which is not followed: set the last address."],
  [
    /^private_address/u,
    "The receiver is on this machine or in a private network: relay.http.allow_private allows that, for a tenant's own receiver relay.tenants.allow_private.",
  ],
  [
    /^relay_unusable/u,
    "A secret that the tenant's relay refers to is missing: `chat-assistant doctor` names it.",
  ],
];

/** A sentence or two; of errors that need none of their own, where to read about them. */
export const relayRemedy = (error: string): string => knownRemedy(error) ?? SEE;

/** The same; undefined where it has none of its own. */
export const knownRemedy = (error: string): string | undefined =>
  REMEDIES.find(([pattern]) => pattern.test(error))?.[1];

/** A line for each error of these, told once. */
export const remedyLines = (errors: readonly (string | null)[]): readonly string[] =>
  [...new Set(errors)].flatMap((error) => (error === null ? [] : [`  ${error}: ${relayRemedy(error)}`]));
