/** The identifier port: everything random. */

/** The prefix of each kind of identifier. */
export type IdPrefix =
  | "ten"
  | "rob"
  | "chn"
  | "key"
  | "ses"
  | "msg"
  | "fbk"
  | "cto"
  | "rev"
  | "aud"
  | "doc"
  | "req"
  | "rel"
  | "exp"
  | "clm"
  | "rsv"
  | "gap"
  | "chk";

/** Makes identifiers nobody can guess. */
export interface Ids {
  /** `ses_` and 144 random bits in base64url. */
  create(prefix: IdPrefix): string;
  /** Six random characters of A-Z0-9, each equally likely. */
  protocolSuffix(): string;
}
