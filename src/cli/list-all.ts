/** Lists that are read page by page, as one. */

/** Every row in order; `read` gives the rows behind `last`, `size` of them unless these are the last. No more than a page is held. */
export async function* listAll<T>(
  size: number,
  read: (last: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let last: T | undefined;
  for (;;) {
    const page = await read(last);
    yield* page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}
