/** Which elements of a web page are no text of it, with all that stands in them. */
import { isHidden } from "./html-hidden.ts";
import { isWay } from "./html-surroundings.ts";

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

/** Whether an element is dropped; of `everything` only what is never text. `raised`: inside how many superscripts it stands. */
export function isDropped(
  { scope, raised }: { readonly scope: "content" | "everything"; readonly raised: number },
  name: string,
  attributes: Attributes,
): boolean {
  if (NEVER_TEXT.has(name) || isNoteLink(raised, name, attributes)) return true;
  if (scope === "everything") return false;
  if (isHidden(attributes)) return true;
  if (DROPPED_ROLES.has(attributes["role"] ?? "")) return true;
  return name === "nav" || isWay(attributes);
}

/** The mark of a note and the way back from it: within words ("pool1") they would be read with them. */
function isNoteLink(raised: number, name: string, { role = "", href = "" }: Attributes): boolean {
  return name === "a" && (/^doc-(?:noteref|backlink)$/u.test(role) || (raised > 0 && href.startsWith("#")));
}
