/** JSON that was kept in a text column, read so that a text that is none any more keeps no other row from being read. */
import { fieldsOf, parseJson } from "../../domain/json.ts";
import type { WrittenRelay } from "../../domain/tenant-relay.ts";
import type { Value } from "../../ports/database.ts";

/** The texts of a list; none where it is no list. */
export function toTexts(kept: Value | undefined): readonly string[] {
  const list = parseJson(String(kept));
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
}

/** The fields of an object; none where it is no object. */
export const toFields = (kept: Value | undefined): Readonly<Record<string, unknown>> =>
  fieldsOf(parseJson(String(kept)));

/** A tenant's relay, null where it has none. What cannot be read is one that delivers nothing, not the settings' relay. */
export function toWrittenRelay(kept: Value | undefined): WrittenRelay | null {
  if (kept === null) return null;
  return { transport: "http", http: { url: "" }, ...toFields(kept) };
}
