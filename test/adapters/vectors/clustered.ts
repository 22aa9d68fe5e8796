/** Clustered vectors of length 1, the same ones for the same seed. */

/** A small generator of numbers between 0 and 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** `count` vectors around `clusters` centres; all lean to one side, as those of real models do. */
export function clustered(options: {
  count: number;
  dimensions: number;
  clusters: number;
  seed: number;
}): Float32Array[] {
  const random = createRandom(options.seed);
  const draw = (spread: number) =>
    Float32Array.from({ length: options.dimensions }, () => gauss(random) * spread);
  const lean = draw(0.5);
  const centres = Array.from({ length: options.clusters }, () => draw(1));
  return Array.from({ length: options.count }, () => {
    const centre = centres[Math.floor(random() * options.clusters)]!;
    return toUnit(draw(0.6).map((value, at) => value + centre[at]! + lean[at]!));
  });
}

export function exactNearest(vectors: readonly Float32Array[], query: Float32Array, limit: number): string[] {
  return vectors
    .map((vector, at) => ({
      id: `${at}`,
      score: vector.reduce((sum, value, d) => sum + value * query[d]!, 0),
    }))
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ id }) => id);
}

export function toPage(vectors: readonly Float32Array[], from = 0) {
  const dimensions = vectors[0]?.length ?? 0;
  const joined = new Float32Array(vectors.length * dimensions);
  for (const [at, vector] of vectors.entries()) joined.set(vector, at * dimensions);
  return { ids: vectors.map((_, at) => `${from + at}`), vectors: joined };
}
