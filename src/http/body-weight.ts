/**
 * What a JSON text costs to parse is told by what it has beside its long texts: 33 MB of attachments take 45 ms, 33 MB of
 * `{},` eight seconds and gigabytes. So the rest is weighed before anything is parsed.
 */

/** A text from this many bytes on counts as its quotes only: an attachment, a transcript. */
const LONG_TEXT_BYTES = 1_024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether a JSON text has more bytes than so many beside its long texts, each escaped quote counted as a byte. Looks at
 * quotes only and ends with the first byte too many; what is no JSON is weighed as if it were.
 */
export function isHeavierThan(bytes: Buffer, most: number): boolean {
  let weight = 0;
  let at = 0;
  while (weight <= most) {
    const begin = bytes.indexOf(QUOTE, at);
    if (begin === -1) return weight + bytes.length - at > most;
    weight += begin - at + 2;
    let end = bytes.indexOf(QUOTE, begin + 1);
    while (end !== -1 && isEscaped(bytes, begin, end)) {
      if ((weight += 1) > most) return true;
      end = bytes.indexOf(QUOTE, end + 1);
    }
    if (end === -1) end = bytes.length;
    const length = end - begin - 1;
    if (length < LONG_TEXT_BYTES) weight += length;
    at = end + 1;
  }
  return true;
}

// Between two quotes each backslash is looked at once.
function isEscaped(bytes: Buffer, begin: number, quote: number): boolean {
  let backslashes = 0;
  while (quote - backslashes - 1 > begin && bytes[quote - backslashes - 1] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
