/** Teaches from web pages, fetched safely: the given page, and on demand those of the same site that it leads to. */
import { createGuardedFetch } from "../../adapters/outbound/guarded-fetch.ts";
import { createReadPageLessons } from "../../adapters/teaching/read-lessons.ts";
import { unreadWords } from "../../adapters/teaching/unread-words.ts";
import { createWebPages } from "../../adapters/teaching/web-page.ts";
import type { Appliance } from "../../appliance.ts";
import type { Robot } from "../../domain/tenant.ts";
import { recordTeaching, type TeachingReport } from "./teach-files.ts";

/** What is taught to whom. */
export interface PageJob {
  readonly robot: Robot;
  readonly addresses: readonly string[];
  /** How many pages of the same site that a page leads to are taught with it. */
  readonly follow: number;
  /** Pages may have private addresses (`teaching.allow_private`). */
  readonly allow_private: boolean;
}

const PAGE_TIMEOUT_MS = 30_000;
const PAGE_BYTES = 20_000_000;

/** Whether a word of the command names a web page. */
export function isAddress(named: string): boolean {
  return /^https?:\/\//i.test(named);
}

/** Both reports as one. */
export function addReports(left: TeachingReport, right: TeachingReport): TeachingReport {
  return {
    documents: left.documents + right.documents,
    passages: left.passages + right.passages,
    unchanged: left.unchanged + right.unchanged,
    forgotten: left.forgotten + right.forgotten,
    failed: [...left.failed, ...right.failed],
  };
}

/** Teaches a robot every page. One that cannot be read is reported and does not stop the others. */
export async function teachPages(appliance: Appliance, job: PageJob): Promise<TeachingReport> {
  const { robot, addresses, follow, allow_private } = job;
  const readPage = createReadPageLessons(appliance.adapters.converter);
  const fetch = createGuardedFetch({ allow_private, timeout_ms: PAGE_TIMEOUT_MS, max_bytes: PAGE_BYTES });
  const pages = createWebPages({ fetch });
  const nothing = { documents: 0, passages: 0, unchanged: 0, forgotten: 0 };
  let report: TeachingReport = { ...nothing, failed: [] };
  const fail = (file: string, reason: string) =>
    addReports(report, { ...nothing, failed: [{ file, reason }] });
  for (const address of addresses) {
    for await (const page of pages.read(address, follow)) {
      const { url } = page;
      if ("reason" in page) {
        report = fail(url, unreadWords(page.reason));
        continue;
      }
      try {
        const taught = await appliance.flows.teachFile({
          pupil: robot,
          source: url,
          lessons: await readPage(page),
        });
        report = addReports(report, { ...taught, failed: [] });
      } catch (error) {
        report = fail(url, error instanceof Error ? error.message : String(error));
      }
    }
  }
  await recordTeaching(appliance, robot, report);
  return report;
}
