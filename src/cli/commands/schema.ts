/** `schema`: prints the JSON Schema of an operator's file. */
import type { SeedFileName } from "../../contract/seed-file-names.ts";
import { toSeedSchema } from "../../contract/seed-schemas.ts";
import { print } from "../output/print.ts";

/** Prints. */
export function run(name: SeedFileName): number {
  print(JSON.stringify(toSeedSchema(name), null, 2));
  return 0;
}
