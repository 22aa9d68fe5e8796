import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-operating-"));
const SESSION_ID = /ses_[\w-]{10,}/;
const QUESTION = "Are you open on Sundays, Zanzibar?";
let house: TestAppliance;
let ids: string[] = [];
let protocols: string[] = [];

const command = (...words: string[]) => runCommand([...words, "--data", data]);
const json = async (...words: string[]) => {
  const { code, stdout, stderr } = await command(...words, "--json");
  expect(stderr).toBe("");
  expect(stdout).not.toMatch(SESSION_ID);
  return { code, report: JSON.parse(stdout) };
};

async function begin(slug: string): Promise<{ session_id: string; protocol_number: string }> {
  const reply = await house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  return reply.json;
}

beforeAll(async () => {
  house = await startAppliance({
    data,
    seed: tenantSeed([robotSeed(), robotSeed({ slug: "silent", retention_mode: "none" })], {
      notification_emails: ["team@example.com"],
    }),
  });
  const sessions = [await begin("shop"), await begin("shop"), await begin("silent")];
  ids = sessions.map(({ session_id }) => session_id);
  protocols = sessions.map(({ protocol_number }) => protocol_number);
  for (const id of ids) await house.call("POST", `/v1/public/sessions/${id}/messages`, { message: QUESTION });
  await house.call("POST", `/v1/public/sessions/${ids[1]}/contact-handoffs`, {
    consent_accepted: true,
    name: '=HYPERLINK("http://evil.example","x")',
    email: "marie@example.com",
    message: 'She said "call me",\nplease.',
  });
}, 60_000);
afterAll(async () => {
  await house.stop();
  rmSync(data, { recursive: true, force: true });
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
      .poll(async () => (await house.call("GET", "/v1/public/robots/shop/config")).status, { timeout: 5_000 })
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
  const file = path.join(data, "faq.csv");

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

  it("reindex reads the kept files anew, without the files", async () => {
    writeFileSync(file, "question,answer\nDo you rent tandems?,Yes we rent tandems.\n");
    await command("teach", "shop", file);
    rmSync(file);
    const { code, report } = await json("knowledge", "reindex", "shop");
    expect([code, report]).toEqual([0, { files: 1, passages: 0, analysed: 0, failed: [] }]);
    await house.appliance.flows.teach.forget(
      (await house.appliance.adapters.directory.findRobot("shop"))!.robot.robot_id,
      "faq.csv#Do you rent tandems?",
    );
    expect((await json("knowledge", "reindex")).report).toMatchObject({ files: 1, passages: 1 });
  });
});

