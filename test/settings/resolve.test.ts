import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { listLeaves, toVariable } from "../../src/settings/leaves.ts";
import { resolveSettings, SettingsError, type Sources } from "../../src/settings/resolve.ts";

const defaults = JSON.parse(readFileSync("config/defaults.json", "utf8")) as unknown;

const resolve = (given: Partial<Sources> = {}, file?: unknown) =>
  resolveSettings({
    layers: [
      { source: "the defaults", values: defaults },
      ...(file ? [{ source: "shop.yaml", values: file }] : []),
    ],
    environment: {},
    flags: {},
    readSecretFile: () => "from a file\n",
    ...given,
  });

const faultsOf = (given: Partial<Sources>, file?: unknown): readonly string[] => {
  try {
    resolve(given, file);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
};

describe("settings", () => {
  it("the defaults alone are valid and complete", () => {
    expect(resolve().settings).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      data: "./data",
      public_chat_base: "/chat",
    });
  });

  it("defaults < file < environment < flags, and each value knows its source", () => {
    const file = { port: 4000, host: "10.0.0.1", log: { level: "warn" } };
    const environment = { CHAT_ASSISTANT_PORT: "5000", CHAT_ASSISTANT_LOG_LEVEL: "debug" };
    const { settings, sources } = resolve({ environment, flags: { port: 6000 } }, file);
    expect([settings.host, settings.port, settings.log.level]).toEqual(["10.0.0.1", 6000, "debug"]);
    expect([sources["host"], sources["port"], sources["log.level"], sources["data"]]).toEqual([
      "shop.yaml",
      "--port",
      "CHAT_ASSISTANT_LOG_LEVEL",
      "the defaults",
    ]);
  });

  it("every number says between which bounds it is taken", () => {
    const numbers = listLeaves().filter(({ kind }) => kind === "number");
    expect(numbers.length).toBeGreaterThan(50);
    for (const { key, description } of numbers) expect(description, key).toMatch(/ Takes \d+ to \d+\.$/);
    expect(numbers.find(({ key }) => key === "port")?.description).toMatch(/Takes 0 to 65535\.$/);
    expect(numbers.find(({ key }) => key === "tracing.sample_ratio")?.description).toMatch(/ 0 to 1\.$/);
  });

  it("every key has an environment variable of its own", () => {
    const variables = listLeaves().map(({ key }) => toVariable(key));
    expect(new Set(variables).size).toBe(variables.length);
    expect(variables).toContain("CHAT_ASSISTANT_TRUSTED_PROXIES");
  });

  it.each([
    [
      "CHAT_ASSISTANT_TRUSTED_PROXIES",
      "10.0.0.0/8, 192.168.0.1",
      "trusted_proxies",
      ["10.0.0.0/8", "192.168.0.1"],
    ],
    ["CHAT_ASSISTANT_LOG_ACCESS", "off", "log.access", false],
    [
      "CHAT_ASSISTANT_ROBOT_DEFAULTS_MAX_QUESTIONS_PER_SESSION",
      "null",
      "robot_defaults.max_questions_per_session",
      null,
    ],
    ["CHAT_ASSISTANT_SIZES_MESSAGE_CHARACTERS", "12", "sizes.message_characters", 12],
  ])("%s=%s", (variable, text, key, value) => {
    const { settings } = resolve({ environment: { [variable]: text } });
    const found = key.split(".").reduce<any>((branch, name) => branch[name], settings);
    expect(found).toEqual(value);
  });

  it("an empty variable counts as unset", () => {
    expect(resolve({ environment: { CHAT_ASSISTANT_PORT: "" } }).settings.port).toBe(3000);
  });

  it.each([
    [
      { environment: { CHAT_ASSISTANT_PROT: "1" } },
      undefined,
      /CHAT_ASSISTANT_PROT is no setting.*CHAT_ASSISTANT_PORT/,
    ],
    [{}, { log: { levle: "info" } }, /log\.levle \(from shop\.yaml\) is no setting.*log\.level/],
    [
      { environment: { CHAT_ASSISTANT_PORT: "many" } },
      undefined,
      /^port: .*CHAT_ASSISTANT_PORT gives "many".*Set CHAT_ASSISTANT_PORT/,
    ],
    [
      { environment: { CHAT_ASSISTANT_TRUSTED_PROXIES: "127.0.0.1,localhost" } },
      undefined,
      /^trusted_proxies.*takes CIDRs such as 10\.0\.0\.0\/8.*Set CHAT_ASSISTANT_TRUSTED_PROXIES/,
    ],
    [{ flags: { host: "my_host" } }, undefined, /^host: takes an address .*--host gives "my_host"/],
    [{ flags: { host: "[::1]" } }, undefined, /^host: takes an address .* ::/],
    [
      { environment: { CHAT_ASSISTANT_CONVERSION_TYPES: ".pdf" } },
      undefined,
      /^conversion\.types\.0: takes types such as pdf or docx/,
    ],
    [{ flags: { port: 70_000 } }, undefined, /^port: .*--port gives 70000/],
    [{}, { database: { key: "hush" } }, /database\.key is a secret.*CHAT_ASSISTANT_DATABASE_KEY_FILE/],
  ])("a fault names the key, the source and the remedy: %j %j", (given, file, words) => {
    const faults = faultsOf(given, file);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(words);
    expect(faults[0]).not.toContain("hush");
  });

  it("all faults are told at once", () => {
    expect(faultsOf({ environment: { CHAT_ASSISTANT_PORT: "x", CHAT_ASSISTANT_HOSTT: "y" } })).toHaveLength(
      2,
    );
  });

  it.each([
    ["https://chat.example.com/", "https://chat.example.com"],
    ["https://example.com/help//", "https://example.com/help"],
    ["http://chat.example.com", "http://chat.example.com"],
  ])("links are made from %s without a slash at its end", (public_base_url, base) => {
    expect(resolve({}, { public_base_url }).settings.public_base_url).toBe(base);
  });

  it.each(["/", "/v1-chat", "/a.b/v1", "/~shop", "/.well-known/chat"])(
    "chat pages may stand under %s",
    (base) => {
      const faults = faultsOf({}, { public_chat_base: base });
      expect(faults.length === 0).toBe(base !== "/");
    },
  );

  it("settings are frozen all through", () => {
    const { settings } = resolve();
    expect(Object.isFrozen(settings) && Object.isFrozen(settings.sizes)).toBe(true);
  });
});

