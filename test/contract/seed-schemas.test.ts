import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ChecksFile, RobotFile, TenantFile } from "../../src/contract/seed-files.ts";
import { SEED_FILE_NAMES, type SeedFileName } from "../../src/contract/seed-file-names.ts";
import { toSeedSchema } from "../../src/contract/seed-schemas.ts";

const FILES = { tenant: TenantFile, robot: RobotFile, checks: ChecksFile };
const tenant = { name: "acme", company_name: "Acme" };
const http = { url: "https://forms.example/in" };
const robot = { assistant_name: "Riva", locale: "en" };
const question = "Are you open?";

/** What an editor would say: the published schema, read back. */
const isMarked = (name: SeedFileName, content: unknown): boolean =>
  !z.fromJSONSchema(JSON.parse(JSON.stringify(toSeedSchema(name)))).safeParse(content).success;

describe("the JSON Schemas of an operator's files", () => {
  it("are there for each of them", () => {
    expect(SEED_FILE_NAMES).toEqual(["tenant", "robot", "checks"]);
  });

  it.each<[SeedFileName, unknown, boolean]>([
    ["tenant", tenant, true],
    ["tenant", { ...tenant, relay: null }, true],
    ["tenant", { ...tenant, relay: { transport: "http", http } }, true],
    ["tenant", { ...tenant, relay: { transport: "http" } }, false],
    ["tenant", { ...tenant, relay: { transport: "pigeon" } }, false],
    ["tenant", { ...tenant, relay: { transport: "none", http } }, false],
    ...[
      "nobody",
      "a@b",
      "a,b@acme.example",
      "Ana <ana@acme.example>",
      "a b@acme.example",
      "a@acme.example.",
      "a@acme..example",
      "a@.acme.example",
      "büro\u200b@acme.example",
      "山田@例え　.example",
      "a@b@acme.example",
      "ana＠acme.example",
    ].map((email): [SeedFileName, unknown, boolean] => [
      "tenant",
      { ...tenant, notification_emails: [email] },
      false,
    ]),
    ...[
      "ana@acme.example",
      "o'brien+x@mail.acme.co.uk",
      "büro@bücher.example",
      "山田@例え.テスト",
      "rané@acme.xn--p1ai",
      "a..b.@acme.example",
    ].map((email): [SeedFileName, unknown, boolean] => [
      "tenant",
      { ...tenant, notification_emails: [email] },
      true,
    ]),
    ["robot", robot, true],
    ["robot", { ...robot, slug: "My Shop" }, false],
    ["checks", {}, true],
    [
      "checks",
      {
        checks: [
          { question, expect: "closed" },
          { question, expect_declined: true },
        ],
      },
      true,
    ],
    ["checks", { checks: [{ question }] }, false],
    ["checks", { checks: [{ question, expect: "closed", expect_declined: true }] }, false],
    ["checks", { checks: [{ question, expect_declined: false }] }, false],
    ["checks", { checks: [{ question, expects: "closed" }] }, false],
    ["checks", { check: [] }, false],
  ])("%s.yaml: editor and seed say the same about %o: %s", (name, content, isFine) => {
    expect(FILES[name].safeParse(content).success).toBe(isFine);
    expect(isMarked(name, content)).toBe(!isFine);
  });

  it("let a reference stand where it may", () => {
    const referring = {
      ...tenant,
      notification_emails: ["${env:TEAM}"],
      relay: { transport: "http", http: { url: "${file:url.txt}", secret: "${env:SECRET}" } },
    };
    expect(isMarked("tenant", referring)).toBe(false);
    expect(isMarked("tenant", { ...referring, notification_emails: ["$env:TEAM"] })).toBe(true);
  });
});
