/**
 * "My car is 12 years old": what is said of a thing or an animal is no age of a person, and asks for none. By what is mostly told
 * to be some years old; a person's age is told without naming one of these.
 */
import { ONE_NUMBER } from "./number-words.ts";

const N = String.raw`(?:(?:about|around|only|over|nearly|almost|circa|gia|quasi|solo|piu di|oltre|mais de|uns|so) )?${ONE_NUMBER}`;

const THING = {
  en: "cars?|vans?|trucks?|motorbikes?|motorcycles?|scooters?|e-?bikes?|bikes?|bicycles?|boats?|caravans?|engines?|boilers?|fridges?|freezers?|ovens?|cookers?|dishwashers?|(?:washing )?machines?|dryers?|heaters?|heat pumps?|pcs?|computers?|laptops?|phones?|tablets?|tvs?|printers?|consoles?|watch(?:es)?|clocks?|guitars?|violins?|pianos?|cellos?|sofas?|chairs?|mattress(?:es)?|carpets?|house|flat|building|garage|roof|shop|store|company|business|hotel|restaurant|wine|whisky|tree|dogs?|pupp(?:y|ies)|cats?|kitten|horses?|pony|rabbits?|parrots?|it",
  "pt-BR":
    "carros?|motos?|motocicletas?|caminhao|vans?|bikes?|bicicletas?|barcos?|motor(?:es)?|caldeira|aquecedor|geladeiras?|freezer|fogao|forno|lavadoras?|maquinas?|secadoras?|ar[- ]condicionado|pc|computador|notebook|celular|telefone|tablet|tv|televisao|impressora|videogame|relogios?|violao|guitarra|violino|piano|sofa|cadeiras?|colchao|tapetes?|casa|apartamento|predio|edificio|telhado|loja|empresa|hotel|restaurante|oficina|negocio|vinho|whisky|arvore|cachorr[oa]s?|cadela|cao|caes|gat[oa]s?|caval[oa]s?|coelh[oa]s?|papagaio",
  it: "auto|macchin[ae]|automobil[ei]|vettura|moto|motorin[oi]|scooter|vespa|furgon[ei]|camper|roulotte|bici|biciclett[ae]|e-?bike|barc(?:a|he)|gommone|motor[ei]|caldai[ae]|boiler|scaldabagno|frigo(?:rifero)?|lavatric[ei]|lavastoviglie|forno|stufa|condizionator[ei]|pc|computer|portatile|telefono|cellulare|smartphone|tablet|tv|televisore|stampant[ei]|console|orologi[oi]?|chitarr[ae]|violin[oi]|pianoforte|divan[oi]|poltron[ae]|materass[oi]|tappet[oi]|mobil[ei]|casa|appartamento|palazzo|edificio|condominio|villa|tetto|impianto|negozio|azienda|ditta|hotel|albergo|ristorante|locale|officina|vino|whisky|albero|can[ei]|cagn[ao]|cucciol[oi]|gatt[oai]|cavall[oi]|conigli[oi]|pappagallo",
} as const;

/** A possessor behind a thing: "la bici di mia figlia ha 12 anni". */
const OF_SOMEBODY = {
  "pt-BR": String.raw`(?: d[eoa]s? (?:(?:meu|minha|seu|sua|nosso|nossa) )?\w+)?`,
  it: String.raw`(?: d(?:i|el|ella|ell'|ei) ?(?:(?:mi[oa]|su[oa]|nostr[oa]) )?\w+)?`,
};

const TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${THING.en})(?:,? (?:that|which))?(?: (?:is|are|was|were|turned)|['’]?s) ${N}(?:[- ]years?(?:[- ]old)?\b|(?= *(?:$|[,.!?;)])))`,
    "g",
  ),
  new RegExp(String.raw`\b(?:is|are|was) (?:the|your|my|this|that) (?:${THING.en}) ${N} years? old\b`, "g"),
  new RegExp(
    String.raw`\b${N}[- ]?(?:years?|yrs?)[- ]?old (?:(?:used|electric|diesel|petrol|small|large|big|little|family|rescue) )?(?:${THING.en})\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:${THING["pt-BR"]})(?:${OF_SOMEBODY["pt-BR"]}[,;.!]?(?: e)? tem|,? que tem|(?: usad[oa]s?| antig[oa]s?)? (?:de|com)) ${N} anos\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:${THING.it})(?:${OF_SOMEBODY.it}[,;.!]?(?: e)? (?:ha|hanno)|,? che (?:ha|hanno)|(?: usat[oaie]| vecchi[oae]?)? (?:di|con)) ${N} anni\b`,
    "g",
  ),
];

/** A folded text without what it says of the age of things and animals. */
export function withoutAgesOfThings(folded: string): string {
  return TOLD.reduce((left, pattern) => left.replace(pattern, " "), folded);
}
