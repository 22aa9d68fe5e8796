/** What the product's own source never does, and which cryptography it uses: read from the files, so that none is missed. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { REASONS } from "../src/contract/errors.ts";

const sources = (readdirSync("src", { recursive: true }) as string[])
  .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
  .map((name) => path.join("src", name))
  .map((file) => ({
    file,
    code: readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
  }));

const having = (pattern: RegExp): readonly string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
const found = (pattern: RegExp): readonly string[] =>
  [
    ...new Set(sources.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, name]) => name!))),
  ].toSorted();

describe("the source", () => {
  it("is seen by these checks", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(having(/\bcreateHash\(/).length).toBeGreaterThan(5);
  });

  it("gives every reason for which the contract says that it refuses", () => {
    const contract = path.join("src", "contract");
    const code = sources
      .flatMap((source) => (source.file.startsWith(contract) ? [] : [source.code]))
      .join("\n");
    expect(Object.keys(REASONS).filter((reason) => !code.includes(`"${reason}"`))).toEqual([]);
  });

  it("runs no text as code", () => {
    // Redis is given scripts that are constants: `redis.eval`.
    expect(having(/(?<![.\w])eval\(|new Function\(|node:vm|setTimeout\(\s*["'`]/)).toEqual([]);
  });

  it("builds regular expressions from its own constants only", () => {
    expect(having(/new RegExp\(/).toSorted()).toEqual([
      "src/adapters/conversion/pdf/pdf-layout.ts",
      "src/adapters/conversion/pdf/pdf-prints.ts",
      "src/adapters/upstream/reasoning.ts",
      "src/domain/answering/confidence/missing-deed.ts",
      "src/domain/answering/extraction/price-for-payers.ts",
      "src/domain/answering/extraction/price-list.ts",
      "src/domain/answering/question/feasts.ts",
      "src/domain/answering/question/getting-there.ts",
      "src/domain/answering/question/letter-clauses.ts",
      "src/domain/answering/question/named-kinds.ts",
      "src/domain/answering/question/needed.ts",
      "src/domain/answering/question/people-count.ts",
      "src/domain/answering/question/place-words.ts",
      "src/domain/answering/question/point.ts",
      "src/domain/answering/question/question-parts.ts",
      "src/domain/answering/question/remarks.ts",
      "src/domain/answering/question/since-when.ts",
      "src/domain/answering/text/inline-marks.ts",
      "src/domain/answering/text/opening.ts",
      "src/domain/answering/text/row-lines.ts",
      "src/domain/answering/text/said-otherwise.ts",
      "src/domain/answering/text/sayings-romance.ts",
      "src/domain/answering/text/surcharge.ts",
      "src/domain/answering/text/where-we-are.ts",
      "src/domain/answering/text/written-lines.ts",
      "src/domain/api-key.ts",
      "src/domain/documents/document-title.ts",
      "src/domain/guardrails/citation-marks.ts",
      "src/domain/language/ages-of-things.ts",
      "src/domain/language/ages.ts",
      "src/domain/language/calendar.ts",
      "src/domain/language/chat-japanese.ts",
      "src/domain/language/free-of-charge.ts",
      "src/domain/language/hours-idioms.ts",
      "src/domain/language/japanese-spellings.ts",
      "src/domain/language/lost-property.ts",
      "src/domain/language/openers.ts",
      "src/domain/language/party-sizes.ts",
      "src/domain/language/teachers.ts",
      "src/domain/language/told-amounts.ts",
      "src/domain/language/told-sizes.ts",
      "src/domain/language/visits.ts",
    ]);
  });

  it("has accessors in classes only", () => {
    // In an object literal each makes a hidden class per object, which keeps what it closes over until a full collection.
    const inServer = having(/^\s+(?:get|set) \w+\(/m).filter((file) => !file.startsWith("src/web"));
    expect(inServer.toSorted()).toEqual([
      "src/adapters/answerers/embedded/estimated-usage.ts",
      "src/domain/refusal.ts",
    ]);
  });

  it("starts programs in the converter and for workers only, never through a shell", () => {
    expect(
      having(/from "node:child_process"/)
        .filter((file) => file.endsWith(".ts"))
        .toSorted(),
    ).toEqual([
      "src/adapters/conversion/child/child-process.ts",
      "src/adapters/conversion/engines/program.ts",
      "src/appliance/workers/handing.ts",
      "src/appliance/workers/place.ts",
    ]);
    expect(having(/\b(?:exec|execSync|execFile)\b[^;]*node:child_process|shell:\s*true/)).toEqual([]);
  });

  it("draws nothing that must not be guessed from Math.random", () => {
    const drawn = having(/Math\.random\(/).filter((file) => !/backoff|retry|jitter/.test(file));
    expect(drawn).toEqual([]);
  });

  it("compares what is kept of a secret with what was given in a time that tells nothing", () => {
    expect(having(/\btimingSafeEqual\(/)).toEqual([
      "src/adapters/storage/embedded/key.ts",
      "src/adapters/storage/tenants/api-keys.ts",
    ]);
  });

  it("gives HTML to the page in no way but text and attributes", () => {
    expect(having(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/)).toEqual(
      [],
    );
  });

  it("never turns the check of certificates off, but in doctor, which calls the server's own port by 127.0.0.1", () => {
    expect(having(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([
      "src/cli/doctor/call.ts",
    ]);
  });

  it("uses the algorithms that the documentation lists, all of node:crypto, and no others", () => {
    const used = [
      ...found(/createHash\("([^"]+)"\)/g),
      ...found(/createHmac\("([^"]+)"/g).map((name) => `HMAC-${name}`),
      ...found(/hkdfSync\("([^"]+)"/g).map((name) => `HKDF-${name}`),
      ...found(/(?:ALGORITHM|CIPHER) = "([^"]+)"/g),
      ...found(/\b(scrypt)(?:Sync)?\(/g),
    ];
    expect(used).toEqual(["sha256", "HMAC-sha256", "HKDF-sha256", "aes-256-gcm", "scrypt"]);
    const asked = sources.flatMap(
      ({ code }) => code.match(/create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign)\([^")A-Z]/g) ?? [],
    );
    expect(asked).toEqual([]);
    const documented = readFileSync("docs/security.md", "utf8");
    for (const name of ["SHA-256", "HMAC-SHA-256", "HKDF", "AES-256-GCM", "scrypt"])
      expect(documented).toContain(name);
  });
});
