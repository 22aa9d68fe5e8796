/** Opens the tracer that the settings name; nothing of it is loaded where there is no collector. */
import { randomUUID } from "node:crypto";
import type { Log } from "../../ports/log.ts";
import type { Tracer } from "../../ports/tracer.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Secret } from "../../settings/secrets.ts";
import { readVersion } from "../system/package-root.ts";
import { createExporter } from "./exporter.ts";
import { createTracer, NO_TRACER } from "./tracer.ts";

/** What names the collector. */
export interface TracingOptions {
  readonly tracing: Settings["tracing"];
  readonly headers: Secret | undefined;
  readonly log: Log;
  /** The place of this worker, if it is one of several. */
  readonly worker?: number | undefined;
}

/** Opens it. Throws when the headers cannot be read. */
export function openTracer({ tracing, headers, log, worker }: TracingOptions): Tracer {
  const { endpoint, sample_ratio, service_name } = tracing;
  if (endpoint === null) return NO_TRACER;
  const version = readVersion();
  const resource = {
    "service.name": service_name,
    "service.version": version,
    "service.instance.id": randomUUID(),
    ...(worker === undefined ? {} : { "chat_assistant.worker": worker }),
  };
  const exporter = createExporter({
    url: toTracesUrl(endpoint),
    headers: readCollectorHeaders(headers),
    sender: { resource, scope: { name: "chat-assistant", version } },
    log,
  });
  return createTracer({ sample_ratio, exporter });
}

/** `http://collector:4318` → `http://collector:4318/v1/traces`; a URL that names the path already stays. */
export function toTracesUrl(endpoint: string): string {
  const url = new URL(endpoint);
  if (!url.pathname.endsWith("/v1/traces")) url.pathname = `${url.pathname.replace(/\/+$/, "")}/v1/traces`;
  return url.href;
}

const HEADER = /^\s*([\w!#$%&'*+.^`|~-]{1,100})\s*=\s*([\t\x20-\x7e]{0,4000}?)\s*$/;

/** `name=value,name=value`, values percent-encoded where need be. The message of a fault holds no value. */
export function readCollectorHeaders(text: Secret | undefined): Readonly<Record<string, string>> {
  const pairs = (text?.reveal() ?? "").split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = HEADER.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new Error("tracing.headers cannot be read: give name=value pairs joined by commas.");
      return [name.toLowerCase(), decode(value)];
    }),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
