/** `stats`: what robots are asked, by the day of this machine's time zone, or robot by robot. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { robotSeed, tenantSeed } from "../support/appliance.ts";
import { command, json, scene, startOperated, stopOperated } from "../support/operated.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  await startOperated();
  const { adapters, flows } = scene.house.appliance;
  await flows.seed(tenantSeed([robotSeed({ slug: "idle" })], { name: "other", protocol_letters: "OTH" }));
  await adapters.usageCounter.close();
  const { robot } = (await adapters.directory.findRobot("shop"))!;
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const hour = Date.parse(`${yesterday}T16:00Z`);
  await adapters.usage.add([
    { robot_id: robot.robot_id, hour, use: "answered", times: 6 },
    { robot_id: robot.robot_id, hour, use: "failed", times: 1 },
    { robot_id: robot.robot_id, hour: hour - HOUR_MS, use: "declined", times: 2 },
    { robot_id: robot.robot_id, hour, use: "rated_down", times: 1 },
    { robot_id: robot.robot_id, hour, use: "api_answered", times: 40 },
    { robot_id: robot.robot_id, hour: hour - 400 * DAY_MS, use: "answered", times: 1_000 },
  ]);
}, 60_000);
afterAll(stopOperated);

const today = () => new Date().toISOString().slice(0, 10);
const inZone = (zone: string, ...words: string[]) =>
  runCommand(["stats", "shop", ...words, "--data", scene.data], { TZ: zone });

describe("of one robot", () => {
  it("has a line for each day, those without any use too, and one for all of them", async () => {
    const { code, stdout, stderr } = await inZone("UTC", "--days", "3");
    expect([code, stderr]).toEqual([0, ""]);
    const [heading, ...lines] = stdout.split("\n").map((line) => line.split(/ {2,}/));
    expect(heading).toEqual([
      "DAY (UTC)",
      "CHATS",
      "QUESTIONS",
      "ANSWERED",
      "DECLINED",
      "FAILED",
      "UP",
      "DOWN",
      "CONTACTS",
      "API",
    ]);
    expect(lines[0]?.slice(1)).toEqual(["0", "0", "0", "0", "0", "0", "0", "0", "0"]);
    expect(lines[1]?.slice(1)).toEqual(["0", "9", "6 (67 %)", "2", "1", "0", "1", "0", "40"]);
    expect(lines[2]?.slice(0, 3)).toEqual([today(), "2", "2"]);
    expect(lines[3]?.slice(0, 3)).toEqual(["3 days", "2", "11"]);
    expect(lines[3]?.[8]).toBe("1");
  });

  it("says when most is asked, and what to do about what was not known or disliked", async () => {
    const { stdout } = await inZone("UTC", "--days", "2");
    expect(stdout).toContain("Most is asked from 16:00 to 17:00: 7 of 11 questions.");
    expect(stdout).toContain("`chat-assistant gaps list --robot shop`");
    expect(stdout).toContain("`chat-assistant reviews list --robot shop`");
  });

  it("goes by the days and hours of the machine's time zone", async () => {
    const { stdout } = await inZone("Asia/Tokyo", "--days", "3", "--json");
    const { time_zone, days, hours, total } = JSON.parse(stdout);
    expect(time_zone).toBe("Asia/Tokyo");
    const answered = days.find((day: { answered: number }) => day.answered >= 6);
    // What was asked at 16:00 UTC yesterday was asked today there.
    expect(answered.day).toBe(today());
    expect(hours[1]).toMatchObject({ hour: 1, answered: 6, failed: 1 });
    expect(hours[0]).toMatchObject({ hour: 0, declined: 2 });
    expect(total).toMatchObject({ answered: 6, failed: 1, api_answered: 40 });
  });

  it("an hour belongs to the day in which it began, where days do not begin with an hour", async () => {
    const HALF_PAST_MS = 5.5 * HOUR_MS;
    const midnight = Math.floor((Date.now() + HALF_PAST_MS) / DAY_MS) * DAY_MS - HALF_PAST_MS;
    const { adapters } = scene.house.appliance;
    const { robot } = (await adapters.directory.findRobot("shop"))!;
    const hour = midnight - HOUR_MS / 2;
    await adapters.usage.add([{ robot_id: robot.robot_id, hour, use: "api_failed", times: 7 }]);
    const failed = async (days: string) => {
      const { stdout } = await inZone("Asia/Kolkata", "--days", days, "--json");
      return JSON.parse(stdout).days.map(({ api_failed }: { api_failed: number }) => api_failed);
    };
    expect([await failed("1"), await failed("2")]).toEqual([[0], [7, 0]]);
  });

  it("goes by UTC, and says so, where the machine names a zone that there is none of", async () => {
    const { stdout } = await inZone("Nowhere/Land", "--days", "1");
    expect(stdout).toMatch(/^DAY \(UTC\) /);
    expect(JSON.parse((await inZone("Nowhere/Land", "--days", "1", "--json")).stdout).time_zone).toBe("UTC");
  });

  it("one without any use says so in numbers, and gives no advice", async () => {
    const { stdout } = await command("stats", "idle", "--days", "1");
    const numbers = stdout.split("\n").map((line) => line.split(/ {2,}/).slice(1).join(" "));
    expect(numbers.slice(1)).toEqual(["0 0 0 0 0 0 0 0 0", "0 0 0 0 0 0 0 0 0", ""]);
  });
});

it("of a model its tokens are shown, too", async () => {
  const { stdout: without } = await command("stats", "silent", "--days", "1");
  expect(without).not.toContain("TOKENS");
  const { adapters } = scene.house.appliance;
  const { robot } = (await adapters.directory.findRobot("silent"))!;
  adapters.usageCounter.count(robot.robot_id, "model_tokens", 4_321);
  await adapters.usageCounter.close();
  const { stdout } = await command("stats", "silent", "--days", "1");
  expect(stdout).toMatch(/ API +TOKENS\n.* 4321\n/);
});

describe("of all robots", () => {
  it("has a line for each, by slug", async () => {
    const { report } = await json("stats", "--days", "2");
    expect(report).toMatchObject({
      more: false,
      robots: [
        { robot: "idle", page_conversations: 0, answered: 0 },
        { robot: "shop", page_conversations: 2, answered: 6, failed: 1, contacts: 1, api_answered: 40 },
        { robot: "silent", page_conversations: 1, widget_conversations: 0, contacts: 0 },
      ],
    });
    const { stdout } = await command("stats", "--tenant", "acme");
    expect(stdout).toMatch(/^ROBOT +CHATS .*\nshop +2 +11 .*\nsilent +1 +1 /);
  });
});

describe("what is asked for wrongly", () => {
  it.each([
    [["stats", "shpo"], 1, "Did you mean shop?"],
    [["stats", "--tenant", "nobody"], 1, "acme"],
    [["stats", "shop", "--tenant", "acme"], 2, "either a robot or --tenant"],
    [["stats", "--days", "0"], 2, "1 to 400 days"],
    [["stats", "--days", "401"], 2, "1 to 400 days"],
    [["stats", "--days", "week"], 2, "1 to 400 days"],
  ])("%j", async (words, code, said) => {
    const done = await command(...words);
    expect([done.code, done.stdout, done.stderr]).toEqual([code, "", expect.stringContaining(said)]);
  });
});
