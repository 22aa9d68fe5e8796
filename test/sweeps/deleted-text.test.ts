/** Deleted text leaves the files, by each retention mode and by erasure. */
import { afterEach, describe, expect, it } from "vitest";
import { createTurnedClock, type TestAppliance } from "../support/appliance.ts";
import { uploadOf } from "../support/attachments.ts";
import { grep } from "../support/grep.ts";
import { DAY, newFolder, stop, stopAll, open, begin, talk, sweepAll, find } from "../support/swept.ts";

afterEach(stopAll);

describe("deleted text leaves the files", () => {
  const MARKER = "Zanzibarquagga";
  const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

  // Closing the process's database first: reading the files of an open one would break its locks.
  async function wordsAfter(
    slug: string,
    work: (
      house: TestAppliance,
      id: string,
      turn: { clock: ReturnType<typeof createTurnedClock> },
    ) => Promise<void>,
  ) {
    const data = newFolder();
    const { house, clock } = await open(data);
    const id = await begin(house, slug);
    for (let index = 0; index < 5; index++) {
      await talk(house, id, `Is the shop open on Sundays, ${MARKER}?`);
    }
    const files = [
      uploadOf(`${MARKER}.txt`, `The word of the day is ${MARKER}.`),
      uploadOf("photo.png", Buffer.concat([PNG, Buffer.from(MARKER)]), "image/png"),
    ];
    const attached = await house.call("POST", `/v1/public/sessions/${id}/messages`, {
      message: "What is the word of the day?",
      attachments: files,
    });
    expect(attached.json.answer).toContain(MARKER);
    await house.call("POST", `/v1/public/sessions/${id}/feedback`, {
      rating: "down",
      feedback_reason: "Other",
      feedback_details: `${MARKER} was wrong`,
    });
    await house.call("POST", `/v1/public/sessions/${id}/expand-tokens`, {
      history: [
        { message_id: "m", role: "user", text: `${MARKER} again`, created_at: "2026-01-15T12:00:00Z" },
      ],
    });
    await work(house, id, { clock });
    await stop(house);
    return grep(data, MARKER);
  }

  it("the grep finds what is kept: texts, and the bytes of files", async () => {
    const found = await wordsAfter("shop", async () => {});
    expect(found.filter((file) => /chat-assistant\.db/.test(file))).not.toEqual([]);
    expect(found.filter((file) => /sha256-/.test(file))).toHaveLength(2);
  });

  it("retention none: no text of the conversation is ever written", async () => {
    expect(
      await wordsAfter("quiet", async (house, id) => {
        await house.call("POST", `/v1/public/sessions/${id}/finish`, {
          history: [
            {
              message_id: "m",
              role: "user",
              text: `${MARKER} once more`,
              attachments: [uploadOf("a.txt", `${MARKER} at the end`)],
              created_at: "2026-01-15T12:00:00Z",
            },
          ],
        });
      }),
    ).toEqual([]);
  });

  it("retention summary: the texts leave at closing, the rest when the retention days are over", async () => {
    expect(
      await wordsAfter("brief", async (house, id, { clock }) => {
        await house.call("POST", `/v1/public/sessions/${id}/finish`);
        clock.advance(2 * DAY);
        await sweepAll(house);
      }),
    ).toEqual([]);
  });

  it("retention full: everything leaves when the retention days are over", async () => {
    expect(
      await wordsAfter("shop", async (house, id, { clock }) => {
        await house.call("POST", `/v1/public/sessions/${id}/finish`);
        clock.advance(30 * DAY);
        await sweepAll(house);
      }),
    ).toEqual([]);
  });

  it("privacy erase: everything leaves at once, of an active session too", async () => {
    expect(
      await wordsAfter("shop", async (house, id) => {
        const session = await find(house, id);
        await house.appliance.flows.erase({ protocol_number: session!.protocol_number }, "test");
        expect((await find(house, id))?.closing?.close_reason).toBe("retention_cleanup");
      }),
    ).toEqual([]);
  });
});
