/** The abuse port: clients that may not create widget sessions of a tenant. */

/** A block of a client by a tenant. */
export interface AbuseBlock {
  readonly tenant_id: string;
  /** The client's key (`domain/client.ts`). */
  readonly client_hash: string;
  /** The session by which the client was found. */
  readonly protocol_number: string;
  /** In the operator's words. */
  readonly reason: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Where blocks live. */
export interface AbuseStore {
  /** Keeps a block, in place of one of the same tenant and client. Idempotent. */
  block(block: AbuseBlock): Promise<void>;
  /** Takes back the blocks of a protocol number or of its client with that tenant; how many there were. */
  unblock(request: {
    readonly protocol_number: string;
    readonly client: Pick<AbuseBlock, "tenant_id" | "client_hash"> | null;
  }): Promise<number>;
  /** Whether a client is blocked at this time. */
  isBlocked(request: {
    readonly tenant_id: string;
    readonly client_hash: string;
    readonly now: number;
  }): Promise<boolean>;
  /** The blocks in force at this time, newest first; at most 1,000. */
  list(now: number): Promise<readonly AbuseBlock[]>;
}
