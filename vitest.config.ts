import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LeftOutReporter } from "./test/support/left-out.ts";

// Suites that run within the tests' own process. Their hundreds of files share one and what it has loaded, which takes a
// third of the time: a process for each file costs more than the tests in it.
const TOGETHER = [
  "test/{adapters,contract,domain,flows,http,settings,templates,web}/**/*.test.ts",
  "test/*.test.ts",
];

const common = {
  pool: "forks",
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  restoreMocks: true,
  // Many tests wait for something within a time, and a shared machine can stand still for longer than that. A test
  // that needs its second try is named as such in the output.
  retry: process.env["CI"] ? 1 : 0,
} as const;

// Half of the time a suite waits for a process that it started, a browser or a timer: two of them fill even a single core.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...common, name: "together", include: TOGETHER, isolate: false } },
      { test: { ...common, name: "apart", include: ["test/**/*.test.ts"], exclude: TOGETHER } },
    ],
    globalSetup: "test/support/run-folder.ts",
    reporters: ["default", new LeftOutReporter()],
  },
});
