/** Pages about software: code is told as a block of code behind the words that lead to it, and never in the place of words. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openPage } from "../../../fixtures/taught-folder.ts";
import { toPlainAnswer } from "../../../../src/domain/plain-answer.ts";

const CONFIGURATION = `A lamp has a name and a pin:
\`\`\`
lamps:
  kitchen:
    pin: 4
    dim: true
  hall:
    pin: 7
port: 8080
\`\`\``;

describe("a page with code", () => {
  let taught: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    taught = await openPage("en", readFileSync("test/fixtures/code/lampd.md", "utf8"));
  });
  afterAll(() => taught.close());

  it.each([
    ["How do I install Lampd?", "Install it with pip:\n```\npip install lampd\nlampd --version   # 2.4\n```"],
    [
      "Which Python version do I need?",
      "Lampd needs Python 3.11. Install it with pip:\n```\npip install lampd\nlampd --version   # 2.4\n```",
    ],
    ["What is the pin of the kitchen lamp?", CONFIGURATION],
    [
      "How do I configure a lamp?",
      `Lampd reads lampd.yaml from its folder. ${CONFIGURATION}\nLampd listens on port 8080. Another one is set by port.`,
    ],
    [
      "How do I run it behind nginx?",
      "Pass /lamps on to Lampd, and keep streams open:\n```\nlocation /lamps {\n    proxy_pass http://127.0.0.1:8080;\n    proxy_buffering off;\n}\n```",
    ],
    [
      "How do I switch a lamp on from Python?",
      '```\nfrom lampd import Client\nclient = Client("http://127.0.0.1:8080")\nfor name in client.list_lamps():\n    client.switch(name, on=True)\n```',
    ],
    ["Which port does it listen on?", "Lampd listens on port 8080. Another one is set by port."],
  ])("%s", async (question, answer) => {
    expect((await taught.ask(question)).text).toBe(answer);
  });

  it("reads well where Markdown is not shown", async () => {
    const { text } = await taught.ask("What is the pin of the kitchen lamp?");
    expect(toPlainAnswer(text)).toBe(CONFIGURATION.replaceAll("\n```", ""));
  });
});

it("what Markdown would take for its own is told as it was taught", async () => {
  const page = "## Tickets\n\n> 65 years: free\n\n## Classes\n\nA class begins in `__init__`.";
  const taught = await openPage("en", page);
  const [tickets, classes] = await Promise.all(
    ["What do tickets cost over 65?", "Where does a class begin?"].map((question) => taught.ask(question)),
  );
  expect(tickets!.text).toBe("\\> 65 years: free");
  expect(toPlainAnswer(tickets!.text)).toBe("> 65 years: free");
  expect(classes!.text).toBe("A class begins in `__init__`.");
  expect(toPlainAnswer(classes!.text)).toBe("A class begins in __init__.");
  await taught.close();
});

it("a sentence that leads to code stays with it, and is left out where the code is too long to be told", async () => {
  const prose = `${"The lamp server runs on every machine of the house. ".repeat(18)}\n\nStart the lamp server with this command:`;
  const code = (lines: number): string =>
    `\`\`\`sh\n${"lampd --serve --verbose --port 8080\n".repeat(lines)}\`\`\``;
  const short = await openPage("en", `# Lamps\n\n${prose}\n\n${code(2)}`);
  const found = await short.ask("What is the command that starts the lamp server?");
  expect(found.text).toBe(
    "Start the lamp server with this command:\n```\nlampd --serve --verbose --port 8080\nlampd --serve --verbose --port 8080\n```",
  );
  await short.close();
  const long = await openPage(
    "en",
    `# Lamps\n\nThe lamp server is started by a command. Start the lamp server with this command:\n\n${code(30)}`,
  );
  const told = await long.ask("What is the command that starts the lamp server?");
  expect(told.text).not.toMatch(/:$/);
  await long.close();
});

it("code with fences of its own stands between others", async () => {
  const page = "## Notes\n\nWrite a note with code so:\n\n````md\n```sh\nlampd\n```\n````";
  const taught = await openPage("en", page);
  expect((await taught.ask("How do I write a note with code?")).text).toBe(
    "Write a note with code so:\n~~~\n```sh\nlampd\n```\n~~~",
  );
  await taught.close();
});

it("a command in the very words of the question is its answer", async () => {
  const page = "The shop is open on Mondays.\n\nStart the kiosk with:\n\n```sh\nkiosk --start\n```";
  const taught = await openPage("en", page);
  expect((await taught.ask("How do I start the kiosk?")).text).toBe(
    "Start the kiosk with:\n```\nkiosk --start\n```",
  );
  await taught.close();
});

it("what only says the question again gives no way to a sentence that has nothing to do with it", async () => {
  const taught = await openPage("en", "The shop is open on Mondays.\n\nStart the kiosk.");
  expect((await taught.ask("What starts the kiosk?")).text).toBe("Start the kiosk.");
  await taught.close();
});
