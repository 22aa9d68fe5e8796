/**
 * How people ask on about an answer without naming anything, per language: folded (lower case, no accents, no punctuation).
 * Only whole messages made of these phrases, and of small talk, count.
 */
import type { Locale } from "../../../contract/locale.ts";

/**
 * What is wanted of the answer before: more beside it, the same said otherwise, the same once more, or what lies behind it.
 */
export type Elaboration = "more" | "explain" | "again" | "reason";

/** The phrases of each language, separated by bars; `filler` asks for nothing by itself. */
export const ELABORATION_PHRASES: Readonly<Record<Locale, Readonly<Record<Elaboration | "filler", string>>>> =
  {
    en: {
      more: "tell me more|tell me a bit more|tell me a little more|say more|some more|a bit more|a little more|more info|more information|more detail|more details|further info|further information|further details|know more|learn more|hear more|in more detail|in detail|in depth|go on|continue|carry on|keep going|what else|anything else|anything more|something else|and then|is that all|is that everything|is that all there is|elaborate|elaborate on that|expand on that",
      explain:
        "explain|explain that|explain further|clarify|clarify that|what do you mean|what do you mean by that|how do you mean|what does that mean|what does this mean|what does it mean|meaning what|i don't understand|i do not understand|i didn't understand|don't understand|i don't get it|i don't get that|i didn't get that|i'm confused|i am confused|not clear|that's not clear|in other words|other words|in simpler words|in simple words|in plain words|in simple terms|in plain english|more simply|simpler|rephrase|rephrase that|how so|be more specific|more specific|be more precise|more precisely|give me an example|give an example|an example|for example|for instance|such as|like what|what exactly|huh|pardon|what was that|what do i do with that",
      again:
        "are you sure|you sure|are you certain|are you sure about that|is that right|is that correct|is that true|is this correct|really|seriously|for real|say that again|say it again|repeat|repeat that|repeat it|come again|one more time|once more|summarise|summarize|summarise that|summarize that|sum that up|sum it up|sum up|in short|in brief|briefly|shorter|make it shorter|in one sentence|in a nutshell|tl dr|tldr|in one word|translate|translate that|translate it",
      reason:
        "why|why though|but why|why is that|why is that so|why so|why not|how come|what for|for what reason|what's the reason|what is the reason",
      filler:
        "can you|could you|would you|will you|can i|could i|may i|i'd like|i would like|i'd like to|i would like to|i want to|i want|do you have|have you got|can you give me|could you give me|give me|is there|are there|that|this|it|about that|about this|about it|on that|on this|to me|for me|a bit|a little|any|also|so|but|say|say that|put that|answer|kindly|i should know|i need to know|i should be aware of|to know|worth knowing|what you said|your answer|the answer|that answer|by that|with that",
    },
    "pt-BR": {
      more: "me conte mais|me conta mais|conte mais|conta mais|contar mais|me fale mais|me fala mais|fale mais|fala mais|falar mais|diga mais|me diga mais|dizer mais|mais informacao|mais informacoes|mais detalhe|mais detalhes|com mais detalhes|em mais detalhes|em detalhes|detalhe|detalhar|detalhe melhor|saber mais|continue|continua|continuar|prossiga|o que mais|que mais|mais alguma coisa|mais algo|algo mais|alguma coisa mais|algo a mais|tem mais|ha mais|e depois",
      explain:
        "explique|explica|explicar|explique melhor|explica melhor|explicar melhor|explicar isso|esclareca|esclarecer|como assim|o que quer dizer|o que isso quer dizer|o que voce quer dizer|o que quer dizer com isso|quer dizer o que|o que significa|o que isso significa|o que significa isso|nao entendi|nao entendi bem|nao entendi direito|nao entendo|nao compreendi|nao ficou claro|em outras palavras|com outras palavras|outras palavras|mais simples|de forma mais simples|de um jeito mais simples|um exemplo|de um exemplo|da um exemplo|dar um exemplo|por exemplo|seja mais especifico|mais especifico|tipo o que|o que exatamente|hein",
      again:
        "tem certeza|voce tem certeza|tem certeza disso|certeza|e verdade|e mesmo|serio|mesmo|verdade|isso esta certo|esta certo|isso e verdade|repita|repete|repetir|diga de novo|diz de novo|outra vez|mais uma vez|resuma|resume|resumir|em resumo|resumindo|mais curto|mais curta|em uma frase|numa frase|em uma palavra|traduza|traduz|traduzir",
      reason:
        "por que|porque|e por que|mas por que|por que isso|por que nao|por que motivo|por qual motivo|qual o motivo|qual e o motivo|qual a razao|qual e a razao|pra que|para que",
      filler:
        "pode|voce pode|poderia|voce poderia|consegue|voce consegue|me|isso|isto|sobre isso|sobre isto|disso|disto|a respeito|a respeito disso|um pouco|um pouquinho|pra mim|para mim|que eu deva saber|que devo saber|que eu precise saber|que preciso saber|tem|ha|existe|mas|o que voce disse|o que disse|gostaria de|queria|eu queria|eu gostaria de|quero|eu quero|a resposta|sua resposta|a sua resposta|responda",
    },
    it: {
      more: "dimmi di piu|mi dica di piu|dica di piu|raccontami di piu|mi racconti di piu|racconta di piu|parlami di piu|dirmi di piu|dire di piu|sapere di piu|saperne di piu|altre informazioni|altre info|piu informazioni|piu info|maggiori informazioni|ulteriori informazioni|piu dettagli|maggiori dettagli|altri dettagli|ulteriori dettagli|in dettaglio|nel dettaglio|piu in dettaglio|piu nel dettaglio|continua|continui|continuare|vai avanti|vada avanti|prosegui|prosegua|altro|c'e altro|c'e dell'altro|che altro|cos'altro|cosa altro|che cos'altro|qualcos'altro|qualcosa d'altro|qualcosa altro|e poi",
      explain:
        "spiega|spiegami|spieghi|mi spieghi|spiegare|spiegarmi|spiegarti|spiegarlo|spiegarmelo|spiegamelo|spiegare meglio|chiarire|chiarisci|chiarisca|cosa intendi|che cosa intendi|che intendi|cosa intende|che cosa intende|cosa vuoi dire|che cosa vuoi dire|che vuoi dire|cosa vuole dire|cosa vuol dire|che cosa vuol dire|che vuol dire|cosa significa|che cosa significa|che significa|in che senso|cioe|ossia|vale a dire|non capisco|non ho capito|non mi e chiaro|non e chiaro|in altre parole|con altre parole|altre parole|in parole semplici|in parole povere|piu semplice|piu semplicemente|in modo piu semplice|un esempio|fammi un esempio|fare un esempio|farmi un esempio|mi faccia un esempio|per esempio|ad esempio|di preciso|piu preciso|sii piu preciso|piu specifico|come sarebbe|come sarebbe a dire",
      again:
        "sei sicuro|sei sicura|ne sei sicuro|ne sei sicura|ne e sicuro|ne e sicura|davvero|sul serio|veramente|ma davvero|e vero|e giusto|e corretto|ripeti|ripeta|ripetere|ripetermi|ripetilo|di nuovo|ancora una volta|un'altra volta|riassumi|riassuma|riassumere|riassumilo|riassumermi|in breve|in sintesi|piu breve|piu corto|in una frase|in poche parole|in una parola|traduci|traduca|tradurre",
      reason: "perche|e perche|ma perche|perche no|come mai|per quale motivo|per che motivo|qual e il motivo",
      filler:
        "puoi|potresti|puo|potrebbe|mi puoi|mi potresti|mi puo|mi potrebbe|mi|ci|lo|questo|questa|quello|cio|su questo|su questa cosa|di questo|di cio|al riguardo|in merito|un po|un po'|un poco|meglio|per me|che dovrei sapere|che devo sapere|da sapere|vorrei|allora|ma|e|quello che hai detto|quello che ha detto|la risposta|la tua risposta|la sua risposta|rispondi|risponda|di|dimmi|dire|c'e|ci sono|hai|ha|avete",
    },
    ja: {
      more: "詳しく|くわしく|詳しく教えて|詳しく教えてください|詳しくお願いします|もっと教えて|もっと教えてください|教えて|詳しく知りたい|詳しく知りたいです|もっと知りたい|もっと知りたいです|詳細|詳細は|詳細を教えてください|他には|ほかには|他に|ほかに|他にありますか|ほかにありますか|他にもありますか|ほかにもありますか|他に何かありますか|ほかに何かありますか|続けて|続けてください|続きは|続きを|それだけ|それだけですか|それで全部ですか",
      explain:
        "どういう意味|どういう意味ですか|どういうこと|どういうことですか|意味がわかりません|意味が分かりません|意味がわからない|よくわかりません|よく分かりません|よくわからない|理解できません|説明して|説明してください|説明していただけますか|説明してもらえますか|わかりやすく|分かりやすく|簡単に言うと|簡単に言ってください|言い換えると|言い換えて|言い換えてください|例えば|たとえば|具体的には|具体的に|例を挙げて|例を挙げてください|つまり|つまりどういうことですか|えっ|え",
      again:
        "本当|本当ですか|ほんと|ほんとう|ほんとですか|ほんとうですか|本当に|確か|確かですか|間違いないですか|間違いありませんか|合っていますか|合ってますか|もう一度|もういちど|もう一回|もう一度言ってください|もう一度お願いします|もう一度教えてください|繰り返して|繰り返してください|まとめて|まとめてください|要約して|要約してください|要するに|短く|一言で|簡潔に",
      reason:
        "なぜ|なぜですか|なぜでしょうか|なんで|なんでですか|どうして|どうしてですか|どうしてでしょうか|理由は|理由は何ですか|理由を教えてください|何故|何故ですか",
      filler:
        "もう|もっと|すこし|それ|それを|それは|それって|それについて|これ|これを|これは|そのこと|そのことについて|について|ください|下さい|いただけますか|もらえますか|くれますか|頂けますか|できますか|言って|教えて|答えて|何か|なにか|か|の|で|って|という|でも",
    },
  };
