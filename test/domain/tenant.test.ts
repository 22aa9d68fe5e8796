import { describe, expect, it } from "vitest";
import { isServing, type RobotInContext } from "../../src/domain/tenant.ts";

describe("whether a robot serves", () => {
  const all = { published: true, website_enabled: true, widget_enabled: true, plan: true };
  it.each([
    [{}, true, true],
    [{ published: false }, false, false],
    [{ website_enabled: false }, false, true],
    [{ widget_enabled: false }, true, false],
    [{ plan: false }, true, false],
  ])("%j: page %s, widget %s", (changed, page, widget) => {
    const { plan, ...switches } = { ...all, ...changed };
    const context = {
      robot: switches,
      plan: { widget: plan, attachments: false },
    } as RobotInContext;
    expect([isServing(context, "public_chat"), isServing(context, "widget")]).toEqual([page, widget]);
  });
});
