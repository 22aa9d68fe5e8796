/** Character references of HTML ("&amp;", "&eacute;", "&#233;"), as far as people write them into Markdown. */

const REFERENCE = /&(?:#(?:x[\da-f]{1,6}|\d{1,7})|[a-z]{2,8}\d{0,2});/gi;
const NAMED: ReadonlyMap<string, string> = new Map(
  (
    "amp=& lt=< gt=> quot=\" apos=' copy=© reg=® trade=™ deg=° times=× divide=÷ plusmn=± euro=€ pound=£ yen=¥ cent=¢ sect=§ " +
    "hellip=… mdash=— ndash=– middot=· bull=• laquo=« raquo=» lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ larr=← rarr=→ " +
    "check=✓ ordf=ª ordm=º frac12=½ frac14=¼ frac34=¾ szlig=ß iexcl=¡ iquest=¿ shy= zwj= zwnj="
  )
    .split(" ")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
const BLANK = /^(?:nb|en|em|thin)sp$/;
/** A letter and its accent, which Unicode puts together. */
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|cedil|ring)$/i;
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ["grave", "\u0300"],
  ["acute", "\u0301"],
  ["circ", "\u0302"],
  ["tilde", "\u0303"],
  ["uml", "\u0308"],
  ["cedil", "\u0327"],
  ["ring", "\u030a"],
]);

/** A text with the characters that its references stand for; a reference to none stays. */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (written) => {
    const name = written.slice(1, -1);
    return (name.startsWith("#") ? numbered(name.slice(1)) : named(name)) ?? written;
  });

function numbered(number: string): string | undefined {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

function named(name: string): string | undefined {
  if (BLANK.test(name)) return " ";
  const [, letter, accent = ""] = ACCENTED.exec(name) ?? [];
  return letter ? `${letter}${ACCENTS.get(accent)}`.normalize("NFC") : NAMED.get(name);
}
