/**
 * How a page says where the business is without an address: "We're on the first floor of the Corn Exchange", "Ci trovate dietro la
 * chiesa", "A clínica fica em frente à estação", 駅前ビルの2階にあります. Of folded text.
 */

const ENGLISH_PLACE =
  "shop|store|studio|clinic|office|surgery|practice|school|gym|workshop|salon|hotel|hostel|museum|centre|center|campsite|farm|branch";
const ITALIAN_PLACE =
  "(?:lo |il |la |l'|la nostra |il nostro |lo )(?:studio|negozio|laboratorio|sede|locale|palestra|scuola|officina|bottega|ambulatorio|clinica|ufficio|museo|hotel|albergo|agriturismo|salone)";
const PORTUGUESE_PLACE =
  "(?:a |o |nossa |nosso |a nossa |o nosso )(?:loja|clinica|escola|consultorio|escritorio|academia|oficina|salao|estudio|pousada|hotel|museu|sede|atelie)";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\bwe(?:'re| are)|\b(?:you(?:'ll| will| can)? )?find us|\b(?:the|our) (?:\w+ )?(?:${ENGLISH_PLACE}) (?:is|can be found)|^(?:we're |we are )?(?:located|based|situated)) ` +
      String.raw`(?:(?:located|based|situated|just|right|tucked away|housed|up|down|directly) )?` +
      String.raw`(?:on the (?:\w+ )?(?:floor|corner|edge|outskirts|seafront|quay|high street)|at the (?:corner|edge|back|rear|front|end|top|bottom|foot|heart|far end|entrance)|behind|opposite|next (?:door )?to|across (?:the (?:road|street|square) )?from|above(?! all\b)|below|beside|round the corner from|in the (?:\w+ ){0,3}(?:centre|center|exchange|hall|arcade|market|mall|mill|building|basement|village|station|park|square|house|yard|barn|quarter|heart)|(?:in|near) (?!(?:the|an?|our|your|no|any|general|touch|business|charge|contact|need|love|debt|advance)\b)[\p{L}'-]{3,}(?= *(?:$|[,.;:!)])))`,
    "u",
  ),
  new RegExp(
    String.raw`(?:\bsiamo|\bci (?:trov(?:i|ate|iamo)|puoi trovare|potete trovare)|\bmi trov(?:i|ate)|${ITALIAN_PLACE} (?:e|si trova)) ` +
      String.raw`(?:(?:proprio|subito|poco|situati|ubicat[oai]) )?` +
      String.raw`(?:al (?:(?:\w+ )?piano|pianterreno|centro)|all'(?:ultimo piano|angolo|interno|ingresso)|in (?:centro|cima|fondo)|nel (?:centro|cuore|complesso|palazzo|cortile)|nell'ex|dietro|di fronte|davanti|accanto|vicino|sopra|sotto|presso|a (?:due|pochi|cinque|dieci|\d+) passi|a (?!(?:casa|disposizione|vostra|tua|posto|corto|buon|tutti|tutte|chi|voi|te|lei)\b)[\p{L}']{3,}(?= *(?:$|[,.;:!)])))`,
    "u",
  ),
  new RegExp(
    String.raw`(?:\b(?:ficamos|estamos|nos encontramos|nos encontra)|^fica|${PORTUGUESE_PLACE} (?:fica|esta)) ` +
      String.raw`(?:(?:localizad[oa]s?|situad[oa]s?|bem|logo) )?` +
      String.raw`(?:n[oa] (?:\w+ )?(?:terreo|subsolo|centro|shopping|andar|predio|bairro|esquina|galeria|mercado|praca|rua|avenida|orla|beira)|atras|ao lado|em frente|perto|proxim[oa]s?|acima|embaixo|dentro d|em (?!(?:casa|reforma|obras?|contato|ferias|breve|funcionamento|manutencao|dia|duvida|media)\b)[\p{L}']{3,}(?: [\p{L}']{2,}){0,2}(?= *(?:$|[,.;:!)])))`,
    "u",
  ),
  // What stands before は is where: "個室は2階にあります" tells of a room.
  /^(?:(?:(?:当|お|本)?[店館院社校園]|[^は。]{0,8}(?:店舗|医院|教室|会場|工房|スタジオ|事務所|サロン|ギャラリー|クリニック|場所))は、?)?[^は。]{0,40}(?:の?(?:\d|[一二三四五六七八九十]|地下)+階(?:に(?:あり|ござい)ます|です)|(?:の|から)(?:裏手?|隣|となり|向かい|真向かい|そば|近く|中ほど|角|並び|横)(?:に(?:あり|ござい|位置し)(?:ます|て)|です))/u,
];

/** How a page heads where the business is, folded: what stands there first says it in whatever words. */
const HEADS =
  /^(?:(?:where (?:to find us|we are|(?:you(?:'ll| can| will)? )?(?:can )?find us|are we|we(?:'re| are) based)|(?:how to |come and )?find(?:ing)? us|(?:our )?location|visit(?:ing)? us|come and see us)(?: (?:and|&) .*)?|(?:onde (?:estamos|ficamos|fica|nos encontrar|estamos localizados)|(?:nossa )?localizacao|como nos encontrar|venha nos visitar|visite-nos)(?: e .*)?|(?:dove (?:siamo|ci trovi(?:amo)?|ci trovate|trovarci|si trova)|come (?:trovarci|ci trovi)|(?:la )?(?:nostra )?(?:sede|posizione)|venite a trovarci|vieni a trovarci)(?: e .*)?|(?:場所|所在地|店舗案内|お店の場所))$/u;

/** Whether a folded heading says that below it stands where the business is. */
export const headsPlace = (heading: string): boolean =>
  HEADS.test(heading.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));

/** Whether a folded sentence says where the business is, by what is there rather than by an address. */
export const tellsWhere = (folded: string): boolean => PATTERNS.some((pattern) => pattern.test(folded));
