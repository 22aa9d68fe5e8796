import { expect, it } from "vitest";
import { createAbuseStore } from "../../src/adapters/storage/sessions/abuse.ts";
import { createFeedbackStore } from "../../src/adapters/storage/sessions/feedback.ts";
import { createIdempotencyStore } from "../../src/adapters/storage/sessions/idempotency.ts";
import { createRelayLedger } from "../../src/adapters/storage/sessions/relay-ledger.ts";
import { createSessionStore } from "../../src/adapters/storage/sessions/store.ts";
import { beginSession, type Closing, type Session } from "../../src/domain/session.ts";
import type { Robot } from "../../src/domain/tenant.ts";
import type { Database } from "../../src/ports/database.ts";
import { type ClaimRequest, ClaimTaken } from "../../src/ports/idempotency-store.ts";
import type { SessionStore } from "../../src/ports/session-store.ts";
import { closeRequest } from "../support/sessions.ts";

const robot = {
  robot_id: "rob_1",
  tenant_id: "ten_1",
  session_timeout_minutes: 30,
  session_lifetime_hours: 24,
  max_questions_per_session: 3,
  retention_mode: "full",
  retention_days: 30,
} as Robot;

const closing: Closing = { close_reason: "user_closed", closed_at: 9_000, summary: "s", relay: null };
const relay = {
  forms_relay_status: "sent",
  forms_relay_submission_id: "sub_1",
  forms_relay_error: null,
  forms_relay_attempted_at: 9_001,
} as const;

