/**
 * Branches: places of one business that were taught side by side, each under a heading or in a document of its own, with an
 * address, telephone number or hours of its own; seasons, plans and the like, of which the same is said with other amounts.
 * What is told of one of them is not so of the others.
 */
import type { Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { analyse } from "../../language/analyse.ts";
import { withoutPieces } from "../../language/japanese.ts";
import { fold } from "../../language/normalise.ts";
import { showsHours } from "./hours-words.ts";
import { CONTACT_WORDS, findShown } from "../text/contacts.ts";
import { findOpeningRows, HOURS_WORD, speaksOfOpening } from "../text/opening.ts";
import { BELOW } from "../text/headings.ts";
import { findParallel } from "../text/parallel.ts";
import type { Passage } from "../text/passages.ts";

/** One of several places. */
export interface Branch {
  /** The heading that it stands under. */
  readonly name: string;
  /** Index terms of its name that not all of its siblings have. */
  readonly terms: ReadonlySet<string>;
  /** Those that all of them have ("practice"). */
  readonly shared: ReadonlySet<string>;
  /** All of them in the order of the text, itself included. */
  readonly siblings: readonly Branch[];
}

/** The branch that a passage tells of. */
export type Branches = ReadonlyMap<Passage, Branch>;

/** For what has none. */
export const NO_BRANCHES: Branches = new Map();

/** Where branches are looked for. */
export interface Taught {
  readonly passages: readonly Placed[];
  readonly locale: Locale;
  /** Whether that is all of a robot that matters here: whole documents may be branches, too. */
  readonly whole: boolean;
}

/** The branches of what was taught, by where they stand. */
export interface BranchMap {
  readonly byPlace: ReadonlyMap<string, Branch>;
  readonly untitled: ReadonlySet<string>;
}

type Placed = Passage & { readonly source: string };

interface Section {
  readonly name: string;
  readonly place: string;
  /** It is a document. */
  readonly whole: boolean;
  readonly passages: Passage[];
}

/** Index terms by which what tells of a place is found: they are added to addresses, telephone numbers and hours without such words. */
export const termsOfPlaces = byLocale((locale): readonly string[] => {
  const words = [CONTACT_WORDS.address[locale], CONTACT_WORDS.phone[locale], HOURS_WORD[locale]];
  return analyse(words.join(" "), locale);
});

/** More sections side by side are no places of one business. */
const MOST_BRANCHES = 30;
/** Of more sections it is not looked whether they say the same. */
const MOST_COMPARED = 12;
/** A place is told by at least so many of: its address, telephone number, hours. */
const LEAST_FACTS = 2;

const pathOf = ({ heading }: Placed): readonly string[] => heading.split(BELOW);

/** The documents whose sections stand under no title of their own. */
function listUntitled(passages: readonly Placed[]): ReadonlySet<string> {
  const titles = new Map<string, string>();
  const untitled = new Set<string>();
  for (const passage of passages) {
    const [title = ""] = pathOf(passage);
    if ((titles.get(passage.source) ?? title) !== title) untitled.add(passage.source);
    titles.set(passage.source, title);
  }
  return untitled;
}

/** The places that a passage stands in, outermost first: its document, under whatever title, and its sections. */
function placesOf(
  passage: Placed,
  untitled: ReadonlySet<string>,
): readonly { readonly place: string; readonly within: string; readonly name: string }[] {
  const { source } = passage;
  const path = pathOf(passage);
  const within = (depth: number): string => [source, ...path.slice(0, depth)].join("\n");
  return path.map((name, depth) =>
    depth === 0 && !untitled.has(source)
      ? { place: source, within: "", name }
      : { place: within(depth + 1), within: within(depth), name },
  );
}

/** Sections by what they stand under: the robot, a document, or headings in it. */
function toFamilies({ passages, whole }: Taught, untitled: ReadonlySet<string>): Section[][] {
  const families = new Map<string, Map<string, Section>>();
  for (const passage of passages) {
    for (const { place, within, name } of placesOf(passage, untitled)) {
      if (name === "" || (within === "" && !whole)) continue;
      const family = families.get(within) ?? new Map<string, Section>();
      families.set(within, family);
      const section = family.get(place) ?? { name, place, passages: [], whole: within === "" };
      family.set(place, section);
      section.passages.push(passage);
    }
  }
  return [...families.values()]
    .map((family) => [...family.values()])
    .filter(({ length }) => length > 1 && length <= MOST_BRANCHES);
}

interface Facts {
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
  readonly hours: boolean;
}

const known = new WeakMap<Passage, Facts>();

function factsOf(passage: Passage, locale: Locale): Facts {
  const before = known.get(passage);
  if (before) return before;
  const lines = passage.sentences.map(({ start, end }) => fold(passage.text.slice(start, end)));
  const isHeaded = speaksOfOpening(fold(passage.heading), locale);
  const facts = {
    addresses: lines.flatMap((line) => findShown(line, "address") ?? []),
    phones: lines.flatMap((line) => findShown(line, "phone")?.replace(/\D/gu, "") ?? []),
    hours:
      findOpeningRows(passage).size > 0 ||
      lines.some(
        (line) => (isHeaded || speaksOfOpening(line, locale)) && showsHours(line, { locale, folded: "" }),
      ),
  };
  known.set(passage, facts);
  return facts;
}

/** Whether each has some, and none of them is another's. */
function areApart(lists: readonly (readonly string[])[]): boolean {
  const sets = lists.map((list) => new Set(list));
  const all = new Set(lists.flat());
  return sets.every(({ size }) => size > 0) && all.size === sets.reduce((sum, { size }) => sum + size, 0);
}

const firstOf = ({ passages }: Section): number => Math.min(...passages.map(({ seq }) => seq));

/** Documents by their names, sections as they were taught. */
function inText(one: Section, other: Section): number {
  if (!one.whole) return firstOf(one) - firstOf(other);
  return one.place < other.place ? -1 : 1;
}

/** The sections of a family that are places; none where they are not apart. */
function findPlaces(family: readonly Section[], locale: Locale): readonly Section[] {
  const told = family.map((section) => {
    const facts = section.passages.map((passage) => factsOf(passage, locale));
    const addresses = facts.flatMap((one) => one.addresses);
    const phones = facts.flatMap((one) => one.phones);
    return { section, addresses, phones, hours: facts.some(({ hours }) => hours) };
  });
  const places = told.filter(
    ({ addresses, phones, hours }) =>
      Number(addresses.length > 0) + Number(phones.length > 0) + Number(hours) >= LEAST_FACTS,
  );
  const apart =
    areApart(places.map(({ addresses }) => addresses)) ||
    (areApart(places.map(({ phones }) => phones)) && places.every(({ hours }) => hours));
  return apart && places.length > 1 ? places.map(({ section }) => section).toSorted(inText) : [];
}

/** The sections of a document that say the same of different things. */
function listParallel(family: readonly Section[]): readonly Section[] {
  return family.some(({ whole }) => whole) ? [] : findParallel(family).toSorted(inText);
}

function toBranches(places: readonly Section[], locale: Locale): Branch[] {
  const siblings: Branch[] = [];
  const terms = places.map(({ name }) => new Set(analyse(name, locale)));
  for (const [at, { name }] of places.entries()) {
    const all = [...(terms[at] ?? [])];
    const isShared = (term: string): boolean => terms.every((one) => one.has(term));
    siblings.push({
      name,
      terms: new Set(all.filter((term) => !isShared(term))),
      shared: new Set(all.filter(isShared)),
      siblings,
    });
  }
  return siblings;
}

/** Looks for branches. Sections that say the same are compared where all of them are there. */
export function mapBranches(taught: Taught): BranchMap {
  const byPlace = new Map<string, Branch>();
  const untitled = listUntitled(taught.passages);
  for (const family of toFamilies(taught, untitled)) {
    const apart = findPlaces(family, taught.locale);
    const compared = taught.whole && apart.length === 0 && family.length <= MOST_COMPARED;
    const found = compared ? listParallel(family) : apart;
    for (const [at, branch] of toBranches(found, taught.locale).entries())
      byPlace.set(found[at]?.place ?? "", branch);
  }
  return { byPlace, untitled };
}

/** The branches that passages tell of: of sections within one another the outer ones. */
export function locate({ byPlace, untitled }: BranchMap, passages: readonly Placed[]): Branches {
  if (byPlace.size === 0) return NO_BRANCHES;
  return new Map(
    passages.flatMap((passage) => {
      const inside = placesOf(passage, untitled).find(({ place }) => byPlace.has(place));
      const branch = inside && byPlace.get(inside.place);
      return branch ? [[passage, branch] as const] : [];
    }),
  );
}

/** What a question says, as far as it may name a branch. */
interface Asked {
  readonly terms: readonly { readonly role: string; readonly variants: readonly string[] }[];
}

const countIn = (terms: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  [...terms].filter((term) => said.has(term)).length;

/** The only one of several branches that a question names, or names with the most words, by itself or else by what it leans on. */
export function findNamed(branch: Branch, { terms }: Asked): Branch | undefined {
  for (const leant of [false, true]) {
    const said = withoutPieces(
      terms.filter(({ role }) => (role === "context") === leant).flatMap(({ variants }) => variants),
    );
    const counted = branch.siblings.map((one) => ({ one, count: countIn(one.terms, said) }));
    const most = Math.max(...counted.map(({ count }) => count));
    const [named, ...others] = counted.filter(({ count }) => count === most);
    if (most > 0) return others.length === 0 ? named?.one : undefined;
  }
  return undefined;
}
