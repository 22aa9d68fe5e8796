/** The headings above a passage as one text, outermost first. */

/** Stands between two of them. */
export const BELOW = " › ";

/** Whether a heading asks something. */
export const isQuestion = (heading: string): boolean => /[?？]\s*$|か。?$/u.test(heading);

/** The last of the headings. */
export const lastHeading = (heading: string): string => heading.split(BELOW).at(-1) ?? "";

/** The headings above a section; undefined where only a document's title stands above it. */
export function parentOf(heading: string): string | undefined {
  const parent = heading.slice(0, Math.max(0, heading.lastIndexOf(BELOW)));
  return parent.includes(BELOW) ? parent : undefined;
}
