/**
 * The seven ways in which a document can fail to become text.
 * One closed list, so that every converter (built in or external) ends in a word that people can be told.
 */

/**
 * Why a document gave no text: needs a password · damaged or not what it claims · over a size cap · nested or heavy
 * beyond the caps · out of time · readable but without text (a scan) · a type that no converter reads.
 */
export const CONVERSION_ERRORS = [
  "encrypted",
  "corrupt",
  "too_large",
  "too_complex",
  "timeout",
  "no_text",
  "unsupported_type",
] as const;

/** One of the seven errors. */
export type ConversionError = (typeof CONVERSION_ERRORS)[number];

/** Tells whether a word that came from outside this process is one of the seven. */
export function isConversionError(word: unknown): word is ConversionError {
  return CONVERSION_ERRORS.includes(word as ConversionError);
}
