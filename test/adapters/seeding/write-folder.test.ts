/** Folders that are written for the operator: what is said where none can be made. */
import { describe, expect, it } from "vitest";
import { writeFolder } from "../../../src/adapters/seeding/write-folder.ts";

describe("a folder that is written", () => {
  it.runIf(process.platform === "linux")(
    "where none can be made ends at once, with its path and what to do",
    async () => {
      await expect(writeFolder("/proc/chat-assistant/shop", () => Promise.resolve())).rejects.toThrow(
        "/proc/chat-assistant/shop cannot be made: there is no such file or folder. Name another folder.",
      );
    },
  );
});
