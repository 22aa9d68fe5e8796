/** The operator's files that have a schema: their names alone, for a command line that knows them before it needs any. */
export const SEED_FILE_NAMES = ["tenant", "robot", "checks"] as const;

/** A file that has a schema. */
export type SeedFileName = (typeof SEED_FILE_NAMES)[number];
