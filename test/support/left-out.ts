/**
 * Says at the end which tests were left out, and why: the reason stands in their names or was printed above. Tests that
 * the filter of a run (`-t`) leaves aside are not among them: nobody asked for those.
 * With TEST_REQUIRE_ALL set, a test that was left out is a failure.
 */
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";

export class LeftOutReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const filter = this.#vitest?.getGlobalTestNamePattern();
    const suites = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests("skipped")) {
        if (filter && !isAskedFor(test, filter)) continue;
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

// The filter sees a test's name with blanks between it and its suites, where the reporter's has arrows.
function isAskedFor({ fullName }: TestCase, filter: RegExp): boolean {
  return filter.test(fullName.replaceAll(" > ", " "));
}
