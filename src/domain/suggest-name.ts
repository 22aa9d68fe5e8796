/** A name of letters, digits and hyphens for what a person calls otherwise. */

const LONGEST = 63;

/** Letters that no decomposition brings down to ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** `Loja São João` → `loja-sao-joao`; null where a letter of it has no such form, as those of Japanese. */
export function suggestName(text: string): string | null {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[ßæœøđðþłı]/gu, (letter) => LETTERS[letter] ?? letter);
  if (/[^\P{L}a-z]/u.test(plain)) return null;
  const name = plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST)
    .replace(/-$/, "");
  return name === "" ? null : name;
}
