/**
 * The converter of the service: the built-in one first, the operator's engine for the types that it lacks and for
 * documents without text (scans), or first for the types that the operator names.
 */
import { detectType } from "../../domain/documents/detect-type.ts";
import type { DocumentType } from "../../domain/documents/document-type.ts";
import type { Conversion, Converter, SourceDocument } from "../../ports/converter.ts";
import { createGuardedFetch } from "../outbound/guarded-fetch.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { createBlockBuffer } from "./block-buffer.ts";
import { createCommandEngine } from "./engines/command.ts";
import { createDoclingEngine } from "./engines/docling.ts";
import { TextFull } from "./document-fault.ts";
import type { ConversionEngine, EngineOutcome } from "./engines/engine.ts";
import { createHttpEngine } from "./engines/http.ts";
import { limitsFor } from "./limits.ts";
import { type BuiltinConverterOptions, createBuiltinConverter } from "./child/subprocess.ts";
import { createTikaEngine } from "./engines/tika.ts";

/** The operator's choice of engine (`conversion` in the settings). */
export type ConversionSettings = {
  /** Types that the engine reads first; the others only reach it when the built-in converter cannot read them. */
  readonly types?: readonly DocumentType[];
  /** When the engine cannot serve, the built-in converter reads its types too. Default true. */
  readonly fallback?: boolean;
  readonly timeout_ms?: number;
  readonly builtin?: BuiltinConverterOptions;
} & (
  | { readonly engine: "builtin" }
  | {
      readonly engine: "docling" | "tika" | "http";
      readonly url: string;
      readonly api_key?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly engine: "command"; readonly argv: readonly string[] }
);

const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
/** Nothing that an engine could read, or that should be opened at all. */
const NEVER_SENT: ReadonlySet<DocumentType> = new Set(["archive", "binary", "encrypted_office"]);

/**
 * Creates the converter for the settings; `report` hears why an engine could not serve (a short code, for the log).
 * A document that only the engine could read ends in the built-in converter's word then.
 */
export function createConverter(settings: ConversionSettings, report?: (problem: string) => void): Converter {
  const builtin = createBuiltinConverter(settings.builtin);
  const engine = createEngine(settings, builtin);
  if (engine === null) return builtin;
  const external = (document: SourceDocument, type: DocumentType): Promise<Conversion | null> =>
    readExternally(engine, {
      document,
      type,
      timeout_ms: settings.timeout_ms ?? DEFAULT_TIMEOUT_MS,
      report: report ?? (() => undefined),
    });
  const readNamedType = async (document: SourceDocument, type: DocumentType): Promise<Conversion> => {
    const read = await external(document, type);
    if (read?.ok === true || (read !== null && settings.fallback === false)) return read;
    if (settings.fallback === false) return { ok: false, error: "timeout" };
    const own = await builtin.convert(document);
    return own.ok || read === null ? own : read;
  };
  return {
    convert: async (document) => {
      document.signal?.throwIfAborted();
      if (document.bytes.length > limitsFor(document.purpose).max_bytes)
        return { ok: false, error: "too_large" };
      const type = detectType(document);
      if (settings.types?.includes(type) === true) return readNamedType(document, type);
      const own = await builtin.convert(document);
      const isLacking = !own.ok && (own.error === "unsupported_type" || own.error === "no_text");
      if (!isLacking || NEVER_SENT.has(type)) return own;
      const read = await external(document, type);
      // What was read and has no text is not damaged: the engine only does not read this type.
      const isSound = own.error === "no_text" && read?.ok === false && read.error === "corrupt";
      return isSound ? own : (read ?? own);
    },
    close: () => builtin.close(),
  };
}

/** NOTE: the engine's address can only be set by the operator, so it may be in the private network; redirects are refused. */
function createEngine(settings: ConversionSettings, builtin: Converter): ConversionEngine | null {
  const timeout_ms = settings.timeout_ms ?? DEFAULT_TIMEOUT_MS;
  if (settings.engine === "builtin") return null;
  if (settings.engine === "command") return createCommandEngine({ argv: settings.argv, timeout_ms }, builtin);
  const fetch = createGuardedFetch({ allow_private: true, timeout_ms, max_bytes: MAX_RESPONSE_BYTES });
  const create = { docling: createDoclingEngine, tika: createTikaEngine, http: createHttpEngine }[
    settings.engine
  ];
  return create({ ...settings, timeout_ms }, fetch);
}

interface ExternalReading {
  readonly document: SourceDocument;
  readonly type: DocumentType;
  readonly timeout_ms: number;
  readonly report: (problem: string) => void;
}

/** Asks the engine, once more when it is busy and the time allows; null when it cannot serve. */
async function readExternally(
  engine: ConversionEngine,
  reading: ExternalReading,
): Promise<Conversion | null> {
  const started = performance.now();
  const first = await askEngine(engine, reading);
  if (first.is !== "busy") return toConversion(first, reading);
  const remaining_ms = reading.timeout_ms - (performance.now() - started);
  if (first.retry_after_ms >= remaining_ms) return toConversion(first, reading);
  await pause(first.retry_after_ms, reading.document.signal);
  return toConversion(await askEngine(engine, reading), reading);
}

async function askEngine(
  engine: ConversionEngine,
  { document, type }: ExternalReading,
): Promise<EngineOutcome> {
  try {
    return await engine.read(document, type);
  } catch (error) {
    document.signal?.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === "timeout" || error.code === "too_large") return { is: "failed", error: error.code };
    return { is: "unavailable", detail: error.code };
  }
}

function toConversion(
  outcome: EngineOutcome,
  { document, type, report }: ExternalReading,
): Conversion | null {
  if (outcome.is === "failed") return { ok: false, error: outcome.error };
  if (outcome.is !== "converted") {
    report(
      outcome.is === "busy"
        ? "conversion: the engine is busy"
        : `conversion: the engine cannot serve (${outcome.detail})`,
    );
    return null;
  }
  const { text, truncated } = bounded(outcome.text, limitsFor(document.purpose).max_characters);
  const title = outcome.title === undefined ? {} : { title: outcome.title.slice(0, 300) };
  return { ok: true, type, ...title, text, truncated: truncated || outcome.truncated === true };
}

function bounded(
  text: string,
  max_characters: number,
): { readonly text: string; readonly truncated: boolean } {
  const buffer = createBlockBuffer(max_characters);
  try {
    buffer.add(text.trim());
  } catch (error) {
    if (!(error instanceof TextFull)) throw error;
  }
  return buffer.finish();
}

async function pause(duration_ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { setTimeout: sleep } = await import("node:timers/promises");
  await sleep(duration_ms, undefined, signal === undefined ? {} : { signal });
}
