/**
 * Parts that schemas of many fields are made of, in as few steps as can be. A step of a chain (`.min(1).max(9).describe(…)`)
 * makes the whole schema anew, and those of the settings are made at every start.
 */
import * as z from "zod";

/** The very schema, described in place: only for one that was just made, since a shared one would be described for all. */
export function described<S extends z.ZodType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const WHOLE = z.int();
const NUMBER = z.number();
const TEXT = z.string();

/** A whole number in a range. */
export const wholeIn = (least: number, most: number) => WHOLE.check(z.gte(least), z.lte(most));

/** A number in a range. */
export const numberIn = (least: number, most: number) => NUMBER.check(z.gte(least), z.lte(most));

/** A text of so many characters. */
export const textOf = (least: number, most: number) => TEXT.check(z.minLength(least), z.maxLength(most));

/** A whole number in a range, described. */
export const whole = (least: number, most: number, description: string) =>
  described(wholeIn(least, most), description);

/** True or false, described. */
export const flag = (description: string) => described(z.boolean(), description);

/** One of some words, described. */
export const choice = <const Words extends readonly string[]>(words: Words, description: string) =>
  described(z.enum(words), description);
