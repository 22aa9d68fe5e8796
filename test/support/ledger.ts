/**
 * Visitors who write down what the server acknowledged and what it refused, and the comparison of that with a database:
 * nothing acknowledged is missing, nothing refused is there. What was on its way when the server ended may be either.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import type { Called } from "./served.ts";

type Outcome = "acknowledged" | "refused" | "open";

interface Entry {
  readonly session_id: string;
  /** The words of a question, or what was done with the session: unique in the ledger. */
  readonly what: string;
  readonly kind: "message" | "feedback" | "contact" | "finish";
  readonly outcome: Outcome;
  readonly status: number;
}

type Call = (where: string, body?: unknown) => Promise<Called>;

const outcomeOf = ({ status }: Called): Outcome =>
  status === 0 ? "open" : status < 300 ? "acknowledged" : "refused";

export interface Ledger {
  readonly sessions: string[];
  readonly entries: Entry[];
  /** How many requests are still without an answer. */
  count(outcome: Outcome): number;
  /** One visitor's conversation: a session, questions, feedback, then a contact or a finish. */
  converse(call: Call, questions?: number): Promise<void>;
  /** Visitors, one conversation after the other, until told to stop. */
  load(call: Call, visitors: number): { stop(): Promise<void> };
}

let conversations = 0;

export function createLedger(): Ledger {
  const sessions: string[] = [];
  const entries: Entry[] = [];
  const count = (outcome: Outcome) => entries.filter((entry) => entry.outcome === outcome).length;

  const converse = async (call: Call, questions = 3): Promise<void> => {
    const number = (conversations += 1);
    const begun = await call("/v1/public/robots/shop/sessions", { consent_accepted: true });
    if (begun.status !== 201) return;
    const { session_id } = begun.json;
    sessions.push(session_id);
    const act = async (kind: Entry["kind"], verb: string, body: unknown, what: string) => {
      const reply = await call(`/v1/public/sessions/${session_id}/${verb}`, body);
      entries.push({ session_id, what, kind, outcome: outcomeOf(reply), status: reply.status });
      return reply;
    };
    for (let at = 0; at < questions; at += 1) {
      const message = `Are you open on Sundays? (${number}.${at})`;
      await act("message", "messages", { message }, message);
    }
    const details = { rating: "down", feedback_reason: "Other", feedback_details: `wrong ${number}` };
    await act("feedback", "feedback", details, `wrong ${number}`);
    const email = `marie.${number}@example.com`;
    if (number % 2 === 0)
      await act("contact", "contact-handoffs", { consent_accepted: true, name: "Marie", email }, email);
    else await act("finish", "finish", {}, `finish ${number}`);
  };

  const load = (call: Call, visitors: number) => {
    const load = { isRunning: true };
    const work = Array.from({ length: visitors }, async () => {
      while (load.isRunning) await converse(call);
    });
    return {
      stop: async () => {
        load.isRunning = false;
        await Promise.all(work);
      },
    };
  };
  return { sessions, entries, count, converse, load };
}

const KEPT = {
  sessions: "SELECT session_id AS what FROM sessions",
  message: "SELECT text AS what FROM messages WHERE role = 'user'",
  feedback: "SELECT feedback_details AS what FROM feedback",
  contact: "SELECT email AS what FROM contacts",
  finish: "SELECT session_id AS what FROM sessions WHERE status = 'closed'",
  answers: "SELECT (SELECT count(*) FROM messages WHERE role = 'assistant') AS what",
} as const;

/**
 * What is wrong in a database, in words; nothing: an empty list. Looks at a copy of the file and its journal, without the
 * memory that a living server shares: what a start after a kill at this moment would find.
 */
export async function compareWith(
  ledger: Ledger,
  file: string,
  encryption_key?: string,
): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-copy-"));
  try {
    const copy = path.join(folder, path.basename(file));
    for (const end of ["", "-wal"]) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    return await compare(ledger, copy, encryption_key);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  ledger: Ledger,
  file: string,
  encryption_key: string | undefined,
): Promise<readonly string[]> {
  const database = await openDatabase({ url: file, integrity_check: "full", encryption_key });
  try {
    const read = async (kind: keyof typeof KEPT) =>
      (await database.read<{ what: string }>({ sql: `${KEPT[kind]} LIMIT 10000000` })).map(
        ({ what }) => what,
      );
    const [check] = await database.read<{ integrity_check: string }>({
      sql: "SELECT integrity_check FROM pragma_integrity_check LIMIT 1",
    });
    const wrong = check?.integrity_check === "ok" ? [] : [`integrity: ${check?.integrity_check}`];
    const sessions = new Set(await read("sessions"));
    for (const id of ledger.sessions) if (!sessions.has(id)) wrong.push(`session ${id} is lost`);
    for (const kind of ["message", "feedback", "contact", "finish"] as const)
      wrong.push(...compareKind(ledger, kind, await read(kind)));
    const [answers] = (await read("answers")) as unknown as number[];
    if (answers !== (await read("message")).length) wrong.push("a question without its answer");
    return wrong;
  } finally {
    await database.close();
  }
}

function compareKind(ledger: Ledger, kind: Entry["kind"], kept: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const what of kept) times.set(what, (times.get(what) ?? 0) + 1);
  return ledger.entries
    .filter((entry) => entry.kind === kind)
    .flatMap(({ session_id, what, outcome }) => {
      const found = times.get(kind === "finish" ? session_id : what) ?? 0;
      if (found > 1) return [`${what} is there ${found} times`];
      if (outcome === "acknowledged" && found === 0) return [`${what} was acknowledged and is lost`];
      if (outcome === "refused" && found === 1) return [`${what} was refused and is there`];
      return [];
    });
}
