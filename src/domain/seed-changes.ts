/** What applying an operator's files changes: names of fields, never their values. */

/** What became, or would become, of a thing. */
export type SeedVerb = "added" | "changed" | "removed" | "unpublished";

/** One change. Channels and knowledge are named after their robot: `shop/public`, `shop/faq.csv`. */
export interface SeedChange {
  readonly kind: "tenant" | "robot" | "channel" | "knowledge";
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
