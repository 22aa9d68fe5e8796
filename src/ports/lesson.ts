/**
 * What a taught file becomes: documents ready for the teaching flow, whatever format they came in.
 */

/** A document of more text is not taught: nobody asks for it as a whole, and it would be analysed as a whole. */
export const MOST_LESSON_CHARACTERS = 5_000_000;

/** A document to teach; `source` is its key within the robot. */
export interface Lesson {
  readonly source: string;
  readonly title: string;
  readonly text: string;
  /** `qa`: the title is a question and the text its answer. */
  readonly kind: "text" | "qa";
  /** What a person should know of how it was read; it is kept nowhere. */
  readonly warning?: string;
}

/** A file as it is handed over: its name (path or bare) and its decoded text. */
export interface DecodedFile {
  readonly name: string;
  readonly text: string;
}

/** Turns one file into lessons. */
export interface LessonReader {
  /** Whether this reader takes files of that name. */
  takes(name: string): boolean;
  /** Lessons in order, at most 100,000; sources begin with the file's name. Throws a fault that names the bad line. */
  read(file: DecodedFile): Lesson[];
}

/** A document whose teaching began longer ago was given up. */
export const ABANDONED_AFTER_MS = 3_600_000;
