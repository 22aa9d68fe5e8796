import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { start } from "../support/command.ts";

interface Script {
  createCachedData(): Buffer;
}

interface Loader {
  readonly PROGRAM_FILE: string;
  readonly codeFileOf: (programFile: string) => string;
  readonly sealCode: (program: Buffer, code: Buffer) => Buffer;
  readonly readProgram: (programFile: string) => {
    readonly script: Script;
    readonly program: Buffer;
    readonly precompiled: boolean;
  };
  readonly runProgram: (script: Script, programFile: string) => { readonly answer: () => number };
}

const loader = (await import(pathToFileURL(path.resolve("bin/load-program.cjs")).href)) as Loader;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the built program", () => {
  it("is read a byte a character: nothing but ASCII is in it, also in regular expressions", () => {
    const program = readFileSync(loader.PROGRAM_FILE);
    expect(program.findIndex((byte) => byte > 0x7f)).toBe(-1);
  });

  it.each(["consola", "node-forge"])("asks for %s, which it needs rarely, by its own files", (name) => {
    const program = readFileSync(loader.PROGRAM_FILE, "utf8");
    expect(program).toMatch(new RegExp(`new Proxy\\(\\{\\}, \\{ get: .*require\\("${name}"\\)`));
  });
});

describe("compiled code beside a program", () => {
  const file = path.join(folder, "program.cjs");
  const write = (answer: number) =>
    writeFileSync(file, `(function (exports) { exports.answer = () => ${answer}; })`);
  const build = () => {
    const { script, program } = loader.readProgram(file);
    expect(loader.runProgram(script, file).answer()).toBe(1);
    writeFileSync(loader.codeFileOf(file), loader.sealCode(program, script.createCachedData()));
  };
  const changeCode = (change: (code: Buffer) => Buffer) =>
    writeFileSync(loader.codeFileOf(file), change(readFileSync(loader.codeFileOf(file))));
  const load = () => {
    const { script, precompiled } = loader.readProgram(file);
    return { precompiled, answer: loader.runProgram(script, file).answer() };
  };

  beforeEach(() => {
    rmSync(loader.codeFileOf(file), { force: true });
    write(1);
  });

  it("is used as it was built", () => {
    build();
    expect(load()).toEqual({ precompiled: true, answer: 1 });
  });

  it("may be missing", () => {
    expect(load()).toEqual({ precompiled: false, answer: 1 });
  });

  it("is ignored once the program is another, even of the same length", () => {
    build();
    write(2);
    expect(load()).toEqual({ precompiled: false, answer: 2 });
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    [
      "a bit of it is another",
      (code) => Buffer.concat([code.subarray(0, -1), Buffer.from([code.at(-1)! ^ 1])]),
    ],
    ["it is cut", (code) => code.subarray(0, -100)],
    ["its seal is another's: another program's, or another version's of node", (code) => code.fill(0, 0, 32)],
    ["it is empty", () => Buffer.alloc(0)],
  ])("is ignored where %s", (_, change) => {
    build();
    changeCode(change);
    expect(load()).toEqual({ precompiled: false, answer: 1 });
  });

  it("is ignored where V8 does not know it", () => {
    // V8 remembers what it has compiled in this process: another program.
    write(3);
    const code = loader.sealCode(readFileSync(file), Buffer.from("not compiled by anybody"));
    writeFileSync(loader.codeFileOf(file), code);
    expect(load()).toEqual({ precompiled: false, answer: 3 });
  });
});

describe("the product's start", () => {
  it("uses what the build compiled for this version of node", () => {
    expect(loader.readProgram(loader.PROGRAM_FILE).precompiled).toBe(true);
  });

  const serveOnce = async (environment: Record<string, string>) => {
    const data = mkdtempSync(path.join(folder, "data-"));
    const config = path.join(data, "settings.yaml");
    writeFileSync(config, "log:\n  format: json\n");
    const words = ["serve", "--port", "0", "--data", data, "--config", config];
    const { child, finished, waitFor } = start(words, environment);
    const output = await waitFor(/Serving at http:.+\n/, "stderr");
    expect((await fetch(`${/Serving at (http:[^\s"]+)/.exec(output)![1]}/health/ready`)).status).toBe(200);
    child.kill("SIGTERM");
    const ended = await finished;
    expect(ended.code).toBe(0);
    return ended;
  };

  it("is the same under options that V8 compiles otherwise for", async () => {
    await serveOnce({ NODE_OPTIONS: "--max-old-space-size=500" });
  });

  it("loads no package from its own files but the database's binding", async () => {
    // What is required and what is imported: node tells of both.
    const { stderr } = await serveOnce({ NODE_DEBUG: "module,esm" });
    const loaded = [...stderr.matchAll(/(?:load "|Translating \w+ file:\/\/)(\/[^"\s]+)/g)].map(
      ([, file]) => file!,
    );
    expect(loaded).toContain(path.resolve("bin/load-program.cjs"));
    const packages = loaded.filter((file) => file.includes("node_modules"));
    expect(packages.map((file) => path.basename(file))).toEqual(["index.node"]);
  });

  it("is ready without those of node's modules that only later work needs", async () => {
    const { stderr } = await serveOnce({ NODE_DEBUG: "module" });
    const [before = ""] = stderr.split("Serving at");
    const loaded = [...before.matchAll(/load built-in module (?:node:)?(\S+)/g)].map(([, name]) => name!);
    expect(loaded).toContain("http");
    const late = new Set([
      "child_process",
      "dns",
      "dns/promises",
      "fs/promises",
      "https",
      "tls",
      "worker_threads",
    ]);
    expect(loaded.filter((name) => late.has(name))).toEqual([]);
  });
});

describe("a version of node", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const under = (version: string) => {
    const file = path.join(folder, `node-${version}.cjs`);
    writeFileSync(file, `Object.defineProperty(process.versions, "node", { value: "${version}" });`);
    return start(["--version"], { NODE_OPTIONS: `--require ${file}` }).finished;
  };

  it.each(["18.19.0", "20.18.3"])(
    "%s is refused in words that name the one that is needed",
    async (found) => {
      const needed = engines.node.replace(">=", "");
      expect(await under(found)).toEqual({
        code: 1,
        stdout: "",
        stderr: `chat-assistant needs Node ${needed} or later; this is Node ${found}.\n`,
      });
    },
  );

  it.each(["20.19.0", "22.0.0", "100.1.0"])("%s will do", async (found) => {
    expect(await under(found)).toMatchObject({ code: 0, stderr: "" });
  });
});
