/** The log port. Callers never pass texts of a conversation, tokens, keys, addresses or session ids. */

/** What a line may carry besides its message. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where the edge writes what happened. */
export interface Log {
  error(message: string, fields?: LogFields & { readonly cause?: never }, cause?: unknown): void;
  warn(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  debug(message: string, fields?: LogFields): void;
}
