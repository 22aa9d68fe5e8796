/** A collector of traces on loopback that takes OTLP/HTTP in JSON and refuses, with a reason, what is not of its shape. */
import http, { type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const nanoseconds = z.string().regex(/^\d{19}$/);
const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string().min(1), value: Value }));
const Span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  traceState: z.string().optional(),
  name: z.string().min(1),
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: Attributes,
  status: z.strictObject({ code: z.literal(2).optional() }),
});
const Export = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(Span),
        }),
      ),
    }),
  ),
});

/** A span as it came, its attributes as an object. */
export interface ReceivedSpan extends Omit<z.infer<typeof Span>, "attributes"> {
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Collector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly resources: Readonly<Record<string, unknown>>[];
  readonly exports: { path: string; headers: IncomingHttpHeaders; text: string; size: number }[];
  /** What was wrong with what came; empty when all was well. */
  readonly faults: string[];
  /** How it answers from now on. */
  answer: (count: number) => number | "hang";
  close(): Promise<void>;
}

const flat = (attributes: z.infer<typeof Attributes>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startCollector(port = 0): Promise<Collector> {
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (bytes: Buffer) => parts.push(bytes));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      const status = collector.answer(collector.exports.length + 1);
      const parsed = Export.safeParse(JSON.parse(text));
      const spans = parsed.data?.resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((s) => s.spans),
      );
      const { url: path = "", headers } = request;
      collector.exports.push({ path, headers, text, size: spans?.length ?? 0 });
      if (!parsed.success) collector.faults.push(parsed.error.message);
      if (headers["content-type"] !== "application/json") collector.faults.push("content-type");
      if (path !== "/v1/traces") collector.faults.push(path);
      if (status === "hang") return;
      if (status === 200) {
        collector.spans.push(
          ...(spans ?? []).map((span) => ({ ...span, attributes: flat(span.attributes) })),
        );
        for (const { resource } of parsed.data?.resourceSpans ?? [])
          collector.resources.push(flat(resource.attributes));
      }
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resources: [],
    exports: [],
    faults: [],
    answer: () => 200,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}
