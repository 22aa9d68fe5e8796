/**
 * Names of the files in a zip archive, from its directory alone (nothing is inflated):
 * how a docx is told from an xlsx by its bytes.
 */
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/** The first `limit` (2,000) names, or null when the archive has no readable directory (cut off, or not a zip). */
export function readZipNames(bytes: Uint8Array, limit = 2_000): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  while (names.length < limit && at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    const nameBytes = view.getUint16(at + 28, true);
    const start = at + ENTRY_BYTES;
    names.push(Buffer.from(bytes.subarray(start, start + nameBytes)).toString("latin1"));
    at = start + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names.length > 0 ? names : null;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return null;
}
