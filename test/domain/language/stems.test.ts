/**
 * The forms of a word share a stem. The stems themselves are pinned: what was taught is kept under them, so that another
 * stem needs another version of the analysis.
 */
import { describe, expect, it } from "vitest";
import { otherStemOf, stemEnglish } from "../../../src/domain/language/stem-english.ts";
import {
  otherItalianStemOf,
  largeOf,
  otherPortugueseStemOf,
  stemItalian,
  stemPortuguese,
} from "../../../src/domain/language/stem-romance.ts";

describe.each<[string, (word: string) => string, readonly (readonly [string, string])[]]>([
  [
    "English",
    stemEnglish,
    [
      ["connect connects connected connecting connection connections", "connect"],
      ["return returns returned returning", "return"],
      ["stop stops stopped stopping", "stop"],
      ["plan plans planned planning", "plan"],
      ["ship ships shipped shipping shipment", "ship"],
      ["open opens opened opening", "open"],
      ["close closes closed closing", "close"],
      ["charge charges charged charging", "charg"],
      ["create creates created creating creation", "creat"],
      ["operate operates operated operator operation", "oper"],
      ["organize organized organisation organization", "organ"],
      ["happy happiness", "happi"],
      ["nation national", "nation"],
      ["available availability", "avail"],
      ["kind kindness", "kind"],
      ["quick quickly", "quick"],
      ["care cares caring careful", "care"],
      ["electric electrical", "electr"],
      ["hope hoped hoping hopeful", "hope"],
      ["city cities", "citi"],
      ["reply replies replied", "repli"],
      ["day days", "day"],
      ["key keys", "key"],
      ["pay pays paid paying", "pay"],
      ["play plays played playing", "play"],
      ["box boxes", "box"],
      ["glass glasses", "glass"],
      ["address addresses", "address"],
      ["watch watches watched watching", "watch"],
      ["fix fixes fixed", "fix"],
      ["process processed processing processes", "process"],
      ["photo photos", "photo"],
      ["bring brings bringing", "bring"],
      ["see seeing", "see"],
      ["die dies", "die"],
      ["man men", "man"],
      ["child children", "child"],
      ["go went", "go"],
      ["buy bought", "buy"],
      ["write wrote written writing", "write"],
      ["leave left leaving", "leav"],
      ["agree agreed", "agre"],
      ["speed speeds", "speed"],
      ["use uses used using", "use"],
      ["age aged aging", "age"],
      ["bat bats batted batting", "bat"],
      ["fit fits fitted fitting", "fit"],
      ["tie ties", "tie"],
      ["pie pies", "pie"],
      ["study studies studied", "studi"],
      ["ability abilities", "abil"],
      ["activity activities active", "activ"],
      ["decision decisions decisive", "decis"],
      ["region regions", "region"],
      ["million millions", "million"],
      ["art artful", "art"],
      ["status", "status"],
      ["focus", "focus"],
      ["ingredient ingredients", "ingredi"],
      ["guideline guidelines", "guidelin"],
      ["encrypt encrypts encrypted", "encrypt"],
      ["early", "earli"],
      ["ear ears", "ear"],
      ["mill mills", "mill"],
      ["missing missed", "miss"],
      ["illness illnesses", "ill"],
    ],
  ],
  [
    "Italian",
    stemItalian,
    [
      ["prezzo prezzi", "prezz"],
      ["casa case", "cas"],
      ["consegna consegne consegnare consegneranno", "consegn"],
      ["spedizione spedizioni", "sped"],
      ["rimborso rimborsi", "rimbors"],
      ["negozio negozi", "negoz"],
      ["amico amici", "amic"],
      ["aperto aperta aperti aperte", "apert"],
      ["pagare pagato pagata", "pag"],
      ["finire finito", "fin"],
      ["lungo lunga lunghi lunghe", "lung"],
      ["chiave chiavi", "chiav"],
      ["chiesa chiese", "chies"],
      ["azione azioni", "azion"],
      ["riparazione riparazioni riparare", "ripar"],
      ["scrivere scritto scritta scrisse", "scriv"],
      ["possibile possibili", "poss"],
    ],
  ],
  [
    "Portuguese",
    stemPortuguese,
    [
      ["preco precos", "prec"],
      ["casa casas", "cas"],
      ["pedido pedidos", "ped"],
      ["entrega entregas", "entreg"],
      ["devolucao devolucoes", "devol"],
      ["animal animais", "animal"],
      ["papel papeis", "papel"],
      ["homem homens", "hom"],
      ["mulher mulheres", "mulh"],
      ["aberto aberta abertos abertas", "abert"],
      ["dura duram durar duracao", "dur"],
      ["pagar pago pagamento pagamentos", "pag"],
      ["comprar comprado", "compr"],
      ["possivel possiveis", "poss"],
      ["mes meses", "mes"],
      ["flor flores", "flor"],
      ["pai pais", "pai"],
      ["lei leis", "lei"],
      ["civil civis", "civel"],
      ["civilizacao civilizar", "civiliz"],
      ["util uteis", "utel"],
      ["feito feita fizeram", "faz"],
    ],
  ],
])("%s", (_language, stemOf, families) => {
  it.each(families)("%s", (family, stem) => {
    for (const word of family.split(" ")) expect(stemOf(word), word).toBe(stem);
  });

  it("words of different families stay apart", () => {
    const stems = families.map(([family]) => stemOf(family.split(" ")[0]!));
    expect(new Set(stems).size).toBe(stems.length);
  });
});

