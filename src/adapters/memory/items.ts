/**
 * Items in memory (`ports/item-store.ts`): runtime requests leave no text on disk.
 * Two caps: one for all, and one for each tenant, so that a busy tenant forgets its own answers before another's.
 */
import type { Clock } from "../../ports/clock.ts";
import type { ItemStore } from "../../ports/item-store.ts";
import type { Settings } from "../../settings/schema.ts";

/** How much is kept, and until when. */
export type MemoryItemOptions = Settings["runtime"]["items"] & { readonly clock: Clock };

interface Kept {
  readonly text: string;
  readonly bytes: number;
  readonly expires_at: number;
}

/** One tenant's items; a map keeps the order of insertion, which is the order of age. */
interface Shelf {
  readonly items: Map<string, Kept>;
  /** The items from the oldest that was looked for last. */
  ages: MapIterator<[string, Kept]>;
  oldest: readonly [string, Kept] | undefined;
  bytes: number;
}

interface Store {
  /** By tenant; the one that was quiet longest comes first. */
  readonly shelves: Map<string, Shelf>;
  bytes: number;
}

const HOUR_MS = 3_600_000;
/** What an item costs beside its text, roughly. */
const ITEM_BYTES = 200;

/** Items of this process. */
export function createMemoryItemStore(options: MemoryItemOptions): ItemStore {
  const { enabled, clock, lifetime_hours, most_bytes, tenant_bytes } = options;
  const store: Store = { shelves: new Map(), bytes: 0 };
  return {
    enabled,
    save: async ({ tenant_id, item_id, text }) => {
      const bytes = text.length * 2 + ITEM_BYTES;
      if (!enabled || bytes > tenant_bytes) return;
      const now = clock.now();
      const shelf = put(store, tenant_id, [
        item_id,
        { text, bytes, expires_at: now + lifetime_hours * HOUR_MS },
      ]);
      while (shelf.bytes > tenant_bytes) dropOldest(store, tenant_id, shelf);
      makeRoom(store, most_bytes, now);
    },
    find: async (tenant_id, item_id) => {
      const kept = store.shelves.get(tenant_id)?.items.get(item_id);
      return kept && clock.now() < kept.expires_at ? kept.text : null;
    },
  };
}

function put(store: Store, tenant_id: string, [item_id, kept]: readonly [string, Kept]): Shelf {
  const shelf = store.shelves.get(tenant_id) ?? createShelf();
  drop(store, shelf, item_id);
  store.shelves.delete(tenant_id);
  store.shelves.set(tenant_id, shelf);
  shelf.items.set(item_id, kept);
  shelf.bytes += kept.bytes;
  store.bytes += kept.bytes;
  return shelf;
}

function createShelf(): Shelf {
  const items = new Map<string, Kept>();
  return { items, ages: items.entries(), oldest: undefined, bytes: 0 };
}

// A look from the front would walk over the places of what was dropped, which a map keeps for a while: most of the time
// of saving, once thousands of items fill the shelf.
function findOldest(shelf: Shelf): readonly [string, Kept] | undefined {
  const { items } = shelf;
  while (items.size > 0) {
    const { oldest } = shelf;
    if (oldest && items.get(oldest[0]) === oldest[1]) return oldest;
    const next = shelf.ages.next();
    shelf.oldest = next.done ? undefined : next.value;
    if (next.done) shelf.ages = items.entries();
  }
  return undefined;
}

function drop(store: Store, shelf: Shelf, item_id: string): void {
  const bytes = shelf.items.get(item_id)?.bytes ?? 0;
  shelf.items.delete(item_id);
  shelf.bytes -= bytes;
  store.bytes -= bytes;
}

function dropOldest(store: Store, tenant_id: string, shelf: Shelf): void {
  const oldest = findOldest(shelf);
  if (oldest) drop(store, shelf, oldest[0]);
  if (shelf.items.size === 0) store.shelves.delete(tenant_id);
}

// Where room has to be made in the whole store, the tenant that has been quiet longest makes it; its expired items go, too.
function makeRoom(store: Store, most_bytes: number, now: number): void {
  for (const [tenant_id, shelf] of store.shelves) {
    for (let oldest = findOldest(shelf); oldest; oldest = findOldest(shelf)) {
      if (store.bytes <= most_bytes && now < oldest[1].expires_at) return;
      dropOldest(store, tenant_id, shelf);
    }
  }
}
