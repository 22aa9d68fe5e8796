/** `robots`: what there is, what one of them is like, and taking one to the public or back. */
import { toRobotFile } from "../../domain/seed-export.ts";
import { readActor } from "../actor.ts";
import { findRobot } from "../find-robot.ts";
import { findTenant } from "../find-tenant.ts";
import { printFields, printList } from "../list-output.ts";
import { type CommonFlags, loadSettings } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output.ts";

type JsonFlags = CommonFlags & { readonly json?: boolean };

const MOST = 1_000;

/** Lists robots by slug. */
export async function list(flags: JsonFlags & { readonly tenant?: string }): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory } }) => {
    const tenant = flags.tenant === undefined ? null : await findTenant(directory, flags.tenant);
    const all = await directory.listRobots();
    const wanted = all.filter(({ robot }) => tenant === null || robot.tenant_id === tenant.tenant_id);
    const rows = wanted.map(({ robot, tenant: owner }) => ({
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
        more: all.length === MOST,
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
  return withAppliance(flags, async (appliance) => {
    const { adapters } = appliance;
    const { robot, tenant } = await findRobot(appliance, slug);
    const channels = await adapters.directory.listChannels(robot.robot_id);
    const { documents, passages, bytes, locales } = await adapters.knowledge.measure(robot.robot_id);
    const { settings } = loadSettings(flags);
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
        knowledge: `${documents} documents, ${passages} passages, ${bytes} bytes`,
      });
    return 0;
  });
}

/** Publishes a robot, or takes it from the public; its file has to say the same, or the next seed takes it back. */
export async function setPublished(slug: string, published: boolean, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { adapters } = appliance;
    const { robot } = await findRobot(appliance, slug);
    const changed = await adapters.directory.setPublished(robot.robot_id, published);
    if (changed)
      await adapters.audit.append({
        actor: readActor(),
        action: published ? "robot.published" : "robot.unpublished",
        subject: robot.robot_id,
        details: { slug },
      });
    const state = published ? "published" : "unpublished";
    if (flags.json) printJson({ slug, published, changed });
    else if (changed)
      print(`${slug} is ${state}. Write \`published: ${published}\` into its robot.yaml too.`);
    else print(`${slug} is ${state} already.`);
    return 0;
  });
}
