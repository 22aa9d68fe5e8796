/**
 * Weights and lengths: the one that somebody tells ("a 30 kg dog", "sono alto 1,40", 身長140cm), and the spans in which pages tell
 * them ("10 to 25 kg", "acima de 25 kg", "altezza minima 130 cm", 10kgまで). In kilograms and centimetres, from folded text.
 */
import { between, type NumberSpan } from "./number-words.ts";

export type SizeUnit = "kg" | "cm";

/** A size that somebody tells. */
export interface Size {
  readonly unit: SizeUnit;
  readonly size: number;
}

/** A span of sizes, both ends included. */
export interface SizeSpan extends NumberSpan {
  readonly unit: SizeUnit;
}

/** No amount of money ("R$ 45 até 10 kg"), and no end of another number. */
const NUMBER = String.raw`(?<![\d.,]|[€$£¥] ?)(\d{1,4}(?:[.,]\d{1,2})?)`;
const KG = String.raw`(?:kgs?|kilos?|kilograms?|quilos?|quilogramas?|chili|chilo|chilogrammi|キログラム|キロ(?!メートル))(?![a-z/²2])`;
const CM = String.raw`(?:cms?|centimet(?:er|re)s?|centimetros?|centimetri|センチメートル|センチ)(?![a-z/²2])`;
const METRES = String.raw`(?:m|met(?:er|re)s?|metros?|metri|メートル)(?![a-z/²2³])`;
const UNIT = `(${KG}|${CM}|${METRES})`;

const toNumber = (written: string): number => Number(written.replace(",", "."));

const KILOGRAMS = new RegExp(`^${KG}$`);
const CENTIMETRES = new RegExp(`^${CM}$`);

function toSize(written: string, unit: string): Size {
  const size = toNumber(written);
  if (KILOGRAMS.test(unit)) return { unit: "kg", size };
  return { unit: "cm", size: CENTIMETRES.test(unit) ? size : Math.round(size * 100) };
}

/** How tall somebody is, without a unit: "sono alto 1,40", "I'm 1.40 tall", "tenho 1,40 de altura". */
const TALL =
  /\b(?:alt[oa]|tall|meco|mede|tem|tenho|misuro|e) (?:de )?(1[.,]\d{2}|2[.,][0-2]\d)(?= *(?:$|[?!.;)]|,? \D))|\b(1[.,]\d{2}) (?:tall|de altura|di altezza)\b/;
/** How a size is told of somebody or something; a distance is none. */
const TOLD = new RegExp(
  String.raw`${NUMBER} ?[-‐]?(${KG})|(?<!\b(?:within|radius of|raio de|raggio di|entro|a|ate|fino a|per|lungo|largo) )${NUMBER} ?[-‐]?(${CM}|${METRES})`,
);

/** The size that a folded question tells; undefined where it tells none. */
export function findSize(folded: string): Size | undefined {
  const [, one, other] = TALL.exec(folded) ?? [];
  const tall = one ?? other;
  if (tall !== undefined) return { unit: "cm", size: Math.round(toNumber(tall) * 100) };
  const [written, unit] = (TOLD.exec(folded) ?? []).slice(1).filter((group) => group !== undefined);
  return written === undefined || unit === undefined ? undefined : toSize(written, unit);
}

/** Nobody is taller, in centimetres; what is longer is a thing. */
const TALLEST = 300;
const MOST = 100_000;
/** Below an end that is not included. */
const LESS = 0.01;

type Ends = (size: number) => readonly [number, number];
const upTo: Ends = (size) => [0, size];
const below: Ends = (size) => [0, size - LESS];
const since: Ends = (size) => [size, MOST];
const above: Ends = (size) => [size + LESS, MOST];

const RANGE = new RegExp(
  String.raw`${NUMBER} ?(?:${KG}|${CM}|${METRES})? ?(?:[-–—~〜]|to|and|a|ai|e|ate|から) ?${NUMBER} ?${UNIT}`,
  "g",
);
const ONE_END: readonly (readonly [told: RegExp, ends: Ends])[] = [
  [
    new RegExp(
      String.raw`\b(?:up to|max(?:imum)?(?: (?:weight|height|load))?(?: (?:of|is))?:?|no more than|at most|ate|no maximo|(?:peso|altura|altezza|carico|carga) (?:maxim|massim)[oa](?: (?:e |di |de )?)?:?|maxim[oa]|massim[oa]|fino a|non piu di) ?${NUMBER} ?${UNIT}|${NUMBER} ?${UNIT} ?(?:or less|max\b|まで|以下|以内|ou menos|o meno)`,
      "g",
    ),
    upTo,
  ],
  [
    new RegExp(
      String.raw`\b(?:under|below|less than|abaixo de|menos de|sotto i|sotto|meno di) ${NUMBER} ?${UNIT}|${NUMBER} ?${UNIT}未満`,
      "g",
    ),
    below,
  ],
  [
    new RegExp(
      String.raw`\b(?:from|at least|min(?:imum)?(?: (?:weight|height))?(?: (?:of|is))?:?|a partir de|no minimo|pelo menos|(?:peso|altura|altezza) minim[oa](?: (?:e |di |de )?)?:?|dai|da|almeno) ?${NUMBER} ?${UNIT}|${NUMBER} ?${UNIT} ?(?:or more|and over|and above|\+|以上|から|ou mais|o piu|in su)`,
      "g",
    ),
    since,
  ],
  [
    new RegExp(
      String.raw`\b(?:over|above|more than|acima de|mais de|oltre i|oltre|sopra i|sopra|piu di) ${NUMBER} ?${UNIT}|${NUMBER} ?${UNIT}(?:超|を超え)`,
      "g",
    ),
    above,
  ],
];

/** The spans of sizes that a folded text tells. */
export function findSizeSpans(folded: string): readonly SizeSpan[] {
  const found: SizeSpan[] = [];
  let left = folded.replace(RANGE, (all: string, ...groups: readonly string[]) => {
    const [one = "", other = "", unit = ""] = groups;
    const [from, to] = [toSize(one, unit), toSize(other, unit)];
    if (from.size <= to.size) found.push({ unit: to.unit, ...between(from.size, to.size) });
    return " ".repeat(all.length);
  });
  for (const [told, ends] of ONE_END)
    left = left.replace(told, (all: string, ...groups: readonly unknown[]) => {
      const [written, unit] = groups.slice(0, 4).filter((group) => typeof group === "string");
      if (written === undefined || unit === undefined) return all;
      const { unit: base, size } = toSize(written, unit);
      const [from, to] = ends(size);
      found.push({ unit: base, ...between(from, to) });
      return " ".repeat(all.length);
    });
  return found.filter(
    ({ unit, from, to }) => unit === "kg" || Math.max(from, to === MOST ? 0 : to) < TALLEST,
  );
}
