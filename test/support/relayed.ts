/** A tenant whose finished conversations are relayed to a forms service that records them; one tenant without. */
import { robotSeed, startAppliance, type TestAppliance, tenantSeed, type TurnedClock } from "./appliance.ts";
import type { Log } from "../../src/ports/log.ts";
import type { RecordingForms } from "./forms.ts";

/** Who is told of a finished conversation. */
export const RELAYED = { notification_emails: ["team@acme.example"] };

/** Turns of a browser's own history. */
export const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    message_id: `b_${index}`,
    role: index % 2 === 0 ? "user" : "assistant",
    text: `browser text ${index}`,
    created_at: "2026-01-15T12:00:00.000Z",
  }));

export async function startRelayed(replaced: {
  clock: TurnedClock;
  forms: RecordingForms;
  log?: Log;
}): Promise<TestAppliance> {
  const house = await startAppliance({
    settings: { "sweeps.enabled": false },
    replaced,
    seed: tenantSeed(
      [
        robotSeed(),
        robotSeed({ slug: "quiet", retention_mode: "none" }),
        robotSeed({ slug: "brief", retention_mode: "summary" }),
      ],
      RELAYED,
    ),
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ slug: "untold" })], {
      name: "untold",
      company_name: "Untold",
      protocol_letters: "UNT",
    }),
  );
  return house;
}
