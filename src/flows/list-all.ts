/** Lists that are read page by page, as one: no more than a page is held. */

/** Reads the rows behind `last`: as many as a page has, unless these are the last. */
type ReadPage<T> = (last: T | undefined) => Promise<readonly T[]>;

/** Every page in order, of `size` rows but the last, which may be empty. */
export async function* listPages<T>(size: number, read: ReadPage<T>): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const page = await read(last);
    yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** Every row in order. */
export async function* listAll<T>(size: number, read: ReadPage<T>): AsyncGenerator<T> {
  for await (const page of listPages(size, read)) yield* page;
}
