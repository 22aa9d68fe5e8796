/**
 * Who calls the runtime (`interface.md`: Authentication, 3 and 4), in the order that the interface's errors imply:
 * 401, 403, 429 – all before a byte of the body is read.
 */
import type { IncomingMessage } from "node:http";
import { admitScope, type ApiKey, type ApiKeyScope } from "../domain/api-key.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AuthenticateKey } from "../flows/authenticate-key.ts";
import type { VerifiedKey } from "../ports/api-key-store.ts";
import type { nodeOf } from "./node-event.ts";
import { contextOf } from "./request-context.ts";
import type { RuntimeLimiter } from "./runtime-limiter.ts";

/** What the check needs. */
export interface BearerOptions {
  readonly authenticateKey: AuthenticateKey;
  readonly runtimeLimiter: RuntimeLimiter;
}

/** The key of a request with the scope that its endpoint needs (null: any key). Refuses with `invalid_api_key`, `missing_scope`, `tenant_deleted`, `tenant_not_found`, `rate_limit_exceeded`. */
export async function admitBearer(
  options: BearerOptions,
  { request, response }: ReturnType<typeof nodeOf>,
  scope: ApiKeyScope | null,
): Promise<ApiKey> {
  const { key, has_tenant } = await authenticate(options, request);
  const context = contextOf(response);
  if (context) context.key_id = key.key_id;
  if (scope) admitScope(key, scope);
  if (!has_tenant) throw new Refusal(scope === "chat_completions" ? "tenant_not_found" : "tenant_deleted");
  await options.runtimeLimiter.admit(request, key.key_id);
  return key;
}

async function authenticate(
  { authenticateKey, runtimeLimiter }: BearerOptions,
  request: IncomingMessage,
): Promise<VerifiedKey> {
  try {
    return await authenticateKey(readBearer(request.headers.authorization));
  } catch (error) {
    if (error instanceof Refusal && error.reason === "invalid_api_key")
      await runtimeLimiter.countFailedKey(request);
    throw error;
  }
}

/** The credential of an `Authorization` header; null when there is none of this scheme. */
function readBearer(header: string | undefined): string | null {
  const [, credential] = /^bearer +([^ ]+) *$/i.exec(header ?? "") ?? [];
  return credential ?? null;
}
