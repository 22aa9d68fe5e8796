/** The settings of the ports: certificates of the public one, and the one for measurements. */
import * as z from "zod";
import { described, flag, numberIn, textOf, whole } from "../contract/schema-parts.ts";
import { serviceAddress } from "../contract/service-address.ts";
import { Host } from "./network.ts";

/** Certificates; both or none. */
export const Tls = z
  .strictObject({
    cert: described(
      z.string().min(1).nullable(),
      "A file with the certificate and its chain (PEM); null serves plain HTTP, as behind a proxy.",
    ),
    key: described(z.string().min(1).nullable(), "A file with the certificate's private key (PEM)."),
  })
  .refine(({ cert, key }) => (cert === null) === (key === null), {
    path: ["key"],
    message: "and tls.cert belong together: set both or none",
  });

/** The port for measurements. */
export const Metrics = z.strictObject({
  enabled: flag("Whether Prometheus can scrape /metrics, on a port of its own."),
  host: Host.describe("The address of that port: anyone who reaches it can read the measurements."),
  port: whole(0, 65_535, "The port; 0 takes any free one."),
});

/** Where traces go. */
export const Tracing = z.strictObject({
  endpoint: described(
    serviceAddress("use the secret tracing.headers").nullable(),
    "A collector of OpenTelemetry (OTLP over HTTP), as in http://127.0.0.1:4318; null: no traces.",
  ),
  service_name: described(textOf(1, 200), "The name of this service in traces."),
  sample_ratio: described(
    numberIn(0, 1),
    "Which share of the traces that begin here is recorded; a caller's traceparent decides for its own.",
  ),
});
