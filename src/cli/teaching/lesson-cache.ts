/** Remembers what files teach between checking and teaching them, so that no document is converted twice. */
import { blobIdOf } from "../../domain/blob-id.ts";
import { createReadLessons, type ReadLessons } from "../../adapters/teaching/read-lessons.ts";
import type { Converter } from "../../ports/converter.ts";
import type { Lesson } from "../../ports/lesson.ts";

const MOST_CHARACTERS = 50_000_000;

/** Gives readers that share what they read; beyond 50 million characters a file is simply read again. */
export function createLessonCache(): (converter: Converter) => ReadLessons {
  const known = new Map<string, readonly Lesson[]>();
  let characters = 0;
  return (converter) => {
    const read = createReadLessons(converter);
    return async (file) => {
      const key = `${blobIdOf(file.bytes)} ${file.source}`;
      const lessons = known.get(key) ?? (await read(file));
      const size = lessons.reduce((sum, { text }) => sum + text.length, 0);
      if (!known.has(key) && characters + size <= MOST_CHARACTERS) {
        known.set(key, lessons);
        characters += size;
      }
      return lessons;
    };
  };
}
