/** Days and times that an operator writes. */

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * `2026-01-31` or `2026-01-31T12:00` with or without a zone, in milliseconds since 1970; UTC where no zone is given, as in
 * all that is printed. `time` is that of a day alone. null: it is none, February the 30th included.
 */
export function readInstant(text: string, time: string): number | null {
  const [, day, given, zone = "Z"] = INSTANT.exec(text) ?? [];
  if (day === undefined) return null;
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) return null;
  const at = Date.parse(`${day}T${given ?? time}${zone}`);
  return Number.isNaN(at) ? null : at;
}

/** The day of a time where this machine is, as `2026-01-31`. */
export function toLocalDay(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** When the day that is `back` days before that of a time began where this machine is. */
export function startOfLocalDay(at: number, back: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - back).getTime();
}

/** The name of this machine's time zone, as `Asia/Tokyo`. Of a `TZ` that is no zone nothing is known, and the times are UTC. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
