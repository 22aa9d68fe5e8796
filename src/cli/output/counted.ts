/** Numbers with what they count: `1 document`, `2 documents`. */

/** A number and a regular English noun. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
