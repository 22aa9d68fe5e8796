/**
 * What visitors of any business ask in several words that its page says in one: "we're a group of 12" asks about groups, "senza
 * macchina" about public transport. Of folded text; `matters.ts` tells when they are read so.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";

export const EVERYDAY: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: [
    // Whether, with how many: what it costs them is asked otherwise.
    [
      /^(?:can|could|may|is it (?:possible|ok(?:ay)?)|do you|are you|would it)\b(?!.*\b(?:book|price|discount|cost)).*\b(?:(?:with|for|as|take|accept|bring|cater for|host) (?:an? |large |big )*(?:group|part(?:y|ie)|bunche?)s?(?: of (?:\d{1,3}|friends|people|us|children|kids|students|pupils|colleagues|adults)(?: people)?)?(?: (?:come|too|there|here))?(?=[ ?!.]*$)|(?:come|visit|join|bring|take part) (?:with |as )?\d{2,3}(?: (?:people|friends|of us|persons))?(?=[ ?!.]*$))/g,
      "groups",
    ],
    [/\b(?:group|class) sizes?\b/g, "how many people in a group"],
    [
      /\b(?:what happens|what do you do|do you still (?:go|run|do it|open)|is it still on|will it (?:still )?(?:go ahead|be on)) (?:if|when|in) (?:it rains|it's raining|it is raining|(?:the |heavy )?rain|bad weather)\b/g,
      "what if it rains",
    ],
    [/\b(?:film|record) or (?=photography|take)/g, ""],
    [
      /\b(?:buy|get|have|order|serve|sell|offer) (?:any |some )?(?:food|something to eat|meals|a bite)(?: (?:there|here|on site|at yours))?(?=[ ?!.]*$)/g,
      "food",
    ],
    [/\b(vegetarian|vegan|veggie)s? (?:foods?|dish(?:es)?|meals?|options?|choices?|menus?)\b/g, "$1"],
    [
      /\b(?:come|get|go|travel|reach)(?: to)?(?: you| there| here)? (?:by|on|with|using) (?:the )?(?:public transport\w*|bus|train|tram|metro|tube|underground)\b/g,
      "transit",
    ],
    [
      /\b(?:have|do|run|are there|got) (?:any )?(?:special )?(?:offers|deals|promotions)(?=[ ?!.]*$)/g,
      "discount",
    ],
    [/\b(?:pay(?:ment)?|paid) (?:in advance|beforehand|up ?front|ahead)\b/g, "deposit advance"],
    [
      /\b(?:(?:did|has|have) (?:anyone|anybody|someone|you) (?:find|found|seen?)|i (?:think|believe) (?:i|we)(?:'ve| have)? (?:left|forgot(?:ten)?|lost)) (?:my|our|a|an|the) (?!.*\b(?:passwords?|booking|confirmation|codes?|numbers?|receipt|tickets?|invoice|pin|login|account|job|way)\b).*/g,
      "lost property",
    ],
    [
      /\b(?:i|we)(?:'ll| will| might| may| am|'m| are|'re)?(?: going to)? be (?:\d{1,2} (?:minutes?|mins?) |half an hour |a (?:bit|little) )?late\b/g,
      "late",
    ],
    [/\b(?:arrive|come|turn up|get there) (?:a (?:bit|little) |too )?late\b/g, "late"],
    [/\bsend (?:it |things |stuff |them )?(?:by|in the|through the) (?:post|mail)\b/g, "deliver"],
    [/\bhow do (returns|refunds|exchanges|bookings|deliveries) work\b/g, "$1"],
    [
      /\bi'?m (?:a |an )?(?:total|complete|absolute|new|real)? ?(?:beginner|newbie|novice)\b(?:, (?:can|may) i (?:join|come|take part)(?: in)?)?/g,
      "beginners",
    ],
    [/\b(?:need|have) to know (?:anything|something)(?: already| before(?:hand)?)?\b/g, "need experience"],
    [
      /\bhow (?:long|much time) should (?:i|we) (?:plan|allow|reckon|set aside|expect)\b/g,
      "how long does it take",
    ],
    [
      /\b(?:i'm|i am|we're|we are|i'll be|we'll be) (?:running |going to be |probably |a bit )?late\b/g,
      "late",
    ],
    [
      /\b(?:we(?:'re| are|'ll be| will be)|there (?:are|will be)) a (?:group|party|bunch) of \d{1,3}(?: (?:people|of us))?(?=[ ,?!.]*$|, (?:is|can))/g,
      "groups",
    ],
    [/\bgroup bookings?\b|\bas a group\b/g, "groups"],
    [
      /\bhow (?:big|large|small) (?:are|is) (?:the|your|a) (groups?|class(?:es)?)\b/g,
      "how many people in a $1",
    ],
    [/\bhow many of us\b/g, "how many people"],
    [/\b(?:suitable|appropriate) for\b/g, "allowed for"],
    [
      /\bwithout (?:a |my |our )?car\b|\b(?:bus(?:es)?|trains?|trams?) or (?:an? |by )?(?:bus(?:es)?|trains?|trams?)\b/g,
      "transit",
    ],
    [
      /\b(?:cancell?ed|called off|go ahead|take place|happen|run|on) (?:when|if) (?:it rains|it's raining|the weather is bad)\b/g,
      "if it rains",
    ],
    [/\b(?:take|get|shoot) (?:any |some |a )?(?:photos?|pictures?|pics?)\b/g, "photography"],
  ],
  it: [
    [
      /^(?:posso|possiamo|si puo|potete|prendete|accettate|accogliete|e possibile)\b(?!.*\b(?:prenot|prezz|scont|cost)).*(?:\bgrupp[oi](?: di (?:\d{1,3}|amici|persone|bambini|ragazzi|colleghi|studenti)(?: persone)?)?(?=[ ?!.]*$)|\b(?:venire|partecipare|essere|portare) in \d{1,3}\b(?=[ ?!.]*$))/g,
      "gruppi",
    ],
    [
      /\bdi quante persone (?:e|sono) (?:il gruppo|i gruppi|le classi|la classe)\b|\bquanto e (?:grande|numeroso) il gruppo\b/g,
      "quante persone gruppo",
    ],
    [
      /\b(?:cosa|che(?: cosa)?) (?:succede|fate|si fa) (?:se|quando) piove\b|\bsi (?:va|fa|parte|esce) (?:anche )?(?:se|quando) piove\b/g,
      "e se piove",
    ],
    [/\b(?:filmare|riprendere) o (?=fare|scattare|fotograf)/g, ""],
    [
      /\b(?:comprare|trovare|prendere|ordinare|servite|vendete|avete) (?:qualcosa )?(?:da mangiare|cibo|del cibo)(?=[ ?!.]*$)/g,
      "mangiare",
    ],
    [/\b(?:cib[oi]|piatt[oi]|opzion[ei]|menu|pasti) (vegetarian|vegan)[oaie]\b/g, "$1i"],
    [
      /\b(?:ven(?:ire|go|iamo)|arriv(?:are|o|iamo)|(?:vi )?raggiung(?:o|ere|ervi|iamo)|ci arrivo) (?:da voi )?(?:con i|in|con l'|col|con il) ?(?:mezzi(?: pubblici)?|autobus|bus|treno|tram|metro(?:politana)?)\b/g,
      "mezzi",
    ],
    [/\b(?:avete|fate|ci sono) (?:delle )?(?:promozioni|offerte)(?=[ ?!.]*$)/g, "sconti"],
    [/\bpag(?:are|a|o|amento) (?:prima|in anticipo|anticipat[oa])\b/g, "acconto anticipo"],
    [
      /\b(?:qualcuno ha|avete) (?:trovato|visto) (?:il|la|lo|i|gli|le|un|una|l')? ?mi[oaei]+ .*|\b(?:credo|penso) di aver(?:e)? (?:dimenticato|lasciato|perso) (?!.*\b(?:password|prenotazione|conferma|codice|numero|ricevuta|bigliett[oi]|fattura|pin)\b).*/g,
      "oggetti smarriti",
    ],
    [
      /\b(?:arriv|sar|venir)\w+ (?:con|in) (?:\d{1,2} minuti di |mezz'ora di |un po' di )?ritardo\b/g,
      "ritardo",
    ],
    [/\b(?:mandat|sped|invi)\w+ (?:le cose )?(?:per|via|tramite) posta\b/g, "spedite"],
    [/\bcome (?:si fa|funziona|faccio) (?:un |il |i )?res[oi]\b/g, "resi"],
    [/\b(?:rimandar|rispedir)(?:e|lo|la|li|le)(?: indietro)?\b/g, "reso"],
    [
      /\bsono (?:un |una )?(?:vero |assolut[oa] )?principiante\b(?:, posso (?:partecipare|venire))?/g,
      "principianti",
    ],
    [
      /\b(?:devo|bisogna|serve|occorre) (?:gia )?(?:saper(?:e)?|conoscere)(?: fare)? (?:gia )?(?:qualcosa|qualche cosa)\b/g,
      "serve esperienza",
    ],
    [/\bquanto tempo (?:devo|dobbiamo|bisogna) (?:calcolare|mettere in conto|prevedere)\b/g, "quanto dura"],
    [/\bsiamo (?:in )?(?:un (?:gruppo|gruppetto) di )\d{1,3}(?: persone)?(?=[ ,?!.]*$)/g, "gruppi"],
    [
      /\b(?:quanto sono|sono) (?:grandi|piccoli|numeros[ie]) (?:i gruppi|le classi)\b/g,
      "quante persone gruppo",
    ],
    [/\bin quanti (?:saremo|siamo|si e|si)\b/g, "quante persone"],
    [/\b(?:adatt[oaie]|indicat[oaie]) (?:a |ai |alle |agli |al |alla |per (?:i |le |gli )?)/g, "ammessi "],
    [
      /\bsenza (?:la )?(?:macchina|auto)\b|\b(?:un )?(?:autobus|bus|treno) o (?:un )?(?:autobus|bus|treno)\b/g,
      "mezzi",
    ],
    [/\b(?:fare|scattare) (?:delle |qualche )?(?:foto|fotografie)\b/g, "fotografare"],
    [/\b(?:arriv|ven|present)\w+ (?:piu |un po' |in )?(?:tardi|ritardo)\b/g, "ritardo"],
    [/\b(?:non )?(?:l'ho|l'abbiamo|ho) mai (?:fatto|provato)\b/g, "principianti esperienza"],
    [/\bquanto tempo ci vuole(?=[ ?!.]*$)/g, "quanto dura"],
  ],
  "pt-BR": [
    [
      /^(?:posso|podemos|da (?:para|pra)|pode|aceitam?|recebem?|(?:voces )?(?:aceitam|recebem)|e possivel)\b(?!.*\b(?:reserv|prec|descont|cust)).*(?:\b(?:grupos?|excurs(?:ao|oes)|turma)(?: de (?:\d{1,3}|amigos|pessoas|criancas|alunos|colegas)(?: pessoas)?)?(?=[ ?!.]*$)|\b(?:ir|vir|participar) (?:em|com) \d{1,3}(?: pessoas)?(?=[ ?!.]*$))/g,
      "grupos",
    ],
    [/\b(?:qual )?(?:e )?o tamanho d[oa] (grupo|turma)\b/g, "quantas pessoas $1"],
    [
      /\b(?:o que (?:acontece|voces fazem)|como fica|tem \w+ mesmo) (?:se|quando|com|em) (?:chover|chove|chuva|estiver chovendo)\b/g,
      "e se chover",
    ],
    [/\b(?:filmar|gravar) ou (?=tirar|fotograf)/g, ""],
    [
      /\b(?:comprar|pedir|servem|vendem|serve|vende) (?:alguma )?(?:comida|coisa para comer|algo para comer)(?: ai| la)?(?=[ ?!.]*$)/g,
      "comida",
    ],
    [/\b(?:comidas?|pratos?|opc(?:ao|oes)|menu|cardapio) (vegetarian|vegan)[oa]s?\b/g, "$1o"],
    [
      /\b(?:ir|chegar|chego|vou|venho|vir|chegamos) (?:ai |la )?(?:de|com) (?:transporte(?: publico)?|onibus|trem|metro)\b/g,
      "transporte",
    ],
    [/\b(?:tem|ha|fazem) (?:alguma )?(?:promoc(?:ao|oes)|ofertas?)(?=[ ?!.]*$)/g, "desconto"],
    [/\b(?:pagar|pagamento|paga|pago) (?:antes|adiantado|antecipado|com antecedencia)\b/g, "sinal adiantado"],
    [
      /\b(?:alguem|voces) (?:achou|acharam|encontrou|encontraram|viu|viram) (?:[oa]s? )?(?:meus?|minhas?) .*|\b(?:acho|creio) que (?:eu )?(?:esqueci|deixei|perdi) (?!.*\b(?:senha|reserva|confirmacao|codigo|numero|recibo|ingressos?|bilhetes?|fatura|nota)\b).*/g,
      "objetos perdidos",
    ],
    [
      /\b(?:vou|vamos|vai) (?:me |nos |se )?atras(?:ar|armos)(?: (?:uns |umas )?\d{1,2} minutos| meia hora| um pouco)?\b/g,
      "atraso",
    ],
    [/\bcheg(?:ar|o|amos|armos) (?:muito |um pouco )?atrasad[oa]s?\b/g, "atraso"],
    [/\b(?:mand|envi)\w+ (?:as coisas |isso )?(?:por|pelo|pelos) correios?\b/g, "enviam"],
    [/\bcomo (?:faco|funciona|e feita|fazer) (?:uma |a )?(devolucao|troca)\b/g, "$1"],
    [/\bmandar (?:isso )?de volta\b/g, "devolver"],
    [
      /\bsou (?:um |uma )?(?:total |completo )?iniciante\b(?:, posso (?:participar|ir|fazer))?/g,
      "iniciantes",
    ],
    [
      /\b(?:tenho que|preciso|precisa|e preciso) saber (?:alguma coisa|algo)(?: antes)?\b/g,
      "precisa de experiencia",
    ],
    [
      /\bquanto tempo (?:devo|preciso|tenho que) (?:reservar|calcular|separar|prever)\b/g,
      "quanto tempo dura",
    ],
    [/\b(?:somos|seremos|vamos em) um grupo de \d{1,3}(?: pessoas)?(?=[ ,?!.]*$)/g, "grupos"],
    [/\bqual (?:e )?o tamanho d[ao]s (turmas|grupos|aulas)\b/g, "quantas pessoas $1"],
    [/\b(?:serve|indicad[oa]s?|adequad[oa]s?|recomendad[oa]s?) para\b/g, "permitido"],
    [/\bsem (?:o )?carro\b|\b(?:onibus|metro|trem) ou (?:onibus|metro|trem)\b/g, "transporte"],
    [/\btirar (?:umas? |algumas )?(?:fotos?|fotografias?)\b/g, "fotografar fotos"],
    [/\bachados e perdidos\b/g, "objetos perdidos"],
    [/\bcheg(?:ar|o|amos|armos) (?:mais |um pouco )?(?:tarde|atrasad[oa]s?)\b/g, "atraso"],
    [/\bnunca (?:fiz|fizemos|experimentei|tentei)(?: isso| antes)?\b/g, "iniciantes experiencia"],
    [/\bquanto tempo leva(?=[ ?!.]*$)/g, "quanto tempo dura"],
    [/\bqual (?:e )?a duracao (?:d[aeo]s? )?/g, "quanto tempo dura "],
  ],
  ja: [
    [/(?:友人|友達|会社)?(?:の)?(?:グループ|団体|大人数)で(?:行|伺|参加)[^?。]{0,10}(?=[?。 ]*$)/g, "団体"],
    [/団体(?:は|も|を)?(?:受け入れ|受入)[^?。]{0,10}(?=[?。 ]*$)/g, "団体"],
    [/\d{1,3}(?:人|名)で(?:も)?(?:行|伺|参加|お?邪魔)[^?。]{0,12}(?=[?。 ]*$)/g, "団体"],
    [/(?:トイレ|お?手洗い?)(?:を|は)?(?:借り|使)[^?。]{0,8}(?=[?。 ]*$)/g, "トイレ"],
    [/(?:食べ物|食事|ご飯)(?:は|を|が)?(?:買え|でき|出|あり|売)[^?。]{0,6}(?=[?。 ]*$)/g, "食事"],
    [/(ベジタリアン|ヴィーガン|菜食)(?:の)?(?:料理|メニュー|対応|食)/g, "$1"],
    [/(?:公共交通機関|公共交通|交通機関|バス|電車)で(?:も)?(?:行け|来られ|行き)[^?。]{0,6}/g, "バス"],
    [/お得な(?:日|料金|プラン)?/g, "割引"],
    [/(?:シニア|高齢者?|学生)割引?/g, "割引 $&"],
    [/(?:先に|事前に)(?:払|支払)[^?。]{0,8}(?=[?。 ]*$)|前金は?必要[^?。]{0,6}/g, "前払い"],
    [/\d{1,2}分(?:ほど|くらい)?(?:遅れ|遅刻し)(?:ます|そうです|る)?/g, "遅刻"],
    [/遅れ(?:て)?(?:行っ|着い|来)たら?(?:どう[^?。]{0,6})?/g, "遅刻"],
    [/(?:郵送|宅配)(?:して)?(?:もらえ|でき|いただけ)[^?。]{0,6}/g, "発送"],
    [/(?:送り返|返送)[^?。]{0,10}(?=[?。 ]*$)/g, "返品できますか"],
    [/返品はどうすれば[^?。]{0,6}/g, "返品"],
    [/初心者(?:です|なん(?:です)?)(?:が|けど)?(?:、)?(?:参加|受講|大丈夫|可能|でき)[^?。]{0,8}/g, "初心者"],
    [/(?:何か)?知って(?:お)?(?:く|い)(?:く)?(?:る)?必要[^?。]{0,8}/g, "経験 初心者"],
    [/何人(?:が|で)?参加[^?。]{0,8}|(?:グループ|クラス)の人数は?/g, "定員は何人ですか"],
    [/(?:どの)?(?:くらい|ぐらい)(?:の)?時間(?:を)?(?:みれ|見れ|みておけ)[^?。]{0,8}/g, "何時間かかりますか"],
    [/(?:食べ(?:る|られる)(?:所|ところ|場所|もの|物)|何か食べ(?:られ|れ)?)/g, "食事"],
    [/車(?:が)?(?:なし|無し)で(?:も)?(?:行け|来られ)[^?。]{0,4}/g, "バス"],
    [/最寄り?の?(?:駅|バス停)(?:や(?:駅|バス停))?/g, "バス"],
    [/雨(?:が)?(?:降った|の場合|の日|でも)(?:ら|は|に)?(?:中止|延期|やり|行い|開催|あり)?/g, "雨 "],
    [/写真(?:を)?(?:撮|と)(?:って|り|る|れ)(?:も)?/g, "写真撮影"],
    [/初めて(?:なん|なの)?ですが/g, "初心者ですが"],
    [/何人で(?:やり|行い|し)ますか/g, "定員は何人ですか"],
    [/肉(?:なし|抜き)(?=の)/g, "ベジタリアン"],
    [/返品の条件(?:は)?/g, "返品できますか"],
    [
      /最終(受付|入場|入館|入浴)(?:時間)?(?:は)?(?:何時)?(?:まで)?(?:ですか)?(?=[?。 ]*$)/g,
      "$1は何時までですか",
    ],
    [/所要時間(?:は)?(?=[?。 ]*$)/g, "何時間かかりますか"],
  ],
};
