/** The consent that is stored with a session (`decisions.md`: Consent): when, and to which terms. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantFile } from "../../src/contract/seed-files.ts";
import type { SeedRobot } from "../../src/ports/seed.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

let house: TestAppliance;
const clock = createTurnedClock();
beforeAll(async () => {
  house = await startAppliance({ replaced: { clock } });
});
afterAll(() => house.stop());

const { newSession } = createVisitor(() => house);
const consentOf = async (session_id: string) => {
  const session = await house.appliance.adapters.sessions.find(session_id);
  return { at: session!.consent_at, version: session!.terms_version };
};
const versionAfter = async (robot: SeedRobot, tenant: Partial<TenantFile> = {}): Promise<string> => {
  await house.appliance.flows.seed(tenantSeed([robot], tenant));
  return (await consentOf(await newSession())).version;
};

describe("the consent of a session", () => {
  it("is stored with its time and the version of the terms, and stays when the terms change", async () => {
    clock.advance(1_234);
    const id = await newSession();
    const consent = await consentOf(id);
    expect(consent).toEqual({ at: clock.now(), version: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await versionAfter(robotSeed({}, "# Other terms"))).not.toBe(consent.version);
    expect(await consentOf(id)).toEqual(consent);
  });

  it.each<[string, SeedRobot, Partial<TenantFile>]>([
    ["the robot's own terms", robotSeed({}, "# Other terms"), {}],
    ["their address", robotSeed({ terms_url: "https://acme.example/terms" }), {}],
    ["the language", robotSeed({ locale: "it" }), {}],
    ["what is kept", robotSeed({ retention_mode: "summary" }), {}],
    ["the assistant's name", robotSeed({ assistant_name: "Rita" }), {}],
    ["the company's name", robotSeed(), { company_name: "Other Bicycles" }],
  ])("is to another version when %s is shown otherwise", async (_, robot, tenant) => {
    const before = await versionAfter(robotSeed());
    expect(await versionAfter(robot, tenant)).not.toBe(before);
    expect(await versionAfter(robotSeed())).toBe(before);
  });

  it("is to the same version when nothing of the terms is shown otherwise", async () => {
    const before = await versionAfter(robotSeed());
    const more = robotSeed({
      welcome_message: "Hi",
      max_questions_per_session: 3,
      session_timeout_minutes: 5,
    });
    expect(await versionAfter(more, { notification_emails: ["team@acme.example"] })).toBe(before);
  });
});
