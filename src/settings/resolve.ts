/**
 * Settles what each setting is and where it came from: defaults < file < environment < flags.
 * Pure: files are read by the caller. Faults name the key, the source and the remedy.
 */
import type { z } from "zod";
import { hideLogins } from "../contract/service-address.ts";
import { type EnvironmentSources, type Found, readEnvironment } from "./environment.ts";
import { type Leaf, listLeaves, toVariable } from "./leaves.ts";
import { suggestSetting } from "./nearest.ts";
import { listPlainServices } from "./plain-services.ts";
import { isQuoted, toSchemaWords, valueAt } from "./schema-words.ts";
import { type Settings, SettingsSchema } from "./schema.ts";
import { isRedisAddress, SECRET_KEYS, type Secrets } from "./secrets.ts";

/** A source of values: its name for people, and a tree of values. */
export interface Layer {
  readonly source: string;
  readonly values: unknown;
}

/** What was resolved. `sources` says for each key, secrets included, which layer gave its value. */
export interface Resolved {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly sources: Readonly<Record<string, string>>;
}

/** Everything that the resolution needs. Layers come lowest first; `environment` lies above them, `flags` above all. */
export interface Sources extends EnvironmentSources {
  readonly layers: readonly Layer[];
  readonly flags: Readonly<Record<string, unknown>>;
  /** Flags that are not called as their key is. */
  readonly flagNames?: Readonly<Record<string, string>>;
}

/** One or more settings are wrong. The message lists each with its source and remedy. */
export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not valid:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "SettingsError";
    this.faults = faults;
  }
}

/** What the values that nobody gave come from. */
export const DEFAULTS = "the defaults";

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function flatten(tree: unknown, leaves: ReadonlyMap<string, Leaf>, prefix = ""): [string, unknown][] {
  if (!isTree(tree) || leaves.has(prefix)) return [[prefix, tree]];
  return Object.entries(tree).flatMap(([name, value]) =>
    flatten(value, leaves, prefix ? `${prefix}.${name}` : name),
  );
}

function suggestKey(key: string, leaves: ReadonlyMap<string, Leaf>): string {
  const below = [...leaves.keys()].filter((leaf) => leaf.startsWith(`${key}.`));
  return below.length > 0 ? ` It holds keys: ${below.join(", ")}.` : suggestSetting(key, [...leaves.keys()]);
}

function readLayers(
  layers: readonly Layer[],
  leaves: ReadonlyMap<string, Leaf>,
  faults: string[],
): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { source, values } of layers) {
    if (!isTree(values)) faults.push(`${source} holds no keys: write them as \`key: value\`.`);
    for (const [key, value] of flatten(values, leaves)) {
      const isTwice = found.get(key)?.source === source;
      if (isTwice) faults.push(`${key} stands in ${source} twice: keep one of the two.`);
      if (leaves.has(key)) found.set(key, { value, source });
      else if (key) faults.push(explainKey(key, source, leaves));
    }
  }
  return found;
}

function explainKey(key: string, source: string, leaves: ReadonlyMap<string, Leaf>): string {
  if (!Object.hasOwn(SECRET_KEYS, key))
    return `${key} (from ${source}) is no setting.${suggestKey(key, leaves)}`;
  const variable = toVariable(key);
  return `${key} is a secret and may not stand in ${source}: set ${variable} or ${variable}_FILE.`;
}

function toTree(found: ReadonlyMap<string, Found>): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [key, { value }] of found) {
    const names = key.split(".");
    const last = names.pop() ?? key;
    let branch = tree;
    for (const name of names) branch = (branch[name] ??= {}) as Record<string, unknown>;
    branch[last] = value;
  }
  return tree;
}

function freeze<T>(value: T): T {
  if (isTree(value) || Array.isArray(value)) {
    for (const child of Object.values(value)) freeze(child);
    Object.freeze(value);
  }
  return value;
}

/** Resolves the settings. Throws `SettingsError` with every fault found. */
export function resolveSettings(sources: Sources): Resolved {
  const leaves = new Map(listLeaves().map((leaf) => [leaf.key, leaf]));
  const faults: string[] = [];
  const found = readLayers(sources.layers, leaves, faults);
  const environment = readEnvironment(sources, leaves, faults);
  for (const [key, value] of environment.found) found.set(key, value);
  for (const [key, value] of Object.entries(sources.flags)) {
    const source = sources.flagNames?.[key] ?? `--${key.replaceAll(/[._]/g, "-")}`;
    if (value !== undefined) found.set(key, { value, source });
  }
  const tree = toTree(found);
  const parsed = SettingsSchema.safeParse(tree, { jitless: true });
  for (const issue of firstOfEach(parsed.error?.issues ?? [])) faults.push(explain(issue, tree, found));
  const given = [...environment.secrets];
  const secrets: Secrets = Object.freeze(Object.fromEntries(given.map(([key, { value }]) => [key, value])));
  const redis = environment.secrets.get("redis.url");
  if (redis && !isRedisAddress(redis.value))
    faults.push(
      `${redis.source} is no address of Redis: redis://host:6379 or rediss://host:6380, with :password@ before the host where it asks for one.`,
    );
  else if (parsed.success && !parsed.data.allow_plain_services) {
    for (const [key, host] of listPlainServices(parsed.data, secrets)) faults.push(explainPlain(key, host));
  }
  if (faults.length > 0 || !parsed.success) throw new SettingsError(faults);
  const sourceOf = Object.fromEntries([...found, ...given].map(([key, { source }]) => [key, source]));
  return { settings: freeze(parsed.data), secrets, sources: sourceOf };
}

// NOTE: the host only, since an address may hold a password.
const explainPlain = (key: string, host: string): string =>
  `${key} reaches ${host} without TLS: use https://, rediss:// or relay.smtp.require_tls, or set CHAT_ASSISTANT_ALLOW_PLAIN_SERVICES=true where the network between is yours.`;

/** What is wrong with a value is said once; the bound of whole numbers as such is none of the setting's. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const told = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const isOwn = issue.code !== "too_big" || issue.maximum !== Number.MAX_SAFE_INTEGER;
    const place = issue.path.join(".");
    if (isOwn && !told.has(place)) told.set(place, issue);
  }
  return [...told.values()];
}

function explain(issue: z.core.$ZodIssue, tree: unknown, found: ReadonlyMap<string, Found>): string {
  const path = issue.path.join(".");
  const key = [...found.keys()].find((known) => path === known || path.startsWith(`${known}.`)) ?? path;
  const { source = "no source" } = found.get(key) ?? {};
  const value = valueAt(tree, issue.path);
  const words = toSchemaWords(issue, value);
  return `${path}: ${words}${toGiven(issue, value, source)}. Set ${toVariable(key)} or the key in the settings file.`;
}

// A default that is no value is nobody's, and null in JSON means that the key was left without one.
function toGiven(issue: z.core.$ZodIssue, value: unknown, source: string): string {
  const verb = source === DEFAULTS ? "give" : "gives";
  if (value === null) return source === DEFAULTS ? "" : `, but ${source} ${verb} none`;
  const remedy = isQuoted(issue, value) ? ": write it without quotes" : "";
  return `, but ${source} ${verb} ${hideLogins(JSON.stringify(value) ?? "nothing")}${remedy}`;
}