describe("a short word", () => {
  it.each(["a", "is", "as", "gas", "yes", "red", "bed", "sing", "bring", "this", "bus"])(
    "%s is left alone",
    (word) => {
      expect(stemEnglish(word)).toBe(word);
    },
  );
});

describe("a short Italian word", () => {
  it.each(["blu", "gas", "tre", "bah"])("%s is left alone", (word) => {
    expect(stemItalian(word)).toBe(word);
  });
});

describe("a word that only looks like a derived one", () => {
  it.each([
    ["pt-BR", "esposa", "espera"],
    ["pt-BR", "celular", "celeste"],
    ["it", "sanzione", "santo"],
    ["it", "motivo", "moto"],
  ] as const)("in %s: %s and %s stay apart", (locale, one, other) => {
    const stem = locale === "it" ? stemItalian : stemPortuguese;
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe("a short Portuguese word", () => {
  it.each(["mes", "gas", "sol", "pe"])("%s is left alone", (word) => {
    expect(stemPortuguese(word)).toBe(word);
  });
});

describe("an English word whose last e tells it from another", () => {
  it.each([
    ["car", "care"],
    ["plan", "plane"],
    ["rat", "rate"],
    ["hop", "hope"],
    ["cut", "cute"],
    ["planned", "planes"],
    ["hopping", "hoping"],
  ])("%s and %s stay apart", (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other));
  });
});

describe("a short English word whose forms have two stems", () => {
  it.each([
    ["axe", "axes"],
    ["owe", "owed"],
    ["try", "tried"],
  ])("%s and %s are each other's", (one, other) => {
    const [its, others] = [stemEnglish(one), stemEnglish(other)];
    expect([otherStemOf(its), otherStemOf(others)]).toEqual([others, its]);
  });
  it.each(["exhibit", "display", "city", "chip", "flyer", "towel"])("%s has none", (word) => {
    expect(otherStemOf(stemEnglish(word))).toBeUndefined();
  });
  it.each(["lamp", "bus", "eye"])("%s has one", (word) => {
    const other = otherStemOf(stemEnglish(word));
    expect(other === undefined || other === word.slice(0, 2)).toBe(true);
  });
});

describe("another stem of an Italian word", () => {
  it.each([
    ["portarlo", "portare"],
    ["portarvelo", "portare"],
    ["prenotarla", "prenotare"],
    ["iscrivermi", "iscrivere"],
    ["chiudete", "chiudere"],
    ["vendete", "vendere"],
    ["rilegate", "rilegatura"],
    ["cucite", "cucitura"],
  ])("%s is also found as %s", (word, infinitive) => {
    expect(otherItalianStemOf(word)).toBe(stemItalian(infinitive));
  });
  it.each(["rete", "parlare", "orario", "colore", "carlo", "miele"])("%s has none", (word) => {
    expect(otherItalianStemOf(word)).toBeUndefined();
  });
});

describe("another stem of a Portuguese verb", () => {
  it.each([
    ["ligo", "ligue"],
    ["desmarco", "desmarque"],
    ["alugo", "alugue"],
  ])("%s is also found as %s", (word, other) => {
    expect(otherPortugueseStemOf(stemPortuguese(word))).toBe(stemPortuguese(other));
  });
  it.each(["casa", "abrir", "pagina", "cancela"])("%s has none", (word) => {
    expect(otherPortugueseStemOf(stemPortuguese(word))).toBeUndefined();
  });
});

describe("what a Portuguese word makes small", () => {
  it.each([
    ["cachorrinho", "cachorro"],
    ["potinhos", "potes"],
    ["gatinha", "gata"],
    ["aulinha", "aulas"],
    ["cafezinho", "cafe"],
    ["paozinho", "pao"],
  ])("%s means %s", (word, large) => {
    expect(stemPortuguese(largeOf(word) ?? "")).toBe(stemPortuguese(large));
  });
  it.each([
    "caminho",
    "pedalinho",
    "carrinho",
    "farinha",
    "vizinho",
    "cozinha",
    "carinho",
    "sobrinha",
    "sardinhas",
    "vinho",
    "minha",
    "casa",
  ])("%s makes nothing small", (word) => {
    expect(largeOf(word)).toBeUndefined();
  });
});
