/** Texts that are no UTF-8: `doctor` names them, is not ended by them, and says what mends them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { change, clearAway, copy, examine, expectError, makeSound, sound } from "../support/doctor.ts";

beforeAll(makeSound, 60_000);
afterAll(clearAway);

const WRONG = "CAST(x'ff' AS TEXT)";
const textsOf = async (data: string) =>
  (await examine(data)).findings.filter(({ check }) => check === "texts");

it("texts that are UTF-8 are well", async () => {
  expect(await textsOf(sound)).toEqual([expect.objectContaining({ level: "ok" })]);
});

it("a text that would end whoever reads it is an error that names its row", async () => {
  const data = copy();
  await change(data, `UPDATE robots SET welcome_message = 'Hi ' || ${WRONG}`);
  expectError(await examine(data), "texts", /robots\.welcome_message in row 1\./, /backup restore/);
});

it("a passage is shown without what is wrong, and is mended by `knowledge reindex`", async () => {
  const data = copy();
  await change(data, `UPDATE passages SET text = text || ${WRONG}`);
  const [found] = await textsOf(data);
  expect(found).toMatchObject({ level: "warning", remedy: expect.stringMatching(/knowledge reindex/) });
  expect(found?.message).toMatch(/passages\.text in row 1\./);
  const asked = await runCommand(["ask", "shop", "Are you open on Sundays?", "--data", data]);
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(/closed on Sundays/)]);
  expect((await runCommand(["knowledge", "reindex", "--data", data])).code).toBe(0);
  expect(await textsOf(data)).toEqual([expect.objectContaining({ level: "ok" })]);
});
