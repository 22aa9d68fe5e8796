/** What several servers share: every step of a conversation may meet another one, and every limit is the installation's. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { note } from "../support/attachments.ts";
import { hasCluster, type Member, PARTS, prepareCluster } from "../support/cluster.ts";
import { type S3Server, startS3 } from "../support/s3.ts";
import { begin, OFF, times } from "../support/workers.ts";

const SESSIONS = "/v1/public/sessions";
const QUESTION = "Are you open on Sundays?";

describe.skipIf(!hasCluster)(`a conversation across servers (${PARTS})`, () => {
  const environment: Record<string, string> = { ...OFF, CHAT_ASSISTANT_BLOBS_STORE: "s3" };
  let store: S3Server;
  beforeAll(async () => {
    store = await startS3();
    Object.assign(environment, store.environment);
  });
  const cluster = prepareCluster(environment);
  afterAll(() => store.stop().catch(() => {}));
  const member = (at: number): Member => cluster.members[at % cluster.members.length]!;

  it("begun on one, it goes on on the second and is finished on the third, files included", async () => {
    const id = await begin(member(0).call, "shop");
    const file = note("The lamp of my bicycle is broken since Tuesday.");
    const first = await member(1).call(`${SESSIONS}/${id}/messages`, {
      message: "Please read my note.",
      attachments: [file],
    });
    expect([first.status, first.json.question_count]).toEqual([200, 1]);
    const second = await member(2).call(`${SESSIONS}/${id}/messages`, { message: QUESTION });
    expect([second.status, second.json.question_count]).toEqual([200, 2]);
    expect(second.json.answer).toContain("closed on Sundays");

    const issued = await member(0).call(`${SESSIONS}/${id}/expand-tokens`, {});
    const redeemed = await times(9, (at) =>
      member(at).call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {}),
    );
    expect(redeemed.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 8 }, () => 410),
    ]);
    const { transcript } = redeemed.find(({ status }) => status === 200)!.json;
    expect(transcript.map(({ role }: { role: string }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(transcript[0].attachments).toMatchObject([{ file_name: "note.txt" }]);

    const sent = cluster.receiver.deliveries.size;
    const finished = await times(9, (at) => member(at).call(`${SESSIONS}/${id}/finish`, {}));
    expect(new Set(finished.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(finished[0]!.json.forms_relay_status).toBe("sent");
    expect(cluster.receiver.deliveries.size).toBe(sent + 1);
    const bytes = Buffer.from(file.content_base64, "base64");
    expect([...store.objects.values()].filter((object) => object.equals(bytes))).toHaveLength(1);
    expect(cluster.receiver.bodies.at(-1)).toContain(file.content_base64);
    expect([...cluster.receiver.deliveries.values()].filter((count) => count !== 1)).toEqual([]);
    for (const at of [0, 1, 2])
      expect((await member(at).call(`${SESSIONS}/${id}/messages`, { message: QUESTION })).status).toBe(403);
  });

  it("what nothing is written of comes along: a handed-over transcript, and the one answer of a repeated message", async () => {
    const id = await begin(member(0).call, "quiet");
    const created_at = "2026-01-15T12:00:00.000Z";
    const history = [{ message_id: "msg_1", role: "user", text: "Zanzibar?", created_at }];
    const issued = await member(1).call(`${SESSIONS}/${id}/expand-tokens`, { history });
    const redeemed = await member(2).call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {});
    expect(redeemed.json.transcript).toMatchObject([{ text: "Zanzibar?" }]);

    const headers = { "idempotency-key": "one" };
    const replies = await times(12, (at) =>
      member(at).call(`${SESSIONS}/${id}/messages`, { message: QUESTION }, headers),
    );
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(replies[0]!.json.question_count).toBe(1);
  });

  it("a runtime answer of one is referred to at another; a revoked key is refused by all at once", async () => {
    const words = ["--tenant", "acme", "--scopes", "responses", "--json"];
    const issued = JSON.parse((await cluster.command("keys", "issue", ...words)).stdout);
    const headers = { authorization: `Bearer ${issued.api_key}` };
    const { channels } = JSON.parse((await cluster.command("channels", "list", "--json")).stdout);
    const channel = channels.find(({ robot }: { robot: string }) => robot === "shop");
    const ask = (at: number, input: unknown) =>
      member(at).call("/v1/responses", { conversation_channel: channel.channel_id, input }, headers);
    const first = await ask(0, QUESTION);
    expect(first.status).toBe(200);
    const item = { type: "item_reference", id: first.json.output[0].id };
    const second = await ask(1, [item, { role: "user", content: "And on Mondays?" }]);
    expect(second.status).toBe(200);

    expect((await cluster.command("keys", "revoke", issued.key_id)).code).toBe(0);
    const refused = await times(3, (at) => ask(at, QUESTION));
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it("a session that an operator closes is closed everywhere, and a robot that is unpublished within a second", async () => {
    const opened = await member(0).call("/v1/public/robots/shop/sessions", { consent_accepted: true });
    const { session_id, protocol_number } = opened.json;
    await times(3, (at) => member(at).call(`${SESSIONS}/${session_id}/messages`, { message: QUESTION }));
    expect((await cluster.command("sessions", "finish", protocol_number, "--yes")).code).toBe(0);
    const late = await times(3, (at) =>
      member(at).call(`${SESSIONS}/${session_id}/messages`, { message: QUESTION }),
    );
    expect(late.map(({ status }) => status)).toEqual([403, 403, 403]);

    await times(3, (at) => begin(member(at).call, "quiet"));
    expect((await cluster.command("robots", "unpublish", "quiet")).code).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const refused = await times(3, (at) =>
      member(at).call("/v1/public/robots/quiet/sessions", { consent_accepted: true }),
    );
    expect(refused.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    expect((await cluster.command("robots", "publish", "quiet")).code).toBe(0);
  });

  it("the limit of questions is exact under races", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await begin(member(round).call, "limited");
      const replies = await times(24, (at) =>
        member(at).call(`${SESSIONS}/${id}/messages`, { message: `Open? ${at}` }),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(replies.filter(({ status }) => status === 403)).toHaveLength(21);
    }
  });

  it("without the store of blobs a message with files is refused with 503 and not counted, others are answered", async () => {
    await store.stop();
    const id = await begin(member(0).call, "limited");
    const refused = await member(1).call(`${SESSIONS}/${id}/messages`, {
      message: QUESTION,
      attachments: [note("Another lamp.")],
    });
    expect(refused.status).toBe(503);
    const answered = await member(2).call(`${SESSIONS}/${id}/messages`, { message: QUESTION });
    expect([answered.status, answered.json.question_count]).toEqual([200, 1]);
  });
});
