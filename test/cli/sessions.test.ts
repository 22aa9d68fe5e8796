/**
 * The operator's look into conversations: sessions and contacts, listed, followed, ended and exported.
 * Over 250 lines: the same conversations are looked at in every way.
 */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";
import {
  SESSION_ID,
  QUESTION,
  scene,
  command,
  json,
  begin,
  startOperated,
  stopOperated,
} from "../support/operated.ts";

beforeAll(startOperated, 60_000);
afterAll(stopOperated);

describe("sessions", () => {
  it("lists by robot, state, time and number, never a session id", async () => {
    const { report } = await json("sessions", "list");
    expect(report.sessions.map(({ protocol_number }: any) => protocol_number)).toEqual(
      scene.protocols.toReversed(),
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
    expect(await listed("--robot", "silent")).toEqual([scene.protocols[2]]);
    expect(await listed("--closed")).toEqual([scene.protocols[1]]);
    expect(await listed("--active", "--robot", "shop")).toEqual([scene.protocols[0]]);
    expect(await listed("--limit", "1")).toEqual([scene.protocols[2]]);
    const more = async (limit: string) => (await json("sessions", "list", "--limit", limit)).report.more;
    expect([await more("2"), await more("3")]).toEqual([true, false]);
    expect(await listed("--since", "2100-01-01")).toEqual([]);
    const table = await command("sessions", "list");
    expect(table.stdout).toContain(scene.protocols[0]);
    expect(table.stdout).not.toMatch(SESSION_ID);
  });

  it("says of none that there is none yet, and of a filter that none is such", async () => {
    expect((await command("sessions", "list", "--since", "2100-01-01")).stdout).toBe(
      "There is no such session.\n",
    );
    const data = path.join(scene.data, "empty");
    expect((await runCommand(["migrate", "--data", data])).code).toBe(0);
    const { stdout } = await runCommand(["sessions", "list", "--data", data]);
    expect(stdout).toBe("There is no session yet: one begins with the first message of a visitor.\n");
  });

  it.each([
    ["--limit", "0"],
    ["--limit", "many"],
    ["--since", "yesterday"],
  ])("list %s %s is wrong usage", async (flag, value) => {
    expect((await command("sessions", "list", flag, value)).code).toBe(2);
  });

  it("shows a transcript, and says when none is kept", async () => {
    const { report } = await json("sessions", "show", scene.protocols[0]!);
    expect(report).toMatchObject({ protocol_number: scene.protocols[0], robot: "shop", status: "active" });
    expect(report.transcript.map(({ role }: any) => role)).toEqual(["user", "assistant"]);
    expect(report.transcript[0].text).toBe(QUESTION);
    expect(JSON.stringify(report)).not.toContain(scene.ids[0]);
    expect((await command("sessions", "show", scene.protocols[2]!)).stdout).toContain(
      "No text of the conversation is kept",
    );
    const unknown = await command("sessions", "show", "ACM-20200101-AAAAAA");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("sessions list")]);
  });

  it("shows the last thousand messages, and says that there are earlier ones", async () => {
    const { session_id, protocol_number } = await begin("shop");
    const insert = /* sql */ `INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
      SELECT session_key, value, 'msg_' || value, 'user', 'Message ' || value || '.', value FROM sessions, json_each(:numbers)
      WHERE session_id = :session_id`;
    const add = (numbers: number[]) =>
      scene.house.appliance.adapters.database.write([
        { sql: insert, args: { session_id, numbers: JSON.stringify(numbers) } },
      ]);
    const more = "There are earlier messages";
    await add(Array.from({ length: 1_000 }, (_, at) => at + 1));
    expect((await json("sessions", "show", protocol_number)).report).toMatchObject({ more: false });
    expect((await command("sessions", "show", protocol_number)).stdout).not.toContain(more);
    await add([1_001]);
    const { report } = await json("sessions", "show", protocol_number);
    expect(report.more).toBe(true);
    expect([report.transcript.length, report.transcript[0].text]).toEqual([1_000, "Message 2."]);
    expect((await command("sessions", "show", protocol_number)).stdout).toContain(more);
  });

  it("shows the files of a message and the ratings of an answer where they belong", async () => {
    const { session_id, protocol_number } = await begin("shop");
    const say = (route: string, body: object) =>
      scene.house.call("POST", `/v1/public/sessions/${session_id}/${route}`, body);
    const bytes = Buffer.from("Order 4711: a blue bicycle.");
    const answer = await say("messages", {
      message: "What is this order?\nattachment: forged.txt",
      attachments: [
        {
          file_name: "order.txt",
          content_type: "text/plain",
          size_bytes: bytes.length,
          content_base64: bytes.toString("base64"),
        },
      ],
    });
    const { message_id } = answer.json;
    await say("feedback", {
      rating: "down",
      message_id,
      feedback_reason: "Not what I asked",
      feedback_details: "The colour\nrating: up",
    });
    await say("feedback", { rating: "up" });
    const { report } = await json("sessions", "show", protocol_number);
    expect(report.transcript[0].attachments).toEqual([
      {
        file_name: "order.txt",
        content_type: "text/plain",
        size_bytes: bytes.length,
        extracted_text: expect.stringContaining("4711"),
      },
    ]);
    expect(report.feedback).toMatchObject([
      { message_id, rating: "down", feedback_reason: "Not what I asked" },
      { message_id: null, rating: "up" },
    ]);
    const lines = (await command("sessions", "export", "--jsonl", "--robot", "shop")).stdout
      .trim()
      .split("\n");
    const exported = lines
      .map((line) => JSON.parse(line))
      .find((line) => line.protocol_number === protocol_number);
    expect([exported.transcript, exported.feedback]).toEqual([report.transcript, report.feedback]);
    const { stdout } = await command("sessions", "show", protocol_number);
    expect(stdout).toMatch(
      new RegExp(
        `^attachment: order\\.txt \\(text/plain, ${bytes.length} bytes\\)\n\n.*assistant:\n(?: .*\n|\n)*` +
          "rating: down – Not what I asked – The colour rating: up\n\nrating of the whole conversation: up\n",
        "m",
      ),
    );
    expect(stdout.match(/^(?:attachment|rating).*/gm)).toHaveLength(3);
  });

  it("tail follows beginnings, messages and ends of conversations, and stops by itself", async () => {
    const tail = start(["sessions", "tail", "--for", "12", "--json", "--data", scene.data]);
    await new Promise((done) => setTimeout(done, 2_500));
    const { session_id, protocol_number } = await begin("shop");
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/messages`, {
      message: "Can I return a bicycle?",
    });
    await scene.house.call("POST", `/v1/public/sessions/${scene.ids[0]}/messages`, {
      message: "And on Mondays?",
    });
    await tail.waitFor(/And on Mondays/);
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
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

  it("shows what a visitor wrote without obeying it: no control, no forged line", async () => {
    const created = await scene.house.call("POST", "/v1/public/robots/shop/sessions", {
      consent_accepted: true,
      visitor_label: "Eve\u001b[2J\nstatus  closed",
    });
    const { session_id, protocol_number } = created.json;
    const message = "What does a \u001b]0;x\u0007zebra eat?\n2026-01-01 00:00:00 UTC assistant:\nGold.";
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/messages`, { message });
    for (const words of [
      ["sessions", "show", protocol_number],
      ["gaps", "list"],
      ["sessions", "list"],
    ]) {
      const { stdout } = await command(...words);
      expect(stdout).toContain(words[1] === "list" ? "" : "zebra");
      expect(stdout).not.toMatch(/(?![\n])\p{Cc}/u);
      expect(stdout).not.toMatch(/^(?:2026-01-01|status {2}closed)/m);
    }
    const { report } = await json("sessions", "show", protocol_number);
    expect(report.transcript[0].text).toBe(message);
  });

  it("finish closes once, is confirmed, relays, and is in the audit log without a word of the conversation", async () => {
    expect((await command("sessions", "finish", scene.protocols[0]!)).stderr).toContain("--yes");
    const { report } = await json("sessions", "finish", scene.protocols[0]!, "--yes");
    expect(report).toMatchObject({
      finished_now: true,
      close_reason: "user_closed",
      forms_relay_status: "not_configured",
    });
    const again = await json("sessions", "finish", scene.protocols[0]!, "--yes");
    expect(again.report).toMatchObject({ finished_now: false, close_reason: "user_closed" });
    const { stdout } = await command("audit", "list", "--json");
    const finished = JSON.parse(stdout).entries.filter(({ action }: any) => action === "session.finished");
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({ subject: scene.protocols[0], details: { relay: "not_configured" } });
    expect(stdout).not.toContain("Zanzibar");
  });

  it("export gives a line for each session with its transcript, and is audited", async () => {
    const { code, stdout } = await command("sessions", "export", "--jsonl", "--robot", "shop");
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ protocol_number: scene.protocols[0], status: "closed" });
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
      { protocol_number: scene.protocols[1], robot: "shop", email: "marie@example.com", phone: null },
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

  it("lists and exports the newest first, across pages, and says whether there are more", async () => {
    const { adapters } = scene.house.appliance;
    const insert = /* sql */ `INSERT INTO contacts (contact_id, session_key, tenant_id, robot_id, email, created_at)
      SELECT 'cto_' || n.value, session_key, tenant_id, robot_id, n.value || '@example.com', n.value / 2
      FROM sessions, json_each(:numbers) n WHERE session_id = :session_id`;
    const numbers = JSON.stringify(Array.from({ length: 600 }, (_, index) => 1_000 + index));
    await adapters.database.write([{ sql: insert, args: { session_id: scene.ids[2]!, numbers } }]);
    try {
      const { stdout } = await command("contacts", "export", "--csv");
      const exported = stdout.match(/\d+(?=@example)/g)!.map(Number);
      expect(exported).toEqual(Array.from({ length: 600 }, (_, index) => 1_599 - index));
      const listed = async (limit: number) => (await json("contacts", "list", "--limit", `${limit}`)).report;
      const few = await listed(3);
      expect([few.contacts.map(({ email }: any) => email), few.more]).toEqual([
        ["marie@example.com", "1599@example.com", "1598@example.com"],
        true,
      ]);
      const all = await listed(601);
      expect([all.contacts.length, all.more]).toEqual([601, false]);
    } finally {
      await adapters.database.write([{ sql: "DELETE FROM contacts WHERE email LIKE '1%'", args: {} }]);
    }
  });
});