/** What every session store keeps, run inside a `describe`. */
export function itKeepsSessions(open: () => Promise<Database>): void {
  const withStore = (work: (store: SessionStore, database: Database) => Promise<void>) => async () => {
    const database = await open();
    try {
      await work(createSessionStore(database), database);
    } finally {
      await database.close();
    }
  };
  const begin = (fields: Partial<Session> = {}): Session => ({
    ...beginSession({
      robot,
      session_id: "ses_1",
      protocol_number: "ACM-20260105-A1B2C3",
      source: "public_chat",
      widget_origin: null,
      visitor_label: "マリー",
      client_hash: null,
      terms_version: "v1",
      now: 1_000,
    }),
    ...fields,
  });
  const ask = (reservation_id: string, deadline_at = 5_000) => ({
    session_id: "ses_1",
    deadline_at,
    reservation: { reservation_id, owner: "host/1/a", lease_until: 60_000 },
  });
  const counted = async (store: SessionStore) => (await store.find("ses_1"))?.question_count;
  const turn = (index: number) => ({
    message_id: `msg_${index}`,
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: `text ${index} 日本`,
    created_at: 1_000 + index,
  });

  const kept = (reservation_id: string, index: number) => ({
    session_id: "ses_1",
    reservation_id,
    deadline_at: 7_000,
    turns: [turn(index), turn(index + 1)],
    files: null,
  });

  it(
    "a session that was created is found as it was",
    withStore(async (store) => {
      expect(await store.create(begin())).toBe(true);
      expect(await store.find("ses_1")).toEqual(begin());
      expect(await store.find("ses_2")).toBeNull();
    }),
  );

  it(
    "a taken protocol number keeps nothing",
    withStore(async (store) => {
      await store.create(begin());
      expect(await store.create(begin({ session_id: "ses_2" }))).toBe(false);
      expect(await store.find("ses_2")).toBeNull();
    }),
  );

  it(
    "no widget session is created for a client that was blocked meanwhile; others are",
    withStore(async (store, database) => {
      const block = { tenant_id: "ten_1", client_hash: "eve", protocol_number: "ACM-1", reason: null };
      await createAbuseStore(database).block({ ...block, created_at: 500, expires_at: 2_000 });
      const ofEve: Partial<Session> = { source: "widget", client_hash: "eve" };
      expect(await store.create(begin(ofEve))).toBe(false);
      expect(await store.find("ses_1")).toBeNull();
      const others: readonly Partial<Session>[] = [
        { ...ofEve, source: "public_chat" },
        { ...ofEve, tenant_id: "ten_2" },
        { ...ofEve, client_hash: "marie" },
        { ...ofEve, created_at: 2_000 },
      ];
      for (const [index, fields] of others.entries()) {
        const own = { session_id: `ses_${index}`, protocol_number: `ACM-20260105-A1B2C${index}` };
        expect(await store.create(begin({ ...fields, ...own })), String(index)).toBe(true);
      }
    }),
  );

  it(
    "questions are counted within the limit, and given back",
    withStore(async (store) => {
      await store.create(begin());
      const counts = await Promise.all(
        Array.from({ length: 9 }, (_, index) => store.reserveQuestion(ask(`rsv_${index}`))),
      );
      expect(
        counts
          .filter(Boolean)
          .map((session) => session!.question_count)
          .sort(),
      ).toEqual([1, 2, 3]);
      const [first] = (await store.find("ses_1"))!.reservations;
      for (let round = 0; round < 2; round++) await store.releaseQuestion("ses_1", first!.reservation_id);
      expect((await store.reserveQuestion(ask("rsv_last", 6_000)))?.question_count).toBe(3);
      for (const { reservation_id } of (await store.find("ses_1"))!.reservations)
        await store.releaseQuestion("ses_1", reservation_id);
      expect(await store.find("ses_1")).toMatchObject({
        question_count: 0,
        reservations: [],
        deadline_at: 6_000,
      });
    }),
  );

  it(
    "a question is held with its owner until its turn is kept; afterwards nobody can give it back or renew it",
    withStore(async (store) => {
      await store.create(begin());
      const { reservation } = ask("rsv_1");
      expect((await store.reserveQuestion(ask("rsv_1")))?.reservations).toEqual([reservation]);
      const renewed = { ...reservation, lease_until: 90_000 };
      const renewal = { session_id: "ses_1", deadline_at: 6_500, reservation: renewed };
      await store.renewQuestion(renewal);
      expect(await store.find("ses_1")).toMatchObject({ reservations: [renewed], deadline_at: 6_500 });
      expect(await store.appendTurns(kept("rsv_1", 0))).toBe(true);
      await store.renewQuestion({ ...renewal, deadline_at: 9_500 });
      await store.releaseQuestion("ses_1", "rsv_1");
      expect(await store.find("ses_1")).toMatchObject({
        question_count: 1,
        reservations: [],
        deadline_at: 7_000,
      });
    }),
  );

  it(
    "a question that was given back while it was answered is counted again, and refused when others used it up",
    withStore(async (store) => {
      await store.create(begin());
      for (const id of ["rsv_1", "rsv_2"]) await store.reserveQuestion(ask(id));
      for (const id of ["rsv_1", "rsv_2"]) await store.releaseQuestion("ses_1", id);
      expect(await store.appendTurns(kept("rsv_1", 0))).toBe(true);
      expect(await counted(store)).toBe(1);
      for (const id of ["rsv_3", "rsv_4"]) await store.reserveQuestion(ask(id));
      expect(await store.appendTurns(kept("rsv_2", 2))).toBe(false);
      expect([await counted(store), (await store.readTurns("ses_1", 10)).length]).toEqual([3, 2]);
    }),
  );

  const taking = (owner: string, claim_hash = "hash"): ClaimRequest => ({
    claim_hash,
    body_hash: "body",
    owner,
    now: 1_000,
    lease_until: 31_000,
    expires_at: 600_000,
    standing_lease: null,
  });

  const keeping = (owner: string, claim_hash = "hash") => ({
    taken: taking(owner, claim_hash),
    remembered: { claim_hash, owner, result: `of ${owner}` },
  });

  it(
    "a session is closed with the claim and the result of its request, or none of them",
    withStore(async (store, database) => {
      const claims = createIdempotencyStore(database);
      await store.create(begin(), keeping("one"));
      const closing_by = (owner: string, claim_hash?: string) =>
        closeRequest("ses_1", { kept_claim: keeping(owner, claim_hash) });
      await expect(store.close(closing_by("two"))).rejects.toBeInstanceOf(ClaimTaken);
      expect((await store.find("ses_1"))?.closing).toBeNull();
      expect(await store.close(closing_by("two", "other"))).toBe(true);
      expect(await claims.find("other", 2_000)).toMatchObject({ owner: "two", result: "of two" });
      expect(await store.close(closing_by("three", "a third"))).toBe(false);
      expect(await claims.find("a third", 2_000)).toBeNull();
    }),
  );

  it(
    "a rating is kept with the claim and the result of its request, or none of them",
    withStore(async (store, database) => {
      const claims = createIdempotencyStore(database);
      const feedback = createFeedbackStore(database);
      const rating = {
        feedback_id: "fbk_1",
        session_id: "ses_1",
        message_id: null,
        rating: "up" as const,
        feedback_reason: null,
        feedback_details: null,
        expected_answer: null,
        created_at: 1_000,
      };
      const beside = { review_id: null, ...keeping("one") };
      expect(await feedback.add(rating, beside)).toBe(false);
      expect(await claims.find("hash", 2_000)).toBeNull();
      await store.create(begin());
      expect(await feedback.add(rating, beside)).toBe(true);
      expect(await claims.find("hash", 2_000)).toMatchObject({ result: "of one" });
      const other = { ...rating, feedback_id: "fbk_2" };
      await expect(feedback.add(other, beside)).rejects.toBeInstanceOf(ClaimTaken);
      expect(await feedback.listOfSession("ses_1")).toHaveLength(1);
    }),
  );

  it(
    "a question that takes its claim is counted with it, and not where the claim is another's",
    withStore(async (store, database) => {
      const claims = createIdempotencyStore(database);
      await store.create(begin());
      const counting = { ...ask("rsv_1"), taken: taking("one") };
      expect(await store.reserveQuestion(counting)).toMatchObject({ question_count: 1 });
      expect(await claims.find("hash", 2_000)).toMatchObject({ owner: "one", result: null });
      const again = { ...ask("rsv_2"), taken: taking("two") };
      await expect(store.reserveQuestion(again)).rejects.toBeInstanceOf(ClaimTaken);
      expect(await counted(store)).toBe(1);
      expect(await claims.find("hash", 2_000)).toMatchObject({ owner: "one" });
    }),
  );

  it(
    "a question that is not counted takes no claim",
    withStore(async (store, database) => {
      await store.create(begin({ max_questions: 1, question_count: 1 }));
      expect(await store.reserveQuestion({ ...ask("rsv_1"), taken: taking("one") })).toBeNull();
      expect(await createIdempotencyStore(database).find("hash", 2_000)).toBeNull();
      expect(await counted(store)).toBe(1);
    }),
  );

  it(
    "a session is kept with its claim and its result, or none of them",
    withStore(async (store, database) => {
      const claims = createIdempotencyStore(database);
      expect(await store.create(begin(), keeping("one"))).toBe(true);
      expect(await claims.find("hash", 2_000)).toMatchObject({ owner: "one", result: "of one" });
      const other = begin({ session_id: "ses_2", protocol_number: "ACM-20260105-A1B2C4" });
      await expect(store.create(other, keeping("two"))).rejects.toBeInstanceOf(ClaimTaken);
      const same_number = begin({ session_id: "ses_2" });
      expect(await store.create(same_number, keeping("two", "other hash"))).toBe(false);
      expect(await store.find("ses_2")).toBeNull();
      expect(await claims.find("other hash", 2_000)).toBeNull();
      expect(await store.create(other, keeping("two", "other hash"))).toBe(true);
    }),
  );

  it(
    "a turn whose claim another has taken over is not added",
    withStore(async (store, database) => {
      const claims = createIdempotencyStore(database);
      const claim = taking("one");
      const remembered = { claim_hash: "hash", owner: "one", result: "of one" };
      await store.create(begin());
      await store.reserveQuestion(ask("rsv_1"));
      expect(await claims.claim(claim)).toBe(true);
      expect(await claims.claim({ ...claim, owner: "two", now: 31_000 })).toBe(true);
      expect(await store.appendTurns({ ...kept("rsv_1", 0), remembered })).toBe(false);
      expect(await store.readTurns("ses_1", 10)).toEqual([]);
      expect((await store.find("ses_1"))?.reservations).toHaveLength(1);
      const own = { ...remembered, owner: "two", result: "of two" };
      expect(await store.appendTurns({ ...kept("rsv_1", 0), remembered: own })).toBe(true);
      expect(await claims.find("hash", 2_000)).toMatchObject({ owner: "two", result: "of two" });
    }),
  );

  it(
    "closing gives back the questions under way, and later no answer counts",
    withStore(async (store) => {
      await store.create(begin());
      await store.reserveQuestion(ask("rsv_1"));
      await store.appendTurns(kept("rsv_1", 0));
      await store.reserveQuestion(ask("rsv_2"));
      await store.close(closeRequest("ses_1", { last_message_id: "msg_1" }));
      expect(await store.appendTurns(kept("rsv_2", 2))).toBe(false);
      await store.releaseQuestion("ses_1", "rsv_2");
      expect(await store.find("ses_1")).toMatchObject({ question_count: 1, reservations: [] });
    }),
  );

  it(
    "turns are read in the order in which they came, the last ones first chosen",
    withStore(async (store) => {
      await store.create(begin());
      for (let index = 0; index < 6; index += 2) {
        await store.appendTurns(kept(`rsv_${index}`, index));
      }
      expect(await store.readTurns("ses_1", 4)).toEqual([turn(2), turn(3), turn(4), turn(5)]);
      expect(await store.readTurns("ses_1", 100)).toHaveLength(6);
    }),
  );

  it(
    "nothing is added to, counted in or closed again in a closed session",
    withStore(async (store) => {
      await store.create(begin());
      const request = closeRequest("ses_1", { closing, retain_until: 99_000 });
      const closings = await Promise.all([
        store.close(request),
        store.close({ ...request, closing: { ...closing, summary: "other" } }),
      ]);
      expect(closings.filter(Boolean)).toHaveLength(1);
      expect(await store.appendTurns(kept("rsv_1", 0))).toBe(false);
      expect(await store.reserveQuestion(ask("rsv_1", 8_000))).toBeNull();
      expect(await store.readTurns("ses_1", 10)).toEqual([]);
      expect((await store.find("ses_1"))?.deadline_at).toBe(begin().deadline_at);
    }),
  );

  it(
    "a session that is closed for its deadline stays open when the deadline was moved",
    withStore(async (store) => {
      await store.create(begin());
      const request = closeRequest("ses_1");
      const { deadline_at } = begin();
      expect(await store.close({ ...request, expired_at: deadline_at })).toBe(false);
      expect((await store.find("ses_1"))?.closing).toBeNull();
      expect(await store.close({ ...request, expired_at: deadline_at + 1 })).toBe(true);
    }),
  );

  it(
    "a session whose last turn is another one than whoever closes it has read stays open",
    withStore(async (store) => {
      const request = closeRequest("ses_1");
      await store.create(begin());
      await store.appendTurns(kept("rsv_1", 0));
      const last_message_id = (await store.readTurns("ses_1", 1)).at(-1)!.message_id;
      expect(await store.close(request)).toBe(false);
      await store.appendTurns(kept("rsv_2", 2));
      expect(await store.close({ ...request, last_message_id })).toBe(false);
      expect((await store.find("ses_1"))?.closing).toBeNull();
      const last = (await store.readTurns("ses_1", 1)).at(-1)!.message_id;
      expect(await store.close({ ...request, last_message_id: last })).toBe(true);
      await store.create({ ...begin(), session_id: "ses_2", protocol_number: "ACM-20260105-A1B2C4" });
      expect(await store.close({ ...request, session_id: "ses_2" })).toBe(true);
    }),
  );

  it(
    "the relay is recorded once",
    withStore(async (store) => {
      const record = { session_id: "ses_1", relay, finished_at: 9_500, forget_turns: false };
      await store.create(begin());
      await store.recordRelay(record);
      expect((await store.find("ses_1"))?.closing).toBeNull();
      const claim = { relay_id: "rel_1", owner: "host/1/a" };
      await store.close(closeRequest("ses_1", { closing, claim }));
      expect((await store.find("ses_1"))?.closing).toEqual(closing);
      await store.recordRelay(record);
      await store.recordRelay({ ...record, relay: { ...relay, forms_relay_status: "failed" } });
      expect((await store.find("ses_1"))?.closing).toEqual({ ...closing, relay });
    }),
  );

  it(
    "the result of an attempt that others had given up is recorded in place of their guess",
    withStore(async (store, database) => {
      await store.create(begin());
      const claim = { relay_id: "rel_1", owner: "elsewhere/1/a" };
      await store.close(closeRequest("ses_1", { closing, claim }));
      const relays = createRelayLedger(database);
      const [attempt] = await relays.listRunning();
      await relays.interrupt(attempt!, 70_000);
      expect((await store.find("ses_1"))?.closing?.relay?.forms_relay_error).toBe("interrupted");
      const record = { session_id: "ses_1", relay, finished_at: 70_001, forget_turns: false };
      await store.recordRelay(record);
      await store.recordRelay({ ...record, relay: { ...relay, forms_relay_status: "failed" } });
      expect((await store.find("ses_1"))?.closing).toEqual({ ...closing, relay });
      const told = { status: "sent", finished_at: 70_001, submission_id: "sub_1", error: null };
      expect(await relays.list(10)).toMatchObject([told]);
    }),
  );

  it(
    "a contact and a note are kept with the closing, and only when the closing is",
    withStore(async (store) => {
      await store.create(begin());
      const details = {
        name: "Marie",
        email: "marie@example.com",
        phone: null,
        company: null,
        message: null,
      };
      const contact = { ...details, contact_id: "cto_1", created_at: 9_000 };
      const request = closeRequest("ses_1", { last_message_id: "msg_1" });
      const notes = [{ message_id: "msg_9", role: "user" as const, text: "Call me", created_at: 8_999 }];
      await store.appendTurns(kept("rsv_1", 0));
      const before = await store.readTurns("ses_1", 10);
      await store.close({ ...request, contact, notes });
      const other = { ...contact, contact_id: "cto_2", email: "eve@example.com" };
      await store.close({ ...request, contact: other, notes });
      expect(await store.findContact("ses_1")).toEqual(details);
      expect(await store.readTurns("ses_1", 10)).toEqual([...before, ...notes]);
    }),
  );

  it(
    "turns that are not kept leave with the closing, and only when the session is closed",
    withStore(async (store) => {
      await store.create(begin());
      await store.appendTurns(kept("rsv_1", 0));
      const request = closeRequest("ses_1", { forget_turns: true, last_message_id: "msg_1" });
      expect(await store.close({ ...request, expired_at: 0 })).toBe(false);
      expect(await store.readTurns("ses_1", 10)).toHaveLength(2);
      await store.close(request);
      expect(await store.readTurns("ses_1", 10)).toEqual([]);
    }),
  );
}
