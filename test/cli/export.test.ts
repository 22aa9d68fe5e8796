/** `export`: what it writes seeds the same installation again. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { runCommand } from "../support/command.ts";
import { readFiles, ROBOT, TENANT, writeFiles, writeTenant } from "../support/tenant-folder.ts";
import { readCounts, scratch, seed } from "../support/seeding.ts";

const at = scratch();
const real = { isTTY: process.stderr.isTTY, columns: process.stderr.columns };
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  Object.assign(process.stderr, real);
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
        `assistant_name: "R: ${index}"\nlocale: ${locale}\nwelcome_message: ${welcome}\nwidget_origins: ["https://*.shop.example"]\nstarter_questions: ["What's new: \\"A\\"?", "- Open?"]\nchannels:\n  - name: main\n    visibility: public\n  - name: team\n    visibility: private\npublic_channel: main\n`;
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
      passed_over: 0,
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

  it("writes what seed takes, also where robots and channels have come together from several folders", async () => {
    const grown = at("grown", "data");
    for (const part of ["a", "b"]) {
      const files: Record<string, string> = { "tenant.yaml": TENANT };
      const channels = Array.from(
        { length: 80 },
        (_, at) => `  - {name: ${part}${at}, visibility: public}\n`,
      );
      files["shop/robot.yaml"] = `${ROBOT}channels:\n${channels.join("")}`;
      for (let at = 0; at < 300; at++) files[`${part}${at}/robot.yaml`] = ROBOT;
      writeFiles(at("grown", part), files);
      expect((await seed(at("grown", part), grown)).code).toBe(0);
    }
    const written = await runCommand(["export", at("grown", "copy"), "--data", grown, "--json"]);
    expect(JSON.parse(written.stdout)).toMatchObject({ robots: 601 });
    const again = await seed(at("grown", "copy"), grown, "--prune");
    expect([again.code, again.stderr, again.report?.changes]).toEqual([0, "", []]);
    const fresh = at("grown", "fresh");
    expect((await seed(at("grown", "copy"), fresh)).code).toBe(0);
    expect(await readCounts(fresh)).toMatchObject({ robots: 601, channels: 760 });
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

  it("names a file that stands where another one needs a folder, and leaves nothing", async () => {
    const place = at("export-in-the-way");
    writeFiles(place, {
      "shop/robot.yaml": ROBOT,
      "one/a.md": "Alpha is a red lamp.\n",
      "two/a.md/b.md": "Beta is a blue lamp.\n",
    });
    const own = ["--data", `${place}/data`];
    expect((await seed(`${place}/shop`, `${place}/data`)).code).toBe(0);
    for (const folder of ["one", "two"])
      expect((await runCommand(["teach", "shop", `${place}/${folder}`, ...own])).code).toBe(0);
    const { code, stderr } = await runCommand(["export", `${place}/copy`, ...own]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("chat-assistant knowledge remove shop a.md")]);
    expect(readdirSync(place).sort()).toEqual(["data", "one", "shop", "two"]);
  });

  it("says which files the folder holds and `seed` passes over", async () => {
    const place = at("export-hidden");
    writeFiles(place, { "shop/robot.yaml": ROBOT, ".note.md": "Gamma is a green lamp.\n" });
    const own = ["--data", `${place}/data`];
    expect((await seed(`${place}/shop`, `${place}/data`)).code).toBe(0);
    expect((await runCommand(["teach", "shop", `${place}/.note.md`, ...own])).code).toBe(0);
    const { code, stderr } = await runCommand(["export", `${place}/copy`, ...own]);
    expect([code, stderr]).toEqual([0, expect.stringContaining("1 file with a hidden name")]);
  });

  it("clears away what a killed one left an hour ago, and nothing else", async () => {
    const place = at("export-leftovers");
    writeFiles(place, {
      "shop/robot.yaml": ROBOT,
      "copy.unfinished-999999999/tenant.yaml": "",
      [`copy.unfinished-${process.pid}/tenant.yaml`]: "",
      "copy.unfinished-999999998/tenant.yaml": "",
      "copy.unfinished-mine/tenant.yaml": "",
    });
    for (const name of ["999999999", String(process.pid), "mine"])
      utimesSync(`${place}/copy.unfinished-${name}`, 1, 1);
    expect((await seed(`${place}/shop`, `${place}/data`)).code).toBe(0);
    expect((await runCommand(["export", `${place}/copy`, "--data", `${place}/data`])).code).toBe(0);
    expect(
      readdirSync(place)
        .filter((name) => name.startsWith("copy"))
        .sort(),
    ).toEqual(
      ["copy", "copy.unfinished-999999998", `copy.unfinished-${process.pid}`, "copy.unfinished-mine"].sort(),
    );
  });

  it("wipes its bar where it ends early", async () => {
    const [folder, data] = [at("early", "acme"), at("early", "data")];
    writeTenant(folder, { left: "", lost: "" }, {});
    writeFiles(folder, { "lost/knowledge/more.md": "# More\n\nThe original of this one is lost.\n" });
    await seed(folder, data);
    const lost = createHash("sha256").update("# More\n\nThe original of this one is lost.\n").digest("hex");
    const blobs = readdirSync(path.join(data, "blobs"), { recursive: true, encoding: "utf8" });
    const name = blobs.find((file) => file.replaceAll(path.sep, "").includes(lost));
    rmSync(path.join(data, "blobs", name!));
    Object.assign(process.stderr, { isTTY: true, columns: 80 });
    vi.stubEnv("TERM", "xterm");
    let told = "";
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      told += String(text);
      return true;
    });
    expect(await main(["export", at("early", "copy"), "--data", data])).toBe(1);
    const [bar, wiped] = told.split("\r\u001b[K");
    expect(bar).toMatch(/^\rwriting \[#+\.+\] 1\/2$/);
    expect(wiped).toMatch(/^The original of lost\/more\.md is gone/);
  });
});
