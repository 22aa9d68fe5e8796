/** What a person decided before on the same question gives way: of two decided answers the later one counts. */
import { DECIDED_SOURCES, isDecidedSource } from "../../domain/check.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { CheckStore } from "../../ports/check-store.ts";
import type { KnowledgeStore } from "../../ports/knowledge-store.ts";
import type { ChangeChecks } from "./change-checks.ts";
import { listDocuments } from "../teaching/list-taught.ts";
import type { Teach } from "../teaching/teach.ts";

/** What the flow needs. */
export interface SupersedeOptions {
  readonly knowledge: Pick<KnowledgeStore, "list">;
  readonly checks: Pick<CheckStore, "list">;
  readonly teach: Pick<Teach, "forget">;
  readonly changeChecks: Pick<ChangeChecks, "remove">;
  readonly audit: AuditLog;
}

/** The answer that counts from now on. */
export interface LatestAnswer {
  readonly robot: Robot;
  readonly source: string;
  readonly question: string;
}

/** Forgets the others with their checks; gives their sources. Idempotent. */
export type SupersedeAnswers = (latest: LatestAnswer, actor: string) => Promise<readonly string[]>;

/** Gives the flow. */
export function createSupersedeAnswers(options: SupersedeOptions): SupersedeAnswers {
  const { checks, teach, changeChecks, audit } = options;
  return async (latest, actor) => {
    const { robot_id } = latest.robot;
    const earlier = await listEarlier(options, latest);
    for (const source of earlier) {
      await teach.forget(robot_id, source);
      const details = { source, replaced_by: latest.source };
      await audit.append({ actor, action: "knowledge.removed", subject: robot_id, details });
    }
    for (const check of earlier.length > 0 ? await checks.list(robot_id) : [])
      if (earlier.includes(check.source)) await changeChecks.remove(robot_id, check.check_id, actor);
    return earlier;
  };
}

async function listEarlier(
  { knowledge }: SupersedeOptions,
  { robot, source, question }: LatestAnswer,
): Promise<readonly string[]> {
  // With it comes the reading of questions, which no start has to wait for.
  const { toGapWords } = await import("../../domain/gap.ts");
  const keyOf = (text: string): string => toGapWords({ text, earlier: [], locale: robot.locale }).key;
  const key = keyOf(question);
  const isEarlier = (other: { readonly source: string; readonly title: string }): boolean =>
    isDecidedSource(other.source) && other.source !== source && keyOf(other.title) === key;
  const found: string[] = [];
  for (const prefix of DECIDED_SOURCES) {
    for await (const document of listDocuments(knowledge, robot.robot_id, prefix))
      if (isEarlier(document)) found.push(document.source);
  }
  return found;
}
