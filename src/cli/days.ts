/** Days that an operator writes. */

/** Whether a text in the form 2026-01-31 is a day of the calendar. JavaScript takes February the 30th for March the 2nd. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