describe("secrets", () => {
  const environment = {
    CHAT_ASSISTANT_DATABASE_KEY: "hush",
    CHAT_ASSISTANT_DATABASE_AUTH_TOKEN_FILE: "/run/token",
  };

  it("come from a variable or from the file that …_FILE names", () => {
    const { secrets } = resolve({ environment });
    expect(secrets["database.key"]?.reveal()).toBe("hush");
    expect(secrets["database.auth_token"]?.reveal()).toBe("from a file");
  });

  it("never print, however they are shown", () => {
    const { secrets, settings } = resolve({ environment });
    const shown = [
      String(secrets["database.key"]),
      JSON.stringify(secrets),
      inspect(secrets, { depth: 9 }),
      JSON.stringify(settings),
    ];
    expect(shown.join()).not.toContain("hush");
    expect(`${secrets["database.key"]}`).toBe("[secret]");
  });

  it.each([
    ["that is empty", () => "\n", {}, /AUTH_TOKEN_FILE names a file that is empty/],
    [
      "beside the variable itself",
      () => "other",
      { CHAT_ASSISTANT_DATABASE_AUTH_TOKEN: "one" },
      /AUTH_TOKEN_FILE and \S+AUTH_TOKEN are both set/,
    ],
  ])("a file %s is a fault: nobody could tell what counts", (_case, readSecretFile, others, fault) => {
    const faults = faultsOf({ environment: { ...environment, ...others }, readSecretFile });
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults.join()).not.toContain("hush");
  });

  it("a file that cannot be read is a fault", () => {
    const readSecretFile = () => {
      throw new Error("ENOENT");
    };
    expect(faultsOf({ environment, readSecretFile })[0]).toMatch(/AUTH_TOKEN_FILE.*cannot be read/);
  });
});

