/** The tenant that a word of the command line means. */
import { Refusal } from "../domain/refusal.ts";
import type { Tenant } from "../domain/tenant.ts";
import type { Directory } from "../ports/directory.ts";

/** By name or by id. Refuses with `tenant_not_found` and says which there are. */
export async function findTenant(directory: Directory, word: string): Promise<Tenant> {
  const named = await directory.findTenant(word);
  if (named) return named;
  const tenants = (await directory.listRobots()).map(({ tenant }) => tenant);
  const found = tenants.find(({ tenant_id }) => tenant_id === word);
  if (found) return found;
  const names = [...new Set(tenants.map(({ name }) => name))].slice(0, 10).join(", ") || "none yet";
  throw new Refusal("tenant_not_found", { detail: `There is no tenant ${word}; there are: ${names}.` });
}
