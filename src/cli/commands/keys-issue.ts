/** `keys issue`: issues an API key and prints it, this once. */
import type { Appliance } from "../../appliance.ts";
import { API_KEY_SCOPES } from "../../domain/api-key.ts";
import { Refusal } from "../../domain/refusal.ts";
import { readActor } from "../actor.ts";
import { readInstant } from "../days.ts";
import { findTenant } from "../find-tenant.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";
import { toShownKey } from "../output/shown-key.ts";
import { UsageError } from "../usage-error.ts";

/** The words of the command. */
export interface IssueFlags extends JsonFlags {
  readonly tenant: string;
  readonly scopes: readonly string[];
  readonly name?: string;
  readonly channel?: string;
  readonly expires?: string;
}

const UNITS_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** When a key ends: `90d` and `12h` from now, or the end of a date in UTC. Throws `UsageError`, of what is over too. */
export function readExpiry(text: string, now: number): number {
  const end = readEnd(text, now);
  if (end !== null && end > now) return end;
  const fault = end === null ? `not ${text}` : `and ${text} is over already`;
  throw new UsageError(`--expires takes a date (2027-01-31) or a time from now (90d, 12h), ${fault}.`);
}

function readEnd(text: string, now: number): number | null {
  const [, amount, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (amount && unit) return now + Number(amount) * (UNITS_MS[unit] ?? 0);
  return readInstant(text, "23:59:59.999");
}

/** Issues. */
export async function run(flags: IssueFlags): Promise<number> {
  const unknown = flags.scopes.find((scope) => !API_KEY_SCOPES.some((known) => known === scope));
  if (unknown !== undefined)
    throw new UsageError(`--scopes: there is no scope ${unknown}; there are ${API_KEY_SCOPES.join(", ")}.`);
  return withAppliance(flags, async (appliance) => {
    const { adapters, flows } = appliance;
    const { tenant_id } = await findTenant(adapters.directory, flags.tenant);
    const { api_key, key } = await flows.issueKey({
      actor: readActor(),
      tenant_id,
      name: flags.name ?? "",
      scopes: flags.scopes,
      default_channel_id: flags.channel ? await findChannel(appliance, flags.channel) : null,
      expires_at: flags.expires ? readExpiry(flags.expires, adapters.clock.now()) : null,
    });
    if (flags.json) printJson({ api_key, ...toShownKey(key) });
    else {
      print(api_key);
      tell(`Key ${key.key_id} with ${key.scopes.join(", ")}. It is shown this once: keep it now.`);
    }
    return 0;
  });
}

/** A channel's id from `chn_…` or from `robot/channel`. */
async function findChannel({ adapters }: Appliance, word: string): Promise<string> {
  const [slug = "", name] = word.split("/");
  if (name === undefined) return word;
  const context = await adapters.directory.findRobot(slug);
  const channels = context ? await adapters.directory.listChannels(context.robot.robot_id) : [];
  const found = channels.find((channel) => channel.name === name);
  if (found) return found.channel_id;
  throw new Refusal("unknown_channel", {
    detail: `There is no channel ${word}: \`chat-assistant channels list\` shows them.`,
  });
}
