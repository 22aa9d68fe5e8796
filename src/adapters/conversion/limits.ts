/**
 * Bounds of a conversion, per purpose. Each was met by a real or crafted file that would otherwise take minutes or gigabytes.
 */
import type { SourceDocument } from "../../ports/converter.ts";

/** The bounds that readers keep. */
export interface ReadingLimits {
  readonly max_bytes: number;
  readonly max_characters: number;
  readonly max_pages: number;
  /** Readers that work page by page stop here and keep what they have; the parent kills at `time_limit_ms`. */
  readonly soft_limit_ms: number;
  readonly time_limit_ms: number;
}

/** Caps of zip-based documents: files in the archive, unpacked size of one and of all, and how much one may grow. */
export const ARCHIVE_LIMITS = {
  max_entries: 2_000,
  max_entry_bytes: 32 * 1024 * 1024,
  max_total_bytes: 64 * 1024 * 1024,
  max_ratio: 200,
  ratio_from_bytes: 4 * 1024 * 1024,
} as const;

/** Elements within elements, in XML and HTML. */
export const MAX_NESTING = 500;

const LIMITS: Readonly<Record<SourceDocument["purpose"], ReadingLimits>> = {
  attachment: {
    max_bytes: 10 * 1024 * 1024,
    max_characters: 200_000,
    max_pages: 500,
    soft_limit_ms: 15_000,
    time_limit_ms: 20_000,
  },
  teaching: {
    max_bytes: 50 * 1024 * 1024,
    max_characters: 2_000_000,
    max_pages: 2_000,
    soft_limit_ms: 50_000,
    time_limit_ms: 60_000,
  },
};

/** The bounds for a purpose. */
export function limitsFor(purpose: SourceDocument["purpose"]): ReadingLimits {
  return LIMITS[purpose];
}