describe("a value that is none is told in words: what is taken, who gave what", () => {
  const of = (name: string, text: string) => faultsOf({ environment: { [`CHAT_ASSISTANT_${name}`]: text } });
  it.each([
    ["PORT", "abc", /^port: takes a number, but CHAT_ASSISTANT_PORT gives "abc"\. Set CHAT_ASSISTANT_PORT/],
    ["PORT", '"3000"', /gives "\\"3000\\"": write it without quotes\. Set/],
    ["PORT", "80.5", /^port: takes a whole number, but \S+ gives 80\.5/],
    ["PORT", "70000", /^port: takes at most 65535, but/],
    ["METRICS_ENABLED", "maybe", /^metrics\.enabled: takes true or false, but/],
    ["RATE_LIMITS_MODE", "Enforce", /^rate_limits\.mode: takes one of enforce, log_only, off, but/],
    ["PUBLIC_BASE_URL", "chat.example.com", /^public_base_url: takes a whole address such as https:/],
    [
      "PUBLIC_BASE_URL",
      "https://chat.example.com/?a=b",
      /^public_base_url: takes an address without \? and #, but/,
    ],
    ["TRACING_ENDPOINT", "collector:4318", /^tracing\.endpoint: takes a whole address such as https:/],
    ["METRICS_HOST", "every address", /^metrics\.host: takes an address of this machine or its name/],
    [
      "DATABASE_URL",
      "postgres://db/chat",
      /^database\.url: takes a path, file:…, or an http, https, ws, wss or/,
    ],
    ["PORT", "1e99", /^port: takes at most 65535, but/],
    ["TRACING_ENDPOINT", "localhost", /^tracing\.endpoint: takes a whole address such as https:/],
    ["PUBLIC_CHAT_BASE", "/v1", /^public_chat_base: takes a path that no other part of the service has, but/],
    ["PUBLIC_CHAT_BASE", "/health/chat", /^public_chat_base: takes a path that no other part/],
    ["PUBLIC_CHAT_BASE", "/assets", /^public_chat_base: takes a path that no other part/],
    ["PUBLIC_CHAT_BASE", "/help/../v1", /^public_chat_base: takes a path such as \/chat, but/],
    ["PUBLIC_CHAT_BASE", "chat", /^public_chat_base: takes a path such as \/chat, but/],
    [
      "CONVERSION_ENGINE",
      "tika",
      /^conversion\.url: is needed when conversion\.engine is docling, tika or http\. Set CHAT_ASSISTANT_CONV/,
    ],
    ["CONVERSION_ENGINE", "command", /^conversion\.argv: is needed when conversion\.engine is command/],
    ["ANSWERS_MODEL_HEADERS", "{bad", /^answers\.model\.headers: takes keys with values, but/],
    ["PLANS", '{"gold":{}}', /^plans\.gold\.widget: is missing: it takes true or false, but/],
    ["PLANS", '{"gold":{"widget":true,"attachments":true,"widgets":1}}', /^plans\.gold: has no key widgets/],
  ])("%s=%s", (name, text, fault) => {
    expect(of(name, text)[0]).toMatch(fault);
  });

  it("says one thing of a value, not two", () => {
    expect(of("PORT", "1e99")).toHaveLength(1);
    expect(of("PUBLIC_BASE_URL", "chat?")).toHaveLength(1);
  });

  it.each([
    "ANSWERS_EMBEDDINGS_BASE_URL",
    "ANSWERS_MODEL_BASE_URL",
    "BLOBS_S3_URL",
    "CONVERSION_URL",
    "DATABASE_URL",
    "PUBLIC_BASE_URL",
    "RELAY_HTTP_URL",
    "TRACING_ENDPOINT",
  ])("%s takes no password, and shows none", (name) => {
    for (const login of ["marie:rosebud", ":rosebud", "rosebud", "marie:rose@rosebud"]) {
      const faults = of(name, `https://${login}@service.example/v1@2`).join("\n");
      expect(faults).toMatch(/: takes no password: .* gives "https:\/\/…@service\.example\/v1@2"/);
      expect(faults).not.toMatch(/rosebud|marie/);
    }
  });

  it("a key that stands in a file twice, nested and with its dots, is a fault", () => {
    const file = { log: { level: "warn" }, "log.level": "debug" };
    expect(faultsOf({}, file)).toEqual(["log.level stands in shop.yaml twice: keep one of the two."]);
  });

  it("a key is no setting because every object has it", () => {
    expect(faultsOf({}, { constructor: 3 })).toEqual([
      expect.stringMatching(/^constructor \(from shop\.yaml\) is no setting\./),
    ]);
  });

  it.each([
    [{ port: "3000" }, 'port: takes a number, but shop.yaml gives "3000": write it without quotes. Set'],
    [
      { log: { access: "true" } },
      'log.access: takes true or false, but shop.yaml gives "true": write it without quotes. Set',
    ],
    [{ port: null }, "port: has no value: it takes a number, but shop.yaml gives none. Set"],
  ])("a file that holds %j where another kind of value belongs", (file, fault) => {
    expect(faultsOf({}, file)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    [["port"], /^shop\.yaml holds no keys/],
    ["port", /^shop\.yaml holds no keys/],
    [{ log: "debug" }, /^log \(from shop\.yaml\) is no setting\. It holds keys: log\.format/],
  ])("a file that holds %j", (file, fault) => {
    expect(faultsOf({}, file)).toEqual([expect.stringMatching(fault)]);
  });
});
