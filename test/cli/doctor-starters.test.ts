/** What `doctor` says of questions to begin with. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { change, clearAway, copy, examine, makeSound } from "../support/doctor.ts";

beforeAll(makeSound);
afterAll(clearAway);

const KNOWN = "Are you open on Sundays?";

describe("questions to begin with", () => {
  const examineWith = async (...questions: string[]) => {
    const data = copy();
    const list = JSON.stringify(questions).replaceAll("'", "''");
    await change(data, `UPDATE robots SET starter_questions = '${list}'`);
    const { findings } = await examine(data);
    return findings.filter(({ check }) => check === "starters");
  };

  it("are not spoken of where there are none", async () => {
    expect(await examineWith()).toEqual([]);
  });

  it("are well where each has an answer", async () => {
    expect(await examineWith(KNOWN, "Hello!")).toEqual([
      expect.objectContaining({
        level: "ok",
        message: "Every question that is offered to begin with has an answer.",
      }),
    ]);
  });

  it("are named where one has none", async () => {
    expect(await examineWith(KNOWN, "Do you sell submarines?")).toEqual([
      {
        check: "starters",
        level: "warning",
        message: 'shop offers "Do you sell submarines?" to begin with, and finds no answer to it.',
        remedy: "Teach the answer, or ask otherwise under starter_questions in robot.yaml.",
      },
    ]);
  });
});
