/**
 * Ways of asking that visitors use most, and how the same is asked in the other languages. Of folded text; the first that
 * fits is meant, so that "how long" stands before "how".
 */
import type { Locale } from "../../../contract/locale.ts";

/** A way of asking. */
export interface AskingFrame {
  /** The words of asking in each language; what else is in the question is its subject. */
  readonly asked: Readonly<Record<Locale, RegExp>>;
  /** How it is asked, before the subject; in Japanese behind it. */
  readonly said: Readonly<Record<Locale, string>>;
}

/** A follow-up's beginning: what it asks of the subject is what was asked before. */
export const GOING_ON: AskingFrame = {
  asked: {
    en: /^(?:and what about|and how about|what about|how about|and)\b(?: (?:for|on|in|with|the|a|an)\b)*/,
    "pt-BR": /^e(?: (?:para|no|na|em|com|o|a|os|as))*(?= )/,
    it: /^e(?: (?:per|il|la|lo|i|gli|le|di|con|in))*(?= )/,
    ja: /^(?:じゃあ|では|それでは|あと)[、, ]*|(?:は|だと|だったら|なら)[?？]?$/,
  },
  said: { en: "and", "pt-BR": "e", it: "e", ja: "は？" },
};

/** In the order in which they are looked for. */
export const ASKING_FRAMES: readonly AskingFrame[] = [
  {
    asked: {
      en: /^(?:what(?:'?s| is) |do you have )?(?:the |your |a )?(?:tele)?phone(?: number)?(?=[ ?!.]*$)|^(?:how )?can i (?:call|phone|ring)(?: you)?(?=[ ?!.]*$)/,
      "pt-BR":
        /^(?:qual (?:e )?|tem )?(?:o |um |seu )?(?:numero (?:de |do )?)?(?:telefone|celular|whatsapp)(?: de voces| da loja)?(?=[ ?!.]*$)/,
      it: /^(?:qual e |avete |quale )?(?:il |un )?(?:vostro |tuo )?(?:numero (?:di )?)?telefono(?=[ ?!.]*$)/,
      ja: /^(?:お)?電話(?:番号)?(?:は|を教えて[^ ]*|は何番ですか)?(?=[ ?!。]*$)/,
    },
    said: { en: "phone number", "pt-BR": "número de telefone", it: "numero di telefono", ja: "電話番号は" },
  },
  {
    asked: {
      en: /^(?:what(?:'?s| is) |do you have )?(?:the |your |an )?e-?mail(?: address)?(?=[ ?!.]*$)/,
      "pt-BR":
        /^(?:qual (?:e )?|tem )?(?:o |um |seu )?(?:endereco de )?e-?mail(?: de voces| da loja)?(?=[ ?!.]*$)/,
      it: /^(?:qual e |avete |quale )?(?:il |la |l'|un'?)? ?(?:vostr[oa] |tua )?(?:indirizzo )?e-?mail(?=[ ?!.]*$)/,
      ja: /^メール(?:アドレス)?(?:は|を教えて[^ ]*|は何ですか)?(?=[ ?!。]*$)/,
    },
    said: { en: "e-mail address", "pt-BR": "qual o e-mail", it: "indirizzo e-mail", ja: "メールアドレスは" },
  },
  {
    asked: {
      en: /\bwhat (?:happens|do (?:i|we|you) do|if)(?: (?:if|when|in case of|it))*\b|^if(?: it)?\b/,
      "pt-BR": /\bo que (?:acontece|faco|fazem)(?: (?:se|quando|em caso de))*\b|^(?:e )?se\b/,
      it: /\b(?:che )?cosa (?:succede|faccio|fate|fare)(?: (?:se|quando|in caso di))*\b|^(?:e )?se\b/,
      ja: /(?:の)?(?:場合|とき)(?:は|に)?(?:どう(?:なり|し|すれ)[^ ]*)?|(?:だ)?ったらどう[^ ]*/,
    },
    said: {
      en: "what happens if",
      "pt-BR": "o que acontece se",
      it: "cosa succede se",
      ja: "の場合は",
    },
  },
  {
    asked: {
      en: /\bhow many\b/,
      "pt-BR": /\bquant[oa]s\b/,
      it: /\bquant[ie]\b/,
      ja: /何[人名個本台枚匹頭]|いくつ/,
    },
    said: { en: "how many", "pt-BR": "quantos", it: "quanti", ja: "いくつありますか" },
  },
  {
    asked: {
      en: /\bhow long (?:(?:does|do|is|are|will|would) )*(?:(.*?) ?(?:takes?|lasts?)\b)?|\bduration(?: of)?\b/,
      "pt-BR": /\bquanto tempo\b(?: (?:dura|leva|demora))?|\bduracao\b/,
      it: /\bquanto (?:tempo|dura|durano|ci vuole|ci mettete)\b|\bdurata\b/,
      ja: /どのくらい(?:かか|の時間)|どれくらい(?:かか|の時間)|何時間|何分(?:かか)?|所要時間/,
    },
    said: {
      en: "how long does it take",
      "pt-BR": "quanto tempo dura",
      it: "quanto dura",
      ja: "の所要時間は",
    },
  },
  {
    asked: {
      en: /\bhow old\b|\b(?:minimum|what) age\b|\bage limit\b/,
      "pt-BR":
        /\b(?:que|qual (?:e )?a|a partir de que) idade(?: minima)?\b|\bidade minima\b|\bquantos anos\b/,
      it: /\b(?:che|da che) eta\b|\beta minima\b|\bquanti anni\b/,
      ja: /何歳/,
    },
    said: { en: "from what age", "pt-BR": "a partir de que idade", it: "da che età", ja: "は何歳から" },
  },
  {
    asked: {
      en: /\bhow far\b/,
      "pt-BR": /\bqual a distancia\b|\ba que distancia\b/,
      it: /\bquanto (?:dista|e lontano|e lungo)\b/,
      ja: /どのくらい遠|何キロ|距離/,
    },
    said: { en: "how far", "pt-BR": "qual a distância", it: "quanto dista", ja: "の距離は" },
  },
  {
    asked: {
      en: /\bhow much (?:(?:is|are|does|do|for|to|would|will|it|cost|costs)\b ?)*|\bhow much\b|\bwhat(?:'?s| is| are| does) (?:the |your )?(?:price|cost|rate|fee|charge)s?(?: (?:of|for|to))?\b|\b(?:price|cost|rate)s?(?: (?:of|for|list))?\b/,
      "pt-BR":
        /\bquanto (?:custa|custam|e|fica|sai|ta|esta|que e|cobram|pago)\b|\bqual (?:e )?o (?:preco|valor)(?: d[aeo]s?)?\b|\b(?:preco|precos|valor|valores)(?: d[aeo]s?)?\b|\bquanto\b/,
      it: /\bquanto (?:costa|costano|viene|vengono|si paga|pago|costerebbe|e)\b|\bqual e il (?:prezzo|costo)(?: (?:del|della|di|dell'))?|\b(?:prezzo|prezzi|costo|costi|tariffe)(?: (?:del|della|dei|delle|di))?\b|\bquanto\b/,
      ja: /(?:の)?(?:料金|値段|価格|費用|金額)表?(?:は|を|って)?(?:いくら|教えて|おいくら)?(?:です|でしょう|になります|かかります)?か?|(?:は)?(?:いくら|おいくら|幾ら)(?:です|でしょう|になります|かかります)?か?/,
    },
    said: { en: "how much is", "pt-BR": "quanto custa", it: "quanto costa", ja: "はいくらですか" },
  },
  {
    asked: {
      en: /\b(?:what time|when|until when) (?:do|does|are|is) (?:you|it|the \w+) (?:close|closed|shut)\b|\bclosing times?\b/,
      "pt-BR":
        /\b(?:que horas|quando|ate que horas|ate quando) (?:voces )?(?:fecham?|encerram?|ficam? abert\w+)\b/,
      it: /\b(?:a che ora|quando|fino a che ora|fino a quando) (?:chiud\w+|siete aperti)\b|\borari[oi]? di chiusura\b/,
      ja: /何時まで(?:営業|開いて|やって)?[^ ]*|閉店時間/,
    },
    said: {
      en: "what time do you close",
      "pt-BR": "até que horas vocês ficam abertos",
      it: "a che ora chiudete",
      ja: "何時まで営業していますか",
    },
  },
  {
    asked: {
      en: /\b(?:opening|business|working|office) (?:hours|times?)\b|\b(?:your )?hours\b(?= ?[?.!]*$)|\b(?:what time|when) (?:do|does|are|is) (?:you|it|the \w+) open\b/,
      "pt-BR":
        /\bhorarios? de (?:funcionamento|atendimento|abertura)\b|\b(?:que horas|quando) (?:voces )?(?:abrem?|estao abertos)\b|^horarios?(?= ?[?.!]*$)/,
      it: /\borari[o]?(?: di apertura)?\b|\b(?:a che ora|quando) (?:aprite|apre|siete aperti)\b/,
      ja: /営業時間[^ ]*|開館時間[^ ]*|(?:何時|いつ)(?:から|に)?(?:開|営業|やって)[^ ]*/,
    },
    said: {
      en: "opening hours",
      "pt-BR": "horário de funcionamento",
      it: "orari di apertura",
      ja: "営業時間は",
    },
  },
  {
    asked: {
      en: /\b(?:are|is|will) (?:you|it|the \w+) (?:be )?open\b|\bdo you open\b|^open\b/,
      "pt-BR": /\b(?:voces )?(?:abrem?|estao abertos|estara aberto|fica aberto|funcionam?)\b/,
      it: /\b(?:siete|sarete|e|sara|restate) apert[oiae]\b|^aprite\b|^apert[oi]\b/,
      ja: /(?:は)?(?:営業して|開いて|やって|空いて)(?:い)?(?:ます|る)か?|(?:は)?営業(?:です|してる)か?/,
    },
    said: { en: "are you open", "pt-BR": "vocês abrem", it: "siete aperti", ja: "は営業していますか" },
  },
  {
    asked: {
      en: /\b(?:are|is) (?:you|it|the \w+) (?:closed|shut)\b|\b(?:which|what) days? are you closed\b|\bclosing days?\b/,
      "pt-BR": /\b(?:estao|esta|ficam?) fechad\w+\b|\bfecham?\b/,
      it: /\bsiete chiusi\b|\bgiorn[oi] di chiusura\b/,
      ja: /定休日[^ ]*|(?:は)?(?:休み|休業|お休み)(?:です)?か?/,
    },
    said: { en: "are you closed", "pt-BR": "vocês fecham", it: "siete chiusi", ja: "は休みですか" },
  },
  {
    asked: {
      en: /\bhow (?:do|can) (?:i|we) (?:get|come)(?: (?:there|to you|to your \w+|here))?\b|\bhow to (?:get there|reach you)\b|\bdirections\b/,
      "pt-BR": /\bcomo (?:chego|chegar|chegamos|faco para chegar)(?: ai| ate ai| la)?\b/,
      it: /\bcome (?:arrivo|arrivare|si arriva|raggiung\w+|arriviamo)(?: da voi| li)?\b/,
      ja: /(?:への)?(?:行き方|アクセス)[^ ]*|どうやって行[^ ]*/,
    },
    said: { en: "how do I get there", "pt-BR": "como chegar", it: "come arrivare", ja: "への行き方" },
  },
  {
    asked: {
      en: /\bwhere (?:are|r) (?:you|u)(?: (?:located|based|situated))?\b|\bwhere (?:is|can i find) (?:the|your) (?:shop|store|office|place|restaurant|hotel|business|company)\b|\b(?:what(?:'?s| is) )?(?:the |your )?address\b/,
      "pt-BR": /\bonde (?:voces )?(?:ficam?|estao|e a loja|fica a loja)\b|\b(?:qual (?:e )?o )?endereco\b/,
      it: /\bdove (?:siete|vi trovate|si trova il negozio|e il negozio|vi trovo)\b|\b(?:qual e l'? ?)?indirizzo\b/,
      ja: /^(?:お店|店|そちら|場所)?(?:は)?どこ(?:に)?(?:あります|です)か?[?？]?$|住所[^ ]*|場所は[^ ]*/,
    },
    said: { en: "where are you", "pt-BR": "onde vocês ficam", it: "dove siete", ja: "住所は" },
  },
  {
    asked: {
      en: /\bwhere\b(?: (?:is|are|can|do|does|the|i|we))*\b/,
      "pt-BR": /\bonde\b(?: (?:fica|ficam|e|posso|tem|esta))*\b/,
      it: /\bdove\b(?: (?:si trova|si trovano|e|posso|sono|devo))*\b/,
      ja: /(?:は)?どこ(?:に|で)?(?:あります|です|でき)?か?/,
    },
    said: { en: "where", "pt-BR": "onde", it: "dove", ja: "はどこですか" },
  },
  {
    asked: {
      en: /\b(?:at )?(?:what time|when)\b(?: (?:is|are|do|does|will|the|i|we|can))*\b/,
      "pt-BR": /\b(?:a )?(?:que horas|quando)\b(?: (?:e|comeca|sai|posso))*\b/,
      it: /\b(?:a )?(?:che ora|quando)\b(?: (?:e|posso|si|inizia|comincia|parte))*\b/,
      ja: /(?:は)?(?:何時|いつ|何曜日)(?:から|に|まで)?(?:です|始まります|あります)?か?/,
    },
    said: { en: "when", "pt-BR": "quando", it: "quando", ja: "はいつですか" },
  },
  {
    asked: {
      en: /\bhow\b(?: (?:do|can|could|to|i|we|you|should))*\b/,
      "pt-BR": /\bcomo\b(?: (?:posso|faco|faz|eu|para|funciona))*\b/,
      it: /\bcome\b(?: (?:posso|si|faccio|funziona|per|fare))*\b/,
      ja: /(?:は)?(?:どうやって|どうすれば|どのように)[^ ]*|(?:の)?(?:方法|やり方|仕方)[^ ]*/,
    },
    said: { en: "how can I", "pt-BR": "como posso", it: "come posso", ja: "の方法は" },
  },
  {
    asked: {
      en: /\b(?:what|which)(?: (?:is|are|do|does|the|your|you|kinds?|types?|sorts?|of|have|offer))*\b/,
      "pt-BR": /\b(?:quais|qual|que)(?: (?:sao|e|os|as|o|a|tipos?|de|voces|tem))*\b/,
      it: /\b(?:quali|quale|che|cosa|qual)(?: (?:sono|e|i|gli|le|il|la|tipi?|di|avete|offrite))*\b/,
      ja: /何が(?:あります|ある)か?|どんな|どの(?!くらい)|何の|どのような/,
    },
    said: { en: "which", "pt-BR": "quais", it: "quali", ja: "は何がありますか" },
  },
  {
    asked: {
      en: /\b(?:do|must|should) (?:i|we|you) need(?: to| an?| my| have)*\b|\bdo (?:i|we) have to(?: have)?\b|\b(?:must|should) (?:i|we)(?: have)?\b|\b(?:is|are) (?:an? |the )?(.+) (?:needed|required|necessary|mandatory)\b/,
      "pt-BR":
        /\b(?:preciso|precisa|precisamos|e preciso|tenho que|devo|e necessario|e obrigatorio)(?: (?:de|um|uma|ter))*\b/,
      it: /\b(?:serve|servono|devo|dobbiamo|bisogna|ho bisogno di|e necessari[oa]|e obbligatori[oa]|occorre)(?: (?:il|la|un|una|avere))*\b/,
      ja: /(?:は|が)?(?:必要|要り|いり|しなければ)[^ ]*/,
    },
    said: { en: "do I need", "pt-BR": "preciso de", it: "serve", ja: "は必要ですか" },
  },
  {
    asked: {
      en: /\b(?:can|could|may) (?:i|we|you|u|my \w+|one)\b|\b(?:am i|are we) allowed to\b|\bis it (?:possible|ok|okay|allowed) to\b/,
      "pt-BR": /\b(?:posso|podemos|pode|da pra|da para|e possivel|consigo|dá pra)\b/,
      it: /\b(?:posso|possiamo|si puo|si possono|e possibile|potete)\b/,
      ja: /(?:は|が|を|も)?(?:できます|可能です|いいです|大丈夫です|出来ます|使えます)か?|(?:て|で)もいいですか/,
    },
    said: { en: "can I", "pt-BR": "posso", it: "posso", ja: "できますか" },
  },
  {
    asked: {
      en: /\b(?:do|does|did) (?:you|u|it|they) (?:have|offer|do|provide|got)(?: (?:any|an?|some))?\b|\b(?:is|are) there(?: (?:any|an?|some))?\b|\bhave you got(?: (?:any|an?))?\b|\bgot any\b/,
      "pt-BR": /\b(?:voces )?(?:tem|ha|existe|oferecem)\b(?: (?:algum|alguma|um|uma))?/,
      it: /\b(?:avete|c'e|ci sono|c e|offrite|hai)\b(?: (?:un|una|uno|dei|delle|qualche))?/,
      ja: /(?:は|が|って)?(?:あります|ありません|ある|(?<!て)いますか|ございます)か?/,
    },
    said: { en: "do you have", "pt-BR": "vocês têm", it: "avete", ja: "はありますか" },
  },
  {
    asked: {
      en: /^(?:do|does) (?:you|u|they|it)\b/,
      "pt-BR": /^voces\b/,
      it: /^(?:voi|fate)\b/,
      ja: /(?:は|を|も)?(?:して|やって)?(?<=[てで])い?(?:ますか|もらえますか|いただけますか|くれますか)/,
    },
    said: { en: "do you", "pt-BR": "vocês fazem", it: "fate", ja: "はしていますか" },
  },
  {
    asked: {
      en: /\bwho\b(?: (?:is|are|the))*\b/,
      "pt-BR": /\bquem\b(?: (?:e|sao))*\b/,
      it: /\bchi\b(?: (?:e|sono))*\b/,
      ja: /(?:は)?(?:誰|だれ|どなた)(?:です)?か?/,
    },
    said: { en: "who is", "pt-BR": "quem é", it: "chi è", ja: "は誰ですか" },
  },
];
