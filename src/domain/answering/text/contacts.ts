/** Telephone numbers, mail addresses and where a place is: how they are asked for in each language, and what shows one. */
import type { Locale } from "../../../contract/locale.ts";
import { inOneSpelling } from "../../language/japanese-spellings.ts";
import { fold } from "../../language/normalise.ts";
import { lastHeading } from "./headings.ts";
import { headsPlace, tellsWhere } from "./where-we-are.ts";

/** How somebody can be reached. */
export type Contact = "phone" | "email" | "address";

/** Signs in a folded question that a number or an address to reach somebody is asked for ("book by phone" asks for none). */
const ASKED: Readonly<Record<Locale, Readonly<Record<Contact, RegExp>>>> = {
  en: {
    phone:
      /\b(?:(?:tele|mobile |cell ?)?phone|contact|mobile|whatsapp) numbers?\b|\bnumber (?:to|(?:can|do|should) i) (?:call|ring|dial)\b|\b(?:call|phone|ring|telephone) you\b|\breach you by (?:tele)?phone\b|\b(?:who|whom|where) (?:can|do|should) i (?:call|ring)\b|\byour (?:tele)?phone(?: number)?\b|\b(?:what(?:'?s| is)|got|have|for) (?:your|the|a) number[ ?!.]*$|^(?:your |the )?number[ ?!.]*$|\b(?:how|where) (?:can|do|could|should) (?:i|we) (?:reach|contact|get (?:in touch|hold))\b|^contacts?(?: (?:details|info|information|us))?[ ?!.]*$/,
    email:
      /\be-?mail address\b|\be-?mail you\b|\byour e-?mail(?: address)?\b|\bwrite (?:to )?you\b|\breach you by e-?mail\b|\bwhat(?:'s| is) (?:[\w.'’-]+ ){1,4}e-?mail(?: address)?\b/,
    address:
      /\bwhere (?:are you|is (?:the|your) (?:shop|store|office|place|salon|studio|bakery|clinic|practice|gym|workshop|hotel|hostel|guest ?house|b&b|school|campsite|farm|company|(?:[\w-]+ )?(?:centre|center|showroom|venue|business|club))|(?:can|do) i find you)(?: (?:located|based|exactly))?[ ?!.]*$|\bhow (?:do|can|could) (?:i|we) (?:get|find|come|travel) (?:to you|there|here)[ ?!.]*$|\byour (?:street |postal )?address\b|\bwhat(?:'s| is) the address\b|^(?:location|how to get there)[ ?!.]*$/,
  },
  "pt-BR": {
    phone:
      /\bnumero (?:de|do) (?:telefone|celular|whatsapp|contato)\b|\bqual (?:e )?(?:o )?(?:seu )?(?:telefone|whatsapp)\b|\b(?:ligar|telefonar) (?:para|pra) (?:voces?|ai)\b|\b(?:telefone|whatsapp) (?:de|para) (?:voces|contato)\b|\b(?:tem|seu) (?:telefone|whatsapp)\b|\bcomo (?:eu )?(?:posso )?(?:entr(?:o|ar|amos) em contato|contat[oa]r?|fal(?:o|ar|amos) com (?:voces|alguem|a loja))\b|\b(?:passa|manda|me da) (?:o |seu )?(?:zap|whats|telefone|numero)\b|\bqual (?:e )?(?:o )?(?:seu )?numero(?: de voces| da loja)?[ ?!.]*$|^(?:o )?(?:numero|zap|whats)[ ?!.]*$|^(?:(?:o|que|qual(?: e)?(?: o)?) )?(?:numero|zap|whats(?:app)?|telefone) (?:(?:para|pra|pro) (?:a |o |fazer )?|d[aeo]s? )(?:\w{2,}[aei]r|pedidos?|encomendas?|entregas?|reservas?|agendamentos?|urgencias?|emergencias?|informacoes|delivery)\b/,
    email:
      /\bendereco de e-?mail\b|\bqual (?:e )?(?:o )?(?:seu )?e-?mail\b|\be-?mail (?:de|para) (?:voces|contato)\b|\be-?mail (?:para|pra|a) voces\b|\bescrever (?:para|pra) voces\b(?! (?:no|pelo|por) (?!e-?mail))|\bseu e-?mail\b/,
    address:
      /\bonde (?:e que )?(?:voces )?(?:ficam|estao|se localizam|fica (?:[ao] )?(?:loja|escritorio|salao|estudio|padaria|clinica|consultorio|academia|oficina|pousada|hotel|hostel|escola|empresa|camping|fazenda|farmacia))(?: (?:voces|localizados))?[ ?!.]*$|\bcomo (?:e que )?(?:eu |a gente )?(?:posso )?(?:faco para |faz para )?(?:cheg(?:o|a|ar|amos)|se chega)(?: (?:ai|la|ate (?:ai|voces)))?[ ?!.]*$|\bqual (?:e )?(?:o )?(?:seu )?endereco(?! de e)\b|\bendereco de voces\b|^(?:localizacao|como chegar)[ ?!.]*$/,
  },
  it: {
    phone:
      /\bnumero di (?:telefono|cellulare|whatsapp)\b|\bqual e il (?:vostro )?(?:telefono|numero|recapito)\b|\b(?:chiamar|telefonar)vi\b|\bvostro (?:numero|telefono)\b|\bcome (?:posso |possiamo |vi )?(?:contatt(?:ar)?[oai](?:vi)?|contattiamo|raggiungervi al telefono)\b|\bavete (?:un )?(?:numero|telefono|whatsapp)\b|\b(?:che|quale) numero (?:avete|devo (?:fare|chiamare))\b|^(?:(?:il|che|quale|qual e il) )?numero per (?:l[ae] |gli |l')?(?:\w{2,}[aei](?:re|rsi|rvi)|prenotazion[ei]|ordin[ie]|ordinazion[ei]|appuntament[io]|urgenz[ae]|emergenz[ae]|informazioni|info)\b|^(?:il )?numero[ ?!.]*$|^(?:recapiti|contatti)[ ?!.]*$/,
    email:
      /\bindirizzo (?:e-?mail|mail|di posta)\b|\bqual e (?:la|il|l'|l’) ?(?:vostr[ao] )?(?:indirizzo )?(?:e-?)?mail\b|\bvostra (?:e-?)?mail\b|\bscrivervi\b(?! (?:su|via|con|tramite) (?!(?:e-?)?mail))|\b(?:e-?)?mail (?:a |per )?(?:cui )?(?:scriver|contattar)|\b(?:mandar|inviar)vi (?:una |un['’])?(?:e-?)?mail\b/,
    address:
      /\bdove (?:siete|vi trov(?:ate|o)|si trova (?:il |la |lo |l.)?(?:negozio|sede|salone|studio|panificio|palestra|laboratorio|officina|hotel|albergo|agriturismo|scuola|azienda|campeggio|farmacia|trattoria|pizzeria))(?: di preciso)?[ ?!.]*$|\bcome (?:ci |vi )?(?:si )?(?:arriv(?:o|a|are|iamo)|raggiung(?:o|ervi|ere|iamo))(?: (?:da voi|li|in negozio))?[ ?!.]*$|\bqual e (?:il (?:vostro )?|l')indirizzo(?! (?:e-?)?mail| di posta)\b|\bvostro indirizzo(?! (?:e-?)?mail| di posta)\b|^(?:come (?:arrivare|raggiungervi)|indicazioni)[ ?!.]*$/,
  },
  ja: {
    phone:
      /電話番号|連絡先|お?問い?合わせ(?:先|方法|た[いく])|電話は(?:何番|ありますか)|電話(?:を)?(?:かけ|したい)|電話で(?:ご?連絡|お?問い?合わせ)/,
    email: /メールアドレス|メールで(?:ご?連絡|お?問い?合わせ)|メールの?(?:宛先|送り先)/,
    address:
      /^(?:(?:お?店|場所|会場|そちら)(?:は|って)?)?どこ(?:に(?:あり|い)ますか|ですか|にあるの(?:ですか)?|なの)?[ ?。]*$|(?<!メール)(?:住所|所在地)(?:[はを]|$)|アクセス(?:[はを]|です|[ ?。]*$)/,
  },
};

/** What shows one; years ("2020-2024"), times, dates and postcodes ("01310-100", "〒060-0001") show none, nor "il corso dura 10 ore". */
const SHOWN: Readonly<Record<Contact, RegExp>> = {
  phone:
    /(?<![\d.,/-])(?<!(?:〒|郵便番号:?) ?)(?!(?:1[89]|20)\d\d[ –-](?:1[89]|20)\d\d(?!\d)|\d{5}-\d{3}(?![ .-]?\d))(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)|\d{2,5})[ ./-]{1,2}\d{3,6}(?:[ .-]\d{2,5}){0,3}(?![\d:])|\+\d{8,15}(?!\d)|(?<!\d)0\d{1,4}-\d{1,4}-\d{4}(?!\d)|(?<!\d)0\d{8,11}(?!\d)|\b(?:tel|phone|call|ring|telefone|ligue|telefono|chiam\w+)\b\D{0,20}\d{3}(?!\d)/,
  email: /[^\s@]@[^\s@]+\.[a-z]{2}/,
  address:
    /\b(?:address|indirizzo|endereco)\s?:|\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b|(?:住所|所在地)\s?[:はが]|\b(?:road|street|avenue|lane|square|quay|drive),? \d|\b\d{1,4}[a-z]? (?:[\p{L}'’]+ ){1,3}(?:road|street|avenue|lane|square|quay|drive|row|close|court|terrace|way|gardens|hill|mews|grove|crescent)\b|(?:^|[:;,(|\n] ?|\b(?:at|visit|is|are) )(?:(?:the )?[\p{L}'’]+(?: [\p{L}'’]+){0,2}, )?(?:(?:unit|units|no\.?|number) )?\d{1,4}[a-z]?,? (?:(?!(?:in|on|at|of|by|to|from|for|with|and|or|the|an?|our|your|this|that|each|every|per)\b)[\p{L}'’]+ ){1,3}(?:yards?|wharf|parade|arcade|passage|place|walk|green|park|bridge|mills?|market|alley|boulevard|highway|embankment|esplanade|promenade|broadway|circus|common|rise|view|vale|pier|docks?|gate|bank|barns?|farm|wynd|croft|meadows?|heights|plaza|harbour|arches|estate|buildings?|parkway|pike)(?= *(?:[,.;)\n]|$))|\b(?:viale|piazza|vicolo|molo|rua|avenida|av\.|praca|travessa|alameda|estrada|cais) [\p{L}'. ]{2,40},? \d|\b(?:via|corso|largo) [\p{L}'. ]{2,40}(?:, ?| )\d{1,4}(?:\/?[a-z])?(?=[,;.)\n]|$| \d{5}\b| [-–—(]| (?:a|in|di|presso|vicino) )|[市区町村].{0,12}\d+(?:-\d|丁目|番)|\b(?:we(?:'re|’re| are)|find us|located|situated|based) (?:[\p{L}'’-]+ ){0,4}?(?:(?:on|in|at|off|along|behind|near|opposite|by|from) (?:[\p{L}'’-]+ ){1,3}(?:road|street|avenue|lane|square|quay)|(?:on|in|at|off) (?!(?:the|an?|our|your|any) )[\p{L}'’-]+ (?:drive|row|close|court|terrace|hill|mews|grove|crescent))\b|\b(?:siamo|ci trov\w+|si trova(?:no)?) (?:in|a|al|alla|nel|nella|presso) (?:localita|via|piazza|viale|corso(?! di\b)|contrada|frazione|strada|vicolo|largo|vico)\b|\b(?:localita|contrada|frazione) [\p{L}' ]{2,30} \d|\b(?:ficamos|estamos|localizad[oa]s?) (?:n[ao]|em) (?:rua|avenida|av\.|estrada|praca|rodovia|travessa|alameda|largo)\b/u,
};

/** The sign of each contact asked for in a folded question; none for other questions. */
export function findContact(
  folded: string,
  locale: Locale,
): { readonly contact: Contact; readonly said: string } | undefined {
  for (const contact of ["email", "phone", "address"] as const) {
    const [said] = ASKED[locale][contact].exec(folded) ?? [];
    if (said !== undefined) return { contact, said: inOneSpelling(said) };
  }
  return undefined;
}

/** Whether a folded sentence shows the contact; where a place is, is told in many ways. */
export function showsContact(folded: string, contact: Contact): boolean | undefined {
  if (SHOWN[contact].test(folded)) return true;
  return contact === "address" ? tellsWhere(folded) || undefined : false;
}

/** The contact that a folded sentence shows first, as written. */
export function findShown(folded: string, contact: Contact): string | undefined {
  return SHOWN[contact].exec(folded)?.[0];
}

/** Whether a kind of answer is a contact. */
export function isContact(kind: string): kind is Contact {
  return kind === "phone" || kind === "email" || kind === "address";
}

/** The word for each contact, by language. */
export const CONTACT_WORDS: Readonly<Record<Contact, Readonly<Record<Locale, string>>>> = {
  phone: { en: "phone", "pt-BR": "telefone", it: "telefono", ja: "電話" },
  email: { en: "email", "pt-BR": "email", it: "email", ja: "メール" },
  address: { en: "address", "pt-BR": "endereço", it: "indirizzo", ja: "住所" },
};

/** The word for an address where a passage has none, and its heading says that it tells where the business is. */
export function nameOfPlace(
  { heading, text }: { readonly heading: string; readonly text: string },
  locale: Locale,
): string[] {
  const isPlace = headsPlace(fold(lastHeading(heading))) && !SHOWN.address.test(fold(text));
  return isPlace ? [CONTACT_WORDS.address[locale]] : [];
}

/**
 * Words for the contacts that a sentence shows without saying so: they are found by them. What is around a place stands for its
 * address where the passage (`among`) has none.
 */
export function namesOfContacts(sentence: string, locale: Locale, among = sentence): string[] {
  const folded = fold(sentence);
  const isThere = tellsWhere(folded) && !SHOWN.address.test(fold(among));
  return (["phone", "email", "address"] as const).flatMap((contact) => {
    const word = CONTACT_WORDS[contact][locale];
    const shows = SHOWN[contact].test(folded) || (contact === "address" && isThere);
    return shows && !folded.includes(fold(word)) ? [word] : [];
  });
}
