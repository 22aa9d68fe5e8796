/**
 * Marked words through a robot with retention `none`, by every way that leads in, into a server that is watched from outside:
 * neither its data, its journal, its log, its temporary files nor its backups hold one, while it runs, after a kill and after
 * a stop. What deletion leaves is the matter of `test/sweeps/deleted-text.test.ts`.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDocx, makePdf, pdfLine } from "../adapters/conversion/fixtures.ts";
import { uploadOf } from "../support/attachments.ts";
import { runCommand } from "../support/command.ts";
import { filesOf, grep } from "../support/grep.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds } from "../support/size.ts";

const MARKER = "Zanzibarquagga";
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-marked-"));
const data = path.join(folder, "watched", "data");
const temporary = path.join(folder, "watched", "tmp");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  CHAT_ASSISTANT_LOG_LEVEL: "debug",
  CHAT_ASSISTANT_LOG_FORMAT: "json",
  TMPDIR: temporary,
};

beforeAll(async () => {
  mkdirSync(temporary, { recursive: true });
  await seedServed(folder, data);
});

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const attachmentsOf = (word: string) => [
  uploadOf(`${word}.txt`, `The word is ${word}.`),
  uploadOf("a.pdf", makePdf([pdfLine(`The word is ${word}.`)]), "application/pdf"),
  uploadOf("a.docx", makeDocx(`<w:p><w:r><w:t>The word is ${word}.</w:t></w:r></w:p>`), DOCX),
];

/** One conversation whose every text holds the word. */
async function converse({ call }: Served, slug: string, word: string): Promise<void> {
  const { json } = await call(`/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  const at = `/v1/public/sessions/${json.session_id}`;
  const created_at = "2026-01-15T12:00:00Z";
  const turn = { message_id: "m", role: "user", text: `${word} said`, created_at };
  const key = { "idempotency-key": word.slice(-6) };
  const message = { message: `Are you open on Sundays, ${word}?`, history: [turn] };
  const asked = await call(`${at}/messages`, message, key);
  expect(asked.status).toBe(200);
  const attached = await call(`${at}/messages`, {
    message: "What is the word?",
    attachments: attachmentsOf(word),
  });
  expect([attached.status, attached.json.answer]).toEqual([200, expect.stringContaining(word)]);
  const streamed = await call(`${at}/messages`, message, { accept: "text/event-stream" });
  expect(streamed.status).toBe(200);
  const feedback = { rating: "down", feedback_reason: "Other", feedback_details: `${word} was wrong` };
  expect((await call(`${at}/feedback`, { ...feedback, message_id: asked.json.message_id })).status).toBe(201);
  const issued = await call(`${at}/expand-tokens`, { history: [turn] });
  const redeemed = await call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {});
  expect(JSON.stringify(redeemed.json.transcript)).toContain(word);
  // Refused requests are logged, too.
  await call(`${at}/messages`, { message: 7, [word]: word });
  await call(`${at}/messages/${word}`, {});
  await call(`/v1/public/robots/${word}/config?${word}`);
  const files = [{ ...turn, attachments: attachmentsOf(word) }];
  expect((await call(`${at}/finish`, { history: files })).status).toBe(200);
}

describe("a robot of which nothing is kept", () => {
  it("no marked word is in data, journal, log, temporary files or backups", LONG, async () => {
    let server = await serveOn(data, environment);
    let marked = 0;
    const restart = async () => {
      await server.kill();
      server = await serveOn(data, environment);
    };
    // A killed process leaves the journal as it is.
    const found = async (): Promise<readonly string[]> => {
      server.signal("SIGSTOP");
      const seen = path.join(folder, "seen");
      cpSync(path.join(folder, "watched"), seen, { recursive: true });
      server.signal("SIGCONT");
      writeFileSync(path.join(seen, "log"), server.stderr());
      const files = grep(seen, MARKER);
      expect(filesOf(seen).some((file) => file.endsWith("-wal"))).toBe(true);
      rmSync(seen, { recursive: true });
      return files;
    };
    for (const round of rounds("batches of 10 marked conversations", { ci: 2, nightly: 100 })) {
      const work = Array.from({ length: 10 }, (_, at) =>
        converse(server, "quiet", `${MARKER}${String(round * 10 + at).padStart(6, "0")}`),
      );
      await Promise.all(work);
      marked += work.length;
      if (round % 10 === 1) {
        expect(await found()).toEqual([]);
        await restart();
      }
    }
    const kept = path.join(folder, "watched", "backups");
    expect((await runCommand(["backup", "create", "--data", data, "--to", kept], environment)).code).toBe(0);
    expect(await found()).toEqual([]);
    const { code, stdout, stderr } = await server.stop();
    expect([code, (stdout + stderr).includes(MARKER), grep(path.join(folder, "watched"), MARKER)]).toEqual([
      0,
      false,
      [],
    ]);
    report(`${marked} marked conversations: no hit`);
  });

  it("the search finds them where they are kept", LONG, async () => {
    const server = await serveOn(data, environment);
    await converse(server, "shop", `${MARKER}000000`);
    await server.stop();
    expect(grep(data, MARKER)).not.toEqual([]);
    const coded = path.join(folder, "coded");
    mkdirSync(coded);
    for (const before of ["", "a", "ab"])
      writeFileSync(path.join(coded, `${before}.txt`), Buffer.from(`${before}${MARKER}`).toString("base64"));
    writeFileSync(path.join(coded, "wide"), Buffer.from(MARKER.toUpperCase(), "utf16le"));
    expect(grep(coded, MARKER)).toHaveLength(4);
  });
});
