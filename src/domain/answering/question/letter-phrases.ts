/** Words by which a clause of a letter shows that it asks, greets or takes leave; all of text in lower case. */
import type { Locale } from "../../../contract/locale.ts";

type Latin = Exclude<Locale, "ja">;

/** How a letter is read in a language. */
export interface LetterPhrases {
  /** Openings of a clause that asks, with a mark behind it or not. */
  readonly opens: string;
  /** Openings that statements have as well: they ask where the sentence ends with a mark. */
  readonly mayOpen: string;
  /** Words of questions, which open other clauses, too: they ask behind "and" where the sentence ends with a mark. */
  readonly words: string;
  /** What announces a question: "I'd like to know if …", "could you tell me …". */
  readonly announces: string;
  /** What says that something is not known, which a letter without another question asks. */
  readonly lacks: string;
  /** Words that join the next question. */
  readonly joins: string;
  /** What opens the second of two questions behind one announcement: "… and whether …". */
  readonly goesOn: string;
  /** What opens a closing: nothing behind it is asked. */
  readonly closes: string;
}

const ENGLISH: LetterPhrases = {
  opens:
    "(?:(?:by|until|till|from|at|for|in|on|to) )?(?:what(?:['’]?s| (?:is|are|do|does|did|can|could|should|would|will|if|about|time|kind|sort|size|days?|hours?|documents?|happens|options))|how (?:much|many|long|far|old|tall|big|often|late|early|soon|do|does|can|could|should|would|is|are|about)|where(?:['’]s| (?:is|are|do|does|can|could|should|would))|when(?:['’]s| (?:is|are|do|does|can|could|should|will|would))|which (?:is|are|one|bike|days?)|who (?:is|do|does|can|should)|why)" +
    "|(?:is|are|do|does|did|can|could|will|would|may|should|must|have|has) (?:i|you|u|we|they|he|she|it|there|the|my|your|ur|our|a|an|any|this|that|these|those|somebody|someone|anybody|anyone|people|kids|children|dogs|guests)|any (?:chance|discount|idea)",
  mayOpen: "is|are|do|does|did|can|could|will|would|may|should|must",
  words: "(?:(?:by|until|till|from|at|for|in|on|to) )?(?:what|how|where|when|which|who|whose|why)",
  announces:
    "(?:i|we)(?: would|['’]?d) (?:really )?(?:like|love) to (?:know|ask|find out|check|enquire)|(?:i|we)(?: am|['’]?m| was| are| were)? ?(?:just )?wondering|was (?:just )?wondering|(?:i|we) wonder (?:if|whether|how|what)|(?:i|we) (?:just )?(?:want(?:ed)?|need(?:ed)?) to (?:know|ask|check)|(?:please |kindly |just )*let me know (?:if|whether|how|what|when|where|which)|(?:can|could|would|will) (?:you|u) (?:please |kindly |maybe )*(?:tell|let|advise|inform|confirm)(?: me| us)?|(?:please )?(?:tell|advise) (?:me|us) (?:if|whether|how|what|when|where)|do (?:you|u) know",
  lacks:
    "(?:can(?:no|['’]?)t|couldn['’]?t|could not|don['’]?t|do not|didn['’]?t|doesn['’]?t) (?:seem to )?(?:find|see|know|figure out|work out|understand|say)(?: anything| any information| out)?(?: on| about)? (?:how|what|where|when|if|whether|which)|no (?:idea|clue) (?:how|what|where|when|if|whether)|not (?:sure|clear) (?:how|what|where|when|if|whether)",
  joins: "and also|and|also|but|so|or|plus",
  goesOn: "if|whether|what|how|where|when|which",
  closes:
    "(?:many |a lot of |lots of )?thanks?(?: you| u)?\\b|thx|cheers|ta\\b|(?:kind |best |warm |with )+(?:regards|wishes)|regards|best[,.]?$|yours|sincerely|love,|sorry (?:about|for)|i['’]?m (?:so )?sorry[,.]|looking forward|sent from",
};

