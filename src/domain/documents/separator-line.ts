/** The line by which Excel is told the separator of a table (`sep=;`): it is no row. */
const SEPARATOR_LINE = /^\uFEFF?sep=[,;\t|]\r?(?=\n|$)/iu;

/** The text with that line left empty, so that the lines below it keep their numbers. */
export const withoutSeparatorLine = (text: string): string => text.replace(SEPARATOR_LINE, "");
