/** What an operator's files say, once they are read and valid. */
import type { ChecksFile, RobotFile, TenantFile } from "../contract/seed-files.ts";
import type { WrittenRelay } from "../domain/tenant-relay.ts";

/** A robot's folder. */
export interface SeedRobot {
  readonly robot: RobotFile & { readonly slug: string };
  /** The content of `terms.<locale>.md`. */
  readonly custom_terms: string | null;
  /** The content of `checks.yaml`; absent: there is none. */
  readonly checks?: ChecksFile["checks"];
  /** The folder of its knowledge; null: there is none. */
  readonly knowledge: string | null;
  /** Where its `robot.yaml` is, for messages. */
  readonly file?: string;
}

/** `tenant.yaml`, without the values that its relay's references came to. */
export type SeedTenantFile = Omit<TenantFile, "relay"> & {
  /** As it is written; null or absent: the tenant has none of its own. */
  readonly relay?: WrittenRelay | null | undefined;
};

/** A tenant's folder. */
export interface SeedTenant {
  readonly tenant: SeedTenantFile;
  readonly robots: readonly SeedRobot[];
  /** Whether these are all the robots that the tenant shall have; false: the folder of a single robot. */
  readonly whole?: boolean;
}
