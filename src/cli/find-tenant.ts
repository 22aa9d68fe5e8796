/** The tenant that a word of the command line means. */
import { Refusal } from "../domain/refusal.ts";
import type { Tenant } from "../domain/tenant.ts";
import type { Directory } from "../ports/directory.ts";

const PAGE = 1_000;
const MOST_NAMED = 10;

/** By name or by id. Refuses with `tenant_not_found` and says which there are. */
export async function findTenant(directory: Directory, word: string): Promise<Tenant> {
  const named = await directory.findTenant(word);
  if (named) return named;
  const names: string[] = [];
  for await (const tenant of listAll(directory)) {
    if (tenant.tenant_id === word) return tenant;
    if (names.length < MOST_NAMED) names.push(tenant.name);
  }
  const there = names.join(", ") || "none yet";
  throw new Refusal("tenant_not_found", { detail: `There is no tenant ${word}; there are: ${there}.` });
}

async function* listAll(directory: Directory): AsyncGenerator<Tenant> {
  let page: readonly Tenant[];
  let after = "";
  do {
    page = await directory.listTenants({ after, limit: PAGE });
    yield* page;
    after = page.at(-1)?.name ?? after;
  } while (page.length === PAGE);
}
