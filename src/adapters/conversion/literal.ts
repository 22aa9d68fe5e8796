/** Text that stands in a document as it is meant: what Markdown would take for its own marks is escaped. */

/**
 * What looks like a tag ("--color=<when>"), and pairs of marks ("__init__"): the reader of Markdown would leave them out.
 * An address in brackets is read as one.
 */
const TAKEN_FOR_MARKS = /<(?=[a-z/!?])(?!(?:https?:\/|[^<>\s@]{1,64}@))|(?<=([*_]))\1|([*_])(?=\2)/giu;

/** The text as Markdown that is read as these very characters. */
export const asLiteral = (text: string): string => text.replace(TAKEN_FOR_MARKS, String.raw`\$&`);
