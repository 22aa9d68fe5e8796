/**
 * A loader for `runner.mjs`: TypeScript by esbuild, one file at a time, and `vitest` replaced by `suite.mjs`. A query
 * (`?version=2`) on a test file is handed on to what it imports, so that everything can be loaded anew.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const SUITE = new URL("suite.mjs", import.meta.url).href;
const texts = new Map();

async function toJavaScript(file) {
  const { code } = await transform(await readFile(file, "utf8"), {
    loader: "ts",
    target: "node20",
    charset: "utf8",
  });
  return code;
}

/** Resolves as Node does, but for `vitest`. */
export async function resolve(specifier, context, next) {
  if (specifier === "vitest" && context.parentURL?.includes(".test.ts"))
    return { url: SUITE, shortCircuit: true };
  const resolved = await next(specifier, context);
  const version = /\?version=\d+$/.exec(context.parentURL ?? "")?.[0] ?? "";
  const isOurs = resolved.url.endsWith(".ts") && !resolved.url.includes("/node_modules/");
  return isOurs ? { ...resolved, url: resolved.url + version } : resolved;
}

/** Gives TypeScript files as JavaScript. */
export async function load(url, context, next) {
  const plain = url.replace(/\?.*$/, "");
  if (!plain.endsWith(".ts")) return next(url, context);
  const file = fileURLToPath(plain);
  if (!texts.has(file)) texts.set(file, await toJavaScript(file));
  return { format: "module", source: texts.get(file), shortCircuit: true };
}
