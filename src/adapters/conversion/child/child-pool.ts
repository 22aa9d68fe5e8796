/**
 * A few children, used again while they are fresh: starting one costs more than reading a small document,
 * but memory and state that a document leaves behind must not add up.
 */
import { type ReadingChild, startChild } from "./child-process.ts";
import { createTurnstile, type Turnstile } from "./turnstile.ts";

/** How many children, how long they live, who may wait. */
export interface ChildPoolOptions {
  readonly module_url: string;
  readonly max_children: number;
  readonly max_documents_per_child: number;
  readonly max_worked_ms_per_child: number;
  readonly idle_ms: number;
  readonly max_waiting: number;
  readonly max_wait_ms: number;
}

/** A child on loan. */
export interface Loan {
  readonly child: ReadingChild;
  /** It has read another document before. */
  readonly is_used: boolean;
  /** Gives it back after `worked_ms`; a dead one is replaced when one is needed. */
  giveBack(worked_ms: number): void;
}

/** Lends children. */
export interface ChildPool {
  /** The next free child; null when too many wait, the wait is over, or the pool is closed. Rejects when none can be started. */
  borrow(signal?: AbortSignal): Promise<Loan | null>;
  close(): Promise<void>;
}

interface Member {
  readonly child: ReadingChild;
  documents: number;
  worked_ms: number;
  idle: NodeJS.Timeout | null;
}

interface Crew {
  readonly options: ChildPoolOptions;
  readonly turnstile: Turnstile;
  readonly idle: Member[];
  readonly all: Set<Member>;
  closed: boolean;
}

/** Creates a pool; nothing is started until a child is needed. */
export function createChildPool(options: ChildPoolOptions): ChildPool {
  const turnstile = createTurnstile({ ...options, places: options.max_children });
  const crew: Crew = { options, turnstile, idle: [], all: new Set(), closed: false };
  return {
    borrow: async (signal) => {
      if (!(await turnstile.enter(signal))) return null;
      try {
        return lend(crew, takeAlive(crew.idle) ?? (await start(crew)));
      } catch (error) {
        turnstile.leave();
        throw error;
      }
    },
    close: async () => {
      crew.closed = true;
      turnstile.close();
      const members = [...crew.all];
      for (const member of members) retire(crew, member);
      await Promise.all(members.map(({ child }) => child.ended));
    },
  };
}

async function start(crew: Crew): Promise<Member> {
  const child = await startChild(crew.options.module_url);
  const member: Member = { child, documents: 0, worked_ms: 0, idle: null };
  crew.all.add(member);
  void child.ended.then(() => crew.all.delete(member));
  return member;
}

function lend(crew: Crew, member: Member): Loan {
  const { max_documents_per_child, max_worked_ms_per_child } = crew.options;
  if (member.idle !== null) clearTimeout(member.idle);
  member.child.holdParent(true);
  return {
    child: member.child,
    is_used: member.documents > 0,
    giveBack: (worked_ms) => {
      member.documents += 1;
      member.worked_ms += worked_ms;
      const isWorn =
        member.documents >= max_documents_per_child || member.worked_ms >= max_worked_ms_per_child;
      if (crew.closed || isWorn || !member.child.isAlive()) retire(crew, member);
      else rest(crew, member);
      crew.turnstile.leave();
    },
  };
}

function rest(crew: Crew, member: Member): void {
  member.child.holdParent(false);
  member.idle = setTimeout(() => retire(crew, member), crew.options.idle_ms).unref();
  crew.idle.push(member);
}

function retire(crew: Crew, member: Member): void {
  if (member.idle !== null) clearTimeout(member.idle);
  const at = crew.idle.indexOf(member);
  if (at >= 0) crew.idle.splice(at, 1);
  member.child.holdParent(true);
  member.child.kill();
}

function takeAlive(idle: Member[]): Member | undefined {
  for (let member = idle.pop(); member !== undefined; member = idle.pop()) {
    if (member.child.isAlive()) return member;
  }
  return undefined;
}