const PORTUGUESE: LetterPhrases = {
  opens:
    "(?:(?:até|ate|em|a|de|por|para|com|desde) )?(?:quant[oa]s?|qual|quais|que horas|que dias?|onde|como (?:é|e|eu|faço|faco|fa[cç]o|posso|podemos|funciona|consigo|chego|fica)|quando (?:posso|podemos|é|e|abre|abrem|começa|tem|vocês|voces|vcs|vence)|o que|quem (?:é|e|pode)|por que)" +
    "|(?:posso|podemos|d[áa] (?:para|pra)|(?:é|e|seria|isso é|isso e) (?:possível|possivel|permitido|obrigatório|obrigatorio|necessário|necessario|preciso|verdade)|tem (?:como|algum|alguma|vaga|jeito|desconto|estacionamento)|será que|sera que|(?:voc[eê]s?|vcs?) (?:t[eê]m|fazem|aceitam|alugam|entregam|vendem|oferecem|abrem|podem|buscam|pagam|emitem|guardam|atendem|aceita|tem|faz|vende|aluga))",
  mayOpen:
    "consigo|conseguimos|consegue|tem|t[eê]m|h[áa]|existe|preciso|precisamos|pago|pagamos|voc[eê]s?|vcs?|(?:ele|ela|eles|elas|a gente) (?:pode|podem|precisam?|consegue|conseguem|recebe|tem|paga|pagam)",
  words:
    "(?:(?:até|ate|em|a|de|por|para|com|desde) )?(?:quant[oa]s?|qual|quais|que|onde|como|quando|quem|o que|por que)",
  announces:
    "(?:eu )?(?:gostaria|gostaríamos|gostariamos|queria|queríamos|queriamos|quero|preciso|precisava) (?:muito )?(?:de )?(?:saber|perguntar|entender|confirmar)|(?:por favor,? )?(?:me )?(?:pode|podem|poderia|poderiam|podia|podiam) (?:por favor )?(?:me )?(?:dizer|informar|explicar|confirmar|falar)|(?:por favor,? )?(?:me )?(?:diga|digam|informe|informem|avisem?) (?:se|quanto|qual|quando|como|onde)|(?:voc[eê]s?|vcs?) sabe[m]?|minha dúvida|minha duvida|tenho (?:uma )?d[uú]vida",
  lacks:
    "n[ãa]o (?:sei|encontrei|encontro|achei|acho|consigo (?:achar|encontrar|entender|descobrir)|entendi|vi|fa[cç]o ideia)(?: em lugar nenhum| no site)?(?: de)? (?:como|quanto|qual|quando|onde|se|o que|que)",
  joins: "e também|e tambem|e|também|tambem|mas|ou|então|entao|além disso|alem disso",
  goesOn: "se|quanto|qual|quais|como|onde|quando|at[eé] (?:que|quando|quantos)|em quant[oa]s?|o que|que",
  closes:
    "(?:muit[oa] )?obrigad[oa]|agrade[cç]|grat[oa]\\b|att\\b|atenciosamente|cordialmente|abra[cç]os?|um abra[cç]o|abs\\b|beijos?|bjs?|valeu|vlw|desculpe?m? |aguardo|enviado d[oe]|ass\\.|fico no aguardo",
};

const ITALIAN: LetterPhrases = {
  opens:
    "(?:(?:entro|fino a|da|a|in|per|con|di) )?(?:quant[oaie]|qual(?:e|i)?(?: è| e['’])?|che (?:orari[o]?|ore|ora|giorni|documenti|documento|confezioni|cosa|tipo)|cosa (?:devo|dobbiamo|posso|serve|succede|bisogna|costa)|dove|come (?:si|posso|possiamo|faccio|facciamo|funziona|devo|pu[oò]|mai)|quando (?:si|posso|fate|aprite|siete|[eè]|parte|arriva|riapr)|chi (?:pu[oò]|paga|sceglie)|perch[eé])" +
    "|(?:si pu[oò]|posso|possiamo|potete|[eè] (?:possibile|vero|obbligatorio|necessario|previsto|permesso|compreso)|sarebbe possibile|avete|prendete|accettate|spedite|vendete|noleggiate)",
  words:
    "(?:(?:entro|fino a|da|a|in|per|con|di) )?(?:quant[oaie]|qual(?:e|i)?|che|cosa|dove|come|quando|chi|perch[eé])",
  mayOpen:
    "c['’][eè]|ci sono|ci sarebbe|pu[oò]|fate|devo|dobbiamo|bisogna|serve|servono|siete|riuscite|pago|paghiamo|ci rimborsate|esiste",
  announces:
    "(?:vorrei|volevo|vorremmo|volevamo|mi piacerebbe|avrei bisogno di) (?:gentilmente )?(?:sapere|chiedere|capire|chiedervi|chiederle|un['’]informazione)|(?:io )?mi (?:chiedevo|domandavo|chiedo)|(?:mi |ci )?(?:potete|potreste|potrebbe|pu[oò]|sapete|sapreste|sa|sai|puoi) (?:per favore |gentilmente )?(?:dire|dirmi|dirci|indicarmi|confermarmi|spiegarmi|farmi sapere)|(?:mi )?(?:dica|dite|ditemi|fatemi sapere|fateci sapere) (?:se|quanto|quando|come|dove|che)",
  lacks:
    "non (?:so|sappiamo|trovo|trovi|riesco a (?:capire|trovare)|ho (?:capito|trovato|idea)|abbiamo (?:capito|trovato)|capisco|vedo)(?: bene| da nessuna parte| di)* (?:come|quanto|quando|dove|se|cosa|che|quale|da dove)",
  joins: "e anche|e poi|e|ed|anche|inoltre|ma|o|oppure|poi|però|pero",
  goesOn: "se|quanto|quanti|quale|quali|come|dove|quando|che|in quanto|entro quando|cosa",
  closes:
    "grazie|vi ringrazio|la ringrazio|ringrazi|grz|(?:cordiali|distinti|cari|tanti|un caro) salut[io]|un (?:caro )?(?:saluto|abbraccio)|saluti|cordialmente|scusate (?:il|per|la)|a presto|in attesa|inviato da|buona giornata|buona serata",
};

/** The phrases of each language but Japanese, whose questions show by their endings. */
export const LETTER_PHRASES: Readonly<Record<Latin, LetterPhrases>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
};
