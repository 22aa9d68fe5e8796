// A robot that was taught numbered facts, in an appliance of its own: the ground of the benches over HTTP.
import { readFileSync } from "node:fs";
import path from "node:path";
import { createAppliance } from "../dist/appliance.js";
import { RobotFile, TenantFile } from "../dist/contract/seed-files.js";
import { resolveSettings } from "../dist/settings/resolve.js";
import { WORDS } from "./words.mjs";

const PLACES = "harbour station market museum bridge garden castle library theatre school".split(" ");
const CHUNKS_PER_FILE = 1_000;

/** The text of a passage; no two are alike. */
export const chunkText = (number) =>
  `The ${WORDS[number % 15]} number ${number} stands near the ${PLACES[(number * 7) % 10]} ${number % 97}. ` +
  `It was made in ${1900 + (number % 120)} and costs ${number} euros a day with a ${WORDS[(number * 3) % 15]}.`;

// Every call is counted as ever, and no count reaches its limit.
const toUnreachable = (limits) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [
      name,
      name === "points" ? 1_000_000_000 : typeof value === "object" && value ? toUnreachable(value) : value,
    ]),
  );

/** An appliance on a free port, with limits that nobody reaches and the robot `bench` that knows so many passages. */
export async function createTaught({ folder, chunks, flags = {} }) {
  const defaults = JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../config/defaults.json"), "utf8"),
  );
  const { settings } = resolveSettings({
    layers: [{ source: "the defaults", values: defaults }],
    environment: {},
    flags: { data: folder, port: 0, "log.level": "error", "log.access": false, ...flags },
    readSecretFile: () => "",
  });
  const rate_limits = toUnreachable(settings.rate_limits);
  const appliance = await createAppliance({ settings: { ...settings, rate_limits } });
  const tenant = TenantFile.parse({ name: "bench", company_name: "Bench" });
  const robot = { slug: "bench", ...RobotFile.parse({ assistant_name: "Bench", locale: "en" }) };
  const { robots } = await appliance.flows.seed({
    tenant,
    robots: [{ robot, custom_terms: null, knowledge: null }],
  });
  for (let first = 0; first < chunks; first += CHUNKS_PER_FILE) {
    const source = `chunks-${first}`;
    const lessons = Array.from({ length: Math.min(CHUNKS_PER_FILE, chunks - first) }, (_, at) => ({
      source: `${source}#${at}`,
      title: `Item ${first + at}`,
      text: chunkText(first + at),
      kind: "text",
    }));
    await appliance.flows.teachFile({ pupil: robots[0].robot, source, lessons });
  }
  return { appliance, robot: robots[0].robot };
}

/** The record of a new session, with what differs from one to the next. */
export const newSession = (own) => ({
  tenant_id: "ten",
  robot_id: "rob",
  source: "public_chat",
  widget_origin: null,
  visitor_label: null,
  question_count: 0,
  max_questions: null,
  retention_mode: "full",
  retention_days: 30,
  created_at: 0,
  consent_at: 0,
  terms_version: "2026-01-01",
  client_hash: null,
  deadline_at: 1,
  ...own,
});
