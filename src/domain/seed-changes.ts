/** What applying an operator's files changes: names of fields, never their values. */

/** What became, or would become, of a thing. */
export type SeedVerb = "added" | "changed" | "removed" | "unpublished";

/** One change. What belongs to a robot is named after it: `shop/public`, `shop/checks.yaml`, `shop/faq.csv`. */
export interface SeedChange {
  readonly kind: "tenant" | "robot" | "channel" | "checks" | "knowledge";
  readonly name: string;
  readonly change: SeedVerb;
  /** The fields that differ; empty unless `changed`. */
  readonly fields: readonly string[];
}

/** The names of the fields in which two records differ; fields that only one has differ too. */
export function findChangedFields(before: object, after: object): readonly string[] {
  const [old, fresh] = [before, after].map((record) => new Map(Object.entries(record)));
  const names = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])]);
  return [...names].filter((name) => JSON.stringify(old?.get(name)) !== JSON.stringify(fresh?.get(name)));
}

/** What a thing's field changes come to: added when there was none, nothing when none differs. */
export function compare(
  { kind, name }: Pick<SeedChange, "kind" | "name">,
  before: object | null,
  after: object,
): readonly SeedChange[] {
  if (before === null) return [{ kind, name, change: "added", fields: [] }];
  const fields = findChangedFields(before, after);
  return fields.length === 0 ? [] : [{ kind, name, change: "changed", fields }];
}

/** What a check asks and expects. */
export interface SeededCheck {
  readonly question: string;
  readonly history: readonly string[];
  /** null: the robot must say that it does not know. */
  readonly expect: string | null;
}

/** A robot's checks, as they are and as its file wants them. */
export interface CheckComparison {
  readonly name: string;
  /** Those that came from the file. */
  readonly kept: readonly SeededCheck[];
  /** Those that came from elsewhere: of the same question, they stand and the file's does not count. */
  readonly others: readonly SeededCheck[];
  readonly wanted: readonly SeededCheck[];
}

/** Whether a robot's file of checks says something new; one change for the whole file, nothing when it does not. */
export function compareChecks({ name, kept, others, wanted }: CheckComparison): readonly SeedChange[] {
  const taken = new Set(others.map(toKey));
  const counted = wanted.filter((check) => {
    const isFirst = !taken.has(toKey(check));
    taken.add(toKey(check));
    return isFirst;
  });
  const toText = (checks: readonly SeededCheck[]) =>
    JSON.stringify(checks.map((check) => [toKey(check), check.expect]));
  if (toText(counted) === toText(kept)) return [];
  const change = kept.length === 0 ? "added" : "changed";
  return [{ kind: "checks", name, change, fields: change === "changed" ? ["content"] : [] }];
}

const toKey = ({ question, history }: SeededCheck): string => JSON.stringify([question, history]);
