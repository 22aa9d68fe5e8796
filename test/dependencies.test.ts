import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the README's table says of every dependency why it is there", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const readme = readFileSync("README.md", "utf8");
  const section = readme.slice(readme.indexOf("## Dependencies"), readme.indexOf("## Working on it"));
  const rows = [...section.matchAll(/^\| (@?[\w./-]+) \| .{10,} \|$/gm)].map(([, name]) => name);
  expect(rows.filter((name) => name !== "package")).toEqual(Object.keys(dependencies).sort());
});

it("every dependency is named with its exact version", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
  const versions = Object.values({ ...manifest["dependencies"], ...manifest["devDependencies"] });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
