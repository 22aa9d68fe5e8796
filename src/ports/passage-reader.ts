/** The passage reader port: passages by id, for what was found by meaning instead of by words. */
import type { EvidencePassage } from "./evidence.ts";

/** Reads passages of one robot. */
export interface PassageReader {
  /** The passages of those ids (at most 200) that the robot still has, in any order; `score` is 0. Never another robot's. */
  readPassages(robot_id: string, passage_ids: readonly string[]): Promise<readonly EvidencePassage[]>;
}
