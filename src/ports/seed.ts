/** What an operator's files say, once they are read and valid. */
import type { ChecksFile, RobotFile, TenantFile } from "../contract/seed-files.ts";

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

/** A tenant's folder. */
export interface SeedTenant {
  readonly tenant: TenantFile;
  readonly robots: readonly SeedRobot[];
  /** Whether these are all the robots that the tenant shall have; false: the folder of a single robot. */
  readonly whole?: boolean;
}
