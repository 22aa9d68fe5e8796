/**
 * Words by which a question asks about a matter around a visit, whatever words that tell nothing stand around them: "are weekends
 * busy", "will my things be safe". `visits.ts` knows questions that are told by their form instead.
 */
import type { Locale } from "../../contract/locale.ts";

/** A pattern of folded questions, and the matter that it names. */
type Named = readonly [said: RegExp, matter: string];

const NAMED: Readonly<Record<Locale, readonly Named[]>> = {
  en: [
    [/\b(?:busy|busier|busiest|quiet(?:er|est)?|crowds?|crowded|queues?|queuing)\b/, "crowding"],
    [/\b(?:laundry(?: room| facilities)?|laundrette|washing machines?)\b/, "clotheswashing"],
    [
      /\bev charg\w+|\bcharg\w+ (?:an? |our |my )?(?:electric )?(?:cars?|evs?)\b|\b(?:electric )?car charg\w+/,
      "carcharging",
    ],
    [/\b(?:security(?: cameras?| guards?)?|cctv|safe|secure|safely)\b/, "guarded"],
    [
      /\bbring (?:\w+ ){0,2}(?:food|drinks?|lunch|picnics?|snacks|sandwiches)(?: and (?:food|drinks?))?\b|\bown (?:food|drinks?|lunch)\b/,
      "ownfood",
    ],
    [
      /\bpick (?:me|us) up\b|\bpick-?up service\b|\bpickups?\b|\bshuttle(?: bus)?\b|\b(?:airport|station) transfers?\b/,
      "fetchingguests",
    ],
    [
      /\b(?:check[- ]?in (?:very )?late|late check[- ]?in|late arrivals?|arrive (?:very )?late|late at night)\b/,
      "latearrival",
    ],
    [/\b(?:minimum stay|(?:one|1|single) night|minimum (?:rental|booking|hire))\b/, "minimumstay"],
    [/\b(?:minutes before(?:hand)?|come early|arrive early|be early|arrive earlier)\b/, "comingearly"],
    [/\b(?:in|for|over|during) (?:the )?winter\b|\ball year(?: round)?\b|\byear[- ]round\b/, "ofseasons"],
    [
      /\b(?:no-?show|(?:don'?t|do not|didn'?t|not) (?:show|turn) up)(?: fees?| charges?)?\b|\bmiss my (?:appointment|booking|slot)\b/,
      "notcoming",
    ],
  ],
  it: [
    [
      /\b(?:coda|fila|affollat[oaie]|affollamento|meno gente|poca gente|molta gente|tranquill[oi])\b/,
      "crowding",
    ],
    [/\b(?:lavatrice|lavanderia|bucato)\b/, "clotheswashing"],
    [/\b(?:colonnin[ae]|(?:ri)?caric\w+ (?:l'|la |un')?(?:auto|macchina)(?: elettrica)?)\b/, "carcharging"],
    [
      /\b(?:sicur[oaie]|al sicuro|sicurezza|sorveglianza|sorvegliat[oaie]|custodit[oaie]|telecamere)\b/,
      "guarded",
    ],
    [
      /\bportar\w* (?:\w+ ){0,2}(?:cibo|pranzo|bevande|panini|merenda|torta)(?: da casa)?\b|\bpicnic\b/,
      "ownfood",
    ],
    [/\b(?:navetta|transfer|venir\w* a prender\w*)\b/, "fetchingguests"],
    [
      /\b(?:arriv\w+ (?:molto |piu )?tardi|arriv\w+ (?:verso |dopo )mezzanotte|check-?in tardi)\b/,
      "latearrival",
    ],
    [/\b(?:soggiorno minimo|una (?:sola )?notte(?: sola)?)\b/, "minimumstay"],
    [/\b(?:minuti prima|arrivare prima|venire prima|arrivare in anticipo)\b/, "comingearly"],
    [/\b(?:d'inverno|(?:in|per l'|l')inverno|tutto l'anno)/, "ofseasons"],
    [/\bnon (?:mi presento|ci presentiamo|vengo|veniamo)(?: piu)?\b/, "notcoming"],
  ],
  "pt-BR": [
    [/\b(?:filas?|lotad[oa]s?|lota|cheio|enche|encher|vazio|tranquilo|movimento|menos gente)\b/, "crowding"],
    [/\b(?:maquina de lavar|lavanderia|lavam? (?:as )?roupas?)\b/, "clotheswashing"],
    [/\b(?:re)?carreg\w+ (?:de |para |pra |o |meu )*carros?(?: eletricos?)?\b/, "carcharging"],
    [/\b(?:seguranca|segur[oa]s?|vigiad[oa]s?|cameras|vigilancia)\b/, "guarded"],
    [
      /\b(?:levar|trazer|entrar com) (?:\w+ ){0,2}(?:comida|lanche|bebida|bolo|marmita)\b|\bpiquenique\b/,
      "ownfood",
    ],
    [/\b(?:transfer|traslado|translado|transporte do aeroporto)\b/, "fetchingguests"],
    [/\b(?:check-?in (?:mais )?tarde|chegar (?:muito |bem |mais )?tarde|de madrugada)\b/, "latearrival"],
    [/\b(?:estadia minima|(?:uma|1) noite|um dia so)\b/, "minimumstay"],
    [/\b(?:minutos antes|chegar (?:mais )?cedo|chegar antes)\b/, "comingearly"],
    [/\b(?:no inverno|o ano (?:todo|inteiro))\b/, "ofseasons"],
    [/\b(?:se eu (?:faltar|nao (?:for|aparecer)|desistir))\b/, "notcoming"],
  ],
  ja: [
    [/空いてる時間帯?|混雑|行列|待ち時間|混んで/, "crowding"],
    [/洗濯機?|コインランドリー/, "clotheswashing"],
    [/(?:ev|電気自動車|車)の?充電(?:器|スタンド)?/, "carcharging"],
    [/防犯(?:カメラ)?|安全|セキュリティ/, "guarded"],
    [/(?:飲食物?|食べ物|飲み物|お?弁当|お菓子)の?(?:持ち?込み?|持参)/, "ownfood"],
    [/送迎|迎え/, "fetchingguests"],
    [/チェックインが?遅く|夜中に?着/, "latearrival"],
    [/(?:一|1)泊|(?:一|1)日だけ/, "minimumstay"],
    [/\d+分前|早く着/, "comingearly"],
    [/冬(?:の間|も|は)?|一年中|通年/, "ofseasons"],
    [/無断キャンセル|無断欠席|行けない場合/, "notcoming"],
  ],
};

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words around one of these that ask for nothing more; how much, for whom and what else do. */
const AROUND: Readonly<Record<Exclude<Locale, "ja">, ReadonlySet<string>>> = {
  en: toSet(
    "is are be will would there any some a an the my our your you we i it its this that do does did can could may should shall must if when what whats at on in of for with to from as by or not come coming get have has got go going keep leave left things stuff bags bike car everything here also too very really usually normally always best good time times day days weekend weekends evening morning allowed permitted possible ok okay please need avoid stay book rent hire just only open opened close closed shut run running run offer provide happens happen how many before arrive arriving facilities nearby",
  ),
  it: toSet(
    "e c c'e ci sono il lo la i gli le l un uno una dei delle di da in con su per si puo posso possiamo potete avete fate fai anche se quando che cosa succede come qual quanti quanto devo dobbiamo bisogna essere li qui da voi di solito normalmente sempre meglio momento giorno ora venire lasciare bici macchina moto roba cose mia mie mio nostra nostre permesso possibile servizio un mi vi stare dormire prenotare fermarsi solo sola aperti chiusi chiudete aperto chiuso siete weekend sera mattina evitare trovare",
  ),
  "pt-BR": toSet(
    "e tem ha o a os as um uma de do da dos das em no na nos nas com por para pra pro se quando que qual quanto quantos quantas como posso pode podemos da dar voces voce eu a gente minha minhas meu meus nossa ai la aqui muita muito sempre costuma melhor horario dia hora fim semana fica ficam ficar deixar bike carro coisas usar fazer reservar alugar so apenas chego chegar devo preciso tenho bom precisa acontece pago abrem fecham funciona funcionam abre fecha evitar pegar hospedes dos propria proprio",
  ),
};
const AROUND_JAPANESE =
  /^(?:[\p{Script=Hiragana}ー、。?？!！\s]|時|間|日|方|分|人|場合|可能|大丈夫|荷物|自転車|営業|利用|使|置|行|来|着|入|泊|借|閉|開|休|土日|週末|平日|駅|空港|待|場所|物)*$/u;

/** The matter that a folded question names, where everything around it says nothing; undefined where it names none. */
export function findNamedMatter(folded: string, locale: Locale): string | undefined {
  for (const [said, matter] of NAMED[locale]) {
    const rest = folded.replace(said, " ");
    if (rest === folded) continue;
    const isAll =
      locale === "ja"
        ? AROUND_JAPANESE.test(rest)
        : rest.split(/[^\p{L}\p{N}']+/u).every((word) => word === "" || AROUND[locale].has(word));
    if (isAll) return matter;
  }
  return undefined;
}
