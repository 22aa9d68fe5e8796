/** What is laughed in chats, and letters and figures that stand for a word only beside some others, per language. */
import type { Locale } from "../../contract/locale.ts";

type Latin = Exclude<Locale, "ja">;

/** What is only laughed. */
export const LAUGHTER: Readonly<Record<Latin, RegExp>> = {
  en: /(?<![\p{L}\p{N}'’])(?:lo+l|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|xd)(?![\p{L}\p{N}'’])/giu,
  "pt-BR":
    /(?<![\p{L}\p{N}'’])(?:k{2,}|(?:rs){2,}|(?:ha){2,}h?|(?:he){2,}|(?:hua)+|lo+l)(?![\p{L}\p{N}'’])/giu,
  it: /(?<![\p{L}\p{N}'’])(?:(?:ah){2,}a?|(?:ha){2,}h?|(?:he){2,}|lo+l|xd)(?![\p{L}\p{N}'’])/giu,
};

type Context = readonly [typed: RegExp, plain: string];

/** Letters and figures that stand for a word only beside some others. */
export const CHAT_CONTEXTS: Readonly<Record<Latin, readonly Context[]>> = {
  en: [
    [/\br(?= (?:you|we|they|there|the|your|these|those|dogs|kids)\b)/g, "are"],
    [/(?<=^|\p{L} )n(?= \p{L})/gu, "and"],
    [/(?<=\b(?:on|and|or|this|next|every|open|until|till) )sat\b/gi, "saturday"],
    [/(?<=\b(?:on|and|or|this|next|every|open|until|till) )sun(?=[?!.,]|$)/gi, "sunday"],
    [/\bw\/o\b/g, "without"],
    [/\bw\/ ?/g, "with "],
    [/(?<=\w )w(?= \p{L})/gu, "with"],
    [/^y(?= though\b|[?! ]*$)/g, "why"],
    [/(?<=\d ?)mins?\b/gi, " minutes"],
    [/(?<=\d) ?(?:yo|yrs? old|y\/o)\b/gi, " year old"],
    [/(?<=\b\d) ?x(?= (?:a|per|each|every) (?:week|month|day|year)\b)/gi, " times"],
    [/\bwi[- ]fi\b/gi, "wifi"],
    [/\bquick q\b/gi, "quick question"],
    [/\b(phone|tel|telephone|mobile|contact) (?:no|num|nr)(?=[ .?!]|$)/gi, "phone number"],
    [/\bmin(?= (?:age|order|stay|height|charge|spend|rental|price)\b)/gi, "minimum"],
    [/\bmax(?= (?:age|weight|height|people|group|stay)\b)/gi, "maximum"],
    // "4 a day", but "rent 4 bikes".
    [
      /(?<=^|\s)4(?= (?:a|an|the|my|our|me|us|free(?! \p{L})|rent|hire|sale|how|today|tomorrow|this|next|it|\d+)(?!\p{L}))/giu,
      "for",
    ],
    [
      /(?<=\b(?:much|age|price|cost|charge|deposit|discount|order|anything|something|tickets?|lessons?) )4(?= (?!(?:people|persons?|adults?|kids|children|of us|days?|hours?|weeks?|nights?|pm|am)\b)\p{L})/giu,
      "for",
    ],
    [
      /(?<=^|\s)2(?= (?:rent|hire|book|buy|pay|get|go|come|cancel|see|do|be|have|know|ask|park|bring|use|join|find|return|change|the|my|your|you|me|it|a)\b)/gi,
      "to",
    ],
  ],
  "pt-BR": [
    [/(?<![\p{L}\p{N}'’@./-])q(?= \p{L}|[?!]|$)/gu, "que"],
    [/(?<![\p{L}\p{N}])p\/ ?/gu, "para "],
    [/(?<![\p{L}\p{N}])c\/ ?/gu, "com "],
    [/(?<=\p{L} )(?<!(?:tam|tamanho|letra|camis[ae]ta|camisa|blusa) )p(?= [\p{L}\p{N}])/gu, "para"],
    [/(?<=\p{L} )d(?= \p{L})/gu, "de"],
    [/(?<=\p{L} )c(?= \p{L})/gu, "com"],
    [
      /(?<=^|\s)n(?= (?:tem|ha|há|pode|posso|vou|consigo|sei|abre|aceita|vem|é|precisa|da|dá|quero)\b)/gu,
      "não",
    ],
    [/(?<=\b\d) ?x(?= (?:por|na|ao|a|no|em uma) (?:semana|m[eê]s|dia|ano)(?!\p{L}))/giu, " vezes"],
    [/(?<=\d ?)min\b/gi, " minutos"],
    [/\bwi[- ]fi\b/gi, "wifi"],
    [/^end\.?(?= d[aeo]\b|[?! ]*$)/giu, "endereço"],
    [/(?<=\b(?:idade|valor|pre[cç]o|pedido|tempo) )min\b/giu, "mínima"],
  ],
  it: [
    [/(?<=^|\p{L}\s)x(?= [\p{L}\p{N}])/gu, "per"],
    [/(?<=\p{L} )d(?= \p{L})/gu, "di"],
    [/(?<=\b\d) ?x(?= (?:alla|a|al|per|la) (?:settimana|mese|giorno|anno)(?!\p{L}))/giu, " volte"],
    [/(?<=\d ?)min\b/gi, " minuti"],
    [/\bwi[- ]fi\b/gi, "wifi"],
    // Apostrophes that were left out: "l e-bike", "tour dell alba".
    [/(?<![\p{L}\p{N}'’]|\d )(l|dell|all|nell|dall|sull) (?=[aeiouhàèéìòù])/giu, "$1'"],
    // "Vitamina C e D" names two.
    [/(?<![\p{L}\p{N}'’]|(?:vitamin[ae]|class[ei]|tip[oi]|patent[ei]) )c e(?= \p{L}{2})/gu, "c'è"],
    [/^C e(?= \p{L}{2})/gu, "c'è"],
    [/^ce(?= (?!l['’ ]|l[aoei] (?:fa|ho|ha|poss|puo|abb)|n['’e]))/giu, "c'è"],
  ],
};
