/** Finds for "can my 10 year old have her ears pierced", where nothing else answered, the limit of age that the page tells of it. */
import { findAgeLimit } from "../../../domain/answering/extraction/age-limit.ts";
import { toSure } from "../../../domain/answering/extraction/extract.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { decide, type Finding } from "./look-up.ts";

/** A limit that names the deed is as likely as not the answer. */
const EVEN = 0.5;

/** Undefined where no limit is told of what was asked, or the robot tells of too much for it to be sure. */
export function findByAgeLimit(found: Finding): Finding | undefined {
  if (found.question.passages > FEW_PASSAGES) return undefined;
  const limit = findAgeLimit(found.sentences, found.question);
  if (!limit) return undefined;
  const confidence = Math.max(decide(found).confidence, EVEN);
  return { ...found, extract: toSure([limit]), decided: { confidence, suffices: true } };
}
