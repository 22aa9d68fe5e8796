import { describe, expect, it } from "vitest";
import { toRobotFile, toTenantFile } from "../../src/domain/seed-export.ts";
import type { Channel, Robot, RobotInContext, Tenant } from "../../src/domain/tenant.ts";
import { admitUnblocked, admitWidget } from "../../src/domain/widget.ts";
import { refusalOf } from "../support/refused.ts";

const SITE = "https://site.example";
const context = (robot: object = {}, plan: object = {}) =>
  ({
    robot: { widget_enabled: true, widget_origins: [SITE], ...robot },
    plan: { widget: true, ...plan },
  }) as unknown as RobotInContext;

describe("the widget", () => {
  it("is allowed to a listed site, by the origin in its canonical form", () => {
    expect(admitWidget(context(), "https://SITE.example:443")).toBe(SITE);
  });

  it.each([
    ["that is switched off", context({ widget_enabled: false }), SITE, "widget_disabled"],
    ["of another site", context(), "https://other.example", "origin_not_allowed"],
    ["without an origin", context(), null, "origin_not_allowed"],
    ["with an empty list", context({ widget_origins: [] }), SITE, "origin_not_allowed"],
    ["beyond the plan", context({}, { widget: false }), SITE, "plan_lacks_widget"],
    ["switched off, from another site", context({ widget_enabled: false }), "null", "widget_disabled"],
    ["of another site, beyond the plan", context({}, { widget: false }), "null", "origin_not_allowed"],
  ] as const)("%s is refused", (_which, robot, origin, reason) => {
    expect(refusalOf(() => admitWidget(robot, origin))?.reason).toBe(reason);
  });

  it("is refused to a blocked client", () => {
    expect(refusalOf(() => admitUnblocked(true))?.reason).toBe("client_blocked");
    expect(refusalOf(() => admitUnblocked(false))).toBeNull();
  });
});

describe("a record as an operator's file", () => {
  const tenant = { tenant_id: "ten_1", created_at: 1, name: "acme", relay: null } as unknown as Tenant;
  const relay = { engine: "none" };
  const channel = (channel_id: string, name: string) =>
    ({
      channel_id,
      name,
      visibility: "public",
      instructions: "secret",
      robot_id: "rob_1",
    }) as unknown as Channel;
  const robot = {
    robot_id: "rob_1",
    tenant_id: "ten_1",
    custom_terms: "# Terms",
    public_channel_id: "chn_2",
    slug: "shop",
  } as unknown as Robot;

  it("has no ids and no times, and a relay only where there is one", () => {
    expect(toTenantFile(tenant)).toEqual({ name: "acme" });
    expect(toTenantFile({ ...tenant, relay } as unknown as Tenant)).toEqual({ name: "acme", relay });
  });

  it("names channels by their names, without what stands in files of its own", () => {
    expect(toRobotFile(robot, [channel("chn_1", "team"), channel("chn_2", "public")])).toEqual({
      slug: "shop",
      public_channel: "public",
      channels: [
        { name: "team", visibility: "public" },
        { name: "public", visibility: "public" },
      ],
    });
    expect(toRobotFile(robot, [])).toEqual({ slug: "shop", channels: [] });
  });
});
