/** The embedder adapter against a scripted upstream. */
import { afterEach, describe, expect, it } from "vitest";
import { createEmbedder, type EmbedderOptions } from "../../../src/adapters/upstream/embeddings.ts";
import {
  startScripted,
  type Script,
  type ScriptedServer,
  type Seen,
} from "../../upstream/scripted-server.ts";

let server: ScriptedServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function embedderOf(
  reply: (request: Seen, count: number) => Script,
  options: Partial<EmbedderOptions> = {},
) {
  server = await startScripted(reply);
  return createEmbedder({
    base_url: server.base_url,
    model: "acme-embed",
    batch: 2,
    first_byte_timeout_ms: 300,
    idle_timeout_ms: 300,
    total_timeout_ms: 2_000,
    max_bytes: 1_000_000,
    ...options,
  });
}

const base64 = (values: number[]) => Buffer.from(Float32Array.from(values).buffer).toString("base64");
const reply = (items: unknown): Script => ({ steps: [JSON.stringify({ object: "list", data: items })] });
/** Gives every text a vector that points along its length. */
const honest = ({ body }: Seen, encode: (values: number[]) => unknown): Script =>
  reply(
    body.input
      .map((text: string, index: number) => ({ index, embedding: encode([text.length, 0, 0]) }))
      .reverse(),
  );

describe("an embedder upstream", () => {
  it.each([
    ["base64", base64],
    ["lists", (values: number[]) => values],
  ])(
    "puts shuffled vectors in %s back into the texts' order, batched, of length 1",
    async (_name, encode) => {
      const embedder = await embedderOf(({ body }) =>
        reply(
          body.input
            .map((text: string, index: number) => ({ index, embedding: encode([text.length, 3, 0]) }))
            .reverse(),
        ),
      );
      const vectors = await embedder.embed(["four", "a", "bb"]);
      expect(vectors.map((vector) => Array.from(vector, (value) => Number(value.toFixed(4))))).toEqual([
        [0.8, 0.6, 0],
        [0.3162, 0.9487, 0],
        [0.5547, 0.8321, 0],
      ]);
      expect(server!.seen.map(({ body }) => body.input)).toEqual([["four", "a"], ["bb"]]);
      expect(server!.seen[0]).toMatchObject({ path: "/v1/embeddings", body: { encoding_format: "base64" } });
    },
  );

  it.each([
    ["too few vectors", reply([{ index: 0, embedding: [1, 0] }])],
    [
      "an index twice",
      reply([
        { index: 0, embedding: [1, 0] },
        { index: 0, embedding: [1, 0] },
      ]),
    ],
    [
      "an index out of range",
      reply([
        { index: 0, embedding: [1, 0] },
        { index: 2, embedding: [1, 0] },
      ]),
    ],
    [
      "unequal dimensions",
      reply([
        { index: 0, embedding: [1, 0] },
        { index: 1, embedding: [1, 0, 0] },
      ]),
    ],
    [
      "a vector of zeros",
      reply([
        { index: 0, embedding: [1, 0] },
        { index: 1, embedding: [0, 0] },
      ]),
    ],
    [
      "a vector of texts",
      reply([
        { index: 0, embedding: [1, 0] },
        { index: 1, embedding: ["x"] },
      ]),
    ],
    [
      "broken base64",
      reply([
        { index: 0, embedding: "AAA=" },
        { index: 1, embedding: "AAA=" },
      ]),
    ],
    ["HTML", { steps: ["<html>"] }],
    ["no data", { steps: ["{}"] }],
  ])("calls %s malformed, without another try", async (_name, script) => {
    const embedder = await embedderOf(() => script);
    await expect(embedder.embed(["a", "b"])).rejects.toMatchObject({ fault: { kind: "malformed" } });
    expect(server!.seen).toHaveLength(1);
  });

  it("tries again after transient faults, a bounded number of times", async () => {
    const embedder = await embedderOf((request, count) =>
      count === 1 ? { status: 503, steps: ["{}"] } : honest(request, base64),
    );
    expect(await embedder.embed(["a"])).toHaveLength(1);
    expect(server!.seen).toHaveLength(2);
    await server!.close();
    const broken = await embedderOf(() => ({ status: 500, steps: ["{}"] }), { retries: 1 });
    await expect(broken.embed(["a"])).rejects.toMatchObject({ fault: { kind: "refused", status: 500 } });
    expect(server!.seen).toHaveLength(2);
  });

  it("does not repeat a request that is wrong", async () => {
    const embedder = await embedderOf(() => ({ status: 400, steps: ['{"error":{"message":"no"}}'] }));
    await expect(embedder.embed(["a"])).rejects.toMatchObject({ fault: { kind: "refused", status: 400 } });
    expect(server!.seen).toHaveLength(1);
  });

  it("stops waiting for another try when the asker leaves", async () => {
    const embedder = await embedderOf(() => ({
      status: 429,
      headers: { "retry-after": "20" },
      steps: ["{}"],
    }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    await expect(embedder.embed(["a"], controller.signal)).rejects.toMatchObject({
      fault: { kind: "aborted" },
    });
  });

  it("asks for dimensions and checks them", async () => {
    const embedder = await embedderOf((request) => honest(request, base64), { dimensions: 2 });
    await expect(embedder.embed(["a"])).rejects.toMatchObject({ fault: { kind: "malformed" } });
    expect(server!.seen[0]?.body.dimensions).toBe(2);
  });

  it("reads a vector of more numbers than a call has room for", async () => {
    const values = Array.from({ length: 200_000 }, () => 1);
    const embedder = await embedderOf((request) => honest(request, () => base64(values)), {
      max_bytes: 4_000_000,
      first_byte_timeout_ms: 2_000,
    });
    expect((await embedder.embed(["a"]))[0]).toHaveLength(values.length);
  });

  it("reads a reply behind a byte order mark", async () => {
    const embedder = await embedderOf((request) => {
      const { steps = [] } = honest(request, base64);
      return { steps: ["\uFEFF", ...steps] };
    });
    expect(await embedder.embed(["a"])).toEqual([Float32Array.of(1, 0, 0)]);
  });

  it("asks nothing for no texts", async () => {
    const embedder = await embedderOf((request) => honest(request, base64));
    expect(await embedder.embed([])).toEqual([]);
    expect(server!.seen).toHaveLength(0);
  });
});
