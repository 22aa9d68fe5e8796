/** `privacy`: what is kept of visitors, and erasing what is kept of one. */
import type { ErasureRequest } from "../../flows/sessions/erase.ts";
import { readActor } from "../actor.ts";
import { confirm } from "../confirm.ts";
import { counted } from "../output/counted.ts";
import { toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";
import { UsageError } from "../usage-error.ts";

// That of the longest name.
const NAME_WIDTH = "sessions with text, 7 to 30 days".length;

/** Counts what is kept, by age. */
export async function report(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const { oldest_text_at, by_age, ...counts } = await adapters.retention.report(adapters.clock.now());
    if (flags.json) {
      printJson({ ...counts, oldest_text_at: toIso(oldest_text_at), by_age });
      return 0;
    }
    for (const [name, count] of Object.entries(counts))
      print(`${name.replaceAll("_", " ").padEnd(NAME_WIDTH)} ${count}`);
    print(
      `${"oldest text".padEnd(NAME_WIDTH)} ${oldest_text_at === null ? "–" : `${toTime(oldest_text_at)} UTC`}`,
    );
    for (const { age, sessions_with_text } of by_age)
      print(`${`sessions with text, ${age}`.padEnd(NAME_WIDTH)} ${sessions_with_text}`);
    return 0;
  });
}

/** The flags of `privacy erase`. */
export type EraseFlags = JsonFlags & {
  readonly protocol?: string;
  readonly email?: string;
  readonly yes?: boolean;
};

function toRequest({ protocol, email }: EraseFlags): ErasureRequest {
  if ((protocol === undefined) === (email === undefined)) {
    throw new UsageError("Give either --protocol or --email.");
  }
  return email === undefined ? { protocol_number: protocol ?? "" } : { email };
}

/** Erases, once confirmed. */
export async function erase(flags: EraseFlags): Promise<number> {
  const request = toRequest(flags);
  const whose = "email" in request ? request.email : request.protocol_number;
  await confirm(`What is kept of ${whose} will be erased; it cannot be undone.`, flags.yes);
  return withAppliance(flags, async ({ flows }) => {
    const erased = await flows.erase(request, readActor());
    if (flags.json) printJson(erased);
    else
      print(
        `Erased what was kept of ${counted(erased.sessions, "session")} and ${counted(erased.contacts, "contact")}.`,
      );
    return 0;
  });
}
