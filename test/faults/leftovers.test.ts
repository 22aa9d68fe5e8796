/** What a killed process leaves outside of its data directory: documents of visitors, a demo. The next start removes it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { note } from "../support/attachments.ts";
import { start } from "../support/command.ts";
import { seedServed, serveOn } from "../support/served.ts";
import { begin, OFF, prepareRobots, serve } from "../support/workers.ts";

const MEMORY = "/dev/shm";
const SLOW = {
  ...OFF,
  CHAT_ASSISTANT_CONVERSION_ENGINE: "command",
  CHAT_ASSISTANT_CONVERSION_ARGV: "/bin/sleep,8",
  CHAT_ASSISTANT_CONVERSION_TYPES: "text",
};

/** The folder in memory that holds a document with these words. */
function findDocument(words: string): string | undefined {
  const holds = (folder: string): boolean => {
    try {
      return readFileSync(path.join(folder, "document.txt"), "utf8").includes(words);
    } catch {
      return false;
    }
  };
  return readdirSync(MEMORY)
    .map((name) => path.join(MEMORY, name))
    .find(holds);
}

const untilFound = async (words: string): Promise<string> => {
  await expect.poll(() => findDocument(words)).toBeDefined();
  return findDocument(words)!;
};

describe.skipIf(!existsSync(MEMORY))(
  "a document that an operator's program reads, skipped without /dev/shm",
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-leftovers-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    prepareRobots();
    beforeAll(() => seedServed(folder, path.join(folder, "data")));
    const read = (words: string) => ({ message: "Please read it.", attachments: [note(words)] });

    it("stays in memory when the server is killed, until the next one starts", async () => {
      const server = await serveOn(path.join(folder, "data"), SLOW);
      const id = await begin(server.call, "shop");
      const asked = server.call(`/v1/public/sessions/${id}/messages`, read("Zanzibar, alone"));
      const left = await untilFound("Zanzibar, alone");
      await server.kill();
      expect((await asked).status).toBe(0);
      expect(existsSync(left)).toBe(true);
      const next = await serveOn(path.join(folder, "data"), SLOW);
      await expect.poll(() => existsSync(left)).toBe(false);
      await next.stop();
    });

    it("goes with the worker that replaces a killed one, and one that is being read stays", async () => {
      const { call, pids, lines, stop } = await serve(SLOW, 2);
      const documents = new Map<number, string>();
      const asked: Promise<unknown>[] = [];
      // Connections go to the workers by turns.
      const ids = [await begin(call, "shop"), await begin(call, "shop")];
      for (const [at, id] of ids.entries()) {
        const words = `Zanzibar, of question ${at}`;
        asked.push(call(`/v1/public/sessions/${id}/messages`, read(words)).catch(() => null));
        const found = await untilFound(words);
        const [, pid] = readFileSync(path.join(found, ".owner"), "utf8").split("/");
        documents.set(Number(pid), found);
      }
      expect([...documents.keys()].toSorted()).toEqual([...pids().values()].toSorted());
      const [victim, other] = [...pids().values()];
      process.kill(victim!, "SIGKILL");
      await expect.poll(() => lines().filter(({ message }) => message === "a worker serves")).toHaveLength(3);
      await expect.poll(() => existsSync(documents.get(victim!)!)).toBe(false);
      expect(existsSync(documents.get(other!)!)).toBe(true);
      await stop();
      await Promise.all(asked);
      expect(existsSync(documents.get(other!)!)).toBe(false);
    }, 60_000);
  },
);

it("the data of a demo that was killed goes when the next one starts, and with its own end", async () => {
  const temporary = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-leftovers-"));
  const demo = async () => {
    const running = start(["demo", "--port", "0", "--json"], { TMPDIR: temporary });
    await running.waitFor(/"base_url"/);
    return running;
  };
  const killed = await demo();
  killed.child.kill("SIGKILL");
  await killed.finished;
  const [left, ...others] = readdirSync(temporary);
  expect([left, others]).toEqual([expect.stringMatching(/^chat-assistant-demo-/), []]);
  const next = await demo();
  const [kept, ...more] = readdirSync(temporary);
  expect([kept === left, more]).toEqual([false, []]);
  next.child.kill("SIGTERM");
  expect((await next.finished).code).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
}, 60_000);
