/**
 * The registry of everything the interface names. Validation, types and OpenAPI come from the schemas in it.
 * Schemas carry no transforms: a JSON Schema could not show them.
 */
import * as z from "zod";

/** What the registry keeps of a schema: its name in the interface and a sentence. */
export interface Entry {
  readonly id: string;
  readonly description: string;
  [key: string]: unknown;
}

/** Every named schema of the interface. */
export const api = z.registry<Entry>();
