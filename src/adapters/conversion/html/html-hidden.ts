/** What a web page or mail hides from its readers by an element's own attributes; style sheets are not read. */

const UNSEEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/iu;

/** Whether an element is hidden, and not only until somebody searches the page for it. */
export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  const { hidden, style = "" } = attributes;
  if (hidden !== undefined && hidden.toLowerCase() !== "until-found") return true;
  return attributes["aria-hidden"] === "true" || UNSEEN.test(style);
}
