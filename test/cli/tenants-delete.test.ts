/** `tenants delete`: a tenant goes with all that is kept for it, in a file and on a server, and nothing of another's does. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import type { Database } from "../../src/ports/database.ts";
import { findSqld, startSqld } from "../adapters/storage/sqld.ts";
import { runCommand } from "../support/command.ts";
import { clearFilled, fill, manySessions } from "../support/filled.ts";
import { begin, DATA, OFF, prepareRobots, send, serve } from "../support/workers.ts";

await fill();
afterAll(clearFilled);
const FILE = "chat-assistant.db";
const WORDS = ["marie@acme.example", "Are you open?", "A summary.", "Where?", "rude"];
// Its hash of a key says that the tenant is gone; ids of its robots' knowledge say nothing.
const STAYS = new Set(["api_keys", "knowledge"]);

const TABLES = `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list t JOIN pragma_table_info(t.name) c
  WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'passage_index%'
    AND c.name IN ('tenant_id', 'robot_id', 'session_key', 'robot_key', 'document_key', 'gap_id', 'feedback_key')`;
const OTHERS: Record<string, string> = {
  tenant_id: "SELECT tenant_id FROM tenants",
  robot_id: "SELECT robot_id FROM robots",
  session_key: "SELECT session_key FROM sessions",
  robot_key: "SELECT robot_key FROM knowledge JOIN robots USING (robot_id)",
  document_key: "SELECT document_key FROM documents",
  gap_id: "SELECT gap_id FROM gaps",
  feedback_key: "SELECT feedback_key FROM feedback",
};

/** Tables with rows of what is not there any more. */
async function listLeft(database: Database): Promise<string[]> {
  const left: string[] = [];
  for (const { table, column } of await database.read<{ table: string; column: string }>({ sql: TABLES })) {
    const sql = `SELECT count(*) AS n FROM ${table} WHERE ${column} NOT IN (${OTHERS[column]})`;
    const [found] = await database.read<{ n: number }>({ sql });
    if (found!.n > 0) left.push(table);
  }
  return [...new Set(left)].filter((table) => !STAYS.has(table));
}

async function expectGone(data: string, url: string, environment: Record<string, string>): Promise<void> {
  const run = (...words: string[]) => runCommand([...words, "--data", data], environment);
  const refused = await run("tenants", "delete", "acme");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/acme.* 2 robots.*--yes/)]);
  expect((await run("robots", "list")).stdout).toContain("shop");

  const deleted = await run("tenants", "delete", "acme", "--yes", "--json");
  expect([deleted.stderr, deleted.code]).toEqual(["", 0]);
  expect(JSON.parse(deleted.stdout)).toEqual({ robots: 2, sessions: 452 });
  const database = await openDatabase({ url });
  expect(await listLeft(database)).toEqual([]);
  expect(await database.read({ sql: "SELECT count(*) AS n FROM sessions" })).toEqual([{ n: 0 }]);
  expect(await database.read({ sql: "SELECT count(*) AS n FROM api_keys" })).toEqual([{ n: 1 }]);
  await database.close();

  expect(JSON.parse((await run("tenants", "list", "--json")).stdout).tenants).toMatchObject([
    { name: "other", robots: 1 },
  ]);
  expect((await run("ask", "bakery", "Are you open on Sundays?")).stdout).toContain("closed on Sundays");
  expect((await run("audit", "list")).stdout).toContain("tenant.deleted");
  expect((await run("keys", "list")).code).toBe(0);
  const again = await run("tenants", "delete", "acme", "--yes");
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining("There is no tenant acme; there are: other."),
  ]);
}

