/**
 * Light stemmers for Portuguese and Italian over folded (unaccented) words: a Portuguese plural becomes its singular,
 * then the longest known ending goes, as long as a stem of some length remains, then the theme vowel.
 */

/** Endings that make another word, and those that only make another form of it (or its noun, as any verb has one). */
interface EndingLists {
  readonly derived: string;
  readonly inflected: string;
}

const PORTUGUESE_ENDINGS: EndingLists = {
  derived:
    "adora ador acao icao ucao cao sao encia ancia idade ismo ista osa oso amente mente avel " +
    "ivel iva ivo eza ico ica logia antes ante ente esa",
  inflected:
    "amento imento ariamo eriamo iriamo assemo essemo issemo aremo eremo iremo avamo aramo eramo iramo " +
    "ariam eriam iriam assem essem issem aram eram iram avam arao erao irao aria eria iria asse esse isse ando endo indo ada " +
    "ida ado ido amo emo imo arei erei irei ara era ira ava iam ia ar er ir ou eu iu am em ei ao a e o i",
};
const ITALIAN_ENDINGS: EndingLists = {
  derived:
    "azioni azione izioni izione uzioni uzione zioni zione sioni sione atrici " +
    "atrice atori atore itori itore amente mente abili abile ibili ibile anze anza enze enza ismi ismo isti " +
    "iste ista osi ose oso osa ivi ive ivo iva logie logia ici iche ico ica antita anti ante enti ente",
  inflected:
    "amenti imenti amento imento ita erebbero irebbero erebbe irebbe assero essero issero eranno iranno " +
    "arono erono irono avano evano ivano ando endo iscono isce asse esse isse ava eva ate ite ute ati iti uti ata ita uta ato ito uto are " +
    "ere ire era ira ano ono iamo hi he io i e a o",
};
/** Letters that remain: "esposa" is no "espera", but "pagamento" is "pagar", as "finito" is "finire". */
const LEFT_BY = { derived: 4, inflected: 3 } as const;

const PORTUGUESE_IRREGULAR: Readonly<Record<string, string>> = {
  morte: "morr",
  mortes: "morr",
  morto: "morr",
  morta: "morr",
  mortos: "morr",
  nascimento: "nasc",
  duracao: "dur",
  escrito: "escrev",
  escrita: "escrev",
  feito: "faz",
  feita: "faz",
  fez: "faz",
  fizeram: "faz",
  fazem: "faz",
  escreveu: "escrev",
  papeis: "papel",
  // "Bom saber" tells nothing of a Saturday.
  sab: "sabad",
  sabado: "sabad",
  sabados: "sabad",
  feriado: "feriad",
  feriados: "feriad",
};
const ITALIAN_IRREGULAR: Readonly<Record<string, string>> = {
  sab: "sabat",
  sabato: "sabat",
  sabati: "sabat",
  morte: "mor",
  morto: "mor",
  morta: "mor",
  morti: "mor",
  mori: "mor",
  morire: "mor",
  nato: "nasc",
  nata: "nasc",
  nacque: "nasc",
  nati: "nasc",
  nascita: "nasc",
  scritto: "scriv",
  scritta: "scriv",
  scritti: "scriv",
  scrisse: "scriv",
  uomini: "uom",
  uomo: "uom",
  fatto: "far",
  fatta: "far",
  fece: "far",
  fatti: "far",
  vinse: "vinc",
  vinto: "vinc",
  vittoria: "vinc",
};

/** Plural endings with what the singular has; the first that fits a word of more than four letters counts. */
const PORTUGUESE_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/[oa]es$|aos$/, "ao"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ois$/, "ol"],
  [/uis$/, "ul"],
  [/is$/, "il"],
  [/ns$/, "m"],
  [/eses$/, "esa"],
  [/(?<=[rz])es$/, ""],
  [/s$/, ""],
];

interface Endings {
  readonly irregular: Readonly<Record<string, string>>;
  /** Endings with the letters that must remain, by their length, longest first. */
  readonly bySize: readonly (readonly [number, ReadonlyMap<string, number>])[];
}

const prepared = new Map<EndingLists, Endings>();

