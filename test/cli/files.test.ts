/**
 * Files are the truth: what `init` writes, what `seed` changes and prunes, the schemas.
 * Over 250 lines: one data directory serves all of it.
 */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSeedFolder } from "../../src/adapters/seeding/seed-folder.ts";
import { makeXlsx } from "../adapters/conversion/fixtures.ts";
import { runCommand } from "../support/command.ts";
import { readFiles, ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";
import { readCounts, scratch, seed } from "../support/seeding.ts";

const at = scratch();

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

  it("copies the pages of a saved site, and tells in one line what of it is none", async () => {
    const names = ["index.html", "site.css", "site.js", "search.js", "site.woff2"];
    writeFiles(at("site"), Object.fromEntries(names.map((name) => [name, "<p>Open on Mondays.</p>"])));
    const { code, stderr } = await runCommand(["init", at("of-site", "shop"), "--teach", at("site")]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^ {2}passed over: \S+search\.js and 3 others: .*name it to teach it\n$/u),
    ]);
  });

  it("copies what it is to teach, and the three commands make a robot that answers", async () => {
    const file = at("hours.md");
    writeFileSync(file, "# Hours\n\nThe shop is closed on Sundays.\n");
    const folder = at("three", "shop");
    const data = at("three", "data");
    const written = await runCommand(["init", folder, "--teach", file]);
    expect([written.code, written.stdout.split("\n")[0]]).toEqual([
      0,
      `${folder} is written, with 1 file of knowledge.`,
    ]);
    expect((await seed(folder, data)).report).toMatchObject({
      robots: ["shop"],
      taught: { shop: { documents: 1, failed: [] } },
    });
    const answer = await runCommand(["ask", "shop", "Are you open on Sundays?", "--data", data]);
    expect(answer.stdout).toContain("closed on Sundays");
  });

  it("ask shows where a long passage goes on, and breaks no character", async () => {
    const folder = at("long");
    const text = `${"a".repeat(298)}😀 zeppelins are mended here`;
    writeFiles(folder, { "robot.yaml": "assistant_name: Riva\nlocale: en\n", "knowledge/long.md": text });
    const data = at("long-data");
    expect((await runCommand(["seed", folder, "--data", data])).code).toBe(0);
    const answer = await runCommand(["ask", "long", "Are zeppelins mended?", "--data", data]);
    expect(answer.stdout).toMatch(/ {4}a{298}…\n/);
    expect(answer.stdout).not.toContain("\uFFFD");
  });

  it("writes nothing over what is there, nor with a name or a file that cannot be", async () => {
    const folder = at("taken");
    writeFiles(folder, { "mine.txt": "mine" });
    const taken = await runCommand(["init", folder]);
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining("is there already")]);
    expect(readFiles(folder)).toEqual({ "mine.txt": "mine" });
    const named = await runCommand(["init", at("My Shop")]);
    expect([named.code, existsSync(at("My Shop"))]).toEqual([2, false]);
    expect(named.stderr).toContain(`chat-assistant init ${at("my-shop")} --company 'My Shop'`);
    const japanese = await runCommand(["init", "カフェ青空"]);
    expect([japanese.code, japanese.stderr]).toEqual([
      2,
      expect.stringContaining(
        "Name the folder in such letters, for example `chat-assistant init shop --company カフェ青空`",
      ),
    ]);
    writeFileSync(at("broken.jsonl"), '{"title":"a","text":"b"}\nnot json\n');
    const broken = await runCommand(["init", at("fresh"), "--teach", at("broken.jsonl")]);
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringMatching(/broken\.jsonl:2: .*not JSON/)]);
    const missing = await runCommand(["init", at("fresh"), "--teach", at("missing.md")]);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toMatch(
      /missing\.md: there is no such file or folder\. Mend .* out of --teach\.$/m,
    );
    expect(existsSync(at("fresh"))).toBe(false);
    const french = await runCommand(["init", at("fresh"), "--locale", "fr"]);
    expect([french.code, french.stderr]).toEqual([2, expect.stringContaining("one of en, pt-BR, ja, it")]);
    expect((await runCommand(["init", at("loja"), "--locale", "pt_br"])).code).toBe(0);
    expect(readFiles(at("loja"))["tenant.yaml"]).toContain("locale: pt-BR");
    const empty = await runCommand(["init", at("fresh")]);
    expect(empty.stdout.split("\n")[0]).toBe(`${at("fresh")} is written.`);
    const checked = at("fresh-data");
    expect((await runCommand(["seed", at("fresh"), "--data", checked])).code).toBe(0);
    const none = await runCommand(["checks", "run", "fresh", "--data", checked]);
    expect([none.code, none.stdout]).toEqual([
      0,
      "fresh has no checks: `chat-assistant checks add` makes one.\n",
    ]);
  });
});