describe("a tenant that is deleted", { timeout: 120_000 }, () => {
  it("goes with all its rows, and its words leave the files", async () => {
    const data = manySessions(450);
    const texts = () =>
      readdirSync(data)
        .filter((name) => name.startsWith(FILE))
        .map((name) => readFileSync(path.join(data, name), "latin1"))
        .join("\n");
    const before = texts();
    expect(WORDS.filter((word) => !before.includes(word))).toEqual([]);
    await expectGone(data, path.join(data, FILE), {});
    const after = texts();
    expect(WORDS.filter((word) => after.includes(word))).toEqual([]);
    expect(after).toContain("bakery");
  });

  it.skipIf(findSqld() === undefined)(
    "goes from a libSQL server, too (left out without TEST_SQLD)",
    async () => {
      const data = manySessions(450);
      const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-sqld-"));
      mkdirSync(path.join(folder, "dbs/default"), { recursive: true });
      renameSync(path.join(data, FILE), path.join(folder, "dbs/default/data"));
      rmSync(path.join(data, `${FILE}-wal`), { force: true });
      const server = await startSqld(findSqld()!, { folder });
      try {
        await expectGone(data, server.url, { CHAT_ASSISTANT_DATABASE_URL: server.url });
      } finally {
        await server.stop();
      }
    },
  );
});

it("of two that delete a tenant at once one does, and the other says that it is gone", async () => {
  const data = manySessions(450);
  const run = (...words: string[]) => runCommand([...words, "--data", data]);
  const both = await Promise.all([1, 2].map(() => run("tenants", "delete", "acme", "--yes")));
  const [first, second] = both.sort((one, other) => one.code! - other.code!);
  expect([first!.code, first!.stderr, second!.code, second!.stdout]).toEqual([0, "", 1, ""]);
  expect(first!.stdout).toMatch(/^Deleted acme: 2 robots and \d+ sessions?\.\n$/);
  expect(second!.stderr).toMatch(/There is no tenant acme( any more|;)/);
  const database = await openDatabase({ url: path.join(data, FILE) });
  expect(await listLeft(database)).toEqual([]);
  await database.close();
  const { entries } = JSON.parse((await run("audit", "list", "--json")).stdout);
  expect(entries.filter(({ action }: any) => action === "tenant.deleted").length).toBe(1);
}, 60_000);

describe("a server that runs while its tenant is deleted", () => {
  prepareRobots();

  it("knows its robots and sessions no more, and refuses its keys by name", async () => {
    const words = [
      "keys",
      "issue",
      "--tenant",
      "acme",
      "--scopes",
      "responses,chat_completions",
      "--json",
      "--data",
      DATA,
    ];
    const { api_key } = JSON.parse((await runCommand(words)).stdout);
    const { channels } = JSON.parse(
      (await runCommand(["channels", "list", "--json", "--data", DATA])).stdout,
    );
    const conversation_channel = channels[0].channel_id;
    const { url, call, stop } = await serve(OFF, 2);
    const id = await begin(call, "shop");
    const message = { message: "Are you open on Sundays?" };
    expect((await call(`/v1/public/sessions/${id}/messages`, message)).status).toBe(200);
    const { code, stdout } = await runCommand(["tenants", "delete", "acme", "--yes", "--data", DATA]);
    expect([code, stdout]).toEqual([0, "Deleted acme: 4 robots and 1 session.\n"]);
    const after = [
      await call("/v1/public/robots/shop/config"),
      await call("/v1/public/robots/shop/sessions", { consent_accepted: true }),
      await call(`/v1/public/sessions/${id}/messages`, message),
      await call(`/v1/public/sessions/${id}/finish`, {}),
    ];
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const headers = { authorization: `Bearer ${api_key}` };
    const asked = { conversation_channel, messages: [{ role: "user", content: "Hi" }] };
    const chat = await send(`${url}/v1/chat/completions`, asked, headers);
    expect([chat.status, chat.json.error.code]).toEqual([404, "tenant_not_found"]);
    const response = await send(`${url}/v1/responses`, { conversation_channel, input: "Hi" }, headers);
    expect([response.status, response.json.error.type]).toEqual([403, "permission_error"]);
    expect((await call("/health/ready")).status).toBe(200);
    expect((await runCommand(["audit", "verify", "--data", DATA])).code).toBe(0);
    await stop();
  }, 60_000);
});
