import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createProgram } from "../src/cli/main.ts";
import { ENDPOINTS } from "../src/contract/endpoints.ts";
import { listLeaves, toVariable } from "../src/settings/leaves.ts";
import { SETTINGS_FILE_VARIABLE } from "../src/settings/environment.ts";
import { SECRET_KEYS } from "../src/settings/secrets.ts";
import { relayPayload } from "./support/relay.ts";

const inDocs = readdirSync("docs")
  .filter((name) => name.endsWith(".md"))
  .map((name) => path.join("docs", name));
const packaging = ["systemd", "docker"].flatMap((folder) =>
  readdirSync(path.join("config", folder)).map((name) => path.join("config", folder, name)),
);
const pages = [...inDocs, "SECURITY.md", "README.md"];
/** Source files by their paths, a slash in front. */
const sources = ["src", "test"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `/${path.join(folder, name).replaceAll(path.sep, "/")}`,
  ),
);
const program = createProgram({ exit_code: 0 });

const keys = [...listLeaves().map(({ key }) => key), ...Object.keys(SECRET_KEYS)];
const variables = new Set([...keys.map(toVariable), SETTINGS_FILE_VARIABLE]);
const read = (file: string): string => readFileSync(file, "utf8");

/** Command lines as written: in code, after the program's name, up to the end of the span or the line. */
function commandLines(text: string): readonly string[] {
  return [...text.matchAll(/(?:^|[`$ ])chat-assistant ((?!`)[a-z][^`\n]*)/gm)].map(([, words]) =>
    words!
      .replace(/^(?:chat-assistant )+/, "")
      .split("#")[0]!
      .trim(),
  );
}

function follow(words: readonly string[]): { command: Command; rest: readonly string[] } {
  let command: Command = program;
  let at = 0;
  for (;;) {
    const next = command.commands.find((child) => child.name() === words[at]);
    if (!next) return { command, rest: words.slice(at) };
    command = next;
    at += 1;
  }
}

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, "").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("what the documentation names exists:", () => {
  it.each([...pages, ...packaging])("commands and flags in %s", (file) => {
    for (const line of commandLines(read(file))) {
      const { command, rest } = follow(line.split(/\s+/));
      const isCommand = command !== program && (command.commands.length === 0 || rest.length === 0);
      expect(isCommand, `${file}: chat-assistant ${line}`).toBe(true);
      for (const [flag] of line.matchAll(/--[a-z][a-z-]*/g))
        expect(
          command.options.map(({ long }) => long),
          `${file}: ${line}`,
        ).toContain(flag);
    }
  });

  it.each([...pages, ...packaging])("environment variables in %s", (file) => {
    for (const [variable] of read(file).matchAll(/\bCHAT_ASSISTANT_[A-Z][A-Z_]*[A-Z]\b/g)) {
      const isKnown = variables.has(variable) || variables.has(variable.replace(/_FILE$/, ""));
      expect(isKnown, `${file}: ${variable}`).toBe(true);
    }
  });

  it.each(pages)("settings in %s", (file) => {
    const groups = new Set(keys.filter((key) => key.includes(".")).map((key) => key.split(".")[0]!));
    const known = (key: string) => keys.some((one) => one === key || one.startsWith(`${key}.`));
    for (const [, key] of read(file).matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g))
      if (groups.has(key!.split(".")[0]!)) expect(known(key!), `${file}: ${key}`).toBe(true);
  });

  it.each(pages)("endpoints in %s", (file) => {
    const BEYOND = new Set(["/v1/models", "/v1/models/{model}"]);
    const shape = (where: string) => where.replaceAll(/\{\w+\}/g, "{}");
    const shapes = ENDPOINTS.map(({ path: where }) => shape(where));
    for (const [, where] of read(file).matchAll(/`(?:GET |POST )?(\/(?:v1|health)\/[\w/{}-]+)`/g)) {
      const wanted = shape(where!);
      const isKnown =
        BEYOND.has(where!) || shapes.some((one) => one === wanted || one.startsWith(`${wanted}/`));
      expect(isKnown, `${file}: ${where}`).toBe(true);
    }
  });

  it.each(pages)("links in %s", (file) => {
    for (const [, target] of read(file).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g))
      expect(existsSync(path.join(path.dirname(file), target!)), `${file}: ${target}`).toBe(true);
  });

  it.each(pages)("headings that links in %s lead to", (file) => {
    const within = read(file).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g);
    for (const [, target, anchor] of within) {
      const page = target ? path.join(path.dirname(file), target) : file;
      expect(anchorsOf(read(page)), `${file}: ${target}#${anchor}`).toContain(anchor);
    }
  });

  it.each(pages)("source files in %s", (file) => {
    for (const [, name] of read(file).matchAll(/`([\w./-]+\.ts)`/g))
      expect(
        sources.some((one) => one.endsWith(`/${name}`)),
        `${file}: ${name}`,
      ).toBe(true);
  });

  it("this check sees commands, variables and settings at all", () => {
    const text = inDocs.map(read).join("\n");
    expect(commandLines(text).length).toBeGreaterThan(30);
    expect([...text.matchAll(/CHAT_ASSISTANT_/g)].length).toBeGreaterThan(20);
    expect(commandLines("run `chat-assistant no-such-thing` now")).toEqual(["no-such-thing"]);
  });

  it("every page of the documentation can be reached from the README's table of pages", () => {
    const readme = read("README.md");
    const table = readme.slice(readme.indexOf("## All pages"), readme.indexOf("## The interface"));
    const linked = new Set([...table.matchAll(/\]\(docs\/([\w-]+\.md)\)/g)].map(([, name]) => name));
    const missing = readdirSync("docs").filter((name) => name.endsWith(".md") && !linked.has(name));
    expect(missing).toEqual([]);
  });
});

