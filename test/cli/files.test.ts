import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { readSeedFolder } from "../../src/adapters/seeding/seed-folder.ts";
import { countRows } from "../support/appliance.ts";
import { runCommand } from "../support/command.ts";
import { readFiles, ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (...names: string[]): string => path.join(root, ...names);

async function readCounts(data: string): Promise<Record<string, number>> {
  const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  try {
    return await countRows(database);
  } finally {
    await database.close();
  }
}

const seed = async (folder: string, data: string, ...flags: string[]) => {
  const finished = await runCommand(["seed", folder, "--data", data, "--json", ...flags]);
  return { ...finished, report: finished.stdout ? JSON.parse(finished.stdout) : null };
};

describe("init", () => {
  it.each([
    ["en", "question,answer"],
    ["pt-BR", "pergunta,resposta"],
    ["ja", "質問,回答"],
    ["it", "domanda,risposta"],
  ])("writes a folder in the words of %s that seed takes as it is", async (locale, header) => {
    const folder = at(`init-${locale.toLowerCase()}`, "shop");
    const written = await runCommand([
      "init",
      folder,
      "--locale",
      locale,
      "--company",
      'A "b": #c',
      "--json",
    ]);
    expect(written.stderr).toBe("");
    expect(JSON.parse(written.stdout)).toEqual({ folder, name: "shop", locale, files: 0 });
    expect(readFiles(folder)["shop/knowledge/faq.csv"]).toBe(Buffer.from(`${header}\n`).toString("latin1"));
    const { tenant, robots } = readSeedFolder(folder, { plans: ["business"] });
    expect(tenant).toMatchObject({ name: "shop", company_name: 'A "b": #c', locale });
    expect(robots[0]!.robot).toMatchObject({ slug: "shop", locale, channels: [{ name: "public" }] });
    expect(robots[0]!.robot.channels[0]!.instructions.length).toBeGreaterThan(50);
  });

  it("copies what it is to teach, and the three commands make a robot that answers", async () => {
    const file = at("hours.md");
    writeFileSync(file, "# Hours\n\nThe shop is closed on Sundays.\n");
    const folder = at("three", "shop");
    const data = at("three", "data");
    expect((await runCommand(["init", folder, "--teach", file])).code).toBe(0);
    expect((await seed(folder, data)).report).toMatchObject({
      robots: ["shop"],
      taught: { shop: { documents: 1, failed: [] } },
    });
    const answer = await runCommand(["ask", "shop", "Are you open on Sundays?", "--data", data]);
    expect(answer.stdout).toContain("closed on Sundays");
  });

  it("writes nothing over what is there, nor with a name or a file that cannot be", async () => {
    const folder = at("taken");
    writeFiles(folder, { "mine.txt": "mine" });
    const taken = await runCommand(["init", folder]);
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining("is there already")]);
    expect(readFiles(folder)).toEqual({ "mine.txt": "mine" });
    const named = await runCommand(["init", at("My Shop")]);
    expect([named.code, existsSync(at("My Shop"))]).toEqual([1, false]);
    writeFileSync(at("broken.jsonl"), '{"title":"a","text":"b"}\nnot json\n');
    const broken = await runCommand(["init", at("fresh"), "--teach", at("broken.jsonl")]);
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringMatching(/broken\.jsonl:2: .*not JSON/)]);
    expect(existsSync(at("fresh"))).toBe(false);
    expect((await runCommand(["init", at("fresh"), "--locale", "fr"])).code).toBe(2);
  });
});

