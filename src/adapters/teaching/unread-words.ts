/** Why a page could not be had, in words for the operator (`UnreadPage` in `web-page.ts`). */

const WORDS: Readonly<Record<string, string>> = {
  robots: "The site's robots.txt forbids it, or cannot be read.",
  redirect: "It redirects elsewhere, or too often.",
  blocked_url: "It is no plain http or https address.",
  blocked_address: "It is a private address: set teaching.allow_private to teach from your own network.",
  too_large: "It is larger than a page may be.",
  timeout: "The server did not answer in time.",
  dns: "There is no such host.",
  refused: "The server cannot be reached.",
  tls: "The server's certificate is not valid.",
  encoding: "The server's answer cannot be unpacked.",
  network: "The connection broke.",
};

/** The sentence for a reason; `http_404` names its status. */
export function unreadWords(reason: string): string {
  if (reason.startsWith("http_")) return `The server answered ${reason.slice("http_".length)}.`;
  return WORDS[reason] ?? reason;
}
