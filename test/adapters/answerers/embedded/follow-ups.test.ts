/** Follow-ups that say too little by themselves, over the real knowledge store. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createEmbeddedEvidence } from "../../../../src/adapters/answerers/embedded/evidence.ts";
import { robotOf } from "../../../fixtures/knowledge.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGE = `# Otter Lake Boats

## Kayaks

A kayak costs 12 euros an hour. Who tips over pays nothing, but has to dry the seat. Kayaks stay ashore in January because the lake is frozen.

## Sauna

The sauna is open from 3 pm to 9 pm on Saturdays and from 2 pm to 8 pm on Sundays. Towels cost 4 euros to hire.

## Courses

- Ducklings (ages 4 to 7): Saturday at 10 am, 30 euros
- Otters (ages 8 to 13): Sunday at 11 am, 45 euros
- Grebes (over-60s): Tuesday at 3 pm, 25 euros
`;

let lake: Awaited<ReturnType<typeof openPage>>;
beforeAll(async () => {
  lake = await openPage("en", PAGE);
});
afterAll(() => lake.close());

/** The answer to the last message. */
const talk = async (...messages: string[]) => (await lake.talk(messages)).at(-1)!;

describe("a follow-up that says too little to be found by its words", () => {
  it("is answered where the answer before it stands", async () => {
    const answer = await talk("How much is a kayak?", "what if someone tips over and falls in");
    expect(answer.text).toContain("has to dry the seat");
    expect(answer.citations[0]?.heading).toContain("Kayaks");
  });

  it("is not, where it says what stands under another heading, or nowhere", async () => {
    expect((await talk("How much is a kayak?", "and towels?")).text).toContain("4 euros to hire");
    for (const other of ["do you sell helmets", "and a helmet?", "and if it drifts away?", "who built them"])
      expect((await talk("How much is a kayak?", other)).outcome, other).toBe("declined");
  });

  it("is told the price that stands in what was told, which has no word for prices", async () => {
    const school = await openPage(
      "it",
      "# Scuola\n\n## Corsi per ragazzi\n\n- Mini (3–5 anni): sabato ore 10, 45 € al mese\n- Junior (6–10 anni): mercoledì ore 17, 55 € al mese\n\n## Esami\n\nL'esame costa 229 €. Il prezzo comprende il libro.\n",
    );
    const [, price] = await school.talk(["mio figlio ha 7 anni che corso c'è", "e quanto costa"]);
    await school.close();
    expect(price?.text).toContain("55 € al mese");
    expect(price?.text).not.toContain("229 €");
  });

  it("is told the price of the same thing, where it asks for whom and not of what", async () => {
    const pool = await openPage(
      "en",
      `# Alder Club

## Swimming

| Class | Members | Others |
| --- | --- | --- |
| Adult swimming | €20 | €32 |
| Water polo | €25 | €40 |

## Sauna

The sauna costs €9 for members and €14 for guests.
`,
    );
    const answers = await pool.talk(["How much is adult swimming for others?", "and for members?"]);
    await pool.close();
    expect(answers[1]?.text).toContain("€20");
    expect(answers[1]?.text).not.toContain("€9");
  });

  it("is not by a day alone, where it names what nobody taught", async () => {
    const asked = ["Is there a concert on Sunday?", "And the fish market on Saturday?"];
    for (const other of asked)
      expect((await talk("When is the sauna open on Saturdays?", other)).outcome, other).toBe("declined");
  });

  it("is not by what only shares a word with it and shows nothing of what is asked", async () => {
    const boats = await openPage(
      "en",
      "# Aurelio Boats\n\n## Luggage\nThere is no left-luggage office at the pier.\n\n## Sunset cruise\nEvery Friday from pier 3. It costs 32 euros and has live music.\n",
    );
    const answers = await boats.talk([
      "How much is the sunset cruise?",
      "and for kids?",
      "when does it leave?",
    ]);
    expect(answers.at(-1)!.text).not.toContain("luggage");
    await boats.close();
  });

  it("finds it again behind small talk and behind what was declined", async () => {
    const answer = await talk(
      "How much is a kayak?",
      "Thanks!",
      "do you sell helmets",
      "what if someone tips over and falls in",
    );
    expect(answer.text).toContain("has to dry the seat");
  });

  it("stands first in the evidence for a model that may find what the engine does not", async () => {
    const [asked] = await lake.talk(["How much is a kayak?"]);
    const evidence = await createEmbeddedEvidence({ knowledge: lake.knowledge }).find({
      robot: robotOf("en"),
      text: "and if it drifts away?",
      history: [
        { role: "user", text: "How much is a kayak?" },
        { role: "assistant", text: asked!.text },
      ],
      documents: [],
    });
    expect(evidence.supported).toBe(false);
    expect(evidence.passages[0]?.heading).toContain("Kayaks");
    const scores = evidence.passages.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });
});

describe("a follow-up that puts right what was asked", () => {
  it.each(["not Saturdays, Sundays", "sorry, Sundays, not Saturdays"])(
    "“%s” asks for the other",
    async (said) => {
      const answer = await talk("When is the sauna open on Saturdays?", said);
      expect(answer.text).toContain("2 pm to 8 pm on Sundays");
    },
  );

  it("may go back to what was asked further up", async () => {
    const answer = await talk(
      "When is the sauna open on Saturdays?",
      "How much is a kayak?",
      "ok great. so back to the sauna: how much are the towels",
    );
    expect(answer.text).toContain("4 euros to hire");
  });
});

describe("“Why?”", () => {
  it("is answered where a sentence beside the answer gives a reason", async () => {
    const answer = await talk("Are the kayaks ashore in January?", "oh. why?");
    expect(answer.text).toBe("Kayaks stay ashore in January because the lake is frozen.");
  });

  it("is declined where none does, also where one further on gives a reason for something else", async () => {
    expect((await talk("How much are towels?", "why?")).outcome).toBe("declined");
    expect((await talk("How much is a kayak for an hour?", "why?")).outcome).toBe("declined");
  });
});

describe("an age that was told", () => {
  it.each([
    ["do you have a course for my son, he's ten", "Otters"],
    ["a course for my daughter, she is 5", "Ducklings"],
    ["a course for my dad who is 71", "Grebes"],
  ])("“%s” is answered by the span around it, without the others", async (said, right) => {
    const { text } = await talk(said);
    const named = ["Ducklings", "Otters", "Grebes"].filter((name) => text.includes(name));
    expect(named).toEqual([right]);
  });

  it("is told all of them who asks whether it is allowed", async () => {
    const { text } = await talk("can my son join the otters course? he is 5");
    expect(text).toContain("Otters (ages 8 to 13)");
  });

  it("several of them each find their own, and nobody else's", async () => {
    const { text } = await talk("Which course is for my kids, 5 and 9?");
    expect(text).toContain("Ducklings (ages 4 to 7)");
    expect(text).toContain("Otters (ages 8 to 13)");
    expect(text).not.toContain("Grebes");
  });
});

describe("a question that looks like a remark", () => {
  it.each(["good?", "fine?", "is that quick?"])("“%s” is none", async (said) => {
    expect((await talk("How much is a kayak?", said)).confidence).toBeLessThan(1);
  });
});

describe("a remark", () => {
  it.each(["too bad", "hmm ok", "wow, that was quick!", "you're fast"])(
    "“%s” is no question, and nothing is looked up for it",
    async (said) => {
      const answer = await talk("Do you sell lamps?", said);
      expect(answer).toMatchObject({ outcome: "answered", confidence: 1, citations: [] });
      expect(answer.text).toContain("just ask");
    },
  );
});