it("docs/metrics.md names every warning and error of the log", () => {
  const page = read("docs/metrics.md");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const messages = sources.flatMap((name) =>
    [...read(path.join("src", name)).matchAll(/\blog\.(?:warn|error)\(\s*"([^"]+)"/g)].map(
      ([, text]) => text!,
    ),
  );
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((text) => !page.includes(`\`${text.split(/[;:]/)[0]}`))).toEqual([]);
});

/** The names of the fields, at every depth; of a list those of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

it("the relay that docs/relay-and-mail.md shows has the fields of one that is sent", () => {
  const [, block] = /```json\n([^]+?)```/.exec(read("docs/relay-and-mail.md"))!;
  const contact = { name: "Marie", email: "marie@example.com", phone: null, company: null, message: null };
  const file = { file_name: "offer.pdf", content_type: "application/pdf", size_bytes: 3, sha256: "00" };
  const sent = relayPayload({ contact, attachments: [{ ...file, content_base64: "AAAA" }] });
  const transcript = sent.data.transcript.filter(({ feedback }) => feedback !== null);
  expect(shapeOf(JSON.parse(block!))).toEqual(shapeOf({ ...sent, data: { ...sent.data, transcript } }));
});

describe("the container files", () => {
  it("the image is built in stages, runs as an unprivileged user and checks its health", () => {
    const text = read("config/docker/Dockerfile");
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const [, from] of text.matchAll(/^COPY --from=build \/build\/(\S+)/gm))
      expect(from === "node_modules" || from === "dist" || existsSync(from!), from).toBe(true);
  });

  it("the image's health is asked for at the port that it serves on", async () => {
    const words = /^HEALTHCHECK .*\n\s+CMD (\[.*\])$/m.exec(read("config/docker/Dockerfile"))?.[1];
    const [program, ...rest] = JSON.parse(words ?? "[]") as [string, ...string[]];
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, reply) => {
      asked.push(url);
      reply.writeHead(asked.length === 1 ? 200 : 503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const check = () =>
      new Promise((resolve) => {
        const env = { ...process.env, CHAT_ASSISTANT_PORT: String(port) };
        spawn(program, rest, { env }).once("exit", resolve);
      });
    expect([await check(), await check(), asked]).toEqual([0, 1, ["/health/ready", "/health/ready"]]);
    server.close();
    expect(await check()).toBe(1);
  });

  it("the compose file is well-formed and keeps the data in a volume", () => {
    const { services, volumes } = parse(read("config/docker/compose.yaml")) as any;
    const service = services["chat-assistant"];
    expect(existsSync(path.join("config/docker", service.build.context, service.build.dockerfile))).toBe(
      true,
    );
    expect(service.volumes).toContain("data:/data");
    expect(Object.keys(volumes)).toEqual(["data"]);
    expect([service.read_only, service.cap_drop]).toEqual([true, ["ALL"]]);
  });

  it("the units stop later than the server's grace", () => {
    const { shutdown_grace_ms } = JSON.parse(read("config/defaults.json")) as { shutdown_grace_ms: number };
    const seconds = Number(
      /^TimeoutStopSec=(\d+)$/m.exec(read("config/systemd/chat-assistant.service"))?.[1],
    );
    expect(seconds * 1_000).toBeGreaterThan(shutdown_grace_ms);
  });
});