describe("teach", () => {
  it("names what was read and holds nothing", async () => {
    const folder = at("blank", "shop");
    const data = at("blank", "data");
    writeFiles(folder, { "robot.yaml": ROBOT, "knowledge/hours.md": "Closed on Sundays.\n" });
    const blank = {
      "a.md": "",
      "b.txt": " \n\t\n",
      "c.csv": "",
      "d.md": "---\ntitle: x\n---\n",
      "e.md": "<!-- -->",
    };
    writeFiles(at("blank", "kb"), {
      ...blank,
      "faq.csv": "question,answer\n",
      "open.md": "Open on Mondays.",
    });
    writeFiles(folder, { "knowledge/blank.md": "\n" });
    const empties = (output: string) => output.split("\n").filter((line) => line.includes("no text"));
    const seeded = await runCommand(["seed", folder, "--data", data]);
    expect([seeded.code, empties(seeded.stderr)]).toEqual([
      0,
      [`  empty: ${path.join(folder, "knowledge/blank.md")}: no text to be taught`],
    ]);
    const words = ["teach", "shop", at("blank", "kb"), "--data", data];
    const taught = await runCommand(words);
    expect([taught.code, taught.stdout]).toEqual([
      0,
      "shop: 1 document taught (1 new passage, 0 unchanged)\n",
    ]);
    expect(empties(taught.stderr)).toEqual(
      Object.keys(blank).map((name) => `  empty: ${at("blank", "kb", name)}: no text to be taught`),
    );
    const { stdout } = await runCommand([...words, "--json"]);
    expect(JSON.parse(stdout).empty).toEqual(Object.keys(blank).map((name) => at("blank", "kb", name)));
  });

  it("names a workbook whose formulas have no results, and teaches the rest of it", async () => {
    const folder = at("formulas", "shop");
    const data = at("formulas", "data");
    writeFiles(folder, { "robot.yaml": ROBOT });
    await runCommand(["seed", folder, "--data", data]);
    const file = at("formulas", "prices.xlsx");
    const cells = `<c t="str"><v>Tandem</v></c><c r="B2"><f>C2*2</f><v/></c><c r="C2"><v>9</v></c>`;
    const names = ["Bike", "Day", "Hour"].map((name) => `<c t="str"><v>${name}</v></c>`).join("");
    writeFileSync(file, makeXlsx({ Prices: `<row r="1">${names}</row><row r="2">${cells}</row>` }));
    const taught = await runCommand(["teach", "shop", file, "--data", data]);
    expect([taught.code, taught.stdout]).toEqual([
      0,
      "shop: 1 document taught (1 new passage, 0 unchanged)\n",
    ]);
    expect(taught.stderr).toContain(
      `  taught in part: ${file}: the cell Prices!B2 has a formula without its result and counts as empty: open the file in Excel or LibreOffice, save it, and teach it again\n`,
    );
    const { stdout } = await runCommand(["teach", "shop", file, "--data", data, "--json"]);
    expect(JSON.parse(stdout).warnings).toEqual([{ file, reason: expect.stringContaining("Prices!B2") }]);
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

  it("names what of the folder says something and is read by nobody", async () => {
    const beside = at("beside", "acme");
    writeFiles(beside, {
      "tenant.yaml": `${TENANT}relay: {transport: none}\n`,
      "README.md": "Ours.",
      "checks.yaml": "checks: []\n",
      "team/notes.md": "Notes.",
      "shop/robot.yaml": `${ROBOT}welcome_message: \${file:./hello.md}\n`,
      "shop/hello.md": "Hello!",
      "shop/hours.md": "Closed on Sundays.",
      "shop/terms.en.md": "Terms.",
      "shop/terms.it.md": "Termini.",
      "shop/prompts/public.txt": "Be brief.",
    });
    const { code, stderr } = await runCommand(["seed", beside, "--data", at("beside", "data")]);
    expect([code, stderr.split("\n").filter((line) => line.includes("passed over"))]).toEqual([
      0,
      [
        `  passed over: ${path.join(beside, "checks.yaml")}: no file of a tenant: what a robot is to know belongs into the knowledge/ of its folder`,
        `  passed over: ${path.join(beside, "team")}: a folder without robot.yaml is no robot's`,
        `  passed over: ${path.join(beside, "shop/hours.md")}: no file of a robot: what it is to know belongs into its knowledge/`,
        `  passed over: ${path.join(beside, "shop/prompts/public.txt")}: prompts are named <channel>.md`,
      ],
    ]);
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
    const { report: left } = await seed(folder, data);
    expect([left.changes, left.kept.map(({ name }: Record<string, string>) => name)]).toEqual([
      [],
      ["shop/team", "unused", "used", "shop/faq.csv"],
    ]);
    const told = await runCommand(["seed", folder, "--data", data, "--dry-run"]);
    expect(told.stderr).toBe(
      "  kept: channel shop/team and 3 others, not in the folder: --prune removes them\n",
    );
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
    const { report: last } = await seed(folder, data, "--prune");
    expect([last.changes, last.kept]).toEqual([[], []]);
  });

  it("a robot's own folder prunes no other robot", async () => {
    writeFiles(folder, { "second/robot.yaml": ROBOT });
    await seed(folder, data);
    const { report } = await seed(path.join(folder, "second"), data, "--prune");
    expect(report.changes).toEqual([]);
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
