/** Identifiers from the system's random source (`ports/ids.ts`). */
import { randomBytes, randomInt } from "node:crypto";
import { PROTOCOL_ALPHABET, PROTOCOL_SUFFIX_CHARACTERS } from "../../domain/protocol-number.ts";
import type { Ids } from "../../ports/ids.ts";

const RANDOM_BYTES = 18;
// Random bytes are drawn in blocks: a draw costs more than the bytes.
const BLOCK_BYTES = RANDOM_BYTES * 256;

/** Identifiers with 144 random bits each. */
export function createRandomIds(): Ids {
  let block = Buffer.alloc(0);
  let used = 0;
  const draw = (): string => {
    if (used >= block.length) {
      block = randomBytes(BLOCK_BYTES);
      used = 0;
    }
    used += RANDOM_BYTES;
    return block.toString("base64url", used - RANDOM_BYTES, used);
  };
  return {
    create: (prefix) => `${prefix}_${draw()}`,
    protocolSuffix: () => {
      let suffix = "";
      while (suffix.length < PROTOCOL_SUFFIX_CHARACTERS)
        suffix += PROTOCOL_ALPHABET[randomInt(PROTOCOL_ALPHABET.length)];
      return suffix;
    },
  };
}
