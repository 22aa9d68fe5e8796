/** What a failed command says: what, why and what next, each once and in words. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeFailure } from "../../src/cli/failure.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { DatabaseFault } from "../../src/ports/database.ts";

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const missing = failureOf(() => readFileSync("/no/such/file"));

const system = (code: string): Error =>
  Object.assign(new Error(code), { code, syscall: "open", path: "/srv/chat/blobs" });

describe("a failure", () => {
  it.each([
    [
      "EACCES",
      "/srv/chat/blobs: permission denied.\nRun it as the account that may use this; `chat-assistant doctor`",
    ],
    ["ENOSPC", "/srv/chat/blobs: the disk is full.\nFree space on that disk"],
  ])("of the system's says what to do: %s", (code, words) => {
    expect(describeFailure(system(code))).toContain(words);
    expect(describeFailure(new Error("blobs: cannot write", { cause: system(code) }))).toContain(
      words.split("\n")[1],
    );
  });

  it.each([
    [
      "of the system's names the path and the reason",
      missing,
      "/no/such/file: there is no such file or folder.",
    ],
    [
      "whose cause says no more does not repeat it",
      new Error("/no/such cannot be used: there is no such file or folder.", { cause: missing }),
      "/no/such cannot be used: there is no such file or folder.",
    ],
    [
      "whose cause says more tells it",
      new Error("storage: cannot read", { cause: new Error("file is not a database") }),
      "storage: cannot read\n  because: file is not a database",
    ],
    [
      "that is a refusal is its sentence",
      new Refusal("invalid_request", { detail: "Give one." }),
      "Give one.",
    ],
    ["that is no error is told as it is", "stopped", "stopped"],
  ])("%s", (_case, error, words) => {
    expect(describeFailure(error)).toBe(words);
  });

  it("of two commands that make the same at once says to run it again", () => {
    const fault = new DatabaseFault("database_constraint", "storage: cannot write: UNIQUE", {
      columns: "tenants.name",
    });
    expect(describeFailure(fault)).toContain("run the command again");
  });
});
