/** The way to a business: its address, and what stands below a heading like "Getting here", as far as it is of the asked means. */
import { fold } from "../../language/normalise.ts";
import { readWayThere } from "../question/getting-there.ts";
import type { Asked } from "../question/question.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { showsContact } from "../text/contacts.ts";
import { lastHeading } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { takeFirst } from "./list-answer.ts";

const ROOM = 320;
const MOST_PASSAGES = 3;

/** Passages below such headings, to be read beside the best ones. */
export function findWaysThere<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  { folded, locale }: Asked,
): readonly RankedPassage<P>[] {
  const way = readWayThere(folded, locale);
  if (!way) return [];
  return passages.filter(({ passage }) => way.isHead(lastHeading(passage.heading))).slice(0, MOST_PASSAGES);
}

/** The sentences that tell the way; undefined where none was asked for, or no heading says that one follows. */
export function findWayThere<S extends RankedSentence>(
  ranked: readonly S[],
  { folded, locale }: Asked,
): readonly S[] | undefined {
  const way = readWayThere(folded, locale);
  if (!way) return undefined;
  const headingOf = ({ from }: S): string => lastHeading(from.passage.heading);
  const headed = ranked.filter((one) => way.isHead(headingOf(one)));
  const isOfMeans = (one: S): boolean => way.isOfMeans(fold(`${headingOf(one)} ${one.text}`));
  const told = headed
    .filter(isOfMeans)
    .toSorted((one, other) =>
      one.from === other.from ? one.index - other.index : other.from.score - one.from.score,
    );
  if (told.length === 0) return undefined;
  const isAddress = (one: S): boolean =>
    !headed.includes(one) && showsContact(fold(one.text), "address") === true;
  const address = way.names_means ? undefined : ranked.find(isAddress);
  return takeFirst(address ? [address, ...told] : told, ROOM);
}
