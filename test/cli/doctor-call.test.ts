/** Whom `doctor` calls. */
import { expect, it } from "vitest";
import { call } from "../../src/cli/doctor/call.ts";

it.each(["http://127.0.0.1:0/health/live", "https://[::1]:0/health/live"])(
  "where any free port is taken, whoever holds the scheme's own is not asked: %s",
  async (url) => {
    await expect(call(url)).rejects.toThrow("the port is not known");
  },
);
