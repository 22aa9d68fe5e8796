/**
 * Fitted numbers: what each feature of a passage, a sentence and an answer is worth. Found by logistic regression on
 * public question sets in the four languages, checked on halves that the fit did not see.
 */
import type { Locale } from "../../contract/locale.ts";

/** Weights of `passageFeatures`, in order. */
export const PASSAGE_WEIGHTS: readonly number[] = [
  2.94, 2.15, 2.84, 2.26, 2.55, 2.63, 1.7, 2.26, 2.16, 1.31, 1.03, 0.4, -1.48, 0.41,
];

const SPACED_SENTENCE_WEIGHTS = [
  -2.06, 1.49, 1.31, 1.06, 0.05, 0.27, 0.46, -0.46, -0.48, 0.08, 0.41, 0.32, 0.21, 2.0, 0.47, -0.2, 0.95,
];
const JAPANESE_SENTENCE_WEIGHTS = [
  -2.32, 1.5, 1.29, 0.3, -0.18, 0.91, 0.14, -0.8, -0.68, 0.05, 0.18, 1.32, 0.05, 1.59, 0.05, 0.99, -0.14,
];

/** Weights of `sentenceFeatures`, in order; the first is the constant. Japanese sentences are short and have their own. */
export const SENTENCE_WEIGHTS: Readonly<Record<Locale, readonly number[]>> = {
  en: SPACED_SENTENCE_WEIGHTS,
  "pt-BR": SPACED_SENTENCE_WEIGHTS,
  it: SPACED_SENTENCE_WEIGHTS,
  ja: JAPANESE_SENTENCE_WEIGHTS,
};

/** Weights of `confidenceFeatures`, in order; the constant stands apart, because languages differ in it. */
export const CONFIDENCE_WEIGHTS: readonly number[] = [
  -0.38, 1.02, -0.15, 0.57, 0.38, 0.69, 0.67, -0.4, 1.75, -0.19, -0.75, -0.68, 0.86, 1.1, 0.46, 1.06, 1.97,
  -1.69, -0.83,
];

/** Constant of the confidence by language. */
export const CONFIDENCE_BIAS: Readonly<Record<Locale, number>> = {
  en: -4.28,
  it: -4.02,
  ja: -5.22,
  "pt-BR": -4.07,
};

/** Below this confidence the engine says that it does not know. */
export const DECLINE_BELOW: Readonly<Record<Locale, number>> = { en: 0.5, it: 0.48, ja: 0.45, "pt-BR": 0.53 };

/** Weighted sum of features. */
export function dot(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);
}

/** Log-odds to probability. */
export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