describe("seed", () => {
  const data = at("seed", "data");
  const folder = at("seed", "acme");

  it("--dry-run shows what a first seed would do, and makes no data directory", async () => {
    writeFiles(folder, {
      "tenant.yaml": TENANT,
      "shop/robot.yaml": ROBOT,
      "shop/knowledge/hours.md": "# Hours\n\nClosed on Sundays.\n",
    });
    const { code, report } = await seed(folder, data, "--dry-run");
    expect([code, report.dry_run, report.tenant_id]).toEqual([0, true, null]);
    expect(report.changes).toEqual([
      { kind: "tenant", name: "acme", change: "added", fields: [] },
      { kind: "robot", name: "shop", change: "added", fields: [] },
      { kind: "channel", name: "shop/public", change: "added", fields: [] },
      { kind: "knowledge", name: "shop/hours.md", change: "added", fields: [] },
    ]);
    expect(existsSync(data)).toBe(false);
  });

  it("changes nothing the second time, not even the audit log", async () => {
    const first = await seed(folder, data);
    expect(first.report.changes).toHaveLength(4);
    const before = await readCounts(data);
    const { code, report } = await seed(folder, data, "--prune");
    expect([code, report.changes]).toEqual([0, []]);
    expect(report.tenant_id).toBe(first.report.tenant_id);
    expect(await readCounts(data)).toEqual(before);
  });

  it("names the fields that change, never their values", async () => {
    writeFiles(folder, {
      "shop/robot.yaml": `${ROBOT}welcome_message: \${env:WELCOME}\nretention_days: 7\n`,
      "shop/prompts/public.md": "Never tell the code 4711.\n",
      "shop/terms.en.md": "Our terms.\n",
    });
    const words = ["seed", folder, "--data", data, "--dry-run"];
    const { code, stdout, stderr } = await runCommand(words, { WELCOME: "Hello, Zanzibar!" });
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n");
    const changed = lines.find((line) => line.startsWith("~ robot shop: "))?.slice("~ robot shop: ".length);
    expect(changed?.split(", ").sort()).toEqual(["custom_terms", "retention_days", "welcome_message"]);
    expect(lines).toContain("~ channel shop/public: instructions");
    expect(stdout).not.toMatch(/4711|Zanzibar/);
    const missing = await runCommand(words);
    expect(missing.stderr).toMatch(/robot\.yaml:3: welcome_message: WELCOME is not set/);
    writeFiles(folder, { "shop/robot.yaml": ROBOT });
    rmSync(path.join(folder, "shop/prompts"), { recursive: true });
    rmSync(path.join(folder, "shop/terms.en.md"));
  });

  it("--prune removes knowledge, channels and unused robots; a robot with sessions is unpublished and stays", async () => {
    writeFiles(folder, {
      "used/robot.yaml": ROBOT,
      "unused/robot.yaml": ROBOT,
      "unused/knowledge/a.md": "# A\n\nBicycles are blue.\n",
      "shop/robot.yaml": `${ROBOT}channels:\n  - name: team\n    visibility: private\n`,
      "shop/knowledge/faq.csv":
        "question,answer\nDo you rent?,Yes we rent bicycles.\nDo you sell?,Yes we sell bells.\n",
    });
    expect((await seed(folder, data)).code).toBe(0);
    const session = await openSession(data, "used");
    for (const name of ["used", "unused"]) rmSync(path.join(folder, name), { recursive: true });
    rmSync(path.join(folder, "shop/knowledge/faq.csv"));
    writeFiles(folder, { "shop/robot.yaml": ROBOT });
    expect((await seed(folder, data)).report.changes).toEqual([]);
    const refused = await seed(folder, data, "--prune");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("--yes")]);
    const { report } = await seed(folder, data, "--prune", "--yes");
    const shown = report.changes.map(
      ({ kind, name, change }: Record<string, string>) => `${change} ${kind} ${name}`,
    );
    expect(shown).toEqual([
      "removed channel shop/team",
      "removed robot unused",
      "unpublished robot used",
      "removed knowledge shop/faq.csv",
    ]);
    const robots = JSON.parse((await runCommand(["robots", "list", "--data", data, "--json"])).stdout).robots;
    expect(robots.map(({ slug, published }: any) => [slug, published])).toEqual([
      ["shop", true],
      ["used", false],
    ]);
    expect(session).toMatch(/^ACM-/);
    expect(await readCounts(data)).toMatchObject({ robots: 2, channels: 2, originals: 1, documents: 1 });
    expect((await seed(folder, data, "--prune")).report.changes).toEqual([]);
  });

  it("a robot's own folder prunes no other robot", async () => {
    writeFiles(folder, { "second/robot.yaml": ROBOT });
    await seed(folder, data);
    const { report } = await seed(path.join(folder, "second"), data, "--prune");
    expect(report.changes).toEqual([]);
  });
});

