import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SERVED_ENDPOINTS, SHARED_REFUSALS } from "../../src/contract/endpoints.ts";
import { NOT_IMPLEMENTED_PARAMETERS } from "../../src/contract/resources/response.ts";
import { findPython, runProgram, runPython } from "../support/python.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";

const page = readFileSync("docs/runtime.md", "utf8");
const SNIPPET = /^### (.+)\n(?:(?!^###)[\s\S])*?^```(\w+) run\n([\s\S]*?)^```$/gm;
const snippets = [...page.matchAll(SNIPPET)].map(([, title, language, code]) => ({
  title: title!,
  language: language!,
  code: code!,
}));
const hasPython = findPython() !== null;

describe("docs/runtime.md", () => {
  let house: RuntimeHouse;
  beforeAll(async () => {
    house = await startRuntime();
  });
  afterAll(() => house.stop());

  it("shows a snippet for every client that can be run", () => {
    expect(snippets).toHaveLength(7);
    expect(page.match(/^```\w+ run$/gm)).toHaveLength(snippets.length);
  });

  const run = ({ language, code }: (typeof snippets)[number]) => {
    const env = { BASE_URL: house.v1, API_KEY: house.api_key, CHANNEL: house.public_channel };
    if (language === "python") return runPython(["-c", code], env);
    if (language === "sh") return runProgram("sh", ["-c", code], env);
    return runProgram(process.execPath, ["--input-type=module", "--eval", code], env);
  };

  for (const snippet of snippets) {
    const { title, language, code } = snippet;
    it.skipIf(language === "python" && !hasPython)(
      `the snippet for ${title} works as it is`,
      { timeout: 60_000 },
      async () => {
        const { code: ended, output } = await run(snippet);
        expect([ended, output]).toEqual([0, expect.stringContaining("9 am to 6 pm")]);
        const calls = code.match(
          /generateText\(|\.create\(|streamText\(|\.invoke\(|await run\(|curl/g,
        )!.length;
        expect(output.match(/9 am to 6 pm/g)!.length).toBeGreaterThanOrEqual(calls);
        expect(house.asked.at(-1)!.robot.visibility).toBe("public");
      },
    );
  }

  it("lists the codes with which the runtime's endpoints refuse, and no others", () => {
    const table = /^## Errors$[\s\S]*?(?=^Checks run)/m.exec(page)![0];
    const rows = table.split("\n").filter((line) => /^\| [45\d]/.test(line));
    const listed = rows.flatMap((row) =>
      [...row.split("|")[3]!.matchAll(/`(\w+)`/g)].map(([, code]) => code!),
    );
    const runtime = SERVED_ENDPOINTS.filter(({ surface }) => surface === "runtime");
    const codes = [...SHARED_REFUSALS, ...runtime.flatMap(({ refusals }) => refusals), "unknown_route"];
    expect(listed.toSorted()).toEqual([...new Set(codes)].toSorted());
  });

  it("names every parameter that is not implemented", () => {
    for (const name of NOT_IMPLEMENTED_PARAMETERS) expect(page).toContain(`\`${name}\``);
  });
});
