/** `seed` with a broken file: named by its line, and nothing is changed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";
import { readCounts, scratch, seed } from "../support/seeding.ts";

const at = scratch();

describe("a broken file changes nothing at all", () => {
  const whole = {
    "tenant.yaml": TENANT,
    "a/robot.yaml": ROBOT,
    "a/knowledge/hours.md": "# Hours\n\nClosed on Sundays.\n",
  };
  const faults: [string, Record<string, string>, RegExp][] = [
    [
      "a plan there is none of",
      { "tenant.yaml": `${TENANT}plan: busines\n` },
      /tenant\.yaml:4: plan: .*did you mean business/,
    ],
    [
      "an origin that is none",
      { "a/robot.yaml": `${ROBOT}widget_origins:\n  - shop.example\n` },
      /a\/robot\.yaml:4: widget_origins\.0: .*https:\/\/shop\.example/,
    ],
    [
      "a slug twice",
      { "b/robot.yaml": `slug: a\n${ROBOT}` },
      /b\/robot\.yaml:1: slug: a is taken by .*a\/robot\.yaml/,
    ],
    ["a folder that is no slug", { "B b/robot.yaml": ROBOT }, /robot\.yaml:1: slug: .*B b is no slug/],
    [
      "a public channel there is none of",
      { "a/robot.yaml": `${ROBOT}public_channel: main\n` },
      /robot\.yaml:3: public_channel/,
    ],
    [
      "a channel twice",
      {
        "a/robot.yaml": `${ROBOT}channels:\n  - {name: t, visibility: private}\n  - {name: t, visibility: private}\n`,
      },
      /robot\.yaml:5: channels\.1\.name/,
    ],
    ["a prompt of no channel", { "a/prompts/team.md": "Hi" }, /prompts\/team\.md:1: .*no channel team/],
    [
      "instructions in two places",
      {
        "a/prompts/public.md": "Hi",
        "a/robot.yaml": `${ROBOT}channels:\n  - name: public\n    visibility: public\n    instructions: Ho\n`,
      },
      /robot\.yaml:6: .*public\.md gives the instructions too/,
    ],
    [
      "a table with a hole",
      { "a/knowledge/faq.csv": "question,answer\nWhy?,Because.\nHow?,\n" },
      /faq\.csv:3: this row lacks/,
    ],
    [
      "a document nobody can read",
      { "a/knowledge/picture.xyz": "\u0000\u0001\u0002\u0003" },
      /picture\.xyz: .*out of knowledge/,
    ],
    ["a damaged PDF", { "a/knowledge/manual.pdf": "%PDF-1.7\nnothing" }, /manual\.pdf: /],
    [
      "a file that a reference names",
      { "a/robot.yaml": `${ROBOT}welcome_message: \${file:hello.md}\n` },
      /robot\.yaml:3: welcome_message: .*hello\.md cannot be read/,
    ],
    [
      "a key that is misspelt",
      { "a/robot.yaml": `${ROBOT}welcom_message: Hi\n` },
      /robot\.yaml:3: welcom_message: there is no such key: did you mean welcome_message\?/,
    ],
    [
      "a question to begin with that stands there twice",
      { "a/robot.yaml": `${ROBOT}starter_questions:\n  - Are you open?\n  - " Are you open?"\n` },
      /robot\.yaml:5: starter_questions\.1: stands here twice/,
    ],
    [
      "too many of them",
      { "a/robot.yaml": `${ROBOT}starter_questions: [a, b, c, d, e, f]\n` },
      /robot\.yaml:3: starter_questions: .*5/,
    ],
    [
      "one that is no button",
      { "a/robot.yaml": `${ROBOT}starter_questions:\n  - ${"x".repeat(81)}\n` },
      /robot\.yaml:4: starter_questions\.0: .*80/,
    ],
    [
      "one without words",
      { "a/robot.yaml": `${ROBOT}starter_questions: [" "]\n` },
      /robot\.yaml:3: starter_questions\.0: /,
    ],
    [
      "a key that stands twice",
      { "a/robot.yaml": `${ROBOT}welcome_message: Hi\nwelcome_message: Hello\n` },
      /robot\.yaml:4: welcome_message stands here twice/,
    ],
    [
      "a key that is indented",
      { "a/robot.yaml": "assistant_name: Riva\n locale: en\n" },
      /robot\.yaml:1: .*begin both lines in the same column\n$/,
    ],
    [
      "a text with a colon",
      { "a/robot.yaml": `${ROBOT}welcome_message: Hello: there\n` },
      /robot\.yaml:3: .*put the text in quotes/,
    ],
    [
      "a key without a colon",
      { "a/robot.yaml": "assistant_name Riva\nlocale: en\n" },
      /robot\.yaml:1: a colon is missing: write key: value/,
    ],
    [
      "a last key without a colon",
      { "a/robot.yaml": `${ROBOT}published\n` },
      /robot\.yaml:3: a colon is missing: write key: value/,
    ],
    [
      "a line in another column",
      { "a/checks.yaml": "checks:\n  - question: Open?\n  expect: x\n" },
      /checks\.yaml:3: the line does not begin in the same column/,
    ],
    [
      "a line in another column below comments",
      { "a/robot.yaml": `${ROBOT}# one\n\n# two\n  published: true\n` },
      /robot\.yaml:6: the line does not begin in the same column/,
    ],
    ["YAML that is none", { "a/robot.yaml": `${ROBOT}channels: [\n` }, /robot\.yaml:\d+: /],
    ["a NUL", { "a/terms.en.md": "a\0b" }, /terms\.en\.md: .*NUL/],
  ];

  it.each(faults)(
    "%s: told with file and line, and no data directory is made",
    async (name, files, message) => {
      const folder = at("broken", name.replaceAll(" ", "-"));
      const data = path.join(folder, "..", `${path.basename(folder)}-data`);
      writeFiles(folder, { ...whole, ...files });
      const { code, stdout, stderr } = await runCommand(["seed", folder, "--data", data]);
      expect(stderr).toMatch(message);
      expect([code, stdout, existsSync(data)]).toEqual([1, "", false]);
    },
  );

  it("nor does it change a row of an installation that is there; a slug of another tenant is such a fault", async () => {
    const data = at("rows", "data");
    writeFiles(at("rows", "acme"), whole);
    expect((await seed(at("rows", "acme"), data)).code).toBe(0);
    const before = await readCounts(data);
    writeFiles(at("rows", "acme"), {
      "a/knowledge/hours.md": "# Changed\n\nOpen on Sundays.\n",
      "a/knowledge/bad.jsonl": "{",
    });
    expect((await seed(at("rows", "acme"), data, "--prune", "--yes")).code).toBe(1);
    writeFiles(at("rows", "other"), { ...whole, "tenant.yaml": "name: other\ncompany_name: Other\n" });
    const foreign = await seed(at("rows", "other"), data);
    expect(foreign.stderr).toMatch(/a\/robot\.yaml:1: slug: a is a robot of the tenant acme/);
    expect(await readCounts(data)).toEqual(before);
  });
});
