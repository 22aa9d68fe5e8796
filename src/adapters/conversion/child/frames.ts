/**
 * How parent and child talk over pipes: frames of a length and bytes, bounded, so that a child that went wrong
 * cannot fill the parent.
 */
const LENGTH_BYTES = 4;

/** A frame: four bytes of length (little endian), then the bytes. */
export function toFrame(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Cuts a stream into frames; `push` throws a `RangeError` when a frame is announced that is over `max_bytes`. */
export interface FrameCutter {
  push(chunk: Buffer): void;
}

/** Creates a cutter that calls `onFrame` for every whole frame. */
export function createFrameCutter(max_bytes: number, onFrame: (frame: Buffer) => void): FrameCutter {
  const state = { waiting: [] as Buffer[], held: 0, needed: LENGTH_BYTES, in_body: false };
  const take = (): void => {
    const joined = Buffer.concat(state.waiting);
    const piece = joined.subarray(0, state.needed);
    state.held = joined.length - state.needed;
    state.waiting = [joined.subarray(state.needed)];
    state.needed = state.in_body ? LENGTH_BYTES : piece.readUInt32LE(0);
    if (state.needed > max_bytes) throw new RangeError("conversion: a frame over the limit");
    if (state.in_body) onFrame(piece);
    state.in_body = !state.in_body;
  };
  return {
    push: (chunk) => {
      state.waiting.push(chunk);
      state.held += chunk.length;
      while (state.held >= state.needed) take();
    },
  };
}
