/** The item port: the texts of recent answers, for clients that point at an answer instead of sending it again. */

/** An answer's item. */
export interface StoredItem {
  readonly tenant_id: string;
  readonly item_id: string;
  readonly text: string;
}

/** Where the texts of recent answers are kept for a while. Bounded in time and size; what does not fit is forgotten, oldest first. */
export interface ItemStore {
  /** Whether anything is kept. */
  readonly enabled: boolean;
  /** Keeps an item. Idempotent. */
  save(item: StoredItem): Promise<void>;
  /** The text of a tenant's item; null when it is not, or no longer, kept. */
  find(tenant_id: string, item_id: string): Promise<string | null>;
}