function prepare(lists: EndingLists, irregular: Readonly<Record<string, string>>): Endings {
  const known = prepared.get(lists);
  if (known) return known;
  const sizes = new Map<number, Map<string, number>>();
  for (const kind of ["derived", "inflected"] as const) {
    for (const ending of lists[kind].split(" ")) {
      sizes.set(ending.length, (sizes.get(ending.length) ?? new Map()).set(ending, LEFT_BY[kind]));
    }
  }
  const endings = { irregular, bySize: [...sizes].sort((a, b) => b[0] - a[0]) };
  prepared.set(lists, endings);
  return endings;
}

function cut(word: string, endings: Endings): string {
  const irregular = Object.hasOwn(endings.irregular, word) ? endings.irregular[word] : undefined;
  if (irregular !== undefined) return irregular;
  for (const [size, list] of endings.bySize) {
    const left = list.get(word.slice(-size));
    if (left !== undefined && word.length - size >= left) return word.slice(0, -size);
  }
  return word;
}

function portugueseSingular(word: string): string {
  if (word.length <= 4) return word.replace(/s$/, "");
  const plural = PORTUGUESE_PLURALS.find(([ending]) => ending.test(word));
  return plural ? word.replace(plural[0], plural[1]) : word;
}

/** Stem of a folded Portuguese word: of its singular, so that "animais" meets "animal". Up to three letters stay. */
export function stemPortuguese(word: string): string {
  if (word.length <= 3) return word;
  const singular = Object.hasOwn(PORTUGUESE_IRREGULAR, word) ? word : portugueseSingular(word);
  // "uteis" and "util": both leave the same singular.
  return cut(singular.replace(/(?<=..)il$/, "el"), prepare(PORTUGUESE_ENDINGS, PORTUGUESE_IRREGULAR));
}

/** Words that make nothing small: "caminho" is no small bed. */
const NOT_SMALL =
  /^(?:cam|carr?|quent|salgad|figur|far|ra|gal|sobr|viz|padr|madr|coz|mar|esp|golf|sard|ta|campa|lada|andor|pedal|joan|calc|mo|ba|adiv|ag|cont|dobrad|pergam)inh/;
const SMALL = /^(?:(\w{2,})z|(\w{2,}))inh([oa])s?$/;

/** What a folded Portuguese word makes small or dear: "cachorrinho" a "cachorro", "potinhos" a "poto" (of one stem with "pote"), "cafezinho" a "cafe". */
export function largeOf(word: string): string | undefined {
  const [, whole, cut = "", vowel = ""] = NOT_SMALL.test(word) ? [] : (SMALL.exec(word) ?? []);
  return whole ?? (cut === "" ? undefined : `${cut}${vowel}`);
}

/** Stem of the same Portuguese verb before "e": "ligo" and "ligue", "marco" and "marque". */
export function otherPortugueseStemOf(stem: string): string | undefined {
  if (/[a-z]{2}g$/.test(stem)) return `${stem}u`;
  return /[a-z]{2}c$/.test(stem) ? `${stem.slice(0, -1)}qu` : undefined;
}

const ITALIAN_CLITIC = /^(\w{2,}[aei]r)(?:(?:me|te|se|ce|ve|gli?e)?(?:l[oaie]|ne)|mi|ti|si|ci|vi|gli|le)$/;
const ITALIAN_YOU = /^(\w{3,}[^i])ete$/;

/** "Rilegate" asks for what a page calls "rilegatura". */
const ITALIAN_WORK = /^(\w{3,}[ai])te$/;

/** Stem of the infinitive in "portarlo" or "chiudete", of the noun of a deed in "rilegate": forms that are asked and seldom written. */
export function otherItalianStemOf(word: string): string | undefined {
  const deed = ITALIAN_WORK.exec(word)?.[1];
  if (deed !== undefined) return `${deed}tur`;
  const clitic = ITALIAN_CLITIC.exec(word)?.[1];
  const infinitive = clitic === undefined ? ITALIAN_YOU.exec(word)?.[1]?.concat("er") : clitic;
  return infinitive === undefined ? undefined : stemItalian(`${infinitive}e`);
}

/** Stem of a folded Italian word; words of up to three letters stay. */
export function stemItalian(word: string): string {
  return word.length <= 3 ? word : cut(word, prepare(ITALIAN_ENDINGS, ITALIAN_IRREGULAR)).replace(/h$/, "");
}
