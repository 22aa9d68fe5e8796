/** The operator's lists and switches: tenants, robots, knowledge. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scene, command, json, startOperated, stopOperated } from "../support/operated.ts";

beforeAll(startOperated, 60_000);
afterAll(stopOperated);

describe("what a command does not find", () => {
  const NUMBER = "ACM-20260101-AAAAAA";

  it.each([
    [["gaps", "dismiss", "gap_x"], "gaps list"],
    [["reviews", "show", "rev_x"], "reviews list"],
    [["reviews", "reject", "rev_x"], "reviews list"],
    [["checks", "remove", "shop", "chk_x"], "checks list"],
    [["keys", "issue", "--tenant", "acme", "--scopes", "responses", "--channel", "chn_x"], "channels list"],
    [["abuse", "block", NUMBER], "sessions list"],
    [["abuse", "unblock", NUMBER], "abuse list"],
    [["relays", "show", NUMBER], "relays list"],
    [["relays", "replay", NUMBER], "relays list"],
  ])("%j names the command that lists what there is", async (words, list) => {
    const { code, stderr } = await command(...words);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`\`chat-assistant ${list}`)]);
  });
});

describe("tenants and robots", () => {
  it("tenants list", async () => {
    const { report } = await json("tenants", "list");
    expect(report).toMatchObject({
      more: false,
      tenants: [
        { name: "acme", company_name: "Acme Bicycles", plan: "business", protocol_letters: "ACM", robots: 2 },
      ],
    });
    expect((await command("tenants", "list")).stdout).toMatch(/^NAME +COMPANY .*\nacme +Acme Bicycles /);
  });

  it("robots list, of one tenant or all", async () => {
    const { report } = await json("robots", "list", "--tenant", "acme");
    expect(report.robots.map(({ slug }: { slug: string }) => slug)).toEqual(["shop", "silent"]);
    const unknown = await command("robots", "list", "--tenant", "nobody");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("acme")]);
  });

  it("robots show says what its file says, and no instructions", async () => {
    const { report } = await json("robots", "show", "shop");
    expect(report).toMatchObject({
      slug: "shop",
      tenant: "acme",
      retention_mode: "full",
      public_channel: "public",
      channels: [{ name: "public", visibility: "public" }],
      knowledge: { documents: 2, locales: ["en"] },
    });
    const unknown = await command("robots", "show", "nobody");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("robots list")]);
  });

  it("unpublish and publish count for a running server, and are in the audit log once", async () => {
    expect((await json("robots", "unpublish", "shop")).report).toEqual({
      slug: "shop",
      published: false,
      changed: true,
    });
    await expect
      .poll(async () => (await scene.house.call("GET", "/v1/public/robots/shop/config")).status, {
        timeout: 5_000,
      })
      .toBe(404);
    expect((await json("robots", "unpublish", "shop")).report.changed).toBe(false);
    expect((await command("robots", "publish", "shop")).stdout).toContain("is published");
    const { entries } = (await json("audit", "list")).report;
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action.startsWith("robot."))).toEqual([
      "robot.published",
      "robot.unpublished",
    ]);
  });
});

describe("knowledge", () => {
  const file = path.join(scene.data, "faq.csv");

  it("lists files and loose documents, removes a file with all its parts, and refuses a part of one", async () => {
    writeFileSync(
      file,
      "question,answer\nDo you rent tandems?,Yes we rent tandems.\nDo you sell bells?,Yes we sell bells.\n",
    );
    await command("teach", "shop", file);
    const { report } = await json("knowledge", "list", "shop");
    expect(report.knowledge).toEqual([
      { source: "faq.csv", documents: 2, size_bytes: 96, taught_at: expect.any(String), has_original: true },
      { source: "hours.md", documents: 1, size_bytes: null, taught_at: null, has_original: false },
      { source: "returns.md", documents: 1, size_bytes: null, taught_at: null, has_original: false },
    ]);
    const unsure = await command("knowledge", "remove", "shop", "faq.csv");
    expect([unsure.code, unsure.stderr]).toEqual([1, expect.stringContaining("--yes")]);
    const part = await command("knowledge", "remove", "shop", "faq.csv#Do you sell bells?", "--yes");
    expect([part.code, part.stderr]).toEqual([1, expect.stringContaining("is a part of faq.csv")]);
    const none = await command("knowledge", "remove", "shop", "nothing.md", "--yes");
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("knowledge list shop")]);
    const removed = await json("knowledge", "remove", "shop", "faq.csv", "--yes");
    expect(removed.report).toEqual({ slug: "shop", source: "faq.csv", documents: 2 });
    expect((await json("knowledge", "list", "shop")).report.knowledge).toHaveLength(2);
    const [entry] = (await json("audit", "list")).report.entries;
    expect(entry).toMatchObject({ action: "knowledge.removed", details: { files: 1, documents: 2 } });
  });

  it("knows a file under its name however its accents are written, and keeps two that stand side by side", async () => {
    const folder = path.join(scene.data, "accents");
    mkdirSync(folder);
    const [composed, decomposed] = ["caf\u00e9.md", "cafe\u0301.md"];
    const list = async () =>
      (await json("knowledge", "list", "shop")).report.knowledge
        .map(({ source }: { source: string }) => source)
        .filter((source: string) => source.startsWith("caf"));
    writeFileSync(path.join(folder, decomposed), "# Café\n\nThe café opens at nine.\n");
    await command("teach", "shop", folder);
    writeFileSync(path.join(folder, composed), "# Café\n\nThe café opens at ten.\n");
    await command("teach", "shop", path.join(folder, composed));
    expect(await list()).toEqual([decomposed]);
    await command("teach", "shop", folder);
    expect(await list()).toEqual([decomposed, composed]);
    for (const source of [composed, decomposed]) {
      const { report } = await json("knowledge", "remove", "shop", composed, "--yes");
      expect(report).toEqual({ slug: "shop", source, documents: 1 });
    }
  });

  it("reindex reads the kept files anew, without the files", async () => {
    writeFileSync(file, "question,answer\nDo you rent tandems?,Yes we rent tandems.\n");
    await command("teach", "shop", file);
    rmSync(file);
    const { code, report } = await json("knowledge", "reindex", "shop");
    expect([code, report]).toEqual([0, { files: 1, passages: 0, analysed: 0, failed: [] }]);
    await scene.house.appliance.adapters.database.write([
      { sql: "UPDATE passages SET text = 'Cut by another version.' WHERE text = 'Yes we rent tandems.'" },
    ]);
    expect((await json("knowledge", "reindex", "shop")).report).toMatchObject({ files: 1, passages: 1 });
    await scene.house.appliance.flows.teach.forget(
      (await scene.house.appliance.adapters.directory.findRobot("shop"))!.robot.robot_id,
      "faq.csv#Do you rent tandems?",
    );
    expect((await json("knowledge", "reindex")).report).toMatchObject({ files: 1, passages: 1 });
  });
});
