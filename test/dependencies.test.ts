import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

it("the README's table says of every dependency why it is there", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const readme = readFileSync("README.md", "utf8");
  const section = readme.slice(readme.indexOf("## Dependencies"), readme.indexOf("## Working on it"));
  const rows = [...section.matchAll(/^\| (@?[\w./-]+) \| .{10,} \|$/gm)].map(([, name]) => name);
  expect(rows.filter((name) => name !== "package")).toEqual(Object.keys(dependencies).sort());
});

it("SECURITY.md says how soon a fix comes, of a dependency as of our own", () => {
  const policy = readFileSync("SECURITY.md", "utf8");
  const days = [...policy.matchAll(/^\| .+ \| (\d+) days \|$/gm)].map(([, count]) => Number(count));
  expect(days).toEqual([7, 30, 90]);
  expect(policy).toMatch(/^\| a weakness, of ours or of a dependency/mu);
});

it("every dependency is named with its exact version", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
  const versions = Object.values({ ...manifest["dependencies"], ...manifest["devDependencies"] });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe("the lockfile", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>;
  };
  const { "": root, ...locked } = packages;
  const names = (wrong: (entry: Locked) => boolean): readonly string[] =>
    Object.entries(locked)
      .filter(([, entry]) => wrong(entry))
      .map(([name]) => name);

  it("is of the same dependencies as the manifest", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown>;
    const { dependencies, devDependencies } = root as Record<string, unknown>;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest["dependencies"],
      devDependencies: manifest["devDependencies"],
    });
  });

  it("takes every package from the registry over https, and no other place", () => {
    const elsewhere = ({ resolved }: Locked): boolean =>
      resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/");
    expect(names(elsewhere)).toEqual([]);
    expect(names(({ version }) => !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version ?? ""))).toEqual([]);
  });

  it("has a SHA-512 of every package, those for other platforms included", () => {
    // What is packed inside another package has that one's hash.
    const isUnhashed = ({ integrity, inBundle }: Locked): boolean =>
      !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? "");
    expect(names(isUnhashed)).toEqual([]);
  });

  it("names what every package may install beside it, for whatever platform", () => {
    const isLocked = (from: string, name: string): boolean =>
      [`${from}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in locked);
    const lacking = Object.entries(locked).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
    );
    expect(lacking).toEqual([]);
  });

  it("runs no install script but esbuild's, which is a tool", () => {
    expect(names(({ hasInstallScript }) => hasInstallScript === true)).toEqual(["node_modules/esbuild"]);
    expect(locked["node_modules/esbuild"]?.dev).toBe(true);
  });

  it("and npm is told that even this one need not run, so that an installation warns of nothing", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts?: object };
    expect(manifest.allowScripts).toEqual({ esbuild: false });
  });
});
