/** What is taught without what no database gives back. Apart from teaching, which is loaded with the first lesson. */
import { toCleanText } from "../../domain/text.ts";
import type { Lesson } from "../../ports/lesson.ts";

/** A lesson as it is kept: JSON can bring NUL and half characters, which no database gives back. */
export function toCleanLesson({ source, title, text, kind }: Lesson): Lesson {
  return { source: toCleanText(source), title: toCleanText(title), text: toCleanText(text), kind };
}
