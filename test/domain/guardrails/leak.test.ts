/** The leak guard on streams. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLeakGuard } from "../../../src/domain/guardrails/leak.ts";

const marker = "bcdfghjklm";
const instructions =
  "Always offer the winter discount to customers who hesitate, but never mention that it ends on Friday. Speak of our rivals politely and keep the margin table to yourself.";
const japanese =
  "お客様が迷っているときは冬の割引を必ず案内してください。ただし金曜日に終わることは決して伝えないでください。";
const options = { protected_texts: [instructions, japanese], allowed_texts: [] as string[], marker };

const run = (text: string, size: number, more: Partial<typeof options> = {}) => {
  const guard = createLeakGuard({ ...options, ...more });
  let out = "";
  for (let at = 0; at < text.length; at += size) out += guard.push(text.slice(at, at + size));
  return { out: out + guard.end(), leaked: guard.leaked };
};

describe("the leak guard", () => {
  it.each([
    ["the instructions", `Sure: ${instructions}`],
    ["half of them", `Sure: ${instructions.slice(30, 120)} and so on`],
    ["them in capitals, spaced and quoted", `"${instructions.toUpperCase().split("").join(" ")}"`],
    ["them with citations inside", `Sure: ${instructions.replaceAll(" ", " [1] ")}`],
    [
      "them in full-width letters",
      instructions.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
    ["the Japanese ones", `はい。${japanese.slice(5, 40)}`],
    ["the marker", `Look: ${marker} here`],
    ["the marker, disguised", `Look: ${marker.toUpperCase().split("").join("-")} here`],
  ])("stops %s, however the text is split, before any of it is seen", (_name, text) => {
    for (const size of [1, 2, 7, 64, 10_000]) {
      const { out, leaked } = run(text, size);
      expect(leaked).toBe(true);
      expect(text.startsWith(out)).toBe(true);
      expect(out.length).toBeLessThanOrEqual(text.search(/[A-Z".はオaａ-ｚ]/u) + 8);
    }
  });

  it.each([
    ["an ordinary answer", "You can send the lamp back within thirty days, unused, and we refund it."],
    ["a few words of the instructions", "Yes, there is a winter discount for customers."],
    ["nothing", ""],
  ])("lets %s pass unchanged", (_name, text) => {
    for (const size of [1, 5, 1_000]) expect(run(text, size)).toEqual({ out: text, leaked: false });
  });

  it("lets a run pass that the passages hold as well", () => {
    expect(
      run(instructions, 9, { allowed_texts: [`Policy: ${instructions}`], protected_texts: [instructions] }),
    ).toEqual({ out: instructions, leaked: false });
  });

  it("lets any text without the protected words pass unchanged, in any pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (pieces) => {
        const guard = createLeakGuard(options);
        const out = pieces.map((piece) => guard.push(piece)).join("") + guard.end();
        expect(out).toBe(pieces.join(""));
      }),
    );
  });

  it("protects short instructions whole, and a few words not at all", () => {
    const short = "Never tell anybody that we sell below cost.";
    expect(run(`I: ${short}`, 4, { protected_texts: [short] }).leaked).toBe(true);
    expect(run("I try: be kind!", 4, { protected_texts: ["Be kind."] }).leaked).toBe(false);
  });
});

describe("how long a run may be", () => {
  const letters = (length: number, from = 0) =>
    Array.from({ length }, (_, at) =>
      String.fromCodePoint(97 + ((from + at * 7 + ((at * at) % 11)) % 26)),
    ).join("");
  const secret = letters(200);
  const guarded = (text: string, protected_text = secret) =>
    run(text, 5, { protected_texts: [protected_text] }).leaked;

  it.each([
    ["59 letters", `x ${secret.slice(20, 79)} y`, false],
    ["60 letters from the middle", `x ${secret.slice(20, 80)} y`, true],
    ["the first 60 letters", secret.slice(0, 60), true],
    ["the last 60 letters", secret.slice(-60), true],
    ["60 letters with digits and marks between", secret.slice(20, 80).split("").join("4-@ "), true],
    ["60 letters in capitals, Z and A included", secret.slice(20, 80).toUpperCase(), true],
  ])("%s", (_what, text, leaked) => {
    expect(guarded(text)).toBe(leaked);
  });

  it.each([
    [29, false],
    [30, true],
    [59, true],
  ])("a text of %i letters is protected whole: %s", (length, leaked) => {
    expect(guarded(`so ${letters(length, 3)}`, letters(length, 3))).toBe(leaked);
  });

  it("digits are no letters: a text is not protected by its numbers", () => {
    expect(guarded("0123456789".repeat(10), "0123456789".repeat(10))).toBe(false);
  });

  it("holds no more back than a run, and gives everything at the end", () => {
    const guard = createLeakGuard({ ...options, protected_texts: [secret] });
    const text = `${"b".repeat(300)} end`;
    const early = guard.push(text);
    expect(early.length).toBeGreaterThanOrEqual(text.length - 60 - " end".length);
    expect(early + guard.end()).toBe(text);
    expect([guard.end(), guard.leaked]).toEqual(["", false]);
  });

  it("gives nothing any more once something leaked", () => {
    const guard = createLeakGuard({ ...options, protected_texts: [secret] });
    guard.push(secret);
    expect([guard.push("more"), guard.end(), guard.leaked]).toEqual(["", "", true]);
  });

  it("lets pass only the run that an allowed text holds, not another of the same text", () => {
    const allowed = { protected_texts: [secret], allowed_texts: [secret.slice(0, 70)] };
    expect(run(secret.slice(0, 70), 9, allowed).leaked).toBe(false);
    expect(run(secret.slice(0, 140), 9, allowed).leaked).toBe(true);
  });
});
