import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Floor of a file below src/, by its room: its first folder or its own name. The browser's code stands outside the house. */
const FLOORS: Record<string, number> = {
  contract: 1,
  settings: 1.5,
  domain: 2,
  ports: 3,
  flows: 4,
  adapters: 4,
  http: 5,
  sweeps: 5,
  appliance: 6,
  cli: 7,
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"']+)["']/g;

interface Import {
  readonly from: string;
  readonly to: string;
}

const sources = (readdirSync("src", { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join("src", file));

function importsOf(from: string): readonly Import[] {
  const code = readFileSync(from, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(IMPORT)]
    .map((match) => match[1]!)
    .filter((target) => target.startsWith("."))
    .map((target) => ({ from, to: path.relative(".", path.resolve(path.dirname(from), target)) }));
}

/** Ways of imports that lead back to where they began ("a → b → a"): one at least of every circle. */
function findCircles(imports: readonly Import[]): readonly string[] {
  const seen = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(" → ")];
    if (seen.has(file)) return [];
    seen.add(file);
    return imports.filter(({ from }) => from === file).flatMap(({ to }) => walk(to, [...way, file]));
  };
  return imports.flatMap(({ from }) => walk(from, []));
}

const roomOf = (file: string): string => file.split(path.sep)[1]!.replace(/\.ts$/, "");
const imports = sources.flatMap(importsOf);
const inHouse = imports.filter(({ from }) => roomOf(from) !== "web");

describe("the floors", () => {
  it("the reader of imports sees the house", () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter(({ to }) => !existsSync(to))).toEqual([]);
  });

  it("every file stands on a floor", () => {
    const homeless = sources.filter((file) => roomOf(file) !== "web" && !(roomOf(file) in FLOORS));
    expect(homeless).toEqual([]);
  });

  it("imports go down only, and two rooms of one floor do not see each other", () => {
    const wrong = inHouse.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      return here !== there && FLOORS[there]! >= FLOORS[here]!;
    });
    expect(wrong).toEqual([]);
  });

  it("no file imports itself by way of others, types included", () => {
    const round = { from: "c", to: "a" };
    const sample = [
      { from: "a", to: "b" },
      { from: "b", to: "c" },
      { from: "b", to: "d" },
    ];
    expect(findCircles(sample)).toEqual([]);
    expect(findCircles([...sample, round])).toEqual(["a → b → c → a"]);
    expect(findCircles(imports)).toEqual([]);
  });

  it("the answer engine's steps see those before them only", () => {
    const STEPS = ["text", "question", "ranking", "extraction", "confidence", "conversation"];
    const stepOf = (file: string): number =>
      STEPS.indexOf(/^src\/domain\/answering\/(\w+)\//.exec(file)?.[1] ?? "");
    const within = imports.filter(({ from, to }) => stepOf(from) >= 0 && stepOf(to) >= 0);
    expect(within.length).toBeGreaterThan(100);
    expect(within.filter(({ from, to }) => stepOf(to) > stepOf(from))).toEqual([]);
    const homeless = sources.filter((file) => file.startsWith("src/domain/answering/") && stepOf(file) < 0);
    expect(homeless).toEqual([]);
    const language = imports.filter(({ from }) => from.startsWith("src/domain/language/"));
    expect(language.filter(({ to }) => stepOf(to) >= 0)).toEqual([]);
  });

  it("the browser's code imports from the contract only", () => {
    const wrong = imports.filter(
      ({ from, to }) => roomOf(from) === "web" && !["web", "contract"].includes(roomOf(to)),
    );
    expect(wrong).toEqual([]);
  });

  it("the domain and the contract reach for nothing outside: no clock, no randomness, no files, no environment", () => {
    const FORBIDDEN =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|node:(?!crypto|util|net|url|zlib)|\bfetch\(|\basync\b|\bawait\b/;
    const impure = sources
      .filter((file) => ["contract", "domain"].includes(roomOf(file)))
      .filter((file) =>
        FORBIDDEN.test(readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")),
      );
    expect(impure).toEqual([]);
  });
});
