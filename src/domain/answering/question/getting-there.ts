/** "How do I get there?", "come si arriva in treno?": the way to a business, perhaps by a means, and how pages head what they say of it. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

const PLACES = {
  en: "(?:shop|store|office|place|salon|studio|clinic|practice|gym|workshop|hotel|hostel|school|campsite|farm|museum|restaurant|café|cafe|garage)",
  "pt-BR":
    "(?:loja|escritorio|salao|estudio|clinica|consultorio|academia|oficina|pousada|hotel|escola|camping|fazenda|sitio|museu|restaurante)",
  it: "(?:negozio|sede|salone|studio|palestra|laboratorio|officina|hotel|albergo|agriturismo|scuola|campeggio|museo|ristorante)",
} as const;

/** Folded questions, in plain words. */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:(?:and|hi|hello),? )?how (?:do|can|could|would|should) (?:i|we|you|one) (?:get|come|drive|travel|go)(?: (?:there|here|to (?:you|your ${PLACES.en}|the ${PLACES.en})))(?=[ ?!.]*$| (?:by|on|from|with|using|in|without)\b)|^(?:how to )?(?:get|getting|come|coming) (?:there|here|to you)(?=[ ?!.]*$| by\b)|^directions(?: to (?:you|your ${PLACES.en}|the ${PLACES.en}))?(?=[ ?!.]*$)|^how (?:do|can) (?:i|we) (?:find|reach) you(?=[ ?!.]*$| by (?:car|train|bus|tram|metro|bike)\b)`,
  ),
  "pt-BR": new RegExp(
    String.raw`^(?:e )?como (?:(?:eu|a gente|se|nos) )?(?:(?:faco|fazemos|faz|fazer|posso|podemos) (?:para |pra )?)?(?:cheg(?:o|a|ar|amos)|vou|ir)(?: (?:ai|la|aqui|ate (?:voces|ai|la)|(?:n[ao]|[ao]|ate [ao]|pra|para [ao]) ${PLACES["pt-BR"]}))?(?=[ ?!.]*$| (?:de|por|a pe|sem)\b)`,
  ),
  it: new RegExp(
    String.raw`^(?:e )?come (?:(?:ci|vi) )?(?:(?:si (?:puo )?|posso |possiamo |faccio (?:a|ad) |facciamo (?:a|ad) )?)(?:arriv(?:o|a|are|arci|iamo)|raggiung(?:o|e|ere|ervi|iamo)|veni(?:re|amo)|vengo|trovarvi|vi trovo)(?: (?:da voi|li|qui|al ${PLACES.it}|(?:il|lo|la|l') ?${PLACES.it}|alla ${PLACES.it}|in ${PLACES.it}))?(?=[ ?!.]*$| (?:in|con|da|a piedi|senza)\b)`,
  ),
  ja: /^(?:(?:お店|そちら|店舗|会場|[^。、]{1,8})(?:へ|に|まで|への|までの|の))?(?:(?:電車|車|バス|駅|徒歩|飛行機|空港|地下鉄)(?:で|から)(?:の)?)?アクセス(?:方法)?(?:は|を|って|$|[?？。 ]|\S{1,6}[?？。 ]*$)/,
};

/** By what a page may tell it; to be looked for beside the words of the question. */
const TELLING: Readonly<Record<Locale, string>> = {
  en: "getting directions address",
  "pt-BR": "chegar endereco",
  it: "arrivare raggiungerci indirizzo",
  ja: "アクセス 交通 住所",
};
/** Words by which a way there is told; none where it was not asked for. */
export const wordsOfWayThere = (folded: string, locale: Locale): string =>
  ASKED[locale].test(folded) ? TELLING[locale] : "";

/** A car has to be left somewhere, which is no stop called "Elm Park". */
const BY_CAR: Readonly<Record<Locale, RegExp>> = {
  en: /\bcars?\b|\bdriv(?:e|ing)\b|\bparking\b|\b(?:can|may|could|to|must|please) park\b|\bpark (?:behind|outside|opposite|your|free|(?:in|on|at) (?:the|our|front))\b|\bcar ?parks?\b|\bmotorway\b/,
  "pt-BR": /\bcarros?\b|\bestaciona\w*|\brodovia\b|\bdirigindo\b/,
  it: /\b(?:auto|macchina)\b|\bparchegg\w+|\bautostrada\b/,
  ja: /(?<![電列転])車|インター/,
};
/** What one comes by. */
const MEANS: readonly Readonly<Record<Locale, RegExp>>[] = [
  BY_CAR,
  {
    en: /\b(?:trains?|rail\w*|(?:train )?stations?)\b/,
    "pt-BR": /\btre(?:m|ns)\b|\bestac(?:ao|oes)\b(?! de onibus)/,
    it: /\btren[oi]\b|\bstazion[ei]\b/,
    ja: /電車|列車|鉄道|駅|JR/i,
  },
  {
    en: /\b(?:bus(?:es)?|coach(?:es)?)\b/,
    "pt-BR": /\bonibus\b/,
    it: /\b(?:autobus|bus|corriera|pullman)\b/,
    ja: /バス/,
  },
  {
    en: /\b(?:tram|metro|tube|underground|subway)s?\b/,
    "pt-BR": /\b(?:metro|bonde|vlt)\b/,
    it: /\b(?:tram|metro(?:politana)?)\b/,
    ja: /地下鉄|メトロ|市電/,
  },
  {
    en: /\b(?:on foot|walk(?:ing)?)\b/,
    "pt-BR": /\ba pe\b|\bcaminha\w+/,
    it: /\ba piedi\b/,
    ja: /徒歩|歩いて/,
  },
  {
    en: /\b(?:plane|airport|fly(?:ing)?)\b/,
    "pt-BR": /\b(?:aviao|aeroporto)\b/,
    it: /\b(?:aereo|aeroporto)\b/,
    ja: /空港|飛行機/,
  },
];

/** How pages head it, folded. */
const HEADS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:how (?:to|do i|do you|can i) )?(?:get(?:ting)?|find(?:ing)?|reach(?:ing)?|travel(?:ling|ing)?|arriv\w+|com(?:e|ing)) (?:here|there|us|to|by)|^(?:directions|travel|transport|arrival)\b|^(?:by|on) (?:train|car|bus|foot|public transport|bike|plane)\b/,
  "pt-BR":
    /^(?:como (?:chegar|nos encontrar|vir)|chegando|acesso\b(?! para| a )|localizacao|de (?:trem|carro|onibus|metro)\b)/,
  it: /^(?:come (?:arrivare|raggiungerci|trovarci|venire|si arriva)|arrivare|raggiungerci|in (?:treno|auto|autobus|macchina)\b)/,
  ja: /アクセス|交通(?:案内|手段)|行き方|道順|お越し/,
};
const PARKING_HEADS: Readonly<Record<Locale, RegExp>> = {
  en: /\bparking\b|\bcar park\b/,
  "pt-BR": /\bestacionamento\b/,
  it: /\bparcheggio\b/,
  ja: /駐車場/,
};

/** What was asked of the way to a business: by these means, or by any. */
export interface AskedWayThere {
  /** Whether a folded text tells of the asked means; true where none was asked. */
  readonly isOfMeans: (folded: string) => boolean;
  /** Whether a heading says that the way follows. */
  readonly isHead: (heading: string) => boolean;
  readonly names_means: boolean;
}

/** Reads a folded question, in plain words; undefined where it asks for no such way. */
export function readWayThere(folded: string, locale: Locale): AskedWayThere | undefined {
  if (!ASKED[locale].test(folded)) return undefined;
  const means = MEANS.filter((one) => one[locale].test(folded));
  const byCar = means.includes(BY_CAR);
  const isOfMeans = (text: string): boolean =>
    means.length === 0 || means.some((one) => one[locale].test(text));
  const isHead = (heading: string): boolean =>
    HEADS[locale].test(fold(heading)) || (byCar && PARKING_HEADS[locale].test(fold(heading)));
  return { isOfMeans, isHead, names_means: means.length > 0 };
}
