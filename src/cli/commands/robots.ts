/** `robots`: what there is, what one of them is like, and taking one to the public or back. */
import { toRobotFile } from "../../domain/seed-export.ts";
import type { PublishingRefusal } from "../../domain/publishing.ts";
import { readActor } from "../actor.ts";
import { showReport } from "../output/check-report.ts";
import { counted } from "../output/counted.ts";
import { findRobot } from "../find-robot.ts";
import { findTenant } from "../find-tenant.ts";
import { printFields, printList } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";

const MOST = 1_000;

/** Lists robots by slug. */
export async function list(flags: JsonFlags & { readonly tenant?: string }): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory } }) => {
    const tenant = flags.tenant === undefined ? null : await findTenant(directory, flags.tenant);
    // Not those of a tenant among the first of all: there may be none of them there.
    const all = tenant
      ? (await directory.listRobotsOf(tenant.tenant_id)).map((robot) => ({ robot, tenant }))
      : await directory.listRobots();
    const rows = all.slice(0, MOST).map(({ robot, tenant: owner }) => ({
      slug: robot.slug,
      robot_id: robot.robot_id,
      tenant: owner.name,
      assistant_name: robot.assistant_name,
      locale: robot.locale,
      published: robot.published,
      website_enabled: robot.website_enabled,
      widget_enabled: robot.widget_enabled,
    }));
    const toWord = (flag: boolean): string => (flag ? "yes" : "no");
    printList(
      {
        name: "robots",
        rows,
        nothing: "There is no robot yet: write one with `chat-assistant init`, then seed it.",
        more: all.length >= MOST,
        columns: [
          ["SLUG", (row) => row.slug],
          ["NAME", (row) => row.assistant_name],
          ["TENANT", (row) => row.tenant],
          ["LOCALE", (row) => row.locale],
          ["PUBLISHED", (row) => toWord(row.published)],
          ["PAGE", (row) => toWord(row.website_enabled)],
          ["WIDGET", (row) => toWord(row.widget_enabled)],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Shows a robot as its file would say it, with its ids and the size of its knowledge. */
export async function show(slug: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance, settings) => {
    const { adapters } = appliance;
    const { robot, tenant } = await findRobot(appliance, slug);
    const channels = await adapters.directory.listChannels(robot.robot_id);
    const { documents, passages, bytes, locales } = await adapters.knowledge.measure(robot.robot_id);
    const { channels: _channels, ...file } = toRobotFile(robot, channels) as Record<string, unknown>;
    const shown = {
      robot_id: robot.robot_id,
      tenant: tenant.name,
      ...file,
      custom_terms: robot.custom_terms !== null,
      page: `${settings.public_base_url ?? ""}${settings.public_chat_base}/${robot.slug}`,
      channels: channels.map(({ channel_id, name, visibility }) => ({ channel_id, name, visibility })),
      knowledge: { documents, passages, bytes, locales },
    };
    if (flags.json) printJson(shown);
    else
      printFields({
        ...shown,
        channels: channels.map(({ name, visibility }) => `${name} (${visibility})`),
        knowledge: `${counted(documents, "document")}, ${counted(passages, "passage")}, ${counted(bytes, "byte")}`,
      });
    return 0;
  });
}

/** What `robots publish` and `robots unpublish` are given. */
export interface PublishingCommand {
  readonly slug: string;
  readonly published: boolean;
  readonly flags: JsonFlags & { readonly requireChecks?: boolean };
}

const REFUSALS: Readonly<Record<PublishingRefusal, (slug: string) => string>> = {
  no_checks: () =>
    "it has no checks. Write them into its checks.yaml, or add one with `chat-assistant checks add`.",
  checks_failed: (slug) =>
    `a check fails. Teach what is missing, and look with \`chat-assistant checks run ${slug}\`.`,
};

/**
 * Publishes a robot, or takes it from the public; its file has to say the same, or the next seed takes it back.
 * Exits with 1 when its checks are required and not met.
 */
export async function setPublished({ slug, published, flags }: PublishingCommand): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const context = await findRobot(appliance, slug);
    const require_checks = flags.requireChecks === true;
    const actor = readActor();
    const done = await appliance.flows.publishRobot({ context, published, require_checks, actor });
    const { changed, refused, checks } = done;
    const now = refused === null ? published : context.robot.published;
    if (flags.json) printJson({ slug, published: now, changed, ...(checks ? { refused, checks } : {}) });
    else {
      if (checks) showReport(slug, checks);
      if (refused === null) tellState(slug, published, changed);
      else tell(`${slug} ${now ? "stays published" : "was not published"}: ${REFUSALS[refused](slug)}`);
    }
    return refused === null ? 0 : 1;
  });
}

function tellState(slug: string, published: boolean, changed: boolean): void {
  const state = published ? "published" : "unpublished";
  if (changed) print(`${slug} is ${state}. Write \`published: ${published}\` into its robot.yaml too.`);
  else print(`${slug} is ${state} already.`);
}
