/** A product in use that an operator looks into by the command line. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { runCommand } from "./command.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "./appliance.ts";
import { createVisitor } from "./visitor.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-operating-"));

export const SESSION_ID = /ses_[\w-]{10,}/;
export const QUESTION = "Are you open on Sundays, Zanzibar?";

/** The running product of this test file, and its three conversations: two with the shop, one that keeps nothing. */
export const scene = { data, ids: [] as string[], protocols: [] as string[] } as {
  readonly data: string;
  house: TestAppliance;
  ids: string[];
  protocols: string[];
};

/** A command on its data. */
export const command = (...words: string[]) => runCommand([...words, "--data", data]);
/** The same with its report; no session's id is ever printed. */
export const json = async (...words: string[]) => {
  const { code, stdout, stderr } = await command(...words, "--json");
  expect(stderr).toBe("");
  expect(stdout).not.toMatch(SESSION_ID);
  return { code, report: JSON.parse(stdout) };
};

const visitor = createVisitor(() => scene.house);
export const { begin } = visitor;

export async function startOperated(): Promise<void> {
  scene.house = await startAppliance({
    data,
    seed: tenantSeed([robotSeed(), robotSeed({ slug: "silent", retention_mode: "none" })], {
      notification_emails: ["team@example.com"],
      plan: "business",
    }),
  });
  const sessions = [await begin("shop"), await begin("shop"), await begin("silent")];
  scene.ids = sessions.map(({ session_id }) => session_id);
  scene.protocols = sessions.map(({ protocol_number }) => protocol_number);
  for (const id of scene.ids) await visitor.send(id, { message: QUESTION });
  await visitor.handOff(scene.ids[1]!, {
    consent_accepted: true,
    name: '=HYPERLINK("http://evil.example","x")',
    email: "marie@example.com",
    message: 'She said "call me",\nplease.',
  });
}

export async function stopOperated(): Promise<void> {
  await scene.house.stop();
  rmSync(data, { recursive: true, force: true });
}
