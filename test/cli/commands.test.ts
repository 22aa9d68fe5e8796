/**
 * The command line from its help to a taught robot: `seed`, `teach`, `ask`, `migrate`.
 * Over 250 lines: what one walk made, the next cases use.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../adapters/outbound/server.ts";
import { runCommand } from "../support/command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-cli-"));
const data = path.join(folder, "data");
const shop = path.join(folder, "shop");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const ROBOT = "assistant_name: Riva\nlocale: en\n";

beforeAll(() => {
  write(path.join(shop, "tenant.yaml"), "name: acme\ncompany_name: Acme Bicycles\n");
  write(path.join(shop, "shop", "robot.yaml"), ROBOT);
  write(
    path.join(shop, "shop", "knowledge", "hours.md"),
    "# Opening hours\n\nThe shop is closed on Sundays.\n",
  );
  write(
    path.join(shop, "shop", "knowledge", "faq.csv"),
    'question,answer\n"Do you repair prams?","Yes, prams are repaired on Tuesdays."\n',
  );
});

describe("help and usage", () => {
  it("--help shows the commands and where to start", async () => {
    const { code, stdout } = await runCommand(["--help"]);
    expect(code).toBe(0);
    for (const command of ["serve", "demo", "seed", "teach", "ask", "migrate"])
      expect(stdout).toContain(command);
    expect(stdout).toContain("chat-assistant demo");
  });

  it("help of a command within a group is that command's", async () => {
    const { code, stdout } = await runCommand(["help", "backup", "restore"]);
    expect([code, stdout]).toEqual([0, (await runCommand(["backup", "restore", "--help"])).stdout]);
    expect(stdout).toContain("<backup>");
  });

  it.each([
    [["nope"], "nope"],
    [["sesions"], "sesions"],
    [["sessions", "nope"], "nope"],
  ])("help of what is no command says so: help %j", async (words, unknown) => {
    const { code, stdout, stderr } = await runCommand(["help", ...words]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`unknown command '${unknown}'`);
    expect(stderr.includes("Did you mean sessions?")).toBe(unknown === "sesions");
  });

  it("--version prints the package's version", async () => {
    const { stdout } = await runCommand(["--version"]);
    expect(stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("version is known by its flag", async () => {
    const { code, stderr } = await runCommand(["version"]);
    expect([code, stderr]).toEqual([2, "error: unknown command 'version'\n(Did you mean --version?)\n"]);
  });

  it.each([
    [["ask", "Are you open?"], "Usage: chat-assistant ask [options] <slug> <question...>"],
    [["backup", "restore"], "Usage: chat-assistant backup restore [options] <backup>"],
  ])("a forgotten argument is told with all that the command takes: %j", async (words, usage) => {
    const { code, stderr } = await runCommand(words);
    expect([code, stderr.split("\n").slice(1, 3)]).toEqual([2, [usage, "(add --help for its flags)"]]);
  });

  it("a misspelt command is suggested and exits with 2", async () => {
    const { code, stderr } = await runCommand(["serv"]);
    expect(code).toBe(2);
    expect(stderr).toContain("Did you mean serve?");
  });

  it.each([
    ["restore", "(Did you mean backup restore?)"],
    ["unblock", "(Did you mean abuse unblock?)"],
    ["list", undefined],
  ])("a command of a group is named with it: %s", async (word, suggestion) => {
    const { code, stdout, stderr } = await runCommand([word, "x"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`unknown command '${word}'`);
    if (suggestion !== undefined) expect(stderr).toContain(suggestion);
    else expect(stderr).not.toContain(" list?");
  });

  it.each([
    ["--port", "many"],
    ["--port", "70000"],
    ["--colour", "red"],
  ])("serve %s %s is wrong usage", async (flag, value) => {
    const { code } = await runCommand(["serve", flag, value]);
    expect(code).toBe(2);
  });

  it("an unknown setting in the environment is told with the right name, and nothing is created", async () => {
    const { code, stderr } = await runCommand(["migrate", "--data", data], { CHAT_ASSISTANT_PROT: "1" });
    expect(code).toBe(1);
    expect(stderr).toContain("CHAT_ASSISTANT_PORT");
    expect(existsSync(data)).toBe(false);
  });
});

describe("seed, teach, ask", () => {
  it("a fault in a file is told with its line, and nothing is created", async () => {
    const broken = path.join(folder, "broken");
    write(path.join(broken, "tenant.yaml"), "name: acme\ncompany_name: Acme\nplna: free\n");
    write(path.join(broken, "a", "robot.yaml"), "assistant_name: Riva\nlocale: fr\n");
    const { code, stderr } = await runCommand(["seed", broken, "--data", data]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/tenant\.yaml:\d+: .*plna/);
    expect(stderr).toMatch(/robot\.yaml:2: locale/);
    expect(existsSync(data)).toBe(false);
  });

  it("seed makes robots and teaches them; the same again changes nothing", async () => {
    const first = await runCommand(["seed", shop, "--data", data, "--json"]);
    expect(first.code).toBe(0);
    const report = JSON.parse(first.stdout);
    expect(report).toMatchObject({
      robots: ["shop"],
      taught: { shop: { documents: 2, unchanged: 0, failed: [] } },
    });
    const again = JSON.parse((await runCommand(["seed", shop, "--data", data, "--json"])).stdout);
    expect(again).toMatchObject({
      tenant_id: report.tenant_id,
      taught: { shop: { documents: 2, passages: 0, unchanged: 2 } },
    });
  });

  it("what only the owner may read is readable by the owner only", () => {
    expect(readdirSync(data)).toEqual(expect.arrayContaining(["installation.secret", "chat-assistant.db"]));
    for (const file of ["installation.secret", "chat-assistant.db"]) {
      expect(statSync(path.join(data, file)).mode & 0o077).toBe(0);
    }
  });

  it("ask answers in private, with the passage and its source", async () => {
    const { code, stdout } = await runCommand([
      "ask",
      "shop",
      "Are you open on Sundays?",
      "--data",
      data,
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      answer: "The shop is closed on Sundays.",
      outcome: "answered",
      citations: [{ source: "hours.md", passage: expect.stringContaining("closed on Sundays") }],
    });
    const words = await runCommand(["ask", "shop", "Do you repair prams?", "--data", data]);
    const unquoted = ["ask", "shop", ..."Do you repair prams?".split(" "), "--data", data];
    expect((await runCommand(unquoted)).stdout).toBe(words.stdout);
    expect(words.stdout).toContain("prams are repaired on Tuesdays");
    expect(words.stdout).toContain("faq.csv");
  });

  it("teach replaces a changed file, forgets what it no longer holds, and reports what it cannot read", async () => {
    const faq = path.join(folder, "more", "faq.csv");
    write(faq, 'question,answer\n"Do you rent tandems?","Yes, we rent two tandems."\n');
    await runCommand(["teach", "shop", path.join(folder, "more"), "--data", data]);
    const known = await runCommand(["ask", "shop", "Do you rent tandems?", "--data", data]);
    expect(known.stdout).toContain("two tandems");
    write(faq, 'question,answer\n"Do you rent trailers?","Yes, we rent one trailer."\n');
    writeFileSync(path.join(folder, "more", "picture.xyz"), Buffer.from([0, 1, 2, 3, 0xff, 0xfe, 0, 9]));
    const { code, stdout } = await runCommand([
      "teach",
      "shop",
      path.join(folder, "more"),
      "--data",
      data,
      "--json",
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      documents: 1,
      forgotten: 1,
      failed: [{ file: expect.stringContaining("picture.xyz") }],
    });
    const gone = await runCommand(["ask", "shop", "Do you rent tandems?", "--data", data, "--json"]);
    expect(JSON.parse(gone.stdout).answer).not.toContain("two tandems");
  });

  it("teach takes web pages by their address, with the pages they lead to; what did not change is not taught again", async () => {
    const pages: Record<string, string> = {
      "/robots.txt": "User-agent: *\nDisallow: /secret",
      "/help":
        '<h1>Help</h1><p>Helmets are rented for two euros.</p><a href="/more">more</a><a href="/secret">s</a>',
      "/more": "<h1>More</h1><p>Child seats are rented for three euros.</p>",
      "/secret": "<p>hidden</p>",
    };
    const site = await startServer(({ path: where }, response) => {
      const page = pages[where];
      response.writeHead(page ? 200 : 404, { "content-type": "text/html" }).end(page);
    });
    const notes = path.join(folder, "notes.md");
    writeFileSync(notes, "# Locks\n\nLocks are lent for free.\n");
    const teach = (environment: Record<string, string> = {}) =>
      runCommand(
        ["teach", "shop", notes, `${site.url}/help`, "--follow", "5", "--data", data, "--json"],
        environment,
      );
    const blocked = JSON.parse((await teach()).stdout);
    expect(blocked).toMatchObject({ documents: 1, failed: [{ reason: expect.stringContaining("private") }] });
    expect(site.seen).toEqual([]);
    const allowed = { CHAT_ASSISTANT_TEACHING_ALLOW_PRIVATE: "true" };
    const first = JSON.parse((await teach(allowed)).stdout);
    expect(first).toMatchObject({
      documents: 3,
      unchanged: 1,
      failed: [{ file: `${site.url}/secret`, reason: expect.stringContaining("robots.txt") }],
    });
    expect(JSON.parse((await teach(allowed)).stdout)).toMatchObject({ passages: 0, unchanged: 3 });
    await site.close();
    const asked = await runCommand(["ask", "shop", "What do child seats cost?", "--data", data]);
    expect(asked.stdout).toContain("three euros");
    expect(asked.stdout).toContain(`${site.url}/more`);
    expect((await runCommand(["teach", "shop", notes, "--follow", "501", "--data", data])).code).toBe(2);
    const forget = ["knowledge", "remove", "shop", `${site.url}/more`, "--yes", "--data", data];
    expect((await runCommand(forget)).stdout).toMatch(
      /No seed teaches it again: `chat-assistant teach` does/,
    );
  });

  it("of two files with one name the last is taught, and the other one is told", async () => {
    const folders = ["one", "two"].map((name) => path.join(folder, "named-alike", name));
    for (const [at, one] of folders.entries()) {
      mkdirSync(one, { recursive: true });
      writeFileSync(path.join(one, "prices.md"), `A tandem costs ${at + 1} euros.\n`);
    }
    const { code, stdout, stderr } = await runCommand(["teach", "shop", ...folders, "--data", data]);
    expect([code, stdout]).toEqual([1, expect.stringContaining("1 document taught")]);
    expect(stderr).toMatch(/not taught: \S+one\/prices\.md: \S+two\/prices\.md has the same name/);
    const again = await runCommand(["teach", "shop", folders[1]!, folders[1]!, "--data", data]);
    expect([again.code, again.stderr]).toEqual([0, ""]);
    expect(
      (await runCommand(["knowledge", "remove", "shop", "prices.md", "--yes", "--data", data])).code,
    ).toBe(0);
  });

  it("an unknown robot is an error with a remedy", async () => {
    const { code, stderr } = await runCommand(["teach", "nobody", shop, "--data", data]);
    expect(code).toBe(1);
    expect(stderr).toContain("chat-assistant seed");
  });

  it("migrate says that the database is up to date", async () => {
    const { code, stdout } = await runCommand(["migrate", "--data", data]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("up to date")]);
  });
});
