/** Teaches from web pages, fetched safely: the given page, and on demand those of the same site that it leads to. */
import { createGuardedFetch } from "../../adapters/outbound/guarded-fetch.ts";
import { createReadPageLessons } from "../../adapters/teaching/read-lessons.ts";
import { unreadWords } from "../../adapters/teaching/unread-words.ts";
import { createWebPages, type WebPage } from "../../adapters/teaching/web-page.ts";
import type { Appliance } from "../../appliance.ts";
import type { Robot } from "../../domain/tenant.ts";
import { addCounts, listWarnings, NOTHING, recordTeaching, type TeachingReport } from "./teach-files.ts";
import type { Course } from "../course.ts";
import { toHindrance, type Undone } from "./work-through.ts";

/** What is taught to whom. */
export interface PageJob {
  readonly robot: Robot;
  readonly addresses: readonly string[];
  /** How many pages of the same site that a page leads to are taught with it. */
  readonly follow: number;
  /** Pages may have private addresses (`teaching.allow_private`). */
  readonly allow_private: boolean;
  readonly course: Course;
}

const PAGE_TIMEOUT_MS = 30_000;
const PAGE_BYTES = 20_000_000;

/** Whether a word of the command names a web page. */
export function isAddress(named: string): boolean {
  return /^https?:\/\//i.test(named);
}

/** Teaches a robot every page. One that cannot be read is reported and does not stop the others. */
export async function teachPages(appliance: Appliance, job: PageJob): Promise<TeachingReport> {
  const { robot, addresses, follow, allow_private, course } = job;
  const readPage = createReadPageLessons(appliance.adapters.converter);
  const fetch = createGuardedFetch({ allow_private, timeout_ms: PAGE_TIMEOUT_MS, max_bytes: PAGE_BYTES });
  const pages = createWebPages({ fetch });
  let total = NOTHING;
  const failed: Undone[] = [];
  const empty: string[] = [];
  const warnings: TeachingReport["warnings"][number][] = [];
  const teach = async (page: WebPage): Promise<void> => {
    const lessons = await readPage(page);
    const taught = await appliance.flows.teachFile({ pupil: robot, source: page.url, lessons });
    total = addCounts(total, taught);
    if (taught.documents === 0) empty.push(page.url);
    warnings.push(...listWarnings(page.url, lessons));
  };
  for (const address of addresses) {
    if (course.why) {
      failed.push({ file: address, ...course.why });
      continue;
    }
    for await (const page of pages.read(address, follow)) {
      const { url } = page;
      if ("reason" in page) {
        failed.push({ file: url, reason: unreadWords(page.reason) });
        continue;
      }
      const why = await teach(page).then(() => null, toHindrance);
      if (why) failed.push({ file: url, ...why });
      if (why?.remedy !== undefined) course.why ??= why;
      if (course.why) break;
    }
  }
  const report = { ...total, failed, empty, warnings };
  await recordTeaching(appliance, robot, report);
  return report;
}
