import { expect, it } from "vitest";
import { toPlacedFaults } from "../../../src/adapters/seeding/unknown-keys.ts";
import { ChecksFile, RobotFile, TenantFile } from "../../../src/contract/seed-files.ts";

const robot = { assistant_name: "Riva", locale: "en" };
const tenant = { name: "acme", company_name: "Acme" };

it.each([
  [RobotFile, { ...robot, welcom_message: "Hi" }, "welcom_message", /did you mean welcome_message\?$/],
  [RobotFile, { ...robot, colour: "red" }, "colour", /there are slug, assistant_name, .*channels$/],
  [
    RobotFile,
    { ...robot, channels: [{ name: "team", visibility: "private", instruction: "x" }] },
    "channels.0.instruction",
    /did you mean instructions\?$/,
  ],
  [
    ChecksFile,
    { checks: [{ question: "Q", expect: "a", histroy: [] }] },
    "checks.0.histroy",
    /mean history\?$/,
  ],
  [TenantFile, { ...tenant, relays: null }, "relays", /mean relay\?$/],
  [
    TenantFile,
    { ...tenant, relay: { transport: "http", http: { url: "https://forms.example/", secrets: "x" } } },
    "relay.http.secrets",
    /mean secret\?$/,
  ],
])("an unknown key has its own place and the nearest right one: %#", (schema, content, place, message) => {
  const { error } = schema.safeParse(content);
  const faults = toPlacedFaults(error!.issues, schema, content);
  expect(faults.map(({ path }) => path.join("."))).toEqual([place]);
  expect(faults[0]!.message).toMatch(message);
});

it("every unknown key is a fault of its own; other faults stay as they are", () => {
  const content = { ...robot, locale: "fr", one: 1, two: 2 };
  const { error } = RobotFile.safeParse(content);
  const faults = toPlacedFaults(error!.issues, RobotFile, content);
  expect(faults.map(({ path }) => path.join("."))).toEqual(["locale", "one", "two"]);
});
