import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-doctor-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RANDOM = "3u9NnLrR0y2mM5sVtbGxkq7cQe1ZfWjH8oPaTdEiKlU=";

async function findSecrets(environment: Record<string, string>) {
  const words = ["doctor", "--json", "--port", "0", "--data", path.join(folder, "data")];
  const { stdout } = await runCommand(words, environment);
  const findings: { check: string; level: string; message: string; remedy: string }[] =
    JSON.parse(stdout).findings;
  return { stdout, findings: findings.filter(({ check }) => check === "secrets") };
}

describe("a secret of the installation that is damaged", () => {
  it("is told with what mends it, by doctor and by every other command", async () => {
    const data = path.join(folder, "damaged");
    expect((await runCommand(["migrate", "--data", data])).code).toBe(0);
    writeFileSync(path.join(data, "installation.secret"), "cut", { mode: 0o600 });
    const listed = await runCommand(["robots", "list", "--data", data]);
    expect(listed.code).toBe(1);
    expect(listed.stderr).toMatch(/^\S+installation\.secret is damaged\.\nPut back the one of a backup/);
    expect(listed.stderr).not.toMatch(/belong to the account|cut$/m);
    const { findings } = JSON.parse((await runCommand(["doctor", "--json", "--data", data])).stdout);
    expect(findings).toContainEqual({
      check: "secrets",
      level: "error",
      message: expect.stringMatching(/installation\.secret is damaged\.$/),
      remedy: expect.stringMatching(/^Put back the one of a backup, or delete it: .*begin anew/),
    });
  });
});

describe("a damaged secret beside no database", () => {
  it("is told by doctor before a first seed stumbles over it, and never shown", async () => {
    const data = path.join(folder, "early");
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(path.join(data, "installation.secret"), "cut", { mode: 0o600 });
    const { code, stdout } = await runCommand(["doctor", "--json", "--data", data]);
    const { findings } = JSON.parse(stdout);
    const secrets = findings.filter(({ check }: { check: string }) => check === "secrets");
    expect(secrets).toEqual([
      {
        check: "secrets",
        level: "error",
        message: expect.stringMatching(/is damaged\.$/),
        remedy: expect.any(String),
      },
    ]);
    expect([code, stdout.includes('"cut"')]).toEqual([1, false]);
  });
});

describe("a secret that the operator chose", () => {
  it.each([
    ["CHAT_ASSISTANT_DATABASE_KEY", "db rekey"],
    ["CHAT_ASSISTANT_INSTALLATION_SECRET", "CHAT_ASSISTANT_INSTALLATION_SECRET"],
  ])("that a phrase can guess is a warning with what to do, and is not shown: %s", async (name, remedy) => {
    const { stdout, findings } = await findSecrets({ [name]: "correct horse battery" });
    expect(findings).toMatchObject([{ level: "warning", remedy: expect.stringContaining(remedy) }]);
    expect(stdout).not.toContain("horse");
  });

  it("that is random is well, and none is no finding", async () => {
    const { findings } = await findSecrets({ CHAT_ASSISTANT_DATABASE_KEY: RANDOM });
    expect(findings).toMatchObject([{ level: "ok" }]);
    expect((await findSecrets({})).findings).toEqual([]);
  });
});
