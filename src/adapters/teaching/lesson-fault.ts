/** A fault of a file that was to be taught, at a line of it. */

/** The line is counted from 1; null: the fault is the file's as a whole. The message is for people and says the line. */
export class LessonFault extends Error {
  override readonly name = "LessonFault";
  readonly line: number | null;
  /** The message without the line. */
  readonly reason: string;

  constructor(reason: string, line: number | null = null, cause?: unknown) {
    super(line === null ? reason : `line ${line}: ${reason}`, cause === undefined ? {} : { cause });
    this.line = line;
    this.reason = reason;
  }
}
