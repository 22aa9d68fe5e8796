/** A decided answer takes the place of decided ones on the same question, and of nothing that came from a file. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSupersedeAnswers } from "../../src/flows/learning/supersede-answers.ts";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";

let house: TestAppliance;
beforeAll(async () => {
  house = await startAppliance();
});
afterAll(() => house.stop());

const QUESTION = "Do you sell zeppelins?";
const ID = "Zm9v-_mFyYmF6cXV4MTIzNDU2";

it.each([
  [`gaps/gap_${ID}`, true],
  [`reviews/rev_${ID}`, true],
  ["gaps/gap_report.md", false],
  ["gaps/gap_list.csv#do you sell zeppelins", false],
  ["gaps/gap_2026/zeppelins.txt", false],
  ["reviews/rev_1.pdf", false],
])("%s: %s", async (source, is_forgotten) => {
  const { adapters, flows } = house.appliance;
  const { robot } = (await adapters.directory.findRobot("shop"))!;
  await flows.teach.teach(robot, { source, title: QUESTION, text: "Yes, on request.", kind: "qa" });
  const supersede = createSupersedeAnswers({ ...adapters, ...flows });
  const earlier = await supersede({ robot, source: "gaps/gap_latest", question: QUESTION }, "marie");
  expect(earlier).toEqual(is_forgotten ? [source] : []);
  expect((await adapters.knowledge.find(robot.robot_id, source)) === null).toBe(is_forgotten);
});
