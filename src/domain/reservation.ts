/**
 * Questions that are counted before they are answered: a process that dies in between must not cost the visitor one
 * (`interface.md`: Limits, question limit).
 */
/** A question that is counted and not yet answered, with the process that answers it. */
export interface Reservation {
  readonly reservation_id: string;
  readonly owner: string;
  /** Until when the process will have renewed it, unless it died. */
  readonly lease_until: number;
}

/** What is known of processes: the time, and whether one certainly no longer runs. */
export interface Onlooker {
  readonly now: number;
  readonly isGone: (owner: string) => boolean;
}

/** Those whose process will never answer. */
export function listAbandoned(
  reservations: readonly Reservation[],
  { now, isGone }: Onlooker,
): readonly Reservation[] {
  return reservations.filter(({ owner, lease_until }) => lease_until <= now || isGone(owner));
}

/** How many questions of a session are answered, or still will be. */
export function countQuestions(
  session: { readonly question_count: number; readonly reservations: readonly Reservation[] },
  onlooker: Onlooker,
): number {
  return session.question_count - listAbandoned(session.reservations, onlooker).length;
}
