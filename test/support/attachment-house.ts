/** A house where visitors may send files: what was asked and relayed, and an engine that fails when it is told to. */
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded/answerer.ts";
import type { Question } from "../../src/ports/answerer.ts";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "./appliance.ts";
import { createRecordingForms } from "./forms.ts";

/** What a refusal leaves. */
export const NOTHING = { rows: {}, blobs: 0 };

/** One per test file: `start` in `beforeAll`, `reset` before each test. */
export function prepareAttachmentHouse() {
  const clock = createTurnedClock();
  const forms = createRecordingForms();
  const asked: Question[] = [];
  const failing = { now: false };
  const errors: string[] = [];
  const silent = () => undefined;
  const log = { error: (text: string) => errors.push(text), warn: silent, info: silent, debug: silent };
  const start = async (): Promise<TestAppliance> => {
    const house: TestAppliance = await startAppliance({
      settings: { "sweeps.enabled": false },
      seed: SEED,
      replaced: {
        clock,
        forms,
        log,
        answerer: {
          answer: (question) => {
            asked.push(question);
            if (failing.now) throw new Error("the engine is on fire");
            return createEmbeddedAnswerer(house.appliance.adapters).answer(question);
          },
        },
      },
    });
    await house.appliance.flows.seed(
      tenantSeed([robotSeed({ slug: "thrifty" })], { ...TOLD, name: "thrifty", plan: "standard" }),
    );
    return house;
  };
  const reset = (): void => {
    forms.delivered.length = 0;
    asked.length = 0;
    failing.now = false;
    errors.length = 0;
  };
  return { clock, forms, asked, failing, errors, start, reset };
}

const TOLD = { notification_emails: ["team@acme.example"] };
const SEED = tenantSeed(
  [
    robotSeed(),
    robotSeed({ slug: "loja", locale: "pt-BR" }),
    robotSeed({ slug: "quiet", retention_mode: "none" }),
    robotSeed({ slug: "brief", retention_mode: "summary" }),
    robotSeed({ slug: "limited", max_questions_per_session: 1 }),
  ],
  { ...TOLD, plan: "business" },
);

/** What is added to the rows and the blobs of a house while some work is done. */
export function watchBlobs(house: () => TestAppliance) {
  const listBlobs = () => house().appliance.adapters.blobs.list();
  const changes = async (work: () => Promise<unknown>) => {
    const [rows, blobs] = [await house().countRows(), await listBlobs()];
    await work();
    return {
      rows: effects(rows, await house().countRows()),
      blobs: (await listBlobs()).length - blobs.length,
    };
  };
  return { changes, listBlobs };
}
