/**
 * Says at the end which tests were left out, and why: the reason stands in their names or was printed above.
 * With TEST_REQUIRE_ALL set, a test that was left out is a failure.
 */
import type { Reporter, TestModule } from "vitest/node";

export class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const suites = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state !== "skipped") continue;
        const suite = test.fullName.split(" > ")[0] ?? test.name;
        suites.set(
          `${module.relativeModuleId}: ${suite}`,
          (suites.get(`${module.relativeModuleId}: ${suite}`) ?? 0) + 1,
        );
      }
    }
    if (suites.size === 0) return;
    const lines = [...suites].map(([suite, count]) => `  ${suite} (${count} tests)`);
    process.stdout.write(
      `\nLeft out, because an optional part is not installed here:\n${lines.join("\n")}\n`,
    );
    if (process.env["TEST_REQUIRE_ALL"]) process.exitCode = 1;
  }
}
