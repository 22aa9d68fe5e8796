// Bundles the browser's code into dist/web: hashed names for the chat, a stable name for the loader, each file
// precompressed, and a manifest. Fails when a bundle is over its budget, because visitors pay for every byte.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LOCALES = ["en", "pt-BR", "ja", "it"];

// `name` is how the server asks for the file; `budget_bytes` bounds it gzipped.
const BUNDLES = [
  { name: "chat.js", entry: "src/web/chat/main.tsx", format: "esm", hashed: true, budget_bytes: 20_000 },
  // Forms and the end of a chat: fetched after the first drawing, and built on the exports of the file before it.
  {
    name: "late.js",
    entry: "src/web/chat/late-views.tsx",
    format: "esm",
    hashed: true,
    budget_bytes: 6_700,
    on: "chat.js",
  },
  { name: "chat.css", entry: "templates/styles/chat.css", hashed: true, budget_bytes: 4_000 },
  { name: "widget.js", entry: "src/web/widget/main.ts", format: "iife", hashed: false, budget_bytes: 3_000 },
  {
    name: "widget-test.js",
    entry: "src/web/widget/test-page.ts",
    format: "iife",
    hashed: true,
    budget_bytes: 1_000,
  },
];

const { values } = parseArgs({ options: { out: { type: "string", default: join(ROOT, "dist/web") } } });
await rm(values.out, { recursive: true, force: true });
await mkdir(values.out, { recursive: true });

const manifest = {};
const inputs = {};
const exported = {};
for (const bundle of BUNDLES) {
  const result = await bundled(bundle);
  inputs[bundle.name] = Object.keys(result.metafile.inputs).map((path) => resolve(ROOT, path));
  const { text, names } = withShortExports(bundle.name, result.outputFiles[0].text.trimEnd());
  exported[bundle.name] = names;
  manifest[bundle.name] = await writeBundle(bundle, Buffer.from(text));
}
await writeFile(join(values.out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
report();

async function bundled({ entry, format, on }) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: ["es2022", "safari17.4", "chrome119", "firefox121"],
    charset: "utf8",
    legalComments: "none",
    logLevel: "error",
    ...(format && { format }),
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { WIDGET_STRINGS: JSON.stringify(await widgetStrings()) },
    plugins: on ? [linkedTo(on)] : [],
  });
}

// What a bundle exports for another one keeps the short name that it has inside: no code of ours asks for it by name.
function withShortExports(name, text) {
  const names = [];
  if (!BUNDLES.some(({ on }) => on === name)) return { text, names };
  const short = text.replace(/export\{([^}]*)\};$/, (_, list) => {
    names.push(...list.split(","));
    const inner = new Set(names.map((entry) => entry.split(" as ")[0]));
    return `export{${[...inner].join(",")}};`;
  });
  return { text: short, names };
}

// Modules that another bundle already holds are imported from it by its hashed name: by one statement, through a module
// of this name, so that a name it does not export fails here and not in the browser.
function linkedTo(name) {
  const namespace = "linked";
  return {
    name: namespace,
    setup(builder) {
      builder.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData, namespace: from }) => {
        if (from === namespace) return { path, external: true };
        if (kind === "entry-point" || pluginData === "resolved") return undefined;
        const found = await builder.resolve(path, { kind, resolveDir, pluginData: "resolved" });
        return inputs[name].includes(found.path) ? { path: name, namespace } : found;
      });
      builder.onLoad({ filter: /./, namespace }, () => ({
        contents: `export { ${exported[name].join(", ")} } from "./${manifest[name].file}"`,
      }));
    },
  };
}

// The loader has no page data, so the few words it needs are built in.
async function widgetStrings() {
  const entries = LOCALES.map(async (locale) => {
    const strings = JSON.parse(await readFile(join(ROOT, `templates/locales/${locale}.json`), "utf8"));
    return [locale, ["widget.open", "widget.close"].map((key) => strings[`web.${key}`])];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function writeBundle({ name, hashed, budget_bytes }, bytes) {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 10);
  const ending = extname(name);
  const file = hashed ? `${basename(name, ending)}-${hash}${ending}` : name;
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(join(values.out, file), bytes);
  await writeFile(join(values.out, `${file}.gz`), gzip);
  await writeFile(join(values.out, `${file}.br`), brotli);
  return {
    file,
    hashed,
    bytes: bytes.length,
    gzip_bytes: gzip.length,
    brotli_bytes: brotli.length,
    budget_bytes,
  };
}

function report() {
  for (const [name, { gzip_bytes, budget_bytes }] of Object.entries(manifest)) {
    process.stdout.write(`${name.padEnd(16)} ${gzip_bytes} of ${budget_bytes} bytes gzipped\n`);
    if (gzip_bytes <= budget_bytes) continue;
    process.stderr.write(`${name} is over its budget: make it smaller, visitors wait for it\n`);
    process.exitCode = 1;
  }
}
