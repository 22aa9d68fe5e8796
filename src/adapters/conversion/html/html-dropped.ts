/** Which elements of a web page are no text of it, with all that stands in them. */
import { asksForConsent } from "./html-consent.ts";
import { isHidden } from "./html-hidden.ts";
import { isWay, isWhole, type Surroundings } from "./html-surroundings.ts";

const NEVER_TEXT = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "head",
  "iframe",
  "object",
  "select",
  "button",
]);
const DROPPED_ROLES = new Set(["navigation", "search", "menu", "menubar", "dialog", "alertdialog"]);
type Attributes = Readonly<Record<string, string>>;

/** Where an element stands. */
interface Place {
  readonly scope: "content" | "everything";
  /** Inside how many superscripts. */
  readonly raised: number;
  readonly surroundings: Pick<Surroundings, "isInContent">;
}

/** Whether an element is dropped; of `everything` only what is never text. */
export function isDropped(
  { scope, raised, surroundings }: Place,
  name: string,
  attributes: Attributes,
): boolean {
  if (NEVER_TEXT.has(name) || isNoteLink(raised, name, attributes)) return true;
  if (scope === "everything") return false;
  if (isHidden(attributes)) return true;
  if (DROPPED_ROLES.has(attributes["role"] ?? "")) return true;
  if (name === "nav" || isWay(attributes)) return true;
  return !isWhole(name) && asksForConsent({ name, attributes, in_content: surroundings.isInContent() });
}

/** The mark of a note and the way back from it: within words ("pool1") they would be read with them. */
function isNoteLink(raised: number, name: string, { role = "", href = "" }: Attributes): boolean {
  return name === "a" && (/^doc-(?:noteref|backlink)$/u.test(role) || (raised > 0 && href.startsWith("#")));
}
