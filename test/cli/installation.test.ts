import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-installation-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
}

describe("config show", () => {
  it("says what each setting is and where it came from; a secret is never shown; nothing is created", async () => {
    const config = path.join(folder, "settings.yaml");
    const secretFile = path.join(folder, "secret");
    writeFileSync(config, "log:\n  level: debug\nport: 4000\n");
    writeFileSync(secretFile, "hush-hush-Zanzibar");
    const { code, stdout } = await runCommand(
      ["config", "show", "--data", data, "--config", config, "--log", "text", "--json"],
      {
        CHAT_ASSISTANT_PORT: "5000",
        CHAT_ASSISTANT_RELAY_SMTP_PASSWORD_FILE: secretFile,
        CHAT_ASSISTANT_REDIS_URL: "redis://:Zanzibar@127.0.0.1",
      },
    );
    expect(code).toBe(0);
    const settings: readonly Line[] = JSON.parse(stdout).settings;
    const find = (key: string) => settings.find((line) => line.key === key);
    expect(find("log.format")).toMatchObject({ value: "text", source: "--log" });
    expect(find("data")).toMatchObject({ value: data, source: "--data" });
    expect(find("port")).toMatchObject({ value: 5000, source: "CHAT_ASSISTANT_PORT" });
    expect(find("log.level")).toMatchObject({ value: "debug", source: config });
    expect(find("host")).toMatchObject({ value: "127.0.0.1", source: "the defaults" });
    expect(find("relay.smtp.password")).toMatchObject({
      value: "[secret]",
      source: "CHAT_ASSISTANT_RELAY_SMTP_PASSWORD_FILE",
    });
    expect(find("redis.url")).toMatchObject({ value: "[secret]", source: "CHAT_ASSISTANT_REDIS_URL" });
    expect(find("database.key")).toMatchObject({ value: null, source: "not set" });
    expect(stdout).not.toContain("Zanzibar");
    expect(existsSync(data)).toBe(false);
  });

  it("a wrong setting is told with its remedy", async () => {
    const { code, stderr } = await runCommand(["config", "show"], { CHAT_ASSISTANT_LOG_LEVEL: "loud" });
    expect([code, stderr]).toEqual([1, expect.stringContaining("CHAT_ASSISTANT_LOG_LEVEL")]);
  });
});

describe("limits show", () => {
  it("shows rate limits and sizes only", async () => {
    const { stdout } = await runCommand(["limits", "show", "--json"], {
      CHAT_ASSISTANT_RATE_LIMITS_MODE: "log_only",
    });
    const { limits }: { limits: readonly Line[] } = JSON.parse(stdout);
    expect(limits.find(({ key }) => key === "rate_limits.mode")).toMatchObject({ value: "log_only" });
    expect(limits.find(({ key }) => key === "sizes.message_characters")).toMatchObject({ value: 8000 });
    expect(limits.every(({ key }) => /^(rate_limits|sizes)\./.test(key))).toBe(true);
    expect((await runCommand(["limits", "show"])).stdout).toMatch(/^KEY +FROM +VALUE\n/);
  });
});

describe("completion", () => {
  const ask = (script: string, ...words: string[]) =>
    `source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _chat_assistant; echo "\${COMPREPLY[*]}"`;

  it("bash offers commands, their children, choices and flags", async () => {
    const { execFileSync } = await import("node:child_process");
    const script = path.join(folder, "completion.bash");
    writeFileSync(script, (await runCommand(["completion", "bash"])).stdout);
    const offered = (...words: string[]) =>
      execFileSync("bash", ["-c", ask(script, "chat-assistant", ...words)], { encoding: "utf8" })
        .trim()
        .split(" ");
    expect(offered("se")).toEqual(expect.arrayContaining(["serve", "seed", "sessions"]));
    expect(offered("sessions", "")).toEqual(
      expect.arrayContaining(["list", "show", "tail", "finish", "export"]),
    );
    expect(offered("sessions", "list", "--js")).toEqual(["--json"]);
    expect(offered("completion", "")).toEqual(expect.arrayContaining(["bash", "zsh", "fish"]));
  });

  it.each(["zsh", "fish"])("%s has every command", async (shell) => {
    const { code, stdout } = await runCommand(["completion", shell]);
    expect(code).toBe(0);
    for (const word of ["seed", "sessions", "finish", "--dry-run".slice(2)]) expect(stdout).toContain(word);
  });

  it("another shell is wrong usage", async () => {
    expect((await runCommand(["completion", "tcsh"])).code).toBe(2);
  });
});
