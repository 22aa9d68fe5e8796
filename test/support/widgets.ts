/** Widgets on a site, and the calls that they make. */
import { type TurnedClock, robotSeed, startAppliance, type TestAppliance, tenantSeed } from "./appliance.ts";

export const SITE = "https://site.example";

/** Robots with a widget and without; clients are told by a trusted proxy. */
export async function startWidgets(
  clock: TurnedClock,
  settings: Record<string, unknown> = {},
): Promise<TestAppliance> {
  const widget = { widget_enabled: true, widget_origins: [SITE, "https://*.Partner.example:443"] };
  const house = await startAppliance({
    seed: tenantSeed([
      robotSeed(widget),
      robotSeed({ ...widget, slug: "website-off", website_enabled: false }),
      robotSeed({ slug: "disabled", widget_origins: [SITE] }),
      robotSeed({ ...widget, slug: "draft", published: false }),
    ]),
    settings: { trusted_proxies: ["127.0.0.1"], ...settings },
    replaced: { clock },
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ ...widget, slug: "poor" })], { name: "poor", plan: "free" }),
  );
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ ...widget, slug: "other-tenant" })], { name: "other", protocol_letters: "OTH" }),
  );
  return house;
}

/** The calls of the widget on some site; `house` is asked at each call, as it starts in `beforeAll`. */
export const createWidgetVisitor = (house: () => TestAppliance) => ({
  config: (slug: string, origin: string | null = SITE) =>
    house().call("GET", `/v1/public/widgets/${slug}/config`, undefined, origin === null ? {} : { origin }),
  create: (
    slug: string,
    {
      client = "203.0.113.1",
      origin = SITE as string | null,
      body = { consent_accepted: true } as unknown,
    } = {},
  ) =>
    house().call("POST", `/v1/public/widgets/${slug}/sessions`, body, {
      "x-forwarded-for": client,
      ...(origin === null ? {} : { origin }),
    }),
});
