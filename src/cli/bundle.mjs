// Bundles the program into one file, dist/bundle/program/program.cjs, with the packages that a server needs at its start,
// and puts beside it what V8 compiles for a start (`compile-start.mjs`) and those packages' licences. With --watch the
// bundle alone, again on every change. It stands as deep as the modules it is made of, so that what those find by their
// own place is found from here, too.
import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = path.join(ROOT, "dist", "bundle", "program");

// Loaded at every start, and bundled with what they bring along. Every other package is loaded from its own files.
const BUNDLED = new Set([
  "commander",
  "consola",
  "croner",
  "h3",
  "libsql",
  "listhen",
  "rate-limiter-flexible",
  "unstorage",
  "yaml",
  "zod",
]);
// What a bundled package imports for rare cases (listhen: a warning, a certificate of its own making; the framework:
// servers of other protocols) is loaded from its own files when it is used.
const LATE = new Set(["consola", "node-forge", "node:http2"]);

// Modules of node that a server can be ready without: loaded when something of them is used.
const LATE_BUILTINS = new Set(
  ["child_process", "dns", "dns/promises", "fs/promises", "https", "tls", "worker_threads"].flatMap(
    (name) => [name, `node:${name}`],
  ),
);

// V8 does not know a dynamic import again in what was compiled before: `load-program.cjs` does those of other packages.
const BARE_IMPORT = /\bimport\("([^".][^"]*)"\)/g;
// How a module asks for a package without waiting for it.
const OWN_REQUIRE = "createRequire(import.meta.url)(";

const isOwn = (file) => file.startsWith(path.join(ROOT, "dist", path.sep));
const isBundled = (specifier) =>
  BUNDLED.has(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));

// Of this library's forty modules a server needs those that its memory and its Redis limiter are made of (`adapters/limits`).
const LIMITERS = ["BurstyRateLimiter", "RateLimiterMemory", "RateLimiterRedis", "RateLimiterRes"];

const packages = {
  name: "packages",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: specifier, importer, namespace, kind }) => {
      if (namespace === "late") return { path: specifier, external: true };
      if (LATE.has(specifier)) return { path: specifier, namespace: "late" };
      if (namespace === "late-builtin") return { path: specifier, external: true };
      if (LATE_BUILTINS.has(specifier)) return { path: specifier, namespace: "late-builtin" };
      if (kind === "entry-point" || specifier.startsWith("node:")) return null;
      if (isOwn(importer) && kind === "dynamic-import" && !isBundled(specifier))
        return {
          errors: [{ text: `import("${specifier}") is not written as \`load-program.cjs\` can do it` }],
        };
      const belongs = isOwn(importer) ? isBundled(specifier) : kind !== "dynamic-import";
      return belongs ? null : { path: specifier, external: true };
    });
    bundler.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
      if (!isOwn(file)) return null;
      const text = await readFile(file, "utf8");
      const replace = (whole, specifier) => (isBundled(specifier) ? whole : `__import("${specifier}")`);
      return { contents: text.replaceAll(BARE_IMPORT, replace).replaceAll(OWN_REQUIRE, "require(") };
    });
    // Which build of libSQL fits is asked of node's report about itself, which takes ten milliseconds to write; that the C
    // library is read off a file is how libSQL's other way of asking does it.
    bundler.onLoad({ filter: /@neon-rs[\\/]load[\\/]dist[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: `${await readFile(file, "utf8")}\nisGlibc = () => require("detect-libc").familySync() === "glibc";`,
    }));
    bundler.onLoad({ filter: /rate-limiter-flexible[\\/]index\.js$/ }, () => ({
      contents: LIMITERS.map((name) => `module.exports.${name} = require("./lib/${name}");`).join("\n"),
    }));
    bundler.onLoad({ filter: /.*/, namespace: "late-builtin" }, async ({ path: specifier }) => {
      const names = Object.keys(await import(specifier)).filter((name) => name !== "default");
      const getters = names.map((name) => `get ${name}() { return require("${specifier}").${name}; }`);
      return { contents: `module.exports = {${getters.join(",")}};` };
    });
    bundler.onLoad({ filter: /.*/, namespace: "late" }, ({ path: specifier }) => ({
      contents: `const late = new Proxy({}, { get: (_, name) => require(${JSON.stringify(specifier)})[name] });
        export default late; export const consola = late;`,
    }));
  },
};

// What is read a byte a character must be ASCII: esbuild escapes strings, but leaves regular expressions as they are.
const ascii = {
  name: "ascii",
  setup(bundler) {
    bundler.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      const file = path.join(FOLDER, "program.cjs");
      const text = await readFile(file, "utf8");
      const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
      await writeFile(file, text.replaceAll(/[^\0-\x7f]/g, escape));
    });
  },
};

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  absWorkingDir: ROOT,
  entryPoints: ["dist/cli/program.js"],
  outfile: path.join(FOLDER, "program.cjs"),
  bundle: true,
  plugins: [packages, ascii],
  platform: "node",
  target: "node20.19",
  // A function of what node gives a module, for `load-program.cjs` to call.
  format: "cjs",
  banner: {
    js: "(function (exports, require, module, __filename, __dirname, __import) {\nconst __url = require('node:url').pathToFileURL(__filename).href;",
  },
  footer: { js: "})" },
  define: { "import.meta.url": "__url" },
  // A file with a single wide character is kept in memory at two bytes a character, and is slower to read.
  charset: "ascii",
  logLevel: "error",
  metafile: true,
};

async function writeLicences(inputs) {
  const found = new Set(
    Object.keys(inputs).map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]),
  );
  const folders = [...found].filter(Boolean).toSorted((one, other) => one.localeCompare(other));
  await writeFile(
    path.join(FOLDER, "LICENSES.txt"),
    (await Promise.all(folders.map(readLicence))).join("\n"),
  );
}

async function readLicence(folder) {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(ROOT, folder, "package.json"), "utf8"),
  );
  const file = (await readdir(path.join(ROOT, folder))).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(path.join(ROOT, folder, file), "utf8") : "";
  return `== ${name} ${version} (${license})\n\n${text}`;
}

// The settings of whoever builds are not those that the start is compiled with.
function compileStart() {
  const isNeutral = (name) => !name.startsWith("CHAT_ASSISTANT_") && name !== "NODE_OPTIONS";
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isNeutral(name)));
  const file = fileURLToPath(new URL("compile-start.mjs", import.meta.url));
  execFileSync(process.execPath, [file], { env, stdio: ["ignore", "ignore", "pipe"] });
}

await rm(path.join(ROOT, "dist", "bundle"), { recursive: true, force: true });
if (process.argv.includes("--watch")) await (await context(OPTIONS)).watch();
else {
  const { metafile } = await build(OPTIONS);
  await writeLicences(metafile.inputs);
  compileStart();
}