describe("sessions", () => {
  it("lists by robot, state, time and number, never a session id", async () => {
    const { report } = await json("sessions", "list");
    expect(report.sessions.map(({ protocol_number }: any) => protocol_number)).toEqual(
      protocols.toReversed(),
    );
    expect(report.sessions[1]).toMatchObject({
      robot: "shop",
      status: "closed",
      close_reason: "follow_up_requested",
      question_count: 1,
      forms_relay_status: "not_configured",
    });
    const listed = async (...flags: string[]) =>
      (await json("sessions", "list", ...flags)).report.sessions.map(
        ({ protocol_number }: any) => protocol_number,
      );
    expect(await listed("--robot", "silent")).toEqual([protocols[2]]);
    expect(await listed("--closed")).toEqual([protocols[1]]);
    expect(await listed("--active", "--robot", "shop")).toEqual([protocols[0]]);
    expect(await listed("--most", "1")).toEqual([protocols[2]]);
    expect(await listed("--since", "2100-01-01")).toEqual([]);
    const table = await command("sessions", "list");
    expect(table.stdout).toContain(protocols[0]);
    expect(table.stdout).not.toMatch(SESSION_ID);
  });

  it.each([
    ["--most", "0"],
    ["--most", "many"],
    ["--since", "yesterday"],
  ])("list %s %s is wrong usage", async (flag, value) => {
    expect((await command("sessions", "list", flag, value)).code).toBe(2);
  });

  it("shows a transcript, and says when none is kept", async () => {
    const { report } = await json("sessions", "show", protocols[0]!);
    expect(report).toMatchObject({ protocol_number: protocols[0], robot: "shop", status: "active" });
    expect(report.transcript.map(({ role }: any) => role)).toEqual(["user", "assistant"]);
    expect(report.transcript[0].text).toBe(QUESTION);
    expect(JSON.stringify(report)).not.toContain(ids[0]);
    expect((await command("sessions", "show", protocols[2]!)).stdout).toContain(
      "No text of the conversation is kept",
    );
    const unknown = await command("sessions", "show", "ACM-20200101-AAAAAA");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("sessions list")]);
  });

  it("tail follows beginnings, messages and ends of conversations, and stops by itself", async () => {
    const tail = start(["sessions", "tail", "--for", "12", "--json", "--data", data]);
    await new Promise((done) => setTimeout(done, 2_500));
    const { session_id, protocol_number } = await begin("shop");
    await house.call("POST", `/v1/public/sessions/${session_id}/messages`, {
      message: "Can I return a bicycle?",
    });
    await house.call("POST", `/v1/public/sessions/${ids[0]}/messages`, { message: "And on Mondays?" });
    await tail.waitFor(/And on Mondays/);
    await house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
    await tail.waitFor(/"closed"/);
    tail.child.kill("SIGINT");
    const { code, stdout, stderr } = await tail.finished;
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).not.toMatch(SESSION_ID);
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const own = events.filter((event) => event.protocol_number === protocol_number);
    expect(own.map(({ event, role }) => role ?? event)).toEqual(["began", "user", "assistant", "closed"]);
    expect(events.filter(({ text }) => text === QUESTION)).toEqual([]);
  });

  it("finish closes once, is confirmed, relays, and is in the audit log without a word of the conversation", async () => {
    expect((await command("sessions", "finish", protocols[0]!)).stderr).toContain("--yes");
    const { report } = await json("sessions", "finish", protocols[0]!, "--yes");
    expect(report).toMatchObject({
      finished_now: true,
      close_reason: "user_closed",
      forms_relay_status: "not_configured",
    });
    const again = await json("sessions", "finish", protocols[0]!, "--yes");
    expect(again.report).toMatchObject({ finished_now: false, close_reason: "user_closed" });
    const { stdout } = await command("audit", "list", "--json");
    const finished = JSON.parse(stdout).entries.filter(({ action }: any) => action === "session.finished");
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({ subject: protocols[0], details: { relay: "not_configured" } });
    expect(stdout).not.toContain("Zanzibar");
  });

  it("export gives a line for each session with its transcript, and is audited", async () => {
    const { code, stdout } = await command("sessions", "export", "--jsonl", "--robot", "shop");
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ protocol_number: protocols[0], status: "closed" });
    expect(lines.at(-1).transcript[0]).toMatchObject({ role: "user", text: QUESTION });
    expect(stdout).not.toMatch(SESSION_ID);
    const [entry] = (await json("audit", "list")).report.entries;
    expect(entry).toMatchObject({
      action: "sessions.exported",
      details: { sessions: lines.length, robot: "shop" },
    });
    expect((await command("sessions", "export")).code).toBe(2);
  });
});

describe("contacts", () => {
  it("lists who left one", async () => {
    const { report } = await json("contacts", "list");
    expect(report.contacts).toMatchObject([
      { protocol_number: protocols[1], robot: "shop", email: "marie@example.com", phone: null },
    ]);
    expect((await json("contacts", "list", "--robot", "silent")).report.contacts).toEqual([]);
  });

  it("exports a table that no spreadsheet takes for a formula; --bom for Excel; audited", async () => {
    const { stdout } = await command("contacts", "export", "--csv", "--bom");
    expect(
      stdout.startsWith("\uFEFFcreated_at,protocol_number,robot,name,email,phone,company,message\r\n"),
    ).toBe(true);
    expect(stdout).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(stdout).toContain('"She said ""call me"",\nplease."');
    expect((await command("contacts", "export", "--csv")).stdout.startsWith("created_at")).toBe(true);
    expect((await command("contacts", "export")).code).toBe(2);
    const audit = (await command("audit", "list", "--json")).stdout;
    expect(JSON.parse(audit).entries[0]).toMatchObject({
      action: "contacts.exported",
      details: { contacts: 1 },
    });
    expect(audit).not.toContain("marie@example.com");
  });
});
