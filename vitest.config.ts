import { defineConfig } from "vitest/config";
import { LeftOutReporter } from "./test/support/left-out.ts";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    reporters: ["default", new LeftOutReporter()],
  },
});
