/** `knowledge`: what a robot was taught from, forgetting a file, and reading everything anew. */
import { createReadLessons } from "../../adapters/teaching/read-lessons.ts";
import type { Appliance } from "../../appliance.ts";
import { isDecidedSource } from "../../domain/check.ts";
import { wrongRequest } from "../../domain/refusal.ts";
import { findFile } from "../../domain/taught-file.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { Original } from "../../ports/original-store.ts";
import { readActor } from "../actor.ts";
import { type Course, type Hindrance, withCourse } from "../course.ts";
import { confirm } from "../confirm.ts";
import { counted } from "../output/counted.ts";
import { findRobot, listEveryRobot } from "../find-robot.ts";
import { countDocuments } from "../teaching/knowledge-plan.ts";
import { knownName, readOriginals } from "../teaching/known-files.ts";
import { printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { startProgress } from "../output/progress.ts";
import { toTime } from "../output/table.ts";
import { isAddress } from "../teaching/teach-pages.ts";
import { tellRemedies, tellUndone, type Undone, workThrough } from "../teaching/work-through.ts";

// A table of more lines is read by nobody; --json shows as many too.
const MOST = 10_000;

/** Lists files, and documents that came from none. */
export async function list(slug: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { robot } = await findRobot(appliance, slug);
    const originals = await readOriginals(appliance, robot.robot_id);
    const documents = await countDocuments(appliance, robot.robot_id, originals);
    const sources = [...new Set([...originals.keys(), ...documents.keys()])].sort();
    const rows = sources.slice(0, MOST).map((source) => {
      const original = originals.get(source);
      return {
        source,
        documents: documents.get(source) ?? 0,
        size_bytes: original?.size_bytes ?? null,
        taught_at: toIso(original?.taught_at ?? null),
        has_original: original !== undefined,
      };
    });
    printList(
      {
        name: "knowledge",
        rows,
        nothing: `${slug} was taught nothing yet: \`chat-assistant teach ${slug} <files>\`.`,
        more: sources.length > MOST,
        columns: [
          ["SOURCE", (row) => row.source],
          ["DOCUMENTS", (row) => String(row.documents), "right"],
          ["BYTES", (row) => String(row.size_bytes ?? "–"), "right"],
          ["TAUGHT (UTC)", (row) => toTime(row.taught_at === null ? null : Date.parse(row.taught_at))],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Forgets a file with all that it taught. */
export async function remove(
  slug: string,
  named: string,
  flags: JsonFlags & { readonly yes?: boolean },
): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { adapters, flows } = appliance;
    const { robot } = await findRobot(appliance, slug);
    const originals = await readOriginals(appliance, robot.robot_id);
    const source = knownName(named, originals);
    if (!originals.has(source)) await checkSource(appliance, robot, { source, originals });
    await confirm(`${slug} will forget ${source}.`, flags.yes);
    const { documents } = await flows.forgetFile(robot.robot_id, source);
    await adapters.audit.append({
      actor: readActor(),
      action: "knowledge.removed",
      subject: robot.robot_id,
      details: { files: 1, documents },
    });
    if (isDecidedSource(source)) await removeChecks(appliance, robot, source);
    if (flags.json) printJson({ slug, source, documents });
    else print(`${slug} forgot ${source} (${counted(documents, "document")}). ${tellOfReturn(source)}`);
    return 0;
  });
}

function tellOfReturn(source: string): string {
  if (isDecidedSource(source))
    return "Its check is removed, too; it came from no file, and no seed teaches it again.";
  if (isAddress(source)) return "No seed teaches it again: `chat-assistant teach` does, by its address.";
  return "The next seed teaches it again if it is still there.";
}

// What is not taught any more would fail for ever.
async function removeChecks({ adapters, flows }: Appliance, { robot_id }: Robot, source: string) {
  for (const check of await adapters.checks.list(robot_id))
    if (check.source === source) await flows.changeChecks.remove(robot_id, check.check_id, readActor());
}

interface NamedSource {
  readonly source: string;
  readonly originals: ReadonlyMap<string, Original>;
}

/** Refuses a name under which nothing was taught, and a part of a file. */
async function checkSource(
  { adapters: { knowledge } }: Appliance,
  { robot_id, slug }: Robot,
  { source, originals }: NamedSource,
): Promise<void> {
  const known = await knowledge.find(robot_id, source);
  const file = findFile(source, originals);
  if (known && file !== null)
    throw wrongRequest(
      `${source} is a part of ${file}: take it out of the file and teach that again, or remove the whole file.`,
    );
  const parts = await knowledge.list(robot_id, { after: `${source}#`, limit: 1 });
  if (known || parts[0]?.source.startsWith(`${source}#`)) return;
  throw wrongRequest(
    `${slug} was not taught from ${source}: \`chat-assistant knowledge list ${slug}\` shows what it was taught from.`,
  );
}

const STALE_AT_ONCE = 100;
const MOST_ROUNDS = 100_000;

/** Reads the originals of a robot, or of all, anew; then brings the analysis of everything else up to date. */
export async function reindex(slug: string | undefined, flags: JsonFlags): Promise<number> {
  return withCourse((course) =>
    withAppliance(flags, async (appliance) => {
      const robots = slug === undefined ? listEveryRobot(appliance) : [await findRobot(appliance, slug)];
      const total = { files: 0, passages: 0, analysed: 0 };
      const undone: Undone[] = [];
      for await (const { robot } of robots) {
        const done = await relearn(appliance, robot, { json: flags.json, course });
        total.files += done.files;
        total.passages += done.passages;
        undone.push(...done.undone);
      }
      // What hinders the reading hinders the rest, too.
      for (let round = 0; round < MOST_ROUNDS && course.why === null; round++) {
        const analysed = await appliance.flows.teach.refresh(STALE_AT_ONCE);
        total.analysed += analysed;
        if (analysed < STALE_AT_ONCE) break;
      }
      if (flags.json) printJson({ ...total, failed: undone.map(({ file, reason }) => `${file}: ${reason}`) });
      else
        print(
          `${counted(total.files, "file")} read, ${counted(total.passages, "new passage")}, ${counted(total.analysed, "document")} analysed anew`,
        );
      tellUndone("not read", undone);
      tellRemedies(undone);
      return course.exit_code ?? (undone.length > 0 ? 1 : 0);
    }),
  );
}

interface Relearning {
  readonly json: boolean | undefined;
  readonly course: Course;
}

async function relearn(appliance: Appliance, robot: Robot, { json, course }: Relearning) {
  const originals = [...(await readOriginals(appliance, robot.robot_id)).values()];
  const progress = startProgress(`reading ${robot.slug}`, originals.length, { json });
  const read = createReadLessons(appliance.adapters.converter);
  const done = { files: 0, passages: 0, undone: [] as Undone[] };
  const readAnew = async (original: Original): Promise<void> => {
    const { passages } = await appliance.flows.relearn({ pupil: robot, original, read });
    done.passages += passages;
    done.files += 1;
    progress.step();
  };
  const onUndone = ({ source }: Original, why: Hindrance): void => {
    done.undone.push({ file: `${robot.slug}/${source}`, ...why });
    progress.step();
  };
  await workThrough(originals, course, { work: readAnew, onUndone });
  progress.end();
  return done;
}
