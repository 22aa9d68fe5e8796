/** What asks visitors of a web page for consent to cookies: scripts of known makers lay it over the page, which it is no part of. */

/** The names, id or class, by which the banners and dialogs of makers are known; all that begins so is theirs. */
const MAKERS = [
  "onetrust-",
  "cybotcookiebot",
  "usercentrics",
  "uc-banner",
  "cky-",
  "cookie-law-info",
  "clisettingspopup",
  "cli-modal",
  "cmplz-cookiebanner",
  "cmplz-manage-consent",
  "qc-cmp",
  "borlabscookiebox",
  "borlabs-cookie-box",
  "brlbs-cmpnt-dialog",
  "iubenda-cs-",
  "osano-cm-",
  "didomi-",
  "tarteaucitron",
  "truste-consent",
  "trustarc-banner",
  "consent_blackbar",
  "sp_message_container",
  "termly-",
  "termsfeed-com---",
  "cookiescript_",
  "cookiefirst-",
  "cmpbox",
  "cmpwrapper",
  "moove_gdpr",
  "axeptio_overlay",
  "hs-eu-cookie-confirmation",
  "shopify-pc__",
  "sqs-cookie-banner",
  "eu-cookie-compliance",
  "fc-consent-root",
];
/** Names that a maker gave whole, or that are too short to tell what else begins so. */
const WHOLE_NAMES = new Set([
  "klaro",
  "cc-window",
  "cc-banner",
  "cc-revoke",
  "cc-main",
  "cc--main",
  "cc_div",
]);
/** What authors call a banner of their own; "cookie-box" may be a product, and a "gdpr-notice" the text that a form needs. */
const PLAIN_NAME =
  /^(?:[a-z]+[-_])?(?:cookies?[-_]?(?:(?:consent|law|policy|info)[-_]?)?(?:banner|bar|consent|notice|notification|popup|pop-up|modal|dialog|overlay|alert|warning|disclaimer|preferences)|(?:gdpr|lgpd|ccpa|dsgvo|consent)[-_]?(?:cookies?[-_]?)?(?:banner|bar|popup|modal|dialog|overlay))(?:[-_]?(?:container|wrapper|root|inner|overlay|banner|bar|popup|modal|dialog))?$|^(?:banner|barra?|aviso|avviso|popup|modal|informativa)[-_]?(?:de[-_]|dei[-_]|sui[-_])?(?:cookies?|lgpd|gdpr)$/u;
/** A manual's chapter on cookies has its title as its id. */
const MAY_BE_CHAPTER = /^(?:section|h[1-6]|li|dt|dd|td|tr|table)$/u;
const LONGEST_NAME = 60;
/** As many classes of an element are looked at. */
const MOST_NAMES = 20;

/** An element that may be such a banner: `in_content` inside of a page's `main` or `article`. */
interface Candidate {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly in_content: boolean;
}

/** Whether an element is such a banner by its id or one of its classes. */
export function asksForConsent({ name, attributes, in_content }: Candidate): boolean {
  const { id = "", class: classes = "" } = attributes;
  if (id === "" && classes === "") return false;
  const names = [id, ...classes.split(/\s+/u, MOST_NAMES)]
    .map((one) => one.toLowerCase())
    .filter((one) => one !== "" && one.length <= LONGEST_NAME);
  if (names.some(isOfMaker)) return true;
  const may_be_chapter = in_content || MAY_BE_CHAPTER.test(name) || names.includes("section");
  return !may_be_chapter && names.some((one) => PLAIN_NAME.test(one));
}

const isOfMaker = (name: string): boolean =>
  WHOLE_NAMES.has(name) || MAKERS.some((maker) => name.startsWith(maker));