async function openSession(data: string, slug: string): Promise<string> {
  const { createAppliance } = await import("../../src/appliance.ts");
  const { settingsFor } = await import("../support/appliance.ts");
  const appliance = await createAppliance({ settings: settingsFor({ data }) });
  const url = await appliance.listen();
  const reply = await fetch(`${url}/v1/public/robots/${slug}/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"consent_accepted":true}',
  });
  const { protocol_number } = (await reply.json()) as { protocol_number: string };
  await appliance.close();
  return protocol_number;
}

describe("a broken file changes nothing at all", () => {
  const whole = {
    "tenant.yaml": TENANT,
    "a/robot.yaml": ROBOT,
    "a/knowledge/hours.md": "# Hours\n\nClosed on Sundays.\n",
  };
  const faults: [string, Record<string, string>, RegExp][] = [
    [
      "a plan there is none of",
      { "tenant.yaml": `${TENANT}plan: busines\n` },
      /tenant\.yaml:4: plan: .*did you mean business/,
    ],
    [
      "an origin that is none",
      { "a/robot.yaml": `${ROBOT}widget_origins:\n  - shop.example\n` },
      /a\/robot\.yaml:4: widget_origins\.0: .*https:\/\/shop\.example/,
    ],
    [
      "a slug twice",
      { "b/robot.yaml": `slug: a\n${ROBOT}` },
      /b\/robot\.yaml:1: slug: a is taken by .*a\/robot\.yaml/,
    ],
    ["a folder that is no slug", { "B b/robot.yaml": ROBOT }, /robot\.yaml:1: slug: .*B b is no slug/],
    [
      "a public channel there is none of",
      { "a/robot.yaml": `${ROBOT}public_channel: main\n` },
      /robot\.yaml:3: public_channel/,
    ],
    [
      "a channel twice",
      {
        "a/robot.yaml": `${ROBOT}channels:\n  - {name: t, visibility: private}\n  - {name: t, visibility: private}\n`,
      },
      /robot\.yaml:5: channels\.1\.name/,
    ],
    ["a prompt of no channel", { "a/prompts/team.md": "Hi" }, /prompts\/team\.md:1: .*no channel team/],
    [
      "instructions in two places",
      {
        "a/prompts/public.md": "Hi",
        "a/robot.yaml": `${ROBOT}channels:\n  - name: public\n    visibility: public\n    instructions: Ho\n`,
      },
      /robot\.yaml:6: .*public\.md gives the instructions too/,
    ],
    [
      "a table with a hole",
      { "a/knowledge/faq.csv": "question,answer\nWhy?,Because.\nHow?,\n" },
      /faq\.csv:3: this row lacks/,
    ],
    [
      "a document nobody can read",
      { "a/knowledge/picture.xyz": "\u0000\u0001\u0002\u0003" },
      /picture\.xyz: .*out of knowledge/,
    ],
    ["a damaged PDF", { "a/knowledge/manual.pdf": "%PDF-1.7\nnothing" }, /manual\.pdf: /],
    [
      "a file that a reference names",
      { "a/robot.yaml": `${ROBOT}welcome_message: \${file:hello.md}\n` },
      /robot\.yaml:3: welcome_message: .*hello\.md cannot be read/,
    ],
    [
      "a key that is misspelt",
      { "a/robot.yaml": `${ROBOT}welcom_message: Hi\n` },
      /robot\.yaml:3: welcom_message: there is no such key: did you mean welcome_message\?/,
    ],
    ["YAML that is none", { "a/robot.yaml": `${ROBOT}channels: [\n` }, /robot\.yaml:\d+: /],
    ["a NUL", { "a/terms.en.md": "a\0b" }, /terms\.en\.md: .*NUL/],
  ];

  it.each(faults)(
    "%s: told with file and line, and no data directory is made",
    async (name, files, message) => {
      const folder = at("broken", name.replaceAll(" ", "-"));
      const data = path.join(folder, "..", `${path.basename(folder)}-data`);
      writeFiles(folder, { ...whole, ...files });
      const { code, stdout, stderr } = await runCommand(["seed", folder, "--data", data]);
      expect(stderr).toMatch(message);
      expect([code, stdout, existsSync(data)]).toEqual([1, "", false]);
    },
  );

  it("nor does it change a row of an installation that is there; a slug of another tenant is such a fault", async () => {
    const data = at("rows", "data");
    writeFiles(at("rows", "acme"), whole);
    expect((await seed(at("rows", "acme"), data)).code).toBe(0);
    const before = await readCounts(data);
    writeFiles(at("rows", "acme"), {
      "a/knowledge/hours.md": "# Changed\n\nOpen on Sundays.\n",
      "a/knowledge/bad.jsonl": "{",
    });
    expect((await seed(at("rows", "acme"), data, "--prune", "--yes")).code).toBe(1);
    writeFiles(at("rows", "other"), { ...whole, "tenant.yaml": "name: other\ncompany_name: Other\n" });
    const foreign = await seed(at("rows", "other"), data);
    expect(foreign.stderr).toMatch(/a\/robot\.yaml:1: slug: a is a robot of the tenant acme/);
    expect(await readCounts(data)).toEqual(before);
  });
});

describe("export", () => {
  const data = at("export", "data");
  const folder = at("export", "acme");
  const DOCUMENTS = 500;

  it("seed, export, seed changes nothing, for a tenant with three robots and 500 documents", async () => {
    const files: Record<string, string> = {
      "tenant.yaml": `${TENANT}notification_emails:\n  - "o'brien+x@example.com"\n`,
    };
    for (const [index, locale] of ["en", "pt-BR", "ja"].entries()) {
      const welcome = JSON.stringify("Hello:\n  # no comment\n\n- {a}: ${HOME} \u{1F600}\ttab ");
      files[`r${index}/robot.yaml`] =
        `assistant_name: "R: ${index}"\nlocale: ${locale}\nwelcome_message: ${welcome}\nwidget_origins: ["https://*.shop.example"]\nchannels:\n  - name: main\n    visibility: public\n  - name: team\n    visibility: private\npublic_channel: main\n`;
      files[`r${index}/terms.${locale}.md`] = "Terms\r\nwith an odd end of line  ";
      files[`r${index}/prompts/team.md`] = "\n  Answer briefly.\n\n";
    }
    for (let index = 0; index < DOCUMENTS; index++)
      files[`r${index % 3}/knowledge/part ${index % 7}/note-${index}.md`] =
        `# Note ${index}\n\nShelf ${index} holds bicycle number ${index * 7}.\n`;
    files["r0/knowledge/faq.csv"] = '\uFEFFquestion;answer\r\n"Why; so?";"Because #1"\r\n';
    files["r1/knowledge/list.jsonl"] = '{"id":"a#b","title":"T","text":"Some words here"}\n';
    files["r2/knowledge/empty.md"] = "";
    writeFiles(folder, files);
    const first = await seed(folder, data);
    expect([first.code, first.stderr]).toEqual([0, ""]);
    const before = await readCounts(data);
    expect(before).toMatchObject({
      robots: 3,
      channels: 6,
      originals: DOCUMENTS + 3,
      documents: DOCUMENTS + 2,
    });

    const copy = at("export", "copy");
    const exported = await runCommand(["export", copy, "--data", data, "--json"]);
    expect(JSON.parse(exported.stdout)).toEqual({
      folder: copy,
      tenant: "acme",
      robots: 3,
      files: DOCUMENTS + 3,
      not_exported: 0,
    });
    const original = readFiles(folder);
    const written = readFiles(copy);
    expect(Object.keys(written)).toEqual(Object.keys(original));
    for (const [name, text] of Object.entries(original))
      if (!name.endsWith(".yaml")) expect(written[name], name).toBe(text);

    const again = await seed(copy, data, "--prune");
    expect([again.code, again.report.changes]).toEqual([0, []]);
    const rows = await readCounts(data);
    expect(rows).toEqual({ ...before, audit_log: before["audit_log"]! + 1 });

    const fresh = at("export", "fresh");
    await seed(copy, fresh);
    await runCommand(["export", at("export", "second"), "--data", fresh]);
    expect(readFiles(at("export", "second"))).toEqual(written);
  }, 60_000);

  it("asks which tenant when there are several, and writes over nothing", async () => {
    writeFiles(at("export", "other"), { "tenant.yaml": "name: other\ncompany_name: Other\n" });
    await seed(at("export", "other"), data);
    const which = await runCommand(["export", at("export", "x"), "--data", data]);
    expect([which.code, which.stderr]).toEqual([1, expect.stringContaining("--tenant")]);
    const unknown = await runCommand(["export", at("export", "x"), "--tenant", "nobody", "--data", data]);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("acme")]);
    mkdirSync(at("export", "full", "sub"), { recursive: true });
    const full = await runCommand(["export", at("export", "full"), "--tenant", "other", "--data", data]);
    expect([full.code, readdirSync(at("export", "full"))]).toEqual([1, ["sub"]]);
    expect((await runCommand(["export", at("export", "x"), "--tenant", "other", "--data", data])).code).toBe(
      0,
    );
  });
});

describe("schema", () => {
  it("prints a JSON Schema in which defaults may be left out", async () => {
    const { code, stdout } = await runCommand(["schema", "robot"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      type: "object",
      required: ["assistant_name", "locale"],
      additionalProperties: false,
    });
    expect((await runCommand(["schema", "nothing"])).code).toBe(2);
  });
});
