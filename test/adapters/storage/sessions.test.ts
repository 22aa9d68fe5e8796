import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { itKeepsSessions } from "../../ports/session-store.suite.ts";
import { findSqld, startSqld } from "./sqld.ts";

describe("sessions in an embedded file", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-sessions-"));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  itKeepsSessions(() => openDatabase({ url: path.join(folder, `${count++}.db`) }));
});

const program = findSqld();

describe.skipIf(program === undefined)("sessions on a libSQL server, skipped without one (TEST_SQLD)", () => {
  itKeepsSessions(async () => {
    const server = await startSqld(program!);
    const database = await openDatabase({ url: `http://127.0.0.1:${server.port}` });
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  });
});
