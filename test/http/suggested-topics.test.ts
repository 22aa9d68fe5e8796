/** A visitor who asks for what is not taught learns what is near to it, unless the operator does not want that. */
import { afterAll, describe, expect, it } from "vitest";
import { toDecline } from "../../src/domain/answering/conversation/decline.ts";

import { robotSeed, startAppliance, tenantSeed, type TestAppliance } from "../support/appliance.ts";

const PAGE =
  "# Harbour Bikes\n\nOn the quay.\n\n## Repair prices\n\nA new chain is fitted at once.\n\n## Deposit\n\nA deposit of €50.\n";

const houses: TestAppliance[] = [];
afterAll(async () => {
  for (const house of houses) await house.stop();
});

interface Asked {
  readonly settings?: Record<string, unknown>;
  readonly robot?: Parameters<typeof robotSeed>[0];
  readonly history?: readonly object[];
}

async function ask(message: string, { settings = {}, robot, history }: Asked = {}): Promise<string> {
  const house = await startAppliance({ settings, seed: null });
  houses.push(house);
  const { robots } = await house.appliance.flows.seed(tenantSeed([robotSeed(robot)]));
  for (const { robot } of robots)
    await house.appliance.flows.teach.teach(robot, {
      source: "page.md",
      title: "",
      text: PAGE,
      kind: "text",
    });
  const started = await house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true });
  const { session_id } = started.json as { session_id: string };
  const reply = await house.call("POST", `/v1/public/sessions/${session_id}/messages`, {
    message,
    ...(history && { history }),
  });
  return (reply.json as { answer: string }).answer;
}

describe("what is not known", () => {
  it("is followed by what is near", async () => {
    expect(await ask("my chain snapped, who fixes it")).toBe(
      `${toDecline("en", null)}\n\nPerhaps this helps: “Repair prices”.`,
    );
  });

  it("is told alone where the settings say so", async () => {
    expect(
      await ask("my chain snapped, who fixes it", { settings: { "answers.suggest_topics": false } }),
    ).toBe(toDecline("en", null));
  });

  it("is told when it is chosen, also where nothing is kept and the page brings what was said", async () => {
    const turn = (role: string, text: string) => ({
      message_id: role,
      role,
      text,
      created_at: "2026-11-28T12:00:00.000Z",
    });
    const history = [
      turn("user", "my chain snapped, who fixes it"),
      turn("assistant", "No idea.\n\nPerhaps this helps: “Repair prices”."),
    ];
    expect(await ask("yes please", { robot: { retention_mode: "none" }, history })).toBe(
      "A new chain is fitted at once.",
    );
  });
});
