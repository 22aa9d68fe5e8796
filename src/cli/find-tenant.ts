/** The tenant that a word of the command line means. */
import { Refusal } from "../domain/refusal.ts";
import type { Tenant } from "../domain/tenant.ts";
import type { Directory } from "../ports/directory.ts";
import { listAll } from "../flows/list-all.ts";

const PAGE = 1_000;
const MOST_NAMED = 10;

/** By name or by id. Refuses with `tenant_not_found` and says which there are. */
export async function findTenant(directory: Directory, word: string): Promise<Tenant> {
  const named = await directory.findTenant(word);
  if (named) return named;
  const names: string[] = [];
  const tenants = listAll<Tenant>(PAGE, (last) =>
    directory.listTenants({ after: last?.name ?? "", limit: PAGE }),
  );
  for await (const tenant of tenants) {
    if (tenant.tenant_id === word) return tenant;
    if (names.length < MOST_NAMED) names.push(tenant.name);
  }
  const there = names.join(", ") || "none yet";
  throw new Refusal("tenant_not_found", { detail: `There is no tenant ${word}; there are: ${there}.` });
}
