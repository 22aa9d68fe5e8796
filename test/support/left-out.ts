/**
 * Says at the end which tests were left out, and why: the reason stands in their names or was printed above. Tests that
 * the filter of a run (`-t`) leaves aside are not among them: nobody asked for those.
 * With TEST_REQUIRE_ALL set, a test that was left out is a failure, but for those whose names say MACHINE_FORBIDS: a missing
 * part can be installed, a right that the machine does not give (to mount, say) cannot.
 */
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";

/** In the name of a suite or a test: why it may be left out, found by trying. */
export const MACHINE_FORBIDS = "left out where the machine forbids";

export class LeftOutReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const filter = this.#vitest?.getGlobalTestNamePattern();
    const missing = new Map<string, number>();
    const forbidden = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests("skipped")) {
        if (filter && !isAskedFor(test, filter)) continue;
        const suite = test.fullName.split(" > ")[0] ?? test.name;
        const suites = test.fullName.includes(MACHINE_FORBIDS) ? forbidden : missing;
        const name = `${module.relativeModuleId}: ${suite}`;
        suites.set(name, (suites.get(name) ?? 0) + 1);
      }
    }
    print("Left out, because this machine does not allow it:", forbidden);
    print("Left out, because an optional part is not installed here:", missing);
    if (missing.size > 0 && process.env["TEST_REQUIRE_ALL"]) process.exitCode = 1;
  }
}

function print(title: string, suites: ReadonlyMap<string, number>): void {
  if (suites.size === 0) return;
  const lines = [...suites].map(([suite, count]) => `  ${suite} (${count} tests)`);
  process.stdout.write(`\n${title}\n${lines.join("\n")}\n`);
}

// The filter sees a test's name with blanks between it and its suites, where the reporter's has arrows.
function isAskedFor({ fullName }: TestCase, filter: RegExp): boolean {
  return filter.test(fullName.replaceAll(" > ", " "));
}
