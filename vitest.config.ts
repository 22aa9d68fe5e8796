import { defineConfig } from "vitest/config";
import { LeftOutReporter } from "./test/support/left-out.ts";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/run-folder.ts",
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    // Many tests wait for something within a time, and a shared machine can stand still for longer than that. A test
    // that needs its second try is named as such in the output.
    retry: process.env["CI"] ? 1 : 0,
    reporters: ["default", new LeftOutReporter()],
  },
});
