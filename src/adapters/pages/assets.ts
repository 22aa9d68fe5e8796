/**
 * The browser's files as the build wrote them: kept in memory with their compressed forms, so that serving one is a
 * lookup. Hashed names never change and are cached for ever; the loader's stable name is asked for again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { bestEncoding, type ContentEncoding } from "../../domain/content-encoding.ts";

/** One file, ready to send. */
export interface Asset {
  readonly body: Buffer;
  /** `content-type`, `etag`, `cache-control`, `vary`, `content-encoding` where compressed, and the headers that let other sites load the loader. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The browser's files. */
export interface Assets {
  /** The file name of a bundle, e.g. `chat.js` → `chat-3f….js`; throws when the build has not run. */
  fileOf(name: string): string;
  /** A file by its name, in the best encoding of an `Accept-Encoding` header; null when there is none. */
  get(file: string, acceptEncoding: string): Asset | null;
}

/** Where the build wrote. */
export interface AssetsOptions {
  /** Holds `manifest.json`. */
  readonly directory: string;
}

interface Entry {
  readonly file: string;
  readonly hashed: boolean;
}

type Forms = Readonly<Record<ContentEncoding, Asset>>;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};
const FOR_EVER = "public, max-age=31536000, immutable";
const BRIEFLY = "public, max-age=300, stale-while-revalidate=86400";

/** Creates the files; nothing is read before the first use. */
export function createAssets({ directory }: AssetsOptions): Assets {
  let manifest: Readonly<Record<string, Entry>> | null = null;
  const loaded = new Map<string, Forms>();
  const entries = (): Readonly<Record<string, Entry>> => (manifest ??= readManifest(directory));
  return {
    fileOf(name) {
      const entry = entries()[name];
      if (!entry) throw new Error(`pages: the build has no ${name}`);
      return entry.file;
    },
    get(file, acceptEncoding) {
      const entry = Object.values(entries()).find((known) => known.file === file);
      if (!entry) return null;
      const forms = loaded.get(file) ?? load(directory, entry);
      loaded.set(file, forms);
      return forms[bestEncoding(acceptEncoding)];
    },
  };
}

function readManifest(directory: string): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8")) as Record<string, Entry>;
  } catch (cause) {
    throw new Error("pages: cannot read the browser's files; run `npm run build`", { cause });
  }
}

function load(directory: string, { file, hashed }: Entry): Forms {
  const form = (ending: string, encoding: ContentEncoding): Asset => {
    const body = readFileSync(join(directory, file + ending));
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    return { body, headers: headersOf({ file, hashed, encoding, tag }) };
  };
  return { identity: form("", "identity"), gzip: form(".gz", "gzip"), br: form(".br", "br") };
}

function headersOf(asset: Entry & { encoding: ContentEncoding; tag: string }): Record<string, string> {
  const { file, hashed, encoding, tag } = asset;
  return {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": hashed ? FOR_EVER : BRIEFLY,
    etag: `"${tag}"`,
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    // Sites that isolate themselves (COEP) may load the loader too.
    "cross-origin-resource-policy": "cross-origin",
    // Public files, the same for everybody: readable, so that a site can pin the loader by its hash.
    "access-control-allow-origin": "*",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
}
