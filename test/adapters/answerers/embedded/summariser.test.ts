import { expect, it } from "vitest";
import { createEmbeddedSummariser } from "../../../../src/adapters/answerers/embedded/summariser.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";

const subject = {
  tenant_id: "ten_1",
  robot_id: "rob_1",
  locale: "en",
  assistant_name: "Riva",
  company_name: "Acme",
  decline_message: null,
} as const;
const turn = (role: "user" | "assistant", text: string) => ({ message_id: "m", role, text, created_at: 0 });

it("greetings and thanks are no questions, and what was declined stayed open", async () => {
  const summary = await createEmbeddedSummariser().summarise(subject, [
    turn("user", "Hello Riva"),
    turn("assistant", "Hello! What would you like to know?"),
    turn("user", "When do you open?"),
    turn("assistant", "The shop opens at nine."),
    turn("user", "Do you sell boats?"),
    turn("assistant", toDecline("en", null)),
    turn("user", "Thanks!"),
    turn("assistant", "You're welcome!"),
  ]);
  expect(summary).toBe(
    "The visitor asked 2 questions: “When do you open?”, “Do you sell boats?” Answered: The shop opens at nine. Left open: “Do you sell boats?”",
  );
});

it("who wanted to talk to a person is still waiting for one", async () => {
  const summary = await createEmbeddedSummariser().summarise(subject, [
    turn("user", "When do you open?"),
    turn("assistant", "The shop opens at nine."),
    turn("user", "Can I talk to a person?"),
    turn("assistant", "Of course. Please leave your contact details."),
  ]);
  expect(summary).toContain("Answered: The shop opens at nine. Left open: “Can I talk to a person?”");
});

it("a conversation of greetings alone has no summary", async () => {
  expect(
    await createEmbeddedSummariser().summarise(subject, [turn("user", "Hi"), turn("assistant", "Hello!")]),
  ).toBeNull();
});

it("the robot's own words of not knowing count as open", async () => {
  const own = { ...subject, decline_message: "No idea, sorry." };
  const turns = [turn("user", "Do you sell boats?"), turn("assistant", "No idea, sorry.")];
  expect(await createEmbeddedSummariser().summarise(own, turns)).toContain("No question could be answered.");
});
