/** The lease port: of several processes, one at a time does a thing. */

/** Where leases live. */
export interface Leases {
  /** Takes or renews a lease until `expires_at`; false while another owner holds it. */
  take(
    name: string,
    owner: string,
    times: { readonly now: number; readonly expires_at: number },
  ): Promise<boolean>;
  /** Gives a lease back. Nothing happens when it is another's. */
  release(name: string, owner: string): Promise<void>;
}
